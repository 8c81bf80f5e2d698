/** The editors' pages in Italian: by the English text, or by `@block.field` where that is long. */
export default {
  'Off the path': 'Fuori sentiero',
  'There is nothing at this address.': 'A questo indirizzo non c’è nulla.',
  'This path ends here': 'Questo sentiero finisce qui',
  'The page has moved, sold out for good, or never was. These ways lead on.':
    'La pagina si è spostata, l’articolo è esaurito o non è mai esistita. Da qui si prosegue.',
  'A path that fades into mist': 'Un sentiero che svanisce nella nebbia',
  Home: 'Pagina iniziale',
  'New arrivals': 'Novità',
  'Or start with these': 'Oppure comincia da questi',
  'Your account': 'Il tuo account',
  'Your account.': 'Il tuo account.',
  Profile: 'Profilo',
  'Your profile.': 'Il tuo profilo.',
  Basecamp: 'Campo base',
  'Where members meet before they set out.': 'Dove i soci si incontrano prima di partire.',
  'The West End store': 'Il negozio del West End',
  'Our store in the middle of the city.': 'Il nostro negozio in pieno centro.',
  Search: 'Ricerca',
  'Search the shop.': 'Cerca nel negozio.',
  'Trail running': 'Corsa in natura',
  Waterproofs: 'Abbigliamento impermeabile',
  Backpacks: 'Zaini',
  Socks: 'Calze',
  'Gift cards': 'Carte regalo',
  'Popular now': 'I più richiesti',
  'A digital gift card, sent by e-mail with your words.':
    'Una carta regalo digitale, inviata via email con le tue parole.',
  'For someone whose size you do not know': 'Per chi porta una taglia che non conosci',
  'Sent by e-mail on the day you buy it, with a message of yours. It does not lose value.':
    'Inviata via email il giorno dell’acquisto, con un tuo messaggio. Non perde valore.',
  'Choose an amount': 'Scegli un importo',
  Offers: 'Offerte',
  'What is reduced, and how codes work.': 'Cosa è in offerta e come funzionano i codici.',
  'Few, and without small print.': 'Poche, e senza clausole nascoste.',
  '@offers-text.html':
    '<ul><li>I colori della scorsa stagione sono scontati fino a esaurimento taglie. Indichiamo il prezzo più basso dei trenta giorni precedenti.</li>{freeItem}<li>Primo ordine: FIRSTSTEPS toglie il quindici per cento.</li></ul>',
  '{freeItem}': '<li>La spedizione standard è gratuita da {free}.</li>',
  'Reduced now': 'Ora in offerta',
  Cart: 'Carrello',
  'Your cart.': 'Il tuo carrello.',
  'Before you check out': 'Prima di andare alla cassa',
  'Are these things held for me?': 'Questi articoli sono riservati per me?',
  '<p>Not yet. They are yours once the order is placed; until then somebody else may take the last pair.</p>':
    '<p>Non ancora. Sono tuoi quando l’ordine è inviato; fino ad allora qualcun altro può prendere l’ultimo paio.</p>',
  'Codes and gift cards': 'Codici e carte regalo',
  '<p>One code goes in here. Gift cards, and more than one of them, go with the payment.</p>':
    '<p>Qui si inserisce un codice. Le carte regalo, anche più di una, si usano al pagamento.</p>',
  'If it does not fit': 'Se non va bene',
  '<p>Sixty days, free return, here or in any store.</p>':
    '<p>Sessanta giorni, reso gratuito, qui o in qualsiasi negozio.</p>',
  'Small things that get forgotten': 'Le piccole cose che si dimenticano',
  Checkout: 'Cassa',
  'Checkout.': 'Cassa.',
  'When does it arrive?': 'Quando arriva?',
  '@delivery.html':
    '<p>La spedizione standard richiede {days} giorni lavorativi. Gli ordini inviati prima delle quattordici partono il giorno stesso.</p>',
  'Is tax included?': 'L’IVA è inclusa?',
  '<p>Yes. The price you see is the price you pay.</p>': '<p>Sì. Il prezzo che vedi è quello che paghi.</p>',
  'When is tax added?': 'Quando si aggiunge l’imposta?',
  '<p>Once we know where the parcel goes. You see it before you pay.</p>':
    '<p>Quando sappiamo dove va il pacco. La vedi prima di pagare.</p>',
  'Is my card safe?': 'La mia carta è al sicuro?',
  '<p>Card numbers go straight to the payment provider over an encrypted connection. We never see or keep them.</p>':
    '<p>I numeri di carta vanno direttamente al fornitore dei pagamenti, su una connessione cifrata. Noi non li vediamo e non li conserviamo.</p>',
  'Thank you': 'Grazie',
  'Your order is in.': 'Il tuo ordine è registrato.',
  'What happens now': 'Cosa succede ora',
  '<h3>An e-mail</h3><p>With everything that stands here, in a minute or two.</p>':
    '<h3>Un’email</h3><p>Con tutto quello che vedi qui, tra un minuto o due.</p>',
  '<h3>A parcel</h3><p>We write again with a tracking number when it leaves.</p>':
    '<h3>Un pacco</h3><p>Ti scriviamo con il numero di tracciamento quando parte.</p>',
  '<h3>Sixty days</h3><p>To try things on and send back what does not fit.</p>':
    '<h3>Sessanta giorni</h3><p>Per provare e rimandare ciò che non va bene.</p>',
  'For the same trip': 'Per la stessa uscita',
  'Help centre': 'Centro assistenza',
  'Delivery, returns, repairs, sizes and how to reach a person.':
    'Consegna, resi, riparazioni, taglie, e come parlare con una persona.',
  'How can we help': 'Come possiamo aiutarti',
  'Most answers are here. For the rest there are people.':
    'Qui ci sono quasi tutte le risposte. Per il resto ci sono le persone.',
  'Asked most often': 'Domande frequenti',
  'Can I change an order?': 'Posso modificare un ordine?',
  '@change-order.html':
    '<p>Per circa mezz’ora sì: annullalo dalla sua pagina e ordina di nuovo. Poi è in preparazione; rimanda quello che non vuoi.</p>',
  'The size is wrong. What now?': 'La taglia è sbagliata. E adesso?',
  '<p>Send it back at our cost and order the other size straight away, so that it does not sell out while the first one travels.</p>':
    '<p>Rimandalo a nostre spese e ordina subito l’altra taglia, così non si esaurisce nel frattempo.</p>',
  'Where do I enter a code?': 'Dove si inserisce un codice?',
  '<p>In the cart, below the items. One code at a time; gift cards go with the payment.</p>':
    '<p>Nel carrello, sotto gli articoli. Un codice alla volta; le carte regalo si usano al pagamento.</p>',
  'Can I collect in a store?': 'Posso ritirare in negozio?',
  '<p>Where a store near you has the size, choose pick up in the cart. We write when it is ready, mostly within two hours.</p>':
    '<p>Se un negozio vicino ha la taglia, scegli il ritiro nel carrello. Ti scriviamo quando è pronto, di solito entro due ore.</p>',
  'Find your order': 'Trova il tuo ordine',
  'Contact us': 'Contattaci',
  'Size guide': 'Guida alle taglie',
  Delivery: 'Consegna',
  'Standard delivery takes {days} working days.': 'La spedizione standard richiede {days} giorni lavorativi.',
  '@help-delivery-text.html':
    '<h3>Quanto costa</h3><p>{price}</p><h3>Imposte e dogana</h3><p>{tax}</p><h3>Dove consegniamo</h3><p>A casa e in ufficio nel paese di questo sito, nei nostri negozi e nei punti di ritiro proposti alla cassa. Non alle caselle postali: i corrieri chiedono una firma.</p><h3>Fatto su ordinazione</h3><p>Le scarpe personalizzate si fanno dopo l’ordine e richiedono una o due settimane in più.</p>',
  '{price free}': 'La spedizione standard è gratuita da {free}. Sotto questa cifra il prezzo è nel carrello.',
  '{price}': 'Il carrello mostra il prezzo prima del pagamento.',
  '{tax inside}': 'I prezzi includono l’IVA. Spediamo dalla tua regione: alla consegna non si paga nulla.',
  '{tax}': 'L’imposta dipende dalla destinazione. Si aggiunge alla cassa e si vede prima di pagare.',
  'How to return': 'Come fare un reso',
  'You have sixty days. We pay for the way back.': 'Hai sessanta giorni. Il reso lo paghiamo noi.',
  '@help-returns-how-to-return-text.html':
    '<ol><li>Apri il tuo ordine: dal link nell’email di conferma, dal tuo account o con il numero in “Trova il tuo ordine”. Scegli “Rendi un articolo” e cosa rimandi, e stampa l’etichetta.</li><li>Imballa tutto com’è arrivato. La scatola può essere un’altra.</li><li>Consegna il pacco in un punto di ritiro o portalo in un negozio Waymark.</li></ol><p>Il rimborso arriva con lo stesso metodo di pagamento entro cinque giorni lavorativi dall’arrivo del pacco. Le carte regalo si rimborsano come carte regalo.</p><h3>Cosa riprendiamo</h3><p>Tutto ciò che non è stato indossato, o solo in casa. Le scarpe state in montagna non si possono rivendere; se hanno un difetto, tocca a noi risolverlo.</p><h3>Cosa non possiamo riprendere</h3><p>Scarpe fatte su ordinazione, biancheria aperta e carte regalo digitali usate.</p>',
  'Repairs and warranty': 'Riparazioni e garanzia',
  'If we made it, we mend it, for as long as it can be mended.': 'Quello che facciamo lo ripariamo, finché si può.',
  '@help-repairs-text.html':
    '<h3>Difetti</h3><p>Una cucitura che si apre, una zip che si blocca, un palo che si rompe nell’uso normale: ripariamo o sostituiamo gratis, senza scadenza.</p><h3>Usura</h3><p>Buchi, suole consumate, rete strappata: li ripariamo a prezzo di costo. Ti diciamo il prezzo prima di cominciare e, se preferisci, rimandiamo tutto com’era.</p><h3>Come fare</h3><ul><li>Pulisci prima, alla buona. Il fango va bene, il bagnato no.</li><li>Spedisci l’articolo o consegnalo in un negozio con laboratorio.</li><li>Torna dopo due o tre settimane, di solito con una toppa che si vede. A noi piace così.</li></ul>',
  'How to measure, and when to go up half a size.': 'Come misurare, e quando prendere mezzo numero in più.',
  '@help-size-guide-text.html':
    '<h3>Piedi</h3><p>La sera, in piedi su un foglio con il tallone alla parete, segna il dito più lungo. Misura entrambi i piedi e scegli il più lungo. I numeri qui sono {sizes}; la tabella di ogni prodotto riporta gli altri.</p><p>Per lunghe discese e calze invernali prendi mezzo numero in più. Per gare corte e ripide resta sul tuo.</p><h3>Corpo</h3><p>Torace: nel punto più ampio, braccia lungo i fianchi. Vita: dove porti i pantaloni. Interno gamba: dal cavallo al pavimento, senza scarpe.</p><h3>Tra due taglie</h3><p>Gusci e pile: la più grande, sotto ci saranno altri strati. Intimo tecnico e calzamaglie: la più piccola.</p>',
  'Real people who own wet tents.': 'Persone vere, con tende bagnate.',
  '<h3>Write</h3><p>help@waymark.example. We answer within a working day.</p>':
    '<h3>Scrivere</h3><p>help@waymark.example. Rispondiamo entro un giorno lavorativo.</p>',
  'Write to us': 'Scrivici',
  '<h3>Call</h3><p>Monday to Saturday, 9 to 19, your time.</p>':
    '<h3>Chiamare</h3><p>Dal lunedì al sabato, dalle 9 alle 19.</p>',
  '<h3>Call</h3><p>Monday to Saturday, 8 to 20, Mountain Time.</p>':
    '<h3>Chiamare</h3><p>Dal lunedì al sabato, dalle 8 alle 20, Mountain Time.</p>',
  '<h3>Come by</h3><p>Every store can look up an order and take a return.</p>':
    '<h3>Passare da noi</h3><p>Ogni negozio può cercare un ordine e accettare un reso.</p>',
  'On this page': 'In questa pagina',
  'When we meet': 'Quando ci vediamo',
  'The spring weekend': 'Il fine settimana di primavera',
  'Two nights out with whoever comes. Choose one or both.': 'Due notti fuori con chi viene. Ne scelga una o entrambe.',
  'Come along': 'Partecipare',
  'See you in the hills': 'Ci vediamo in montagna',
  'Your name is on the list. Bring a cup for the soup.': 'Il suo nome è nell’elenco. Porti una tazza per la zuppa.',
  'Seen outside': 'Visto fuori',
  'Pictures of people who were there.': 'Foto di chi c’era.',
  'Three ways out': 'Tre modi di uscire',
  'What to bring': 'Che cosa portare',
  'Good to have along': 'Utile da avere con sé',
  '@basecamp-when.html':
    '<h3>Quando ci vediamo</h3><p>Ogni primo giovedì alle sette, in un negozio vicino. Qualcuno porta la zuppa.</p>',
  'Tents under the stars': 'Tende sotto le stelle',
  'Last October, four degrees': 'Lo scorso ottobre, quattro gradi',
  'Before breakfast': 'Prima di colazione',
  'All day': 'Tutto il giorno',
  Overnight: 'Una notte fuori',
  '@basecamp-list-text.html':
    '<ul><li>Una tazza, per la zuppa.</li><li>Una lampada, per il ritorno.</li><li>Uno strato in più di quanto si pensi.</li></ul>',
  'Your points': 'I suoi punti',
  'Find a store': 'Trova un negozio',
  'Points on every order, early sight of new colours, a place in the workshop queue.':
    'Punti a ogni ordine, i nuovi colori in anteprima, un posto in laboratorio.',
  'For people who come back.': 'Per chi torna.',
  '<h3>Points</h3><p>One for every unit you spend. 500 of them are five off.</p>':
    '<h3>Punti</h3><p>Uno per ogni euro speso. 500 punti valgono cinque euro di sconto.</p>',
  '<h3>Free standard delivery</h3><p>On every order, however small.</p>':
    '<h3>Spedizione standard gratuita</h3><p>Su ogni ordine, anche piccolo.</p>',
  '<h3>First pick</h3><p>New colours two days before everyone else.</p>':
    '<h3>Prima scelta</h3><p>I nuovi colori due giorni prima degli altri.</p>',
  '<h3>Repairs first</h3><p>Your things go to the front of the workshop.</p>':
    '<h3>Riparazioni prima</h3><p>Le tue cose passano davanti in laboratorio.</p>',
  'Join, it is free': 'Iscriviti, è gratis',
  Terms: 'Condizioni',
  'Collective terms': 'Condizioni del Collective',
  'How points come and go.': 'Come vanno e vengono i punti.',
  '@loyalty-terms-text.html':
    '<ul><li>Guadagni un punto per ogni euro intero speso in articoli, dopo gli sconti, esclusa la spedizione.</li><li>I punti arrivano quando inizia il periodo di reso dell’ordine e se ne vanno quando rendi qualcosa.</li><li>Scadono dopo due anni senza ordini.</li><li>I punti non sono denaro, non si cedono e non si convertono in contanti.</li><li>Puoi uscire in qualsiasi momento; i punti non usati finiscono con l’iscrizione.</li></ul>',
  'Sign up': 'Registrati',
  'Make an account: faster checkout, orders in one place.':
    'Crea un account: cassa più veloce, ordini in un solo posto.',
  'With an account': 'Con un account',
  Stores: 'Negozi',
  'Try things on, collect an order, have a zip mended.': 'Provare, ritirare un ordine, far riparare una zip.',
  'Each with a bench, a boot stretcher and somebody who has been out this week.':
    'Ognuno con un banco da lavoro, un allargascarpe e qualcuno che questa settimana è uscito.',
  'Where they are': 'Dove siamo',
  '<h3>Same-day pickup</h3><p>Reserve online, collect within two hours where the size is in stock.</p>':
    '<h3>Ritiro in giornata</h3><p>Prenota online, ritira entro due ore se la taglia c’è.</p>',
  '<h3>Boot fitting</h3><p>Both feet measured, hot and late in the day.</p>':
    '<h3>Prova degli scarponi</h3><p>Entrambi i piedi misurati, caldi e a fine giornata.</p>',
  '<h3>Workshop</h3><p>Zips, patches and soles, while you wait where we can.</p>':
    '<h3>Laboratorio</h3><p>Zip, toppe e suole, se possibile mentre aspetti.</p>',
  'Waymark stores near you.': 'Negozi Waymark vicino a te.',
  '<p>Type a town or a postal code, or let the browser say where you are.</p>':
    '<p>Scrivi una città o un CAP, oppure lascia che il browser dica dove sei.</p>',
  'Sign in': 'Accedi',
  '<p>Sign in for your orders, your addresses and a shorter checkout.</p>':
    '<p>Accedi per i tuoi ordini, i tuoi indirizzi e una cassa più breve.</p>',
  'Make an account': 'Crea un account',
  '<p>Two minutes now, one minute less at every checkout.</p>': '<p>Due minuti adesso, uno in meno a ogni ordine.</p>',
  'Join the Collective': 'Entra nel Collective',
  '<p>Points on every order and first pick of new colours. Leaving is as easy as joining.</p>':
    '<p>Punti a ogni ordine e i nuovi colori per primi. Uscire è facile come entrare.</p>',
  'Who we are': 'Chi siamo',
  'A small company that makes things to be outside in.': 'Una piccola azienda che fa cose per stare fuori.',
  'Made by people who get rained on': 'Fatto da gente che prende la pioggia',
  'Waymark began with one boot and a bad summer.': 'Waymark è nata da uno scarpone e da una brutta estate.',
  'A hut on a meadow': 'Un rifugio su un prato',
  '@about-text.html':
    '<p>Lo scarpone faceva acqua. Per chi lo produceva era normale. Per noi no, e abbiamo passato due inverni su un tavolo di cucina a capire cosa ci vuole: una cucitura migliore, una linguetta più larga, una suola che si toglie e si rimette.</p><p>Oggi facciamo circa duecentocinquanta cose, e a ognuna poniamo le stesse tre domande. Fa bene una cosa? Si può riparare? La porteremmo noi?</p><h3>Cosa promettiamo</h3><p>Dire quanto pesano le cose, dove sono fatte e cosa non sanno fare. Riparare ciò che vendiamo. Cambiare un colore solo quando quello vecchio è finito.</p>',
  'Women’s boots': 'Scarponi da donna',
  'Men’s boots': 'Scarponi da uomo',
  Materials: 'Materiali',
  'What things are made of, and what we still want to change.':
    'Di cosa sono fatte le cose, e cosa vogliamo ancora cambiare.',
  '@materials-text.html':
    '<h3>Idrorepellenza senza PFAS</h3><p>Da questa primavera ogni guscio, scarpone e tenda respinge l’acqua senza PFAS. Bisogna lavare e scaldare un po’ più spesso; le note di cura spiegano come.</p><h3>Filato riciclato</h3><p>Gran parte dei nostri pile e delle fodere è fatta di vecchie bottiglie e vecchio pile. La quota è indicata su ogni prodotto.</p><h3>Lana e piuma</h3><p>Merino da allevamenti senza mulesing, piuma di origine tracciata. Dove non siamo sicuri, non la usiamo.</p><h3>Pelle</h3><p>Da concerie con valutazione oro per acqua ed energia, come sottoprodotto. Cerchiamo qualcosa che duri altrettanto e non l’abbiamo ancora trovato.</p>',
  Privacy: 'Privacy e dati personali',
  'What we keep about you, why, and for how long.': 'Cosa conserviamo di te, perché e per quanto tempo.',
  '@privacy-text.html':
    '<p>Waymark è un negozio dimostrativo: l’azienda è inventata.</p><h3>Cosa conserviamo</h3><p>Ciò che serve a un ordine: nome, indirizzo, email, telefono e acquisti (contratto, art. 6.1.b GDPR). Con un account, anche ciò che vi salvi.</p><h3>Cosa non conserviamo</h3><p>I numeri di carta: vanno al fornitore dei pagamenti. Le password: ne teniamo solo un’impronta irreversibile.</p><h3>Misurazione e pubblicità</h3><p>Solo se acconsenti. Puoi cambiare idea in fondo a ogni pagina.</p><h3>I tuoi diritti</h3><p>Accesso, rettifica, cancellazione, limitazione e portabilità: privacy@waymark.example. Puoi anche rivolgerti al Garante per la protezione dei dati personali. Le fatture si conservano per il tempo richiesto dalla legge.</p>',
  'Terms of use': 'Condizioni d’uso',
  'The rules for using this site.': 'Le regole per usare questo sito.',
  '@brand-terms-text.html':
    '<p>Leggi, confronta e acquista come vuoi. Per favore non copiare immagini e testi per una tua attività, non usare programmi che appesantiscono il negozio e recensisci solo ciò che hai usato.</p><p>Facciamo attenzione che quanto scritto qui sia corretto. Se non lo è, scrivici e lo correggiamo. Questo negozio è una dimostrazione.</p>',
  'Terms of sale': 'Condizioni di vendita',
  'What holds when you buy from us.': 'Cosa vale quando acquisti da noi.',
  '@sale-terms-text.html':
    '<p>Waymark è un negozio dimostrativo: non si conclude alcun contratto reale.</p><h3>Ordine</h3><p>Il tuo ordine è una proposta; il contratto si conclude quando confermiamo la spedizione.</p><h3>Prezzo</h3><p>Vale il prezzo mostrato alla cassa, IVA inclusa. Se è chiaramente sbagliato, ti avvisiamo prima di qualsiasi addebito.</p><h3>Consegna e rischio</h3><p>Il rischio è nostro finché il pacco non è nelle tue mani.</p><h3>Recesso</h3><p>Puoi rendere gli articoli entro sessanta giorni senza motivo. Il diritto di recesso di legge, quattordici giorni, resta intatto.</p><h3>Garanzia</h3><p>Vale la garanzia legale di conformità di due anni. Ripariamo, sostituiamo o rimborsiamo, in quest’ordine.</p>',
  'Text message terms': 'Condizioni per gli SMS',
  'What you agree to when you tick the box.': 'Cosa accetti quando spunti la casella.',
  '@sms-terms-text.html':
    '<p>Fino a sei messaggi al mese su ordini, nuovi colori e offerte. Valgono le tariffe del tuo operatore. Rispondi STOP per non riceverne più, HELP per assistenza. Il consenso non è una condizione per l’acquisto.</p>',
  'Associate discount terms': 'Condizioni dello sconto dipendenti',
  'For the people who work here.': 'Per chi lavora qui.',
  '@associate-discount-terms-text.html':
    '<ul><li>Lo sconto è del 40% su tutto tranne le carte regalo.</li><li>È per te e il tuo nucleo familiare, non per la rivendita; quello che vendi in negozio non ce l’ha.</li><li>Vale fino al tuo limite annuale, indicato nel tuo account.</li><li>Non si cumula con i codici: conta lo sconto maggiore. Finisce con il rapporto di lavoro.</li></ul>',
  Accessibility: 'Accessibilità',
  'The shop should work for everyone.': 'Il negozio deve funzionare per tutti.',
  '@accessibility-text.html':
    '<p>Seguiamo WCAG 2.2 AA: da tastiera, con lettore di schermo, con testo raddoppiato, su schermi stretti e senza animazioni. Dicci dove non funziona: access@waymark.example. Rispondiamo entro due giorni lavorativi e correggiamo.</p>',
  'What every order comes with': 'Cosa comprende ogni ordine',
  'What you can count on': 'Su cosa puoi contare',
  'Delivery in short': 'La consegna in breve',
  '<p>Standard delivery takes {days} working days and is free from {free}. Faster services are in the cart.</p>':
    '<p>La spedizione standard richiede {days} giorni lavorativi ed è gratuita da {free}. Nel carrello ci sono servizi più veloci.</p>',
  '<p>Standard delivery takes {days} working days. Faster services are in the cart.</p>':
    '<p>La spedizione standard richiede {days} giorni lavorativi. Nel carrello ci sono servizi più veloci.</p>',
  'Returns in short': 'I resi in breve',
  Returns: 'Resi',
  '<p>Sixty days, unworn or worn indoors. Print the label from your order, or bring it to a store.</p>':
    '<p>Sessanta giorni, non indossato o indossato solo in casa. Stampa l’etichetta dal tuo ordine o porta tutto in negozio.</p>',
  'SMS terms': 'Condizioni SMS',
  'Newsletter consent': 'Consenso alla newsletter',
  'The newsletter': 'La newsletter',
  '<p>Two letters a month. We measure whether they are opened, and stop when you say so.</p>':
    '<p>Due email al mese. Misuriamo se vengono aperte e smettiamo quando lo dici tu.</p>',
  'Associate discount': 'Sconto dipendenti',
  '<p>For you and your household, within your yearly limit, not for resale, not together with codes.</p>':
    '<p>Per te e il tuo nucleo familiare, entro il limite annuale, non per la rivendita, non cumulabile con codici.</p>',
  'Pay later': 'Paga dopo',
  '<p>Pay in three or four parts, without interest, if the provider agrees. You see the dates before you confirm.</p>':
    '<p>Paga in tre o quattro rate, senza interessi, se il partner accetta. Vedi le date prima di confermare.</p>',
  'Notes from the trail': 'Notizie dal sentiero',
  'Fifteen percent off your first order': 'Quindici per cento sul primo ordine',
  '<p>Two letters a month: new colours, field repairs, a route worth the bus ride. The first brings a code for fifteen percent off.</p>':
    '<p>Due email al mese: nuovi colori, riparazioni sul campo, un itinerario che vale il viaggio in autobus. La prima porta un codice del quindici per cento.</p>',
  'For new subscribers, once. Leave with one click.': 'Per i nuovi iscritti, una volta. Ti cancelli con un clic.',
  'What came out of the workshop this season.': 'Cosa è uscito dal laboratorio in questa stagione.',
  '<p>New styles, and new colours of old ones. We add a colour only when the last one has sold through.</p>':
    '<p>Nuovi modelli, e nuovi colori di quelli già noti. Aggiungiamo un colore solo quando l’ultimo è finito.</p>',
  New: 'Novità',
  Women: 'Donna',
  Men: 'Uomo',
  Kids: 'Bambini',
  Gear: 'Attrezzatura',
  Sale: 'Saldi',
  Footwear: 'Calzature',
  Clothing: 'Abbigliamento',
  Jackets: 'Giacche',
  Packs: 'Zaini',
  Tents: 'Tende',
  Read: 'Da leggere',
  'Cut for women from the first pattern, not shrunk from the men’s.':
    'Tagliato per le donne fin dal primo modello, non rimpicciolito da quello da uomo.',
  'Layers that get along': 'Strati che vanno d’accordo',
  'Base, middle, shell: what goes with what.': 'Base, intermedio, guscio: cosa va con cosa.',
  '@shelf-2000-text.html':
    '<h3>Per le donne che stanno fuori</h3><p>Scarpe da trail su forma femminile, scarponi dal tallone più stretto, gusci con spazio per fianchi e imbrago. I pantaloni hanno tre lunghezze, le giacche vanno da XXS a XXL, e ogni tabella è misurata su persone.</p>',
  'Three ways to lace': 'Tre modi di allacciare',
  'Heel slip, high instep, sore toe.': 'Tallone che scivola, collo alto, dito dolente.',
  'Resole or retire?': 'Risuolare o mandare in pensione?',
  'How to look at a boot.': 'Come guardare uno scarpone.',
  'Four years to dry': 'Quattro anni per l’asciutto',
  'How we left PFAS behind.': 'Come abbiamo lasciato i PFAS.',
  'A small number of things for a large number of days.': 'Poche cose per tanti giorni.',
  'Packing for five days of rain': 'Preparare lo zaino per cinque giorni di pioggia',
  'The list, and the order in which it goes in.': 'La lista, e l’ordine in cui entra tutto.',
  '@shelf-3000-text.html':
    '<h3>Per le montagne, e la settimana in mezzo</h3><p>Scarponi in pianta normale e larga, pantaloni per vita e lunghezza, gusci per il tempo atlantico. Quasi tutto si ripara, e lo facciamo noi.</p>',
  'The same materials, reinforced knees, a name label in every collar.':
    'Gli stessi materiali, ginocchia rinforzate, un’etichetta col nome in ogni collo.',
  '@shelf-4000-text.html':
    '<h3>Spazio per crescere</h3><p>Le maniche si allungano di una taglia, la vita si regola, le suole perdonano. Quello che regge dopo il primo figlio passa al prossimo; il resto lo ripariamo.</p>',
  'What you carry, sleep in and drink from.': 'Per portare, dormire e bere.',
  'Sleeping warm': 'Dormire al caldo',
  'It is mostly about supper.': 'È soprattutto questione di cena.',
  '@shelf-5000-text.html':
    '<h3>Pesato onestamente</h3><p>I pesi comprendono sacche, picchetti e cinghie. Le temperature sono di comfort. I volumi si misurano con i fagioli, come vuole la norma.</p>',
  'Last season’s colours, this season’s warranty.': 'I colori della scorsa stagione, la garanzia di questa.',
  '@shelf-6000-text.html':
    '<p>In offerta fino a esaurimento taglie. Accanto a ogni prezzo c’è il più basso dei trenta giorni prima dello sconto, così sai quanto vale.</p>',
  'Worth knowing': 'Buono a sapersi',
  'Three ways to lace a trail shoe': 'Tre modi di allacciare una scarpa da trail',
  'Heel slip, a high instep, a sore toe: each has a lacing.':
    'Tallone che scivola, collo alto, dito dolente: a ognuno la sua allacciatura.',
  'Read the story': 'Leggi l’articolo',
  'Five minutes with a boot in your hands.': 'Cinque minuti con uno scarpone in mano.',
  'How we took PFAS out of every shell.': 'Come abbiamo tolto i PFAS da ogni guscio.',
  'The bag only keeps what you bring.': 'Il sacco tiene solo il calore che porti tu.',
  'What others are looking at': 'Cosa guardano gli altri',
  'Sleeping bags': 'Sacchi a pelo',
  'A week of rain': 'Una settimana di pioggia',
  'Dry from the neck to the toes, and dry again by morning.':
    'Asciutti dal collo ai piedi, e di nuovo asciutti al mattino.',
  'From hut to hut': 'Di rifugio in rifugio',
  'Boots that dry overnight, a pack for four days, wool that forgives.':
    'Scarponi che asciugano in una notte, uno zaino per quattro giorni, lana che perdona.',
  'The first frost': 'Il primo gelo',
  'Warm layers for still mornings and short days.': 'Strati caldi per mattine silenziose e giornate corte.',
  'Which jacket?': 'Quale giacca?',
  'Rain, cold or wind: what each kind is made for.': 'Pioggia, freddo o vento: a cosa serve ogni tipo.',
  'Which backpack?': 'Quale zaino?',
  'Litres before looks: for a day, a night or a week.':
    'Prima i litri, poi lo stile: per un giorno, una notte o una settimana.',
  'Which shoe for which ground?': 'Quale scarpa per quale terreno?',
  'Path, scree or snow: grip and support that match.': 'Sentiero, ghiaione o neve: la presa e il sostegno giusti.',
  'Where will you sleep?': 'Dove dormirà?',
  'Tents by season, sleeping bags by the coldest night.':
    'Tende secondo la stagione, sacchi a pelo secondo la notte più fredda.',
  'Shoes to try on in a store': 'Scarpe da provare in negozio',
  'What to ask for when you come by, and what our fitters look at.':
    'Che cosa chiedere quando passa da noi, e che cosa guardano i nostri consulenti.',
} satisfies Record<string, string>;
