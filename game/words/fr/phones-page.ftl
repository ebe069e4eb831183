# La page des téléphones : comment elle appelle, ce qu’on a manqué, les amis ailleurs.

## À vous
phones-label-your-turn = À vous de jouer
phones-label-sound = Son quand c’est à vous
phones-sound-off = Aucun
phones-sound-soft = Discret
phones-sound-clear = Net
phones-label-awake = Garder l’écran allumé
phones-label-unlit = Ce navigateur laisse l’écran s’éteindre. Choisissez un délai plus long dans les réglages du téléphone.

## Sur un grand écran
phones-label-full-screen = Plein écran
phones-label-watch-there = Pour montrer la table dans le navigateur d’un téléviseur, ouvrez-y cette adresse :
phones-label-watch-waits = On prend place à cette adresse :
phones-label-keys = Au clavier : les flèches ou les chiffres choisissent, Entrée confirme, Échap annule le choix, H demande un conseil, Z reprend le coup.

## Ce qu’on se dit
phones-reaction-bravo = Bravo !
phones-reaction-thanks = Merci !
phones-reaction-laugh = Ha ha !
phones-reaction-alas = Hélas !
phones-reaction-think = Hum…
phones-reaction-hurry = Dépêchons !
phones-reacts = { $name } : « { $words } »
phones-label-react = Dire quelque chose
phones-label-reactions = Montrer ce que disent les autres

## Ce qu’on a manqué
phones-label-missed = Il s’est passé des choses depuis votre dernier regard.
phones-label-missed-show = Montrer
phones-label-missed-skip = Passer
phones-label-missed-next = Suivant

## Reprendre, s’il vous plaît
phones-label-plead = Reprendre, s’il vous plaît
phones-plead-asks = { $name } voudrait reprendre un choix. Ce qui a été joué depuis serait repris aussi. D’accord ?
phones-plead-waits = On demande aux autres.
phones-plead-no = { $name } préfère continuer.
phones-plead-late = La partie a continué. Rien n’est repris.
phones-plead-told = { $name } demande à reprendre un choix.
