# La page des téléphones : comment elle appelle, ce qu’on a manqué, les amis ailleurs.

## À vous
phones-label-your-turn = À vous de jouer
phones-label-sound = Son quand c’est à vous
phones-label-sound-off = Aucun
phones-label-sound-soft = Discret
phones-label-sound-clear = Net
phones-label-awake = Garder l’écran allumé
phones-label-unlit = Ce navigateur laisse l’écran s’éteindre. Choisissez un délai plus long dans les réglages du téléphone.
