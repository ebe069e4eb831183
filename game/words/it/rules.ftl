# Il regolamento. In un capitolo ogni riga è un paragrafo; «= » comincia un titolo, e «@figura » mette una
# figura davanti al paragrafo (le figure sono elencate in game/screens/rules/rulebook.py).

rules-title = Regole
rules-search = Scrivi per cercare
rules-search-pad = Cerca
rules-nothing = Nelle regole non c’è nulla che corrisponda a «{ $text }».
rules-chapters = Capitolo
rules-read = Scorri
rules-clear = Cancella la ricerca
rules-close = Chiudi
rules-period = Periodo { $letter }
rules-players = { $n } giocatori
rules-name-stephanie = Stefania
rules-name-claire = Chiara
rules-name-luke = Luca
rules-name-william = Guglielmo

rules-chapter-goal = Scopo del gioco
rules-chapter-box = Nella scatola
rules-chapter-pieces = Le parole del gioco
rules-chapter-setup = Preparazione
rules-chapter-round = Un turno
rules-chapter-cards = Carte azione
rules-chapter-messages = Carrozza e messaggi
rules-chapter-gaining = I guadagni
rules-chapter-hiring = Assoldare i personaggi
rules-chapter-brown = Personaggi marroni
rules-chapter-grey = Personaggi grigi
rules-chapter-new = Nuovi personaggi
rules-chapter-plague = La pestilenza
rules-chapter-notredame = Notre Dame
rules-chapter-end = Fine della partita
rules-chapter-advice = Buoni consigli
rules-chapter-glance = In sintesi
rules-chapter-screen = Lo schermo
rules-chapter-names = Altri nomi
rules-chapter-editions = Edizioni
rules-chapter-own = Personaggi ed edizioni propri
rules-chapter-rulings = Precisazioni

rules-text-goal =
    Parigi, alla fine del Trecento. All’ombra di Notre Dame poche grandi famiglie si contendono ricchezza e fama, e tu sei a capo di una di loro. Un quartiere ai piedi della cattedrale è tuo: una banca, una scuola, un parco, un ospedale – e un porto, dove sbarcano i topi.
    Non ci sarà mai abbastanza di nulla. Riempire la banca o abbellire la residenza? Con le monete a Parigi si apre ogni porta, ma nessuno è mai passato alla storia perché era ricco. È il prestigio che conta, il prestigio costa, e fra i due dovrai scegliere, turno dopo turno.
    Le scorciatoie non mancano. Il monaco, l’usuraio, persino il vescovo si hanno per una sola moneta. Non la chiamerei corruzione – non così vicino alla cattedrale. Ma chi arriva in città porta con sé i topi, e i topi portano la pestilenza.
    Fai dunque fiorire il tuo quartiere, dona a Notre Dame mentre tutta Parigi guarda, e tieni a bada i topi. Ancora nove turni, e in città si parlerà di una sola famiglia.
    = Come si gioca
    @icons/card Con le carte azione metti cubi negli edifici del tuo quartiere. Più influenza ha un edificio, più è forte la sua azione.
    @persons/monk Con una moneta assoldi un personaggio, che ti fa un favore.
    @icons/rat Intanto i topi si radunano. Se li trascuri, la pestilenza colpisce.
    @icons/prestige Dopo nove turni vince chi ha più prestigio.
    = Chi ha fatto il gioco
    Notre Dame è un gioco di Stefan Feld, pubblicato da alea nel 2007 e in inglese da Rio Grande Games. L’edizione del 10º anniversario di alea contiene anche i Nuovi personaggi. BlueBear ne offre una versione online.
rules-text-box =
    @icons/notredame 5 quartieri e 3 tessere Notre Dame con 3, 4 e 5 lati; quella quadrata ha due lati, uno con 4 figure per quattro giocatori e uno con 2 per due
    @icons/card 45 carte azione: 9 in ognuno dei 5 colori
    @icons/person 15 personaggi: 6 marroni e 9 grigi; con i Nuovi personaggi altri 18 grigi
    @pieces/blue_cube 70 cubi: 14 per colore
    @pieces/blue_pawn 5 fiduciari, uno per colore
    @icons/carriage 5 carrozze, una per colore
    @messages/token 20 messaggi: 4 per colore
    @icons/rat 5 segnalini topi, uno per quartiere
    @pieces/coin 25 monete
    @icons/prestige 84 gettoni prestigio: 35 da 1, 18 da 3, 18 da 5 e 13 da 10. Il prestigio non finisce mai, anche se finiscono i gettoni.
    @pieces/bellringer 1 campanaro, per chi comincia
    @icons/card La scatola del 10º anniversario contiene anche 12 carte per un altro gioco, The Castles of Burgundy. Non servono per Notre Dame.
