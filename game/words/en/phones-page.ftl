# The phones’ page as the evening grows: how it calls its owner, what was missed, friends elsewhere.

## Your turn
phones-label-your-turn = Your turn
phones-label-sound = Sound on your turn
phones-label-sound-off = Off
phones-label-sound-soft = Soft
phones-label-sound-clear = Clear
phones-label-awake = Keep the screen lit
phones-label-unlit = This browser lets the screen go dark. Choose a longer time for it in the settings of your phone.
