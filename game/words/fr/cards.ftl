# Cartes Action : leurs noms, et ce qu'elles font en deux à quatre phrases.

card-cloister = Séminaire
card-bank = Banque
card-residence = Résidence
card-carriage = Relais de calèches
card-hotel = Auberge
card-park = Parc
card-hospital = Hôpital
card-notredame = Notre-Dame
card-friend = Confident

# The shortest names, as they stand on the cards themselves.
card-title-cloister = { card-cloister }
card-title-bank = { card-bank }
card-title-residence = { card-residence }
card-title-carriage = Relais
card-title-hotel = { card-hotel }
card-title-park = { card-park }
card-title-hospital = { card-hospital }
card-title-notredame = { card-notredame }
card-title-friend = { card-friend }

card-effect-cloister =
    Placez un cube de votre réserve personnelle sur le séminaire. Recevez ensuite de la réserve commune un cube pour chaque cube que vous y avez, le nouveau compris. S’il n’en reste plus assez, vous ne recevez que ceux qui restent.
card-effect-bank =
    Placez un cube de votre réserve personnelle sur la banque. Recevez ensuite une pièce d’or pour chaque cube que vous y avez. { $limited ->
        [yes] S’il n’y a plus assez de pièces, prenez celles qui manquent au plus riche des autres joueurs.
       *[no] Les pièces ne manquent jamais.
    }
card-effect-residence =
    Placez un cube de votre réserve personnelle sur la résidence. Gagnez ensuite 1 point de prestige pour chaque cube que vous y avez.
card-effect-carriage =
    Placez un cube de votre réserve personnelle sur le relais. Menez ensuite votre calèche de marché en marché, d’un marché au plus par cube que vous y avez. Là où elle s’arrête, vous pouvez prendre la lettre de change : 1 point de prestige et une pièce, { $cube ->
        [one] { $cube } point
       *[other] { $cube } points
    } de prestige et un cube, 3 points de prestige et un rat en moins, ou 4 points de prestige. Vous ne pouvez pas prendre une couleur tant qu’il reste sur le plateau une autre couleur dont vous avez moins.
card-effect-hotel =
    Placez un cube de votre réserve personnelle sur l’auberge. Choisissez ensuite : une pièce d’or, un cube de la réserve commune, ou un rat en moins. À partir de { $double } cubes, choisissez deux fois, au besoin la même chose.
card-effect-park =
    Placez un cube de votre réserve personnelle sur le parc et chassez un rat. Désormais, à chaque gain de prestige, vous gagnez 1 point de plus par tranche de 2 cubes dans votre parc.
card-effect-hospital =
    Placez un cube de votre réserve personnelle sur l’hôpital et chassez un rat. À chaque propagation de la peste, chaque cube à l’hôpital écarte un rat ; s’il y a plus de cubes que de rats, votre cube Rat recule.
card-effect-notredame =
    Offrez 1, 2 ou 3 pièces d’or, placez un cube de votre réserve personnelle à Notre-Dame et gagnez 1, 3 ou 6 points de prestige. À la fin de la manche, { $pot } points de prestige sont partagés entre tous les cubes présents, arrondis à l’inférieur, et les cubes retournent dans la réserve commune. Vous pouvez aussi ne rien faire.
card-effect-friend =
    Placez votre confident sur un autre de vos 7 bâtiments (la première fois, sur celui de votre choix). Effectuez ensuite l’action de ce bâtiment comme si vous veniez d’y placer un cube : le confident y compte comme un cube. Aucun cube n’est nécessaire.

card-empty-cache =
    Si votre réserve personnelle est vide, vous pouvez prendre un de vos cubes ailleurs sur le plateau, ou renoncer à l’action.
card-may-decline = Vous pouvez aussi jouer la carte sans effet.

sector-influence = { $n ->
        [0] Aucun cube pour l’instant.
       *[other] Cubes : { $n }.
    }
sector-friend-here = Le confident compte comme un cube.
sector-harbour = Port
sector-effect-harbour =
    La piste d’épidémie va de 0 à 9. À chaque propagation de la peste, votre cube Rat avance du nombre de rats des trois personnages, moins les cubes de votre hôpital. Au-delà de 9, vous perdez 2 points de prestige et un cube de votre bâtiment majoritaire.