rules-text-pieces =
    @areas/residence Il tuo quartiere ha 7 edifici intorno a una piazza: scuola conventuale, banca, residenza, rimessa delle carrozze, locanda, parco e ospedale. Tutti e sette si chiamano edifici, anche il parco. L’ottavo luogo è il porto, con il tuo tracciato pestilenza. Notre Dame è di tutti.
    @pieces/blue_cube Hai 14 cubi. Quelli nella tua riserva sono pronti da mettere; quelli nella riserva generale vanno ancora guadagnati. Gli altri sono sul tabellone.
    @pieces/blue_pawn Il tuo fiduciario sta in uno dei tuoi edifici o davanti a te, finché non lo metti. Non va mai a Notre Dame.
    = Influenza
    L’influenza di un edificio è il numero dei tuoi cubi, più uno se c’è il fiduciario. Un edificio è vuoto quando la tua influenza è 0. Svolgere l’azione di un edificio significa sempre: come se vi avessi appena messo un cubo.
    @pieces/coin Le monete servono per i personaggi e per le donazioni a Notre Dame.
    @icons/prestige Il prestigio decide la partita.
    @icons/rat_kill «Scacciare un topo», «un topo in meno»: il tuo segnalino topi arretra di una casella, mai sotto 0.
    @pieces/bellringer Il campanaro mostra chi comincia il turno.
    = Visibile e segreto
    @icons/hand Visibili a tutti: le monete, i cubi di tutte le riserve, i segnalini topi e i messaggi raccolti. Tutti vedono anche di che colore sono le carte passate e tenute in mano, ma non quali sono.
    @icons/card Segreti: le carte in mano, la terza carta, gli scarti e i mazzi.
    @icons/prestige Il prestigio resta segreto fino alla fine, a meno che si giochi a prestigio visibile. Ma tutti i guadagni avvengono alla luce del sole: chi vuole può tenere il conto.
rules-text-setup =
    I quartieri stanno in cerchio intorno alla cattedrale, nell’ordine dei posti. In due si sta di fronte; in mezzo si trovano due quartieri che nessuno gioca, con i loro messaggi ma senza carrozza, cubi e segnalino topi.
    Ognuno comincia con:
    @pieces/coin 3 monete
    @pieces/blue_cube 4 cubi nella propria riserva e 10 nella riserva generale
    @pieces/blue_pawn il fiduciario davanti a sé
    @icons/carriage la carrozza nella piazza centrale, e il segnalino topi su 0
    @messages/token i quattro messaggi del proprio colore, a caso nelle quattro piazze esterne del quartiere
    @icons/card le proprie 9 carte azione, mescolate
    = I personaggi
    @persons/monk I 6 personaggi marroni, mescolati, formano un mazzo. I 9 grigi ne formano un altro, mescolati per lettera: A in alto, poi B, poi C.
    = Chi comincia
    @pieces/bellringer Il campanaro va a un giocatore estratto a sorte. (Le regole propongono chi abita più vicino a Notre Dame.)
    = Le piante della città
    @figure/plans
rules-text-round =
    La partita ha tre periodi, A, B e C, di tre turni ciascuno. Ogni turno ha cinque fasi.
    = 1. Personaggi
    @persons/monk Si scoprono due personaggi marroni e uno grigio. In questo turno si possono assoldare, e i loro topi contano per la pestilenza del turno.
    = 2. Scegliere le carte
    @icons/card Pesca 3 delle tue carte, tienine una e passane due a sinistra. Delle due che ricevi tienine una e passa l’altra. L’ultima carta resta a te. Tutti scelgono insieme e guardano le carte ricevute solo quando tutti hanno passato. Una carta tenuta non si passa più.
    @icons/hand Ora hai tre carte: una tua, una del vicino di destra e una di chi siede due posti alla tua destra. In due, l’ultima carta torna al suo proprietario: ne hai due tue e una dell’altro.
    = 3. Giocare le carte
    @pieces/bellringer A partire dal campanaro, ognuno gioca una carta e ne svolge l’azione; poi ognuno ne gioca una seconda. La terza si scarta coperta sotto la seconda. Gli scarti non si possono guardare.
    = 4. Assoldare
    @pieces/coin A partire dal campanaro, ognuno può assoldare uno dei tre personaggi con una moneta.
    = 5. Pestilenza
    @icons/plague Il segnalino topi di ognuno avanza della somma dei topi dei tre personaggi, meno l’influenza nel proprio ospedale.
    = Dopo il turno
    @icons/bell I personaggi vanno sotto i loro mazzi, e il campanaro passa a sinistra. Ogni tre turni Notre Dame paga, i personaggi marroni si mescolano e tutte le carte azione tornano ai loro proprietari.
