# Words that all menus share.

menu-cancel = Annulla
menu-does-change = Cambia
menu-does-write = Scrivi
menu-does-end-writing = Fatto
menu-ok = OK
menu-back = Indietro
