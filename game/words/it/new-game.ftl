# A new game: players, edition and options, and what each control is for.

new-game-title = Nuova partita
new-game-players = Giocatori
new-game-name = Nome
new-game-colour = Colore
new-game-player-human = Persona
new-game-player-random = Bot · a caso
new-game-player-quick = Bot · svelto
new-game-player-easy = Bot · facile
new-game-player-apprentice = Bot · apprendista
new-game-player-journeyman = Bot · lavorante
new-game-player-normal = Bot · normale
new-game-player-hard = Bot · difficile
new-game-player-master = Bot · maestro
new-game-player-strength = Bot · forza { $n }
new-game-strength = Forza
new-game-suits = Bot al mio livello
new-game-suited = { $games ->
    [1] { $won ->
        [0] Hai perso la tua ultima partita contro la forza { $against }
       *[other] Hai vinto la tua ultima partita contro la forza { $against }
    }
   *[other] Hai vinto { $won } delle tue ultime { $games } partite contro la forza { $against }
}: ora { $strength }.
new-game-suited-unknown = Ancora nessuna partita contro i bot: { $strength } per cominciare. Poi dipende dalle tue vittorie.
new-game-add-player = Aggiungi giocatore
new-game-start = Comincia
new-game-edition = Edizione
new-game-edition-anniversary = 10º anniversario
new-game-edition-alea-2007 = alea 2007
new-game-edition-riogrande-2007 = Rio Grande 2007
new-game-edition-bluebear = BlueBear online
new-game-edition-custom = Edizione personalizzata
new-game-option-hotel-double-at = Influenza per due vantaggi in locanda
new-game-option-coins-limited = Solo 25 monete in tutto
new-game-option-fool-from-notredame = Giullare anche da Notre Dame
new-game-option-message-cube-prestige = Prestigio del messaggio con cubo
new-game-option-may-decline = Carte giocabili senza effetto
new-game-new-persons = Nuovi personaggi
new-game-open-prestige = Prestigio visibile
new-game-open-hands = Carte scoperte
new-game-strict-memory = Memoria rigorosa
new-game-advanced = Regole avanzate
new-game-first = Primo giocatore: { $name }
new-game-first-random = Primo giocatore: a sorte
new-game-portrait = Ritratto
new-game-seed = Seme (vuoto: a caso)
new-game-hint-name = Chi siede qui. Si gioca nell’ordine dei posti, in senso orario.
new-game-hint-colour = Il colore e il simbolo del giocatore. Se lo ha già un altro, ve lo scambiate.
new-game-hint-remove = Togli questo giocatore.
new-game-hint-player-human = Una persona davanti a questo schermo.
new-game-hint-player-random = Gioca una qualsiasi mossa permessa.
new-game-hint-player-quick = Decide subito, a occhio.
new-game-hint-player-easy = Conosce le regole ma sbaglia spesso: adatto alla prima partita.
new-game-hint-player-apprentice = Sta ancora imparando il mestiere e ha le sue sviste: per le prime partite.
new-game-hint-player-journeyman = Conosce il mestiere ma a volte valuta male: un gradino sotto il normale.
new-game-hint-player-normal = Un buon avversario, che ogni tanto sbaglia.
new-game-hint-player-hard = Pensa in anticipo e non sbaglia.
new-game-hint-player-master = Pensa alcuni secondi a ogni mossa: il più forte.
new-game-hint-player-strength = Gioca tra un livello e l’altro: contro tre bot normali arriva a circa { $n } di prestigio.
new-game-hint-strength = Il prestigio a cui questo bot arriva, più o meno, contro tre bot normali. Le tacche sono i livelli.
new-game-hint-suits = Regola i bot in modo che in quattro tu vinca circa due partite su cinque.
new-game-hint-edition-anniversary = Le regole dell’edizione del decimo anniversario.
new-game-hint-edition-alea-2007 = La prima edizione, come fu stampata nel 2007.
new-game-hint-edition-riogrande-2007 = La prima edizione inglese: le monete non finiscono mai.
new-game-hint-edition-bluebear = La versione online di BlueBear: più mite, con piccole differenze.
new-game-hint-edition-custom = La tua edizione, come è impostata qui sotto.
new-game-hint-edition-own = L’edizione «{ $edition }» dalla tua cartella dei contenuti.
new-game-hint-edition-file = L’edizione «{ $edition }» da un file.
new-game-hint-option-hotel-double-at = Con questa influenza o più la locanda dà due vantaggi invece di uno.
new-game-hint-option-coins-limited = La riserva generale può restare senza monete; allora paga l’avversario più ricco.
new-game-hint-option-fool-from-notredame = Il giullare può prendere un cubo anche da Notre Dame.
new-game-hint-option-message-cube-prestige = Il prestigio del messaggio che porta un cubo.
new-game-hint-option-may-decline = Si può giocare una carta senza svolgerne l’azione.
new-game-hint-new-persons = Aggiunge 18 personaggi grigi; in ogni partita ne compaiono nove su 27.
new-game-hint-open-prestige = Tutti vedono il prestigio di tutti. Altrimenti resta segreto fino alla fine.
new-game-hint-open-hands = Tutte le mani sono scoperte, per le famiglie. Altrimenti un sipario nasconde le carte di ognuno.
new-game-hint-strict-memory = La cronaca mostra solo il turno in corso: nessuno può guardare gli scarti. A partita finita mostra tutto.
new-game-hint-advanced = Le singole regole in cui le edizioni differiscono, e il seme della partita.
new-game-hint-first = Chi comincia e riceve per primo il campanaro.
new-game-hint-seed = Il numero che decide il caso: stesso seme, stessa partita (diversa da quella della versione 1.0).
new-game-phones = Gioca con i telefoni
new-game-hint-phones = Ogni mano sul telefono di chi la gioca: inquadra un codice e siediti.

new-game-own-persons-chosen = Personaggi propri: { $n }
new-game-hint-own-persons = Personaggi ed edizioni tuoi, da file: quali fanno parte di questa partita?