rules-text-cards =
    Ogni carta azione, tranne il fiduciario, richiede un cubo. Prima mettine uno della tua riserva nell’edificio indicato, poi svolgi l’azione con tutta l’influenza che hai lì, compreso il nuovo cubo.
    = Riserva vuota?
    @pieces/blue_cube Prendi un tuo cubo da un altro punto del tabellone, Notre Dame compresa, o rinuncia all’azione. Un cubo non arriva mai direttamente dalla riserva generale, e il fiduciario non si può usare per questo.
    @example/empty Chiara non ha più cubi nella sua riserva e gioca Notre Dame. Dona { $empty_coins } monete, sposta un cubo dal suo ospedale a Notre Dame e guadagna { $empty_gain } prestigio. Nell’ospedale resta { $empty_left } cubo.
    = Come si legge una carta
    @figure/cards
    @number/1 Il colore e il simbolo del proprietario. Alla fine del periodo la carta torna a lui.
    @number/2 L’edificio a cui appartiene, con la stessa figura del tabellone.
    @number/3 Che cosa porta: una moneta con influenza 1, due con 2, tre con 3, e così via.
    @number/4 Il nome.
    @number/5 Il periodo in cui viene un personaggio grigio. I marroni non hanno lettera.
    @number/6 Il personaggio, riconoscibile da ciò che tiene in mano.
    @number/7 Il nome.
    @number/8 L’effetto in simboli: il vescovo mette un cubo in un edificio vuoto e ne svolge l’azione.
    @number/9 I topi che questo personaggio porta con la pestilenza.
    = Esempi
    @example/cloister Chiara ha { $cloister_before } cubi nella scuola conventuale e ne mette un altro. Riceve { $cloister_now } cubi dalla riserva generale. La prossima volta saranno { $cloister_next }.
    @example/hotel L’influenza di Luca nella locanda ora è { $hotel_one_influence }: sceglie una volta e prende { $hotel_one } moneta. Con il prossimo cubo sarà { $hotel_two_influence }: sceglierà due volte e prenderà { $hotel_two } cubi. Potrebbe anche prendere due monete, o un cubo e una moneta.
    @example/friend Guglielmo ha { $friend_cubes } cubi nella banca e vi sposta il fiduciario. La sua influenza ora è { $friend_influence }: riceve { $friend_coins } monete.
    = Le carte
rules-text-messages =
    @icons/carriage Con la rimessa la tua carrozza va di piazza in piazza, al massimo di una piazza per ogni influenza nella rimessa, per tutte le strade della città. Può anche restare dov’è. Un incrocio senza piazza non conta: si tira dritto. In una piazza possono stare quante carrozze si vuole.
    @messages/token Dove si ferma puoi prendere il messaggio di quella piazza. I messaggi lungo la strada restano dove sono.
    @message_coin 1 prestigio e una moneta
    @message_cube { $cube } prestigio e un cubo
    @message_rat 3 prestigio e un topo in meno
    @message_plain 4 prestigio
    = Quali colori
    Non puoi prendere un colore finché sul tabellone ce n’è un altro di cui hai meno messaggi. Quindi prima uno di ogni colore, poi un secondo di ognuno. Un colore esaurito non conta più. Il tipo di messaggio non importa.
    Anche in due una serie comprende tutti e quattro i colori, compresi quelli dei due quartieri vuoti.
    = Esempi
    @example/carriage Sono in gioco rosso, viola, blu e verde. Stefania ha un messaggio viola, uno verde e uno rosso. Il prossimo che prende deve essere blu. Dopo può prendere qualsiasi colore, anche un secondo blu.
    @example/ride Luca ha un messaggio, rosso. Mette un secondo cubo nella rimessa: la sua carrozza può muoversi al massimo di { $ride_steps } piazze, e ne può raggiungere { $ride_markets }. In { $ride_open } può prendere il messaggio. I { $ride_barred } messaggi rossi raggiungibili non gli servono ancora: prima gli occorrono gli altri tre colori.
    @example/neighbours Con un passo la carrozza di Chiara può raggiungere { $neighbours_markets } piazze. In { $neighbours_messages } di queste c’è un messaggio. Può andare anche in una delle altre { $neighbours_empty }, persino in quella dove c’è già la carrozza di Luca.
