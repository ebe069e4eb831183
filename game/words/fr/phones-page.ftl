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

## Des amis ailleurs
phones-elsewhere = Des amis ailleurs
phones-elsewhere-none = Des amis chez eux entrent par un tunnel, que ce jeu n’a pas lui-même.
phones-elsewhere-none-tailscale = Installez Tailscale, connectez-vous et autorisez son Funnel : l’adresse reste la même, et seul cet ordinateur peut lire ce qui se dit.
phones-elsewhere-none-cloudflared = Ou installez cloudflared, qui ne demande pas de compte : l’adresse change à chaque fois, et Cloudflare pourrait lire.
phones-elsewhere-how = Rien n’est envoyé avant que vous n’appuyiez sur un bouton ci-dessous. Ensuite, quiconque a l’adresse peut entrer de partout, tant que dure la soirée.
phones-elsewhere-through = Par { $program }
phones-elsewhere-reads-tailscale = Par Tailscale : ce qui se dit n’est déchiffré que sur cet ordinateur. Tailscale le transmet sans pouvoir le lire.
phones-elsewhere-reads-cloudflared = Par Cloudflare : il déchiffre ce qui se dit et pourrait lire, les mains aussi.
phones-elsewhere-starting = { $program } ouvre un passage…
phones-elsewhere-slow = { $program } met plus de temps que d’habitude. Cet ordinateur est-il en ligne ?
phones-elsewhere-wants = { $program } demande d’abord quelque chose. Ouvrez cette adresse sur cet ordinateur : { $address }
phones-elsewhere-died = { $program } s’est arrêté, et plus personne n’entre. Il a dit : { $told }
phones-elsewhere-open = Envoyez cette adresse à vos amis. Quiconque l’a peut entrer.
phones-elsewhere-changed = L’adresse a changé. Envoyez celle-ci à vos amis ; ceux qui étaient là y reprennent leur place.
phones-elsewhere-close = Fermer le passage
phones-elsewhere-copy = Copier l’adresse
phones-elsewhere-copied = Copiée
phones-scan-anywhere = Scannez d’où vous voulez, ou tapez :

## Sur l’écran d’accueil
phones-label-install = Ajouter à l’écran d’accueil
phones-label-install-there = Pour mettre cette page sur l’écran d’accueil, ouvrez le menu Partager du navigateur et choisissez « Sur l’écran d’accueil ».
phones-label-offline = La table est injoignable pour le moment. Cette page réessaie d’elle-même.
phones-label-retry = Réessayer
