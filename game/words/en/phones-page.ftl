# The phones’ page as the evening grows: how it calls its owner, what was missed, friends elsewhere.

## Your turn
phones-label-your-turn = Your turn
phones-label-sound = Sound on your turn
phones-sound-off = Off
phones-sound-soft = Soft
phones-sound-clear = Clear
phones-label-awake = Keep the screen lit
phones-label-unlit = This browser lets the screen go dark. Choose a longer time for it in the settings of your phone.

## On a large screen
phones-label-full-screen = Full screen
phones-label-watch-there = To show the table in the browser of a television, open this address there:
phones-label-watch-waits = Friends sit down at this address:
phones-label-keys = By keyboard: arrows or digits choose, Enter confirms, Escape lets go, H asks for a hint, Z takes back.

## What people show each other
phones-reaction-bravo = Bravo!
phones-reaction-thanks = Thank you!
phones-reaction-laugh = Ha ha!
phones-reaction-alas = Oh dear!
phones-reaction-think = Hmm …
phones-reaction-hurry = Hurry up!
phones-reacts = { $name }: “{ $words }”
phones-label-react = Say something
phones-label-reactions = Show what others say

## What one has missed
phones-label-missed = Things have happened since you last looked.
phones-label-missed-show = Show me
phones-label-missed-skip = Skip
phones-label-missed-next = Next

## Undo, please
phones-label-plead = Undo, please
phones-plead-asks = { $name } would like to take back a choice. What was done since would be taken back too. All right?
phones-plead-waits = The others are being asked.
phones-plead-no = { $name } would rather go on.
phones-plead-late = The game has gone on. Nothing is taken back.
phones-plead-told = { $name } asks to take back a choice.

## Friends elsewhere
phones-elsewhere = Friends elsewhere
phones-elsewhere-none = Friends in other homes come in through a tunnel, which this game doesn’t have itself.
phones-elsewhere-none-tailscale = Install Tailscale, log in and allow its Funnel: the address stays the same, and only this computer can read what is said.
phones-elsewhere-none-cloudflared = Or install cloudflared, which needs no account: the address is another one each time, and Cloudflare could read along.
phones-elsewhere-how = Nothing is sent before you press a button below. Afterwards whoever has the address can come in from anywhere, as long as the evening lasts.
phones-elsewhere-through = Through { $program }
phones-elsewhere-reads-tailscale = Through Tailscale: what is said is decrypted on this computer alone. Tailscale passes it on and can’t read it.
phones-elsewhere-reads-cloudflared = Through Cloudflare: it decrypts what is said and could read along, hands too.
phones-elsewhere-starting = { $program } is opening a way …
phones-elsewhere-slow = { $program } takes longer than usual. Is this computer online?
phones-elsewhere-wants = { $program } wants something first. Open this address on this computer: { $address }
phones-elsewhere-died = { $program } has ended, and nobody comes in any more. It said: { $told }
phones-elsewhere-open = Send this address to your friends. Whoever has it can come in.
phones-elsewhere-changed = The address has changed. Send your friends this one; who was here takes their seat again there.
phones-elsewhere-close = Close the way
phones-elsewhere-copy = Copy the address
phones-elsewhere-copied = Copied
phones-scan-anywhere = Scan this from anywhere, or type:

## On the home screen
phones-label-install = Put it on the home screen
phones-label-install-there = To put this page on the home screen, open the browser’s Share menu and choose “Add to Home Screen”.
phones-label-offline = The table can’t be reached now. This page tries again by itself.
phones-label-retry = Try again
