# La pagina dei telefoni: come chiama, che cosa si è perso, gli amici altrove.

## Tocca a te
phones-label-your-turn = Tocca a te
phones-label-sound = Suono quando tocca a te
phones-label-sound-off = Nessuno
phones-label-sound-soft = Discreto
phones-label-sound-clear = Chiaro
phones-label-awake = Tieni acceso lo schermo
phones-label-unlit = Questo browser lascia spegnere lo schermo. Scegli un tempo più lungo nelle impostazioni del telefono.
