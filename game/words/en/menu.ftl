# Words that all menus share.

menu-cancel = Cancel
menu-does-change = Change
menu-does-write = Write
menu-does-end-writing = Done
menu-ok = OK
menu-back = Back
