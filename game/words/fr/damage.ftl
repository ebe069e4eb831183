# Fichiers endommagés : ce qui ne va pas, et que faire.

damage-in-file = { $file } : { $what }

## Ce qui ne va pas dans une partie sauvegardée
damage-missing = Ce fichier n’existe pas. Vérifiez son nom, ou branchez le disque où il se trouve.
damage-forbidden = Ce fichier ne peut pas être lu. Autorisez sa lecture, ou copiez-le ailleurs.
damage-held = Un serveur de tables tient cette partie. Jouez-la là-bas, ou arrêtez d’abord le serveur.
damage-folder = C’est un dossier. Choisissez une partie sauvegardée qui s’y trouve.
damage-device = C’est un périphérique ou un tube. Choisissez une partie sauvegardée.
damage-name-long = Le nom du fichier est trop long. Donnez-lui un nom plus court.
damage-unreadable = Le fichier est illisible. Vérifiez le disque où il se trouve, ou prenez une autre copie.
damage-large = Le fichier est plus gros que toute partie sauvegardée. Choisissez-en un autre.
damage-encoding = Le fichier contient autre chose que du texte (octet { $byte }).
damage-toml = La ligne { $line } du fichier n’a pas de sens.
damage-toml-deep = Le fichier a trop de niveaux imbriqués.
damage-toml-number = Le fichier contient un nombre beaucoup trop grand.
damage-toml-number-at = « { $place } » vaut { $value } : ce nombre est trop grand.
damage-newer = La partie vient d’une version plus récente du programme ({ $entry } { $version } ; celle-ci les connaît jusqu’à { $newest }). Mettez le programme à jour.
damage-version = « { $entry } » vaut { $version } ; il faut 1 ou plus.
damage-entry = « { $entry } » manque ; le fichier est peut-être tronqué.
damage-entry-integer = « { $entry } » vaut { $value } ; il faut un nombre entier.
damage-entry-text = « { $entry } » vaut { $value } ; il faut un texte.
damage-entry-flag = « { $entry } » vaut { $value } ; il faut true ou false.
damage-entry-list = « { $entry } » vaut { $value } ; il faut une liste.
damage-entry-table = « { $entry } » vaut { $value } ; il faut une table.
damage-table-deep = « table » a trop de niveaux imbriqués.
damage-secret = Le nombre secret des robots dans le fichier est endommagé ; il doit avoir 32 chiffres hexadécimaux.
damage-seed = La graine vaut { $seed } ; elle doit être comprise entre 0 et { $most }.
damage-seat = La place { $number } vaut { $value } ; il faut une table.
damage-seat-colour = La place { $number } a la couleur { $colour }, qui n’existe pas.
damage-seat-long = « { $entry } » de la place { $number } compte { $length } caractères ; { $most } au plus sont permis.
damage-seat-player = La place { $number } est jouée par { $player }, qui ne peut pas être le nom d’un robot.
damage-edition = L’édition { $edition } n’existe pas ; il y a { $known }.
damage-content = La partie a été jouée avec un autre contenu que celui de ce programme ({ $parts }). Lancez le programme avec le dossier de contenu d’origine.
damage-person = Les personnages que le fichier apporte sont endommagés.
damage-own-edition = L’édition que le fichier apporte est endommagée.
damage-own-content = Cette partie a ses propres contenus ({ $names }). Un serveur ne joue qu’avec ceux de la boîte : jouez-la chez vous.
damage-option = L’option { $option } n’existe pas.
damage-bot = Un robot « { $bot } » joue pour { $name }, mais ce programme ne le connaît pas ({ $known }). Changez le joueur dans le fichier, ou regardez seulement la partie.
damage-players = Une partie se joue de 2 à { $most } joueurs, pas à { $players }.
damage-same-colour = Deux places ont la même couleur.
damage-first = Le premier joueur, { $first }, n’a pas de place.
damage-setup = Aucune partie ne peut être mise en place avec cette édition et ces options.
damage-move = Le coup { $number } vaut { $value } ; il faut un texte.
damage-move-text = Le coup { $number } ({ $move }) n’en est pas un.
damage-move-illegal = Le coup { $number } ({ $move }) n’est pas permis à ce moment-là.
damage-move-after-end = Le coup { $number } ({ $move }) vient après la fin de la partie.
damage-no-game = Le fichier ne contient pas de partie.

## Que faire
damage-repair = Ce qui est intact peut être récupéré : choisissez le fichier parmi les parties sauvegardées.
damage-lost = Rien ne peut en être récupéré ; prenez une autre copie, s’il y en a une.
damage-sound = { $moves ->
    [0] Seul le début de la partie est intact.
    [1] Le premier coup est intact.
   *[other] Les { $moves } premiers coups sont intacts.
}

## Pourquoi le système refuse
damage-system-missing = fichier ou dossier introuvable
damage-system-forbidden = permission refusée
damage-system-full = plus de place sur le disque
damage-system-read-only = disque en lecture seule
damage-system-name-long = nom trop long
damage-system-broken = le disque ne répond pas
damage-system-memory = mémoire insuffisante
damage-system-busy = utilisé par un autre programme
damage-system-open-files = trop de fichiers sont ouverts
damage-system-other = erreur { $number } du système

## Ce qui ne va pas dans un fichier à soi
mistake-found = { $place } : attendu : { $expected } ; trouvé : { $found }.
mistake-lacks = { $place } : attendu : { $expected } ; il n’y a rien.
mistake-bytes = { $most } octets au plus
mistake-utf-8 = un texte en UTF-8
mistake-other-key = une autre clé que dans { $other }
mistake-picture = le nom d’un fichier PNG ou SVG du même dossier
mistake-picture-file = le fichier { $name } dans le même dossier
mistake-number = un nombre entier ({ $low } à { $high })
mistake-flag = true ou false
mistake-one-of = un des mots { $known }
mistake-keys = une des clés { $known }
mistake-table = une table [{ $entry }]
mistake-key = 1 à 31 lettres minuscules (a à z) et chiffres, d’abord une lettre
mistake-person-key = une clé qu’aucun personnage imprimé n’a
mistake-edition-key = une clé qu’aucune édition imprimée n’a
mistake-language = le code d’une langue, par exemple fr
mistake-line = un texte d’une ligne de { $most } caractères au plus
mistake-name = un nom, car il y a d’autres mots pour { $language }
mistake-names = une table [names] avec un nom en une langue au moins
mistake-languages = { $most } langues au plus
mistake-letter = A, B ou C pour un personnage gris, ou replaces pour un brun
mistake-not-both = ou bien cette clé ou bien letter, pas les deux
mistake-effect = des tables [[effect]], ou un des mots { $known }
mistake-no-number = pas de telle clé à côté des étapes d’un effet
mistake-numbers = pas de telle clé, car { $effect } demande { $numbers }
mistake-no-numbers = pas de telle clé, car { $effect } ne demande aucun nombre
mistake-measure = une mesure
mistake-amount = un nombre de 0 à { $high }
mistake-icons = une liste de { $most } lignes de symboles au plus
mistake-steps = des étapes (1 à { $most }), chacune une table [[effect]]
mistake-options = une liste de 2 à { $most } choix
mistake-deeds = une table, ou une liste de { $most } au plus
mistake-limit = un nombre entier de 0 à { $high }, ou bien below
mistake-pieces = one, all, ou le plus grand nombre de pièces de 1 à { $high }
mistake-not-with = pas de telle clé avec { $value }
mistake-not-without = pas de telle clé sans { $entry }
mistake-not-for = pas de telle clé pour { $measure }
mistake-one-piece = pas de telle clé, sauf si une seule pièce est déplacée
