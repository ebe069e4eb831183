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
serve-label-copy = Copier
serve-label-copied = Copié
serve-label-table = Cette table
serve-label-save = Enregistrer dans un fichier
serve-label-save-how = Le fichier contient la graine et toutes les mains. Tant que la partie dure, tout le monde apprend que vous l’avez.
serve-label-put-away = Ranger
serve-label-put-away-how = Tout le monde rentre chez soi. Chacun des liens de la table la rouvre.
serve-label-end = Fermer pour de bon
serve-label-end-sure = Fermer cette table pour de bon ? Personne n’y reviendra.
serve-label-go = Y aller
serve-label-your-turn = À vous

## Phrases
serve-seat-free = libre
serve-disk-full = Le serveur ne peut rien noter pour l’instant. La partie reprend dès que possible.
serve-disk-again = Le serveur note de nouveau.
serve-opener-only = Seul qui a ouvert cette table peut le faire.
serve-ended = Cette table a été fermée. Merci d’avoir joué !
serve-put-away = Cette table a été rangée. Chacun de ses liens la rouvre.
serve-no-game = Aucune partie n’a encore commencé ici.
serve-saved = { $name } a enregistré cette partie dans un fichier. Ce fichier révèle toutes les mains.
serve-from-file = { $name } a ouvert cette partie depuis un fichier. Ce fichier révèle toutes les mains.
serve-damaged = Cette table ne peut pas être ouverte : son fichier est abîmé. Qui gère le serveur peut y regarder.
serve-back-at-once = Le serveur redémarre. Tout le monde revient tout de suite.
serve-key-needed = Seul qui a le lien du serveur peut ouvrir des tables ici.
serve-too-many = Trop de tables ont été ouvertes. Réessayez plus tard.
serve-waits = On attend { $names }, { $since }
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
serve-turn-told = À vous de jouer, { $name }. À votre table : { $names }.