rules-text-gaining =
    @icons/prestige Prestigio: per ogni 2 cubi nel tuo parco (il fiduciario conta come un cubo) ricevi 1 in più a ogni guadagno. Un effetto è un solo guadagno, anche se ha più parti. Un guadagno di 0 non riceve nulla in più.
    @pieces/blue_cube I cubi passano dalla riserva generale alla tua. Se non bastano, i mancanti vanno persi.
    @pieces/coin { $limited ->
        [yes] Le monete vengono dalla riserva generale; sono 25. Quelle che mancano vengono dall’avversario più ricco, una alla volta; a parità, dal più vicino alla tua sinistra.
       *[no] Le monete vengono dalla riserva generale, che non ne resta mai senza.
    }
    = Esempio
    @example/park Stefania ha { $park_cubes } cubi nel parco e mette il terzo cubo nella residenza. Guadagna { $park_paid } prestigio, più { $park_added } per il parco: { $park_sum } in tutto. Con { $park_five } cubi nel parco, una donazione di 2 monete dà { $park_five_paid } + { $park_five_added } = { $park_five_sum }. Con { $park_six }, i suoi due cubi a Notre Dame, che valgono { $park_six_each } l’uno, danno { $park_six_paid } + { $park_six_added } = { $park_six_sum }.
rules-text-hiring =
    @persons/monk Nella quarta fase puoi assoldare uno dei tre personaggi con una moneta e usarne subito l’effetto. Più giocatori possono assoldare lo stesso. Chi non ha monete salta questa fase.
    @pieces/coin La moneta va alla riserva generale. Puoi anche non assoldare nessuno.
    @icons/person Dopo il turno i tre personaggi se ne vanno. I marroni si mescolano all’inizio di ogni periodo, quindi tutti e sei vengono in ogni periodo; ogni grigio viene una volta sola nella partita.
rules-text-brown =
    Questi sei vengono in ogni periodo.
    = Esempio
    @example/fool Chiara assolda il giullare e sposta un cubo dalla banca alla rimessa delle carrozze, dove ne ha già { $fool_there }. Ora la sua carrozza può muoversi al massimo di { $fool_steps } piazze e prendere il messaggio che vi si trova.
    = I sei personaggi
rules-text-grey =
    Ognuno viene una volta: A nel primo periodo, B nel secondo, C nel terzo.
    = Esempi
    @example/advocate Guglielmo ha raccolto { $advocate_messages } messaggi. L’avvocato paga per due coppie: { $advocate_paid } prestigio. Il messaggio spaiato non dà nulla.
    @example/beggarking Il segnalino topi di Luca è su { $beggarking_low }: il re dei mendicanti dà { $beggarking_low_paid } prestigio, per le caselle da 5 a 9. Su { $beggarking_high } sarebbero { $beggarking_high_paid }.
rules-text-new =
    Con i Nuovi personaggi i grigi sono 27. Tre di ogni lettera vengono estratti per la partita, e tutti e nove vengono mostrati a tutti. Poi i tre di ogni lettera si mescolano e si impilano come al solito: nessuno ne conosce l’ordine.
    Se fra i personaggi del turno c’è l’erudito, ognuno conserva la terza carta, coperta, fino alla fine della quarta fase.
    = Esempi
    @example/coachman Chiara ha cinque messaggi: due da 4 prestigio, due con un cubo e uno con una moneta. Il cocchiere le dà { $coachman_plain } prestigio, oppure { $coachman_cube } prestigio e { $coachman_cubes } cubi, oppure { $coachman_coin } prestigio e una moneta.
    @example/guard Luca ha { $guard_supply } cubi nella riserva generale. La guardia paga per due coppie: { $guard_paid } prestigio.
    = Tutti e 18
