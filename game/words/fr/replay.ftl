# Revoir une partie, les parties sauvegardées, les résultats, et le livre des parties passées.

## Revoir
replay-watch = Revoir
replay-at = Tour { $label } · coup { $n } sur { $all }
replay-then = C’était ainsi : tour { $label }, coup { $n } sur { $all }
replay-view-all = Toutes les mains
replay-view-none = Aucune main
replay-expected = Le résultat que chacun pouvait espérer, avec ce qu’il savait alors
replay-play-on = Rejouer à partir d’ici
replay-to-game = Retour à la partie
replay-close = Fermer
replay-play = Lecture ou pause
replay-step = Coup
replay-rounds = Tour
replay-nothing-left = La partie est finie ici : revenez un peu en arrière pour rejouer à partir de là.
