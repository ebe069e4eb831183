# Words that all menus share.

menu-cancel = Abbrechen
menu-does-change = Ändern
menu-does-write = Schreiben
menu-does-end-writing = Fertig
menu-ok = OK
menu-back = Zurück