rules-text-plague =
    @icons/rat Somma i topi dei tre personaggi del turno, assoldati o no, e togli l’influenza nel tuo ospedale. Il tuo segnalino topi avanza di altrettante caselle.
    @areas/hospital Se l’influenza supera i topi, arretra, mai sotto 0.
    @icons/doctor Se hai assoldato il medico, i topi dei personaggi per te contano 0.
    = Oltre 9
    @icons/plague Il tuo segnalino topi resta su 9. Perdi 2 prestigio, e un cubo del tuo edificio più popolato, quello del tuo quartiere con più influenza, va nella riserva generale. Il fiduciario conta, ma non viene mai tolto. Se più edifici sono alla pari, scegli tu.
    = Esempi
    @example/plague I tre personaggi hanno { $plague_rats_1 } + { $plague_rats_2 } + { $plague_rats_3 } = { $plague_rats } topi. Luca non ha nessuno nell’ospedale: il suo segnalino topi va da { $plague_luke_from } a { $plague_luke_to }. Stefania vi ha 2 cubi: il suo va da { $plague_stephanie_from } a { $plague_stephanie_to }. Chiara vi ha 3 cubi e il fiduciario: il suo arretra da { $plague_claire_from } a { $plague_claire_to }. Il turno seguente porta { $plague_next } topi. Quello di Stefania arriverebbe a { $plague_beyond }: resta su { $plague_stays }, e lei perde { $plague_lost } prestigio e un cubo.
    @example/nine Nello stesso turno Guglielmo ha un cubo e il fiduciario nell’ospedale. Il suo segnalino topi avanza di { $nine_rats } − { $nine_influence } caselle, da { $nine_from } a { $nine_to }. Non supera 9, quindi non perde nulla. Che fortuna!
    @example/doctor I tre personaggi hanno { $doctor_rats_1 } + { $doctor_rats_2 } + { $doctor_rats_3 } = { $doctor_rats } topi. Guglielmo assolda il medico: per lui contano 0. Nell’ospedale ha un cubo e il fiduciario: il suo segnalino topi arretra da { $doctor_from } a { $doctor_to }. Senza il medico avrebbe superato 9: { $doctor_from } + { $doctor_rats } − { $doctor_influence } = { $doctor_without }.
rules-text-notredame =
    @cards/notredame Con questa carta doni 1, 2 o 3 monete e metti un cubo a Notre Dame. Guadagni 1, 3 o 6 prestigio. Puoi anche non fare nulla; allora non metti alcun cubo.
    @pieces/coin Ogni carta permette al massimo tre monete e un cubo, ma puoi giocare più di queste carte nello stesso turno.
    = Dopo i turni 3, 6 e 9
    @icons/prestige In 2, 3, 4 o 5 giocatori, 6, 8, 10 o 12 prestigio si dividono fra tutti i cubi a Notre Dame, per difetto. Quello che avanza è perso. La quota di ognuno è un solo guadagno, a cui si aggiunge il parco.
    @pieces/blue_cube Poi tutti quei cubi tornano nella riserva generale.
    = Esempio
    @example/cathedral Quattro giocatori si dividono { $cathedral_pot } prestigio. A Notre Dame ci sono { $cathedral_claire } cubi verdi e uno blu: ognuno vale { $cathedral_each }. Chiara guadagna { $cathedral_claire_gains } prestigio, Luca { $cathedral_luke_gains }, e tutti e { $cathedral_cubes } i cubi tornano indietro.
rules-text-end =
    @icons/prestige Dopo il nono turno e l’ultimo pagamento di Notre Dame vince chi ha più prestigio.
    @pieces/coin A parità si sommano le monete e i cubi nella propria riserva. Chi è ancora alla pari condivide la vittoria.
rules-text-advice =
    @icons/plague La pestilenza arriva a ogni turno. Se trascuri l’ospedale e il parco, perderai cubi e prestigio turno dopo turno. Non è detto che ti costi la partita, ma di certo non ti aiuta a vincerla.
    @pieces/blue_cube Fai scorrere i cubi: dalla riserva generale alla tua, e dalla tua agli edifici. Con la riserva vuota devi disfare ciò che hai appena costruito. La scuola conventuale, il monaco e la locanda ne portano di nuovi.
    @pieces/coin Tieni una moneta per la quarta fase. I personaggi che arrivano tardi premiano ciò che hai costruito.
    @icons/notredame Pochi cubi a Notre Dame rendono molto, molti rendono poco. Guarda chi altro sta donando.
    @icons/card Le carte che passi le giocano gli altri. A volte la carta migliore da tenere è quella che serve a chi ti siede accanto.
rules-text-glance =
    Tutto il gioco in una pagina.
