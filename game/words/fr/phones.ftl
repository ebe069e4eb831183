# Téléphones : ce qui est écrit sur la page d’un téléphone, et ce que l’écran dit des téléphones.

## La page
phones-label-title = Notre Dame
phones-label-key = Code affiché à l’écran
phones-label-key-hint = Il est affiché sous le QR code.
phones-label-key-old = Ce code est celui d’une autre soirée. Scannez le nouveau, ou tapez-le ici.
phones-label-name = Votre nom
phones-label-colour = Votre couleur
phones-label-sit = S’asseoir
phones-label-change = Changer de nom ou de couleur
phones-label-stand = Se lever
phones-label-take-seat = Prendre une place
phones-label-cancel = Annuler la demande
phones-label-hand = Main
phones-label-table = Table
phones-label-persons = Personnages
phones-label-history = Historique
phones-label-summary = Aide-mémoire
phones-label-more = Plus
phones-label-language = Langue
phones-label-hint = Conseil
phones-label-undo = Annuler
phones-label-done = Terminé
phones-label-leave = Partir pour de bon
phones-label-leave-sure = Partir pour de bon ? Un robot prendra votre place.
phones-label-yes = Oui
phones-label-no = Non
phones-label-start = Commencer
phones-label-again = Nouvelle partie, mêmes joueurs
phones-label-add-bot = Ajouter un robot
phones-label-remove = Retirer
phones-label-send-away = Renvoyer
phones-label-send-away-sure = Renvoyer ce téléphone ? Il perd sa place pour de bon. Qui a le code peut revenir sous un autre nom, à moins d’en tirer un nouveau.
phones-label-send-away-code = Renvoyer, nouveau code
phones-label-new-code = Nouveau code
phones-label-admit = Oui, entrez
phones-label-refuse = Non
phones-label-pause = Pause
phones-label-ask-pause = Demander une pause
phones-label-resume = Reprendre
phones-label-pace = Rythme
phones-label-coins = Pièces d’or
phones-label-cubes = Cubes
phones-label-cache = Cubes dans la réserve personnelle
phones-label-supply = Cubes dans la réserve commune
phones-label-rat = Cube Rat
phones-label-after-plague = Cube Rat après la peste
phones-label-prestige = Prestige
phones-label-messages = Lettres de change
phones-label-cathedral = Cubes à Notre-Dame
phones-label-third = Troisième carte, face cachée
phones-label-friend = Confident
phones-label-in-hand = pas encore placé
phones-label-bellringer = Sonneur de cloches
phones-label-rats = Rats des trois personnages
phones-label-plague = la peste frappe
phones-label-pays = chaque cube rapporte
phones-label-kept = Gardées
phones-label-choose = Touchez pour choisir.
phones-label-nothing = Rien à choisir pour l’instant
phones-label-sent = Envoyé…
phones-label-earlier = Tour précédent
phones-label-later = Tour suivant
phones-label-connecting = Connexion…
phones-label-no-connection = Pas de connexion avec l’écran. Cette page réessaie d’elle-même.
phones-label-seat-kept = Votre place vous est gardée.
phones-label-reload = Il existe une page plus récente. Rechargez-la.
phones-label-elsewhere = Cette table est ouverte dans un autre onglet. Continuer ici ?
phones-label-use-here = Continuer ici
phones-label-too-old = Ce navigateur est trop ancien pour montrer votre main. Mettez-le à jour ou prenez-en un autre.
phones-label-people = Joueurs
phones-label-stand-in = Faire jouer un robot en attendant
phones-label-wait = Attendre
phones-label-light = Clair
phones-label-dark = Chandelles
phones-label-larger = Texte plus grand
phones-label-smaller = Texte plus petit
phones-label-text-size = Taille du texte
phones-label-picked = a choisi
phones-label-choosing = choisit

phones-do-keep = Garder : { $thing }
phones-do-play = Jouer : { $thing }
phones-do-hire = Corrompre : { $thing }
phones-do-drive = Y aller
phones-do-take = Prendre un cube ici : { $thing }
phones-do-lose = Perdre un cube ici : { $thing }
phones-do-remove = Rendre un cube d’ici : { $thing }
phones-do-friend = Placer le confident : { $thing }
phones-do-from = Déplacer d’ici : { $thing }
phones-do-to = Déplacer ici : { $thing }
phones-do-place = Placer le cube : { $thing }
phones-do-activate = Effectuer l’action : { $thing }
phones-do-coin = Recevoir une pièce
phones-do-cube = Recevoir un cube
phones-do-kill = Chasser un rat
phones-do-carry = Déplacer : { $thing }
phones-do-spend = { $n ->
        [0] Ne payer aucune pièce
        [one] Payer { $n } pièce
       *[other] Payer { $n } pièces
    }
