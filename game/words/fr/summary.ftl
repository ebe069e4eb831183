# L’aide-mémoire : les règles sur une page, en une ou deux lignes chacune.

summary-title = Aide-mémoire
summary-round = Les cinq phases d’un tour
summary-phase-persons = Trois personnages arrivent : deux bruns et un gris.
summary-phase-draft = Piochez 3 cartes, gardez-en 1, passez-en 2 ; des 2 reçues, gardez-en 1, passez l’autre ; prenez la dernière.
summary-phase-play = Tour à tour, jouez 2 de vos 3 cartes.
summary-phase-hire = Tour à tour, corrompez un personnage pour 1 pièce, ou passez.
summary-phase-plague = Votre cube Rat avance du nombre de rats des personnages, moins les cubes de l’hôpital.
summary-after = Ensuite
summary-end-struck = Au-delà de 9 : vous perdez 2 points de prestige et un cube de votre bâtiment majoritaire.
summary-end-round = Fin du tour : le sonneur de cloches passe à gauche.
summary-end-period = Après les tours 3, 6 et 9 : Notre-Dame partage { $pot } points de prestige entre ses cubes. Ils repartent, les cartes aussi.
summary-end-game = Après le tour 9 : le plus de points de prestige gagne ; à égalité, pièces et cubes en réserve.
summary-cards = Cartes : placez un cube, puis…
summary-does-cloister = 1 cube de la réserve commune par cube présent
summary-does-bank = { $limited ->
        [yes] 1 pièce par cube présent, tant qu’il en reste
       *[no] 1 pièce par cube présent
    }
summary-does-residence = 1 point de prestige par cube présent
summary-does-carriage = 1 marché au plus par cube présent, puis une lettre de change
summary-does-hotel = une pièce, un cube ou un rat en moins ; deux fois dès { $double } cubes
summary-does-park = un rat en moins ; +1 par gain de prestige pour 2 cubes
summary-does-hospital = un rat en moins ; chaque cube écarte un rat à chaque peste
summary-does-notredame = 1, 2 ou 3 pièces pour 1, 3 ou 6 points de prestige
summary-does-friend = sans cube : placez-le et effectuez l’action
summary-signs = Symboles
summary-sign-coin = pièces d’or
summary-sign-cache = cubes de votre réserve personnelle ; vide : prenez-en un ailleurs, ou renoncez
summary-sign-supply = cubes de la réserve commune, à gagner
summary-sign-prestige = prestige ; « ? » s’il est secret
summary-sign-rat = votre cube Rat, et où cette peste le mènera
summary-sign-kill = un rat en moins : reculez d’une case
summary-sign-hand = { $decline ->
        [yes] cartes en main, jouables sans effet
       *[no] cartes en main
    }
summary-sign-message = lettre de change : 1 point de prestige et une pièce, { $cube } et un cube, 3 et un rat en moins, ou 4
summary-sign-influence = influence : les cubes d’un bâtiment, confident compris
summary-sign-friend = confident : compte comme un cube
summary-sign-activate = l’action du bâtiment est effectuée
summary-sign-bellringer = commence le tour