rules-text-screen =
    = Il tavolo
    @figure/table
    @number/1 La domanda: a chi tocca, e che cosa c’è da scegliere.
    @number/2 La previsione: che cosa porterebbe la scelta che stai indicando. Altrimenti vi si legge che cosa è appena successo.
    @number/3 Il vassoio di un giocatore, con tutto ciò che ha. Un bagliore indica chi sceglie. Premilo per guardare il quartiere, e di nuovo per vedere tutta la città.
    @number/4 La città. Edifici, piazze e pezzi si scelgono premendoli.
    @number/5 La piccola mappa di tutta la città, finché guardi un quartiere. Premi un quartiere per andarci.
    @number/6 Le tue carte. Quelle giocabili hanno un bagliore.
    @number/7 I tre personaggi del turno, con il loro effetto in simboli e i loro topi.
    @number/8 I mazzi dei personaggi, a sinistra i marroni e a destra i grigi: quanti devono ancora venire. La lettera di una carta grigia è quella del suo periodo.
    @number/9 Ciò che non è di nessuno: i topi del turno e le monete della riserva generale.
    @number/10 Il turno: B2 è il secondo turno del periodo B. La perla grande è quello in corso. Premilo, o premi O sulla tastiera, per una tabella con l’influenza e i messaggi di tutti; sul controller inclina la levetta destra in basso.
    @number/11 Pausa: salvare, impostazioni, regole.
    @number/12 La cronaca: tutto ciò che è successo, in frasi. Ognuna riporta al suo momento.
    @number/13 Annulla la tua ultima scelta, finché si può.
    @number/14 Un suggerimento: quale scelta sembra la migliore, e perché.
    @number/15 «?»: il riepilogo, tutto il gioco in una pagina.
    = Su un vassoio
    @sign/name Il simbolo e il nome del giocatore. Accanto al simbolo, un bot ha un ritratto o un ingranaggio.
    @sign/friend Il fiduciario sta sul bordo finché non è in un edificio.
    @sign/bellringer Il campanaro sta da chi comincia il turno.
    @sign/coins Le monete.
    @sign/cache I cubi della propria riserva, pronti da mettere.
    @sign/supply I cubi nel sacco sono la riserva generale: vanno ancora guadagnati.
    @sign/rat Il segnalino topi: dov’è, e dove lo porterà la pestilenza di questo turno, per come stanno le cose. In rosso supererebbe 9, e la pestilenza colpirebbe.
    @sign/prestige Il prestigio, coperto. La pila ha sempre lo stesso aspetto; «?» vuol dire che è segreto.
    @sign/cards Le carte di questo turno: due giocate e la terza, coperta.
    @sign/won I messaggi raccolti, con il loro prestigio e ciò che hanno portato.
    @sign/shelf Il mazzo del giocatore e le carte scartate nei turni precedenti.
    = Nella città
    @sign/cubes Ogni cubo in un edificio conta come influenza 1, e così il fiduciario. Dove non c’è posto per tutti, li rappresenta un cubo solo, con il numero accanto.
    @sign/track Il porto, con il segnalino topi e la sua casella sul tracciato pestilenza, da 0 a 9.
    @sign/message Un messaggio nella sua piazza: il colore, il prestigio e ciò che porta in più.
    @sign/carriage Una carrozza in una piazza.
    @sign/cathedral A Notre Dame: il prestigio da dividere, il numero dei cubi e quanto renderebbe ciascuno. Il rosone splende nei colori dei cubi.
    @sign/lens Un messaggio che puoi prendere appare in grande accanto alla sua piazza, con la tua carrozza.
    = Personaggi
    @sign/price Un personaggio con il bagliore si può assoldare; il sigillo indica il prezzo.
    @sign/common I topi dei tre personaggi sommati, in rosso se sono molti; le monete della riserva generale; i personaggi ancora da venire, marroni e grigi.
    Per leggere a che cosa serve una cosa e che cosa porterebbe adesso, guardala da vicino: premi più a lungo, o usa il tasto apposito.
    = Lettura ad alta voce
    La voce del sistema può leggere tutto: attivala nelle impostazioni o con F8. Così un’intera partita si gioca a orecchio, con i soli tasti o un controller.
    Qualsiasi tasto la ferma. F2 ripete, F3 dice come stai tu, F4 come stanno tutti; sul controller inclina la levetta destra in alto, a sinistra o a destra. I tasti degli altri quartieri dicono che cosa c’è lì.
    Se si gioca in più persone con le carte nascoste, ciò che solo una può sapere non viene detto, a meno che tu scelga le cuffie nelle impostazioni.