phones-do-donate = Offrir : { $thing }
phones-do-repeat = Prendre : { $thing }
phones-do-discard = Défausser : { $thing }
phones-do-done = Terminer
phones-what-take = Un cube est déplacé : { $here } → { $there }.
phones-what-friend = Votre confident vient ici et vous effectuez l’action du bâtiment.
phones-what-place = Le cube vient ici et vous effectuez l’action du bâtiment.
phones-what-activate = Vous effectuez l’action du bâtiment. Aucun pion ne bouge.
phones-what-fool-from = Ce pion quitte le bâtiment ; vous choisissez ensuite où il va.
phones-what-minstrel-from = Des pions quittent ce bâtiment ; vous choisissez ensuite où ils vont.
phones-what-actress-from = Tous vos pions quittent ce bâtiment ; vous choisissez ensuite où ils vont.
phones-what-fool-to = Le pion vient ici et vous effectuez l’action du bâtiment.
phones-what-minstrel-to = Les pions viennent ici. Aucune action ne suit.
phones-what-actress-to = Tous les pions viennent ici et vous effectuez l’action du bâtiment.
phones-at-home = { $market } de votre quartier
phones-cubes = { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
phones-cubes-friend = { $n ->
        [0] Le confident seul
        [one] { $n } cube et le confident
       *[other] { $n } cubes et le confident
    }

## Phrases sur un téléphone
phones-choose-seat = Bienvenue ! Qui êtes-vous, et quelle couleur voulez-vous ?
phones-you-host = Vous êtes l’hôte : commencez quand tout le monde est là.
phones-wait-start = On attend { $name } pour lancer la partie.
phones-wait-start-screen = On attend que la partie soit lancée à l’écran.
phones-taken = Cette place est prise. Choisissez-en une autre.
phones-letters = L’écran n’a pas de caractères pour { $letters }. Écrivez votre nom sans eux, s’il vous plaît.
phones-full = Toutes les places sont prises. Vous pouvez regarder la partie.
phones-host-only = Seul l’hôte peut faire cela.
phones-no-seat = Vous regardez la partie. Prenez place pour jouer.
phones-too-late = Trop tard : c’est déjà décidé.
phones-wasted = Ce serait du gaspillage.
phones-refused = L’hôte a dit non. Vous pouvez regarder la partie, ou demander une autre place.
phones-seat-taken = { $name } joue maintenant à votre place. Vous pouvez regarder la partie, ou demander une autre place.
phones-sent-away = L’hôte a renvoyé ce téléphone.
phones-new-code = L’écran affiche un nouveau code. Tous ceux qui sont là restent.
phones-closed = La table est fermée. Merci d’avoir joué !
phones-claiming = On demande à { $host } si vous pouvez jouer pour { $name }…
phones-claiming-screen = À l’écran, on demande si vous pouvez jouer pour { $name }…
phones-wants = { $name } voudrait jouer pour { $seat }.
phones-missing = C’est à { $name } de jouer, mais son téléphone est en veille ou hors d’atteinte.
phones-paused = { $name } a mis la partie en pause.
phones-paused-here = La partie est en pause à l’écran.
phones-asks-pause = { $name } demande une pause.
phones-wanted-here = Quelqu’un aimerait jouer pour { $name } à l’écran. Cédez-vous votre place ?
phones-wanted-bot = À l’écran, on voudrait qu’un robot joue pour { $name }. Cédez-vous votre place ?
phones-wanted-by = { $who } aimerait jouer pour { $name } sur un autre téléphone. Cédez-vous votre place ?
phones-who-here = à l’écran
phones-who-bot = robot
phones-who-asleep = téléphone en veille
phones-who-stands-in = un robot joue en attendant

## Phrases à l’écran
phones-plays-now = { $name } joue maintenant sur un téléphone.
phones-plays-for = { $who } joue maintenant pour { $name } sur un téléphone.
phones-plays-here = { $name } joue maintenant à cet écran.
phones-stands-in = Un robot joue pour { $name } jusqu’au retour du téléphone.
phones-play-with = Jouer avec des téléphones
phones-hands = Chacun peut tenir sa main sur son téléphone : ouvrez le menu et choisissez « { $entry } ».
phones-scan = Scannez avec un téléphone du même Wi-Fi, ou tapez :
phones-scan-to-sit = Scannez le code pour prendre place.
phones-add-here = Jouer ici
phones-next-address = Autre adresse
phones-close-seats = Renvoyer les téléphones
phones-close-really = Les renvoyer ? Les mains seront visibles ici
phones-opening = Ouverture des places…
phones-nobody = Personne n’arrive ? Les téléphones doivent être sur le même Wi-Fi que cet appareil, pas sur un réseau invité. Essayez une autre adresse, ou le partage de connexion d’un téléphone.
phones-outdated = { $name } : le téléphone affiche la page d’une autre version. Rechargez-la sur ce téléphone.
phones-no-network = Cet appareil n’est sur aucun réseau. Connectez-le au Wi-Fi des téléphones, ou au partage de connexion d’un téléphone, et rouvrez les places.
phones-failed-port = Les téléphones ne peuvent pas se connecter : le port { $port } est pris ou interdit. Lancez le programme avec un autre --port.
phones-failed-host = Les téléphones ne peuvent pas se connecter : { $host } n’est pas une adresse de cet appareil. Lancez le programme avec un autre --host, ou sans cette option.
phones-failed-system = Les téléphones ne peuvent pas se connecter : le système ne le permet pas. Vérifiez son pare-feu, et rouvrez les places.
phones-failed-error = Les téléphones ne peuvent pas se connecter : une erreur imprévue s’est produite. Le journal du programme en dit plus. Ouvrez de nouveau les places.
phones-on-phone = Sur un téléphone
phones-welcome = Bienvenue !
phones-seat-human = À cet écran
phones-missing-what = La partie attend : déverrouillez le téléphone, il reviendra de lui-même.
phones-play-here = Jouer pour { $name } à cet écran
phones-asks-owner = On demande à { $name }, sur son téléphone, si quelqu’un peut continuer ici.
phones-asks-owner-for = On demande à { $name }, sur son téléphone, si { $who } peut avoir sa place.
phones-keeps-seat = { $name } continue à jouer sur son téléphone.
phones-hint-ask = On demande d’abord sur le téléphone, sauf s’il est hors d’atteinte.
