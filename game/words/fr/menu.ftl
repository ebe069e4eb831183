# Words that all menus share.

menu-cancel = Annuler
menu-does-change = Changer
menu-does-write = Écrire
menu-does-end-writing = Terminé
menu-ok = D’accord
menu-back = Retour