rules-text-names =
    Le edizioni del gioco non usano sempre gli stessi nomi. Se lo conosci da un’altra scatola, questa pagina può aiutarti.
    Scuola conventuale – in tedesco Klosterschule; in francese séminaire, nel 2007 école du couvent; in inglese cloister school.
    Residenza – in tedesco Residenz; in francese résidence, nel 2007 hôtel particulier; in inglese residence.
    Rimessa delle carrozze – in tedesco Kutscherei; in francese relais de calèches, nel 2007 relais; in inglese carriage house.
    Locanda – in tedesco Gasthaus; in francese auberge; in inglese hotel.
    Fiduciario – in tedesco Vertrauter; in francese confident, nel 2007 assistant; in inglese trusted friend.
    Messaggio – in tedesco Botschaft; in francese lettre de change, nel 2007 message; in inglese message.
    Campanaro – in tedesco Glöckner; in francese sonneur de cloches, nel 2007 bossu; in inglese bellringer.
    Locandiera – in francese serveuse, nel 2007 aubergiste; in inglese hostess.
    Giullare – in francese fou, nel 2007 bouffon; in inglese fool.
    Sentinella – in francese soldat, nel 2007 garde municipal; in inglese city guard.
    Ronda notturna – in francese veilleur de nuit, nel 2007 garde de nuit; in inglese night watchman.
    Re dei mendicanti – in francese roi des mendiants, nel 2007 mendiant; in inglese beggar king.
    Turno e periodo – in francese tour e manche, nel 2007 manche e cycle; in inglese round e period.
    = Nuovi personaggi
    Amministratore – in francese administrateur; in inglese administrator.
    Infermiera – in francese infirmière; in inglese nurse.
    Erudito – in francese érudit; in inglese scholar.
    Prete – in francese prêtre; in inglese priest.
    Procuratore – in francese procureur; in inglese prosecutor.
    Campanaro – in francese sonneur de cloches; in inglese bellringer.
    Spia – in francese espion; in inglese spy.
    Girovaghi – sulle carte francesi gitans; su quelle inglesi gypsies.
    Cocchiere – in francese cocher; in inglese coachman.
    Macellaio – in francese boucher; in inglese butcher.
    Mecenate – in francese mécène; in inglese patron.
    Mercante – in francese marchand; in inglese merchant.
    Oste – in francese aubergiste; in inglese innkeeper.
    Consigliere – in francese conseiller; in inglese councillor.
    Guardia – in francese garde; in inglese guard.
    Becchino – in francese fossoyeur; in inglese gravedigger.
    Attrice – in francese actrice; in inglese actress.
    Amante – in francese amante; in inglese mistress.
rules-text-editions =
    Le regole sono uscite più volte, con piccole differenze. Ognuna si può scegliere anche da sola.
    = In questa partita
    @areas/hotel La locanda dà due vantaggi con influenza { $double } o più.
    @pieces/coin { $limited ->
        [yes] Le monete sono 25.
       *[no] Le monete non finiscono mai.
    }
    @persons/monk { $fool ->
        [yes] Il giullare può prendere un cubo da Notre Dame.
       *[no] Il giullare non può prendere cubi da Notre Dame.
    }
    @message_cube Il messaggio con il cubo dà { $cube } prestigio.
    @icons/card { $decline ->
        [yes] Una carta si può giocare senza effetto.
       *[no] Chi gioca una carta ne svolge l’azione, se è possibile.
    }
    = Le edizioni
    10º anniversario: due vantaggi in locanda da influenza 3, 25 monete, il giullare non può prendere da Notre Dame, messaggio con cubo 2 prestigio.
    alea 2007: due vantaggi in locanda da influenza 4, 25 monete, il giullare può prendere da Notre Dame, messaggio con cubo 2 prestigio.
    Rio Grande 2007: due vantaggi in locanda da influenza 4, le monete non finiscono mai, il giullare può prendere da Notre Dame, messaggio con cubo 2 prestigio.
    BlueBear online: due vantaggi in locanda da influenza 4, 25 monete, il giullare può prendere da Notre Dame, messaggio con cubo 1 prestigio, e una carta si può giocare senza effetto.
