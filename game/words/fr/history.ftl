# Garder une partie, revenir en arrière, et l’histoire d’une partie à la table.

## Le panneau d’histoire
history-title = Historique
history-all = Tous
history-nothing = Rien ne s’est encore passé.
history-choose = Choisir
history-show = Voir ce moment
history-close = Retour à la partie
history-filter = Joueur
history-rounds = Tours
history-strict = Mémoire stricte : les tours précédents pourront être relus une fois la partie finie.
