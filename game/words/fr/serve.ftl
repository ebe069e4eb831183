# Un serveur de tables : ce que dit sa page en plus de ce qui figure sur chaque téléphone.

## La page
serve-label-open = Ouvrir une table
serve-label-tables = Mes tables
serve-label-no-tables = Vous n’avez encore été à aucune table ici. Ouvrez le lien que l’on vous a envoyé.
serve-label-key-needed = Seul qui a le lien du serveur peut ouvrir des tables ici.
serve-label-options = Règles
serve-label-edition = Édition
serve-label-file = Continuer une partie enregistrée
serve-label-file-how = Son fichier révèle toutes les mains ; tout le monde à la table l’apprend.
serve-label-file-large = Ce fichier est trop grand pour être ouvert ici.
serve-label-invite = Inviter des amis
serve-label-invite-how = Qui a ce lien peut demander une place.
serve-label-own = Jouer sur un autre appareil
serve-label-own-how = Ce lien est à vous seul : il ouvre votre place partout. Ne le donnez à personne.
serve-label-key = Code du lien
serve-label-key-hint = Il se trouve à la fin du lien, après le #.
serve-label-key-old = Ce lien ne laisse plus entrer personne de nouveau. Demandez le nouveau à qui vous a invité.
serve-label-new-code = Nouveau lien
serve-label-send-away-sure = Renvoyer cette personne ? Elle perd sa place pour de bon. Qui a le lien peut revenir sous un autre nom, à moins d’en créer un nouveau.
serve-label-send-away-code = Renvoyer, nouveau lien
serve-label-copy = Copier
serve-label-copied = Copié
serve-label-table = Cette table
serve-label-save = Enregistrer dans un fichier
serve-label-save-how = Le fichier contient la graine et toutes les mains. Tant que la partie dure, tout le monde apprend que vous l’avez.
serve-label-put-away = Ranger
serve-label-put-away-how = Tout le monde rentre chez soi. Chacun des liens de la table la rouvre.
serve-label-end = Fermer pour de bon
serve-label-end-sure = Fermer cette table pour de bon ? Personne n’y reviendra.
serve-label-patience = Un bot joue après
serve-label-patience-how = Il joue ce seul tour pour qui prend plus longtemps. La place reste la sienne.
serve-label-go = Y aller
serve-label-your-turn = À vous

## Phrases
serve-seat-free = libre
serve-disk-full = Le serveur ne peut rien noter pour l’instant. La partie reprend dès que possible.
serve-disk-full-opening = Le serveur ne peut rien noter pour l’instant. Votre table s’ouvrira dès que possible.
serve-disk-again = Le serveur note de nouveau.
serve-opener-only = Seul qui a ouvert cette table peut le faire.
serve-ended = Cette table a été fermée. Merci d’avoir joué !
serve-put-away = Cette table a été rangée. Chacun de ses liens la rouvre.
serve-new-link = La table a un nouveau lien, affiché avec l’invitation. L’ancien ne laisse plus entrer personne de nouveau ; tous ceux qui sont là restent.
serve-unused = Personne n’est venu depuis { $days } jours : la table a été rangée. Son lien la rouvre.
serve-no-game = Aucune partie n’a encore commencé ici.
serve-saved = { $name } a enregistré cette partie dans un fichier. Ce fichier révèle toutes les mains.
serve-from-file = { $name } a ouvert cette partie depuis un fichier. Ce fichier révèle toutes les mains.
serve-damaged = Cette table ne peut pas être ouverte : son fichier est abîmé. Qui gère le serveur peut y regarder.
serve-back-at-once = Le serveur redémarre. Tout le monde revient tout de suite.
serve-key-needed = Seul qui a le lien du serveur peut ouvrir des tables ici.
serve-too-many = Trop de tables ont été ouvertes. Réessayez plus tard.
serve-waits = On attend { $names }, { $since }
serve-waits-you = On vous attend, { $since }
serve-waits-you-too = On vous attend, ainsi que { $names }, { $since }
serve-since = { $unit ->
        [days] { $n ->
            [one] depuis { $n } jour
           *[other] depuis { $n } jours
        }
        [hours] { $n ->
            [one] depuis { $n } heure
           *[other] depuis { $n } heures
        }
        [minutes] { $n ->
            [one] depuis { $n } minute
           *[other] depuis { $n } minutes
        }
       *[moments] à l’instant
    }
serve-over = La partie est finie
serve-before = Pas encore commencée
serve-turn-told = À vous de jouer, { $name }. À votre table : { $names }.
serve-patience-never = jamais
serve-patience = un bot joue le tour après { $length }
serve-patience-set = { $name } a choisi : un bot joue le tour de qui dépasse { $length }. La place reste la sienne.
serve-patience-unset = { $name } a choisi : la partie attend chacun, aussi longtemps qu’il faut.
serve-bot-took = Un bot joue ce tour pour { $name }, qui a pris trop de temps.
serve-bot-at = { $name } a jusqu’à { $time } ; ensuite, un bot joue
serve-length = { $unit ->
        [days] { $n ->
            [one] { $n } jour
           *[other] { $n } jours
        }
       *[hours] { $n ->
            [one] { $n } heure
           *[other] { $n } heures
        }
    }

## Notifications
serve-label-notify = Me prévenir quand c’est à moi
serve-label-notify-off = Ne plus me prévenir
serve-label-notify-how = Cet appareil vous prévient, même quand cette page est fermée. La notification nomme la table et ne dit rien de la partie. Elle passe par l’éditeur de votre navigateur, qui ne peut pas la lire.
serve-label-notify-there = Un iPhone ou un iPad ne prévient que depuis l’écran d’accueil : ajoutez-y d’abord cette page.
serve-label-notify-denied = Les notifications de cette page sont bloquées. Autorisez-les dans les réglages du navigateur.
serve-label-notify-failed = Ce navigateur n’a pas pu être réglé pour les notifications.
serve-label-quiet = Silence la nuit
serve-label-quiet-from = de
serve-label-quiet-to = à
serve-label-quiet-how = Ce qui tombe dans ces heures arrive à leur fin, si c’est encore à vous.
serve-push-title = C’est à vous
serve-push-body = Notre Dame avec { $names }
serve-push-unavailable = Ce serveur ne peut pas envoyer de notifications.
serve-push-unknown = Le service de notifications de ce navigateur n’est pas connu ici.