rules-text-own =
    Puoi aggiungere personaggi ed edizioni tuoi senza programmare: ognuno è un piccolo file di testo. Le partite che ne hanno si salvano, si rivedono e si giocano con i telefoni come le altre, e l’amico che apre una partita simile vi trova tutto. Non contano mai per la classifica; la partita del giorno, le prove e la lezione non ne hanno.
    = Il tuo primo personaggio
    Scrivi un file chiamato baker.person.toml; ciò che precede il primo punto è la sua chiave, in lettere minuscole.
    @file/person
    La lettera A, B o C ne fa un personaggio grigio di quel periodo; si unisce a quelli della sua lettera, di cui tre sono estratti. Con una riga per replaces al posto di letter è marrone: con la chiave monk prende il posto del monaco.
    Il nome può starvi in altre lingue, ognuna con la sua riga.
    Ogni parte effect è un passo; fino a quattro si seguono. Questo dà 1 prestigio ogni due cubi sul tabellone. I tipi di passi sono gain, kill, benefit, place, activate, move, pay, choose e if.
    I passi possono dipendere da qualcosa, lasciar scegliere o fare più cose. Questo personaggio ne ha quattro:
    @file/steps
    if e per contano uno di questi: influence, strongest_sector, sector_of_friend, sectors, empty_sectors, cubes_in_cathedral, cubes_on_board, supply, coins, messages, messages_of_a_kind, free_markets, spaces_above_rat, prestige e rats. influence è quella di tutti gli edifici, o di quello indicato da at: cloister, bank, residence, carriage, hotel, park o hospital; sectors conta gli edifici con un’influenza pari almeno al numero dopo at.
    place mette un cubo in uno di questi edifici, o in cathedral, empty (uno vuoto), each empty (ogni vuoto) o friend (quello del fiduciario). move sposta one (un pezzo), fino a un certo numero, o all (tutti quelli di un edificio). benefit è una moneta, un cubo o un topo scacciato, e pay scaccia un topo per ogni moneta.
    Una riga per picture indica un’immagine della stessa cartella, PNG o SVG. Senza immagine, la carta mostra la sagoma di un personaggio.
    = La tua prima edizione
    Scrivi un file chiamato family.edition.toml con le regole in cui differisce dall’edizione del decimo anniversario.
    @file/edition
    Le cinque regole sono hotel_double_at (da 2 a 9), coins_limited, fool_from_notredame, message_cube_prestige (da 0 a 4) e may_decline. Le parti names e texts dicono come si chiama e che cosa ha di speciale, in una o più lingue.
    = Nel gioco
    Trascina il file, o una cartella che ne contiene più d’uno, sulla finestra: è pronto per la prossima partita. Tutto ciò che non va è detto in una volta, con la riga. Di due file con la stessa chiave, l’ultimo trascinato sostituisce l’altro. Una partita iniziata conserva ciò che aveva, qualunque cosa accada al file; solo un’immagine se ne va con esso. Nessuno ti vieta personaggi troppo forti o regole troppo dure.
    File da cui cominciare accompagnano il programma, nella sua cartella engine/examples.
rules-own-edition = Secondo un’edizione propria: { $edition }
rules-text-rulings =
    Dove le regole stampate tacciono, qui si gioca così.
    Puoi assoldare un personaggio anche se il suo effetto non dà nulla.
    Se hai meno di 2 prestigio quando colpisce la pestilenza, perdi quello che hai.
    Fra edifici alla pari, solo quelli con un cubo possono perderne uno. Se nessuno ne ha, non si perde nulla.
    Un effetto che dà 0 prestigio non riceve il bonus del parco.
    Se la tua riserva è vuota, il cubo non si prende mai dal luogo stesso in cui deve andare.
    Una carrozza che resta ferma può prendere il messaggio di quella piazza.
    La locanda e la locandiera non offrono un vantaggio impossibile, come un topo in meno quando il tuo segnalino è su 0.
    Con vescovo, giullare, trovatore, procuratore, attrice e macellaio devi fare ciò che è possibile; se non c’è nulla da spostare o mettere, non succede nulla.
    Con il vescovo si svolge l’azione dell’edificio: nella prima stampa mancava, e un errata corrige ufficiale l’ha aggiunta.
    Il procuratore richiede un edificio con influenza.
    Il prestigio del cocchiere è un solo guadagno, e così quello dei girovaghi.
    Per il mercante la piazza centrale conta come una senza messaggio.
    L’azione di un edificio svolta grazie a un personaggio non richiede altri cubi. (L’erudito fa giocare una carta, e lì un cubo si mette.) Se la riserva generale è vuota, vescovo e amante non fanno nulla, e l’infermiera scaccia comunque un topo.
    Il prestigio di un messaggio si guadagna prima della moneta, del cubo o del topo.
    Se non puoi pagare gli altri personaggi del consigliere, non ti vengono proposti.
    La cronaca mostra solo ciò che è stato giocato allo scoperto, come una buona memoria. Non mostra mai ciò che gli altri hanno scartato coperto. Con la memoria rigorosa, un’opzione della nuova partita, fino alla fine mostra solo il turno in corso, perché gli scarti non si possono guardare.
    Nelle regole stampate i messaggi raccolti stanno coperti. Qui restano visibili: tutti li hanno visti raccogliere.
