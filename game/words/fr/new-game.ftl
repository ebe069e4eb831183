# A new game: players, edition and options, and what each control is for.

new-game-title = Nouvelle partie
new-game-players = Joueurs
new-game-name = Nom
new-game-colour = Couleur
new-game-player-human = Humain
new-game-player-random = Robot · au hasard
new-game-player-quick = Robot · vif
new-game-player-easy = Robot · facile
new-game-player-apprentice = Robot · apprenti
new-game-player-journeyman = Robot · compagnon
new-game-player-normal = Robot · normal
new-game-player-hard = Robot · difficile
new-game-player-master = Robot · maître
new-game-player-strength = Robot · force { $n }
new-game-strength = Force
new-game-suits = Robots à mon niveau
new-game-suited = { $games ->
    [1] { $won ->
        [0] Dernière partie contre la force { $against } : perdue
       *[other] Dernière partie contre la force { $against } : gagnée
    }
   *[other] Parties gagnées contre la force { $against } : { $won } sur les { $games } dernières
}. Désormais { $strength }.
new-game-suited-unknown = Encore aucune partie contre des robots : { $strength } pour commencer. La suite dépend de vos victoires.
new-game-add-player = Ajouter un joueur
new-game-start = Commencer
new-game-edition = Édition
new-game-edition-anniversary = 10ᵉ anniversaire
new-game-edition-alea-2007 = alea 2007
new-game-edition-riogrande-2007 = Rio Grande 2007
new-game-edition-bluebear = BlueBear en ligne
new-game-edition-custom = Édition sur mesure
new-game-option-hotel-double-at = Cubes pour deux bonus à l’auberge
new-game-option-coins-limited = 25 pièces d’or en tout
new-game-option-fool-from-notredame = Le fou peut prendre à Notre-Dame
new-game-option-message-cube-prestige = Prestige de la lettre à cube
new-game-option-may-decline = Jouer une carte sans effet
new-game-new-persons = Nouveaux personnages
new-game-open-prestige = Prestige visible
new-game-open-hands = Mains visibles
new-game-strict-memory = Mémoire stricte
new-game-advanced = Règles avancées
new-game-first = Premier joueur : { $name }
new-game-first-random = Premier joueur : au hasard
new-game-portrait = Portrait
new-game-seed = Graine (vide : au hasard)
new-game-hint-name = Qui s’assied ici. On joue dans l’ordre des places, dans le sens horaire.
new-game-hint-colour = La couleur et le symbole du joueur. Si un autre l’a déjà, vous échangez.
new-game-hint-remove = Retirer ce joueur.
new-game-hint-player-human = Une personne devant cet écran.
new-game-hint-player-random = Joue n’importe quel coup permis.
new-game-hint-player-quick = Décide tout de suite, au jugé.
new-game-hint-player-easy = Connaît les règles mais se trompe souvent : bien pour débuter.
new-game-hint-player-apprentice = Apprend encore le métier et se trompe assez souvent : pour les premières parties.
new-game-hint-player-journeyman = Connaît le métier mais juge parfois mal : un cran au-dessous de normal.
new-game-hint-player-normal = Un adversaire correct, qui se trompe parfois.
new-game-hint-player-hard = Réfléchit à l’avance et ne se trompe pas.
new-game-hint-player-master = Réfléchit quelques secondes à chaque coup : le plus fort.
new-game-hint-player-strength = Joue entre les niveaux : atteint environ { $n ->
    [one] { $n } point
   *[other] { $n } points
} de prestige contre trois robots normaux.
new-game-hint-strength = Le prestige que ce robot atteint à peu près contre trois robots normaux. Les crans sont les niveaux.
new-game-hint-suits = Règle les robots pour que vous gagniez à quatre environ deux parties sur cinq.
new-game-hint-edition-anniversary = Les règles de l’édition du 10ᵉ anniversaire.
new-game-hint-edition-alea-2007 = La première édition, de 2007. Ses autres noms sont dans les règles.
new-game-hint-edition-riogrande-2007 = La première édition en anglais : les pièces ne manquent jamais.
new-game-hint-edition-bluebear = La version en ligne de BlueBear : plus douce, avec de petites différences.
new-game-hint-edition-custom = Votre propre édition, telle que réglée ci-dessous.
new-game-hint-edition-own = L’édition « { $edition } », tirée de votre propre dossier de contenu.
new-game-hint-edition-file = L’édition « { $edition } », tirée d’un fichier.
new-game-hint-option-hotel-double-at = À partir de ce nombre de cubes, l’auberge donne deux bonus au lieu d’un.
new-game-hint-option-coins-limited = La réserve commune peut être à court de pièces ; le plus riche des autres joueurs paie alors.
new-game-hint-option-fool-from-notredame = Le fou peut aussi prendre un cube à Notre-Dame.
new-game-hint-option-message-cube-prestige = Les points de prestige de la lettre de change qui rapporte un cube.
new-game-hint-option-may-decline = On peut jouer une carte sans effectuer son action.
new-game-hint-new-persons = Ajoute 18 personnages gris ; neuf des 27 paraissent dans chaque partie.
new-game-hint-open-prestige = Chacun voit le prestige de tous. Sinon il reste secret jusqu’à la fin.
new-game-hint-open-hands = Toutes les mains sont visibles, en famille. Sinon un rideau cache les cartes de chacun.
new-game-hint-strict-memory = L’historique ne montre que le tour en cours : nul ne peut consulter la défausse. Après la partie, il montre tout.
new-game-hint-advanced = Les règles qui diffèrent d’une édition à l’autre, et la graine du hasard.
new-game-hint-first = Qui commence et reçoit d’abord le sonneur de cloches.
new-game-hint-seed = Décide de tous les mélanges : même graine, même partie (une autre que dans la version 1.0).
new-game-phones = Jouer avec des téléphones
new-game-hint-phones = Chaque main sur le téléphone de son joueur : scannez un code et asseyez-vous.

new-game-own-persons-chosen = Personnages à soi : { $n }
new-game-hint-own-persons = Vos propres personnages et éditions, tirés de fichiers : lesquels sont de cette partie ?
