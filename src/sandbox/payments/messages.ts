/** What the test bank and the test lender say. */
export interface Messages {
  confirm: string;
  sent: string;
  merchant: string;
  amount: string;
  card: string;
  code: string;
  approve: string;
  cancel: string;
  testBank: string;
  digitsMissing: string;
  triesLeft: (count: number) => string;
  endings: { Y: string; N: string; U: string };
  takingBack: (merchant: string) => string;
  planTitle: string;
  planHeading: (merchant: string) => string;
  nothingToday: string;
  payments: string;
  total: string;
  refuse: string;
  back: (merchant: string) => string;
  backUndecided: (merchant: string) => string;
  approved: { title: string; words: string };
  refused: { title: string; words: string };
  over: { title: string; words: string };
  testLender: string;
  walletTitle: string;
  walletHeading: (merchant: string) => string;
  nothingYet: string;
  nothingYetExpress: string;
  atMost: string;
  shipTo: string;
  withoutPhone: string;
  walletApprove: string;
  delivery: string;
  windowRefused: string;
  close: string;
  'wallet-approved': { title: string; words: string };
  'wallet-refused': { title: string; words: string };
  testWallet: string;
}

const english: Messages = {
  confirm: 'Confirm that it’s you',
  sent: 'We sent a one-time code to the phone number that ends in 42.',
  merchant: 'Merchant',
  amount: 'Amount',
  card: 'Card',
  code: 'One-time code',
  approve: 'Approve',
  cancel: 'Cancel',
  testBank: 'This is a test bank. The code is',
  digitsMissing: 'Enter the six digits of the code.',
  triesLeft: (count) => `That code is not right. You have ${count === 1 ? 'one try' : `${count} tries`} left.`,
  endings: { Y: 'Payment confirmed', N: 'Payment not confirmed', U: 'This check has expired' },
  takingBack: (merchant) => `Taking you back to ${merchant}…`,
  planTitle: 'Pay in three parts',
  planHeading: (merchant) => `Pay ${merchant} in three parts`,
  nothingToday: 'Nothing is due today. The first payment is due in 30 days.',
  payments: 'Payments',
  total: 'Total, without interest',
  refuse: 'Refuse',
  back: (merchant) => `Back to ${merchant}`,
  backUndecided: (merchant) => `Back to ${merchant} without deciding`,
  approved: { title: 'You approved this plan', words: 'Place your order in the shop to use it.' },
  refused: { title: 'This plan was not approved', words: 'Nothing is lent. You can pay in another way.' },
  over: {
    title: 'This page has run out',
    words: 'Nothing was approved. Go back to the shop with your browser, and begin again there.',
  },
  testLender: 'This is a test lender. Nobody lends anything, and nobody has to pay anything back.',
  walletTitle: 'Pay with PayPal',
  walletHeading: (merchant) => `Pay ${merchant} with PayPal`,
  nothingYet: 'Nothing is charged until you place your order in the shop.',
  nothingYetExpress:
    'Choose where it goes. The shop shows the final total, and nothing is charged until you place your order there.',
  atMost: 'At most, with delivery and tax',
  shipTo: 'Ship to',
  withoutPhone: 'no phone number',
  walletApprove: 'Agree and continue',
  delivery: 'Delivery',
  windowRefused: 'Choose another address or delivery: the shop does not take this one.',
  close: 'Close',
  'wallet-approved': { title: 'You agreed to this payment', words: 'Place your order in the shop to pay.' },
  'wallet-refused': {
    title: 'PayPal did not agree to this payment',
    words: 'Nothing was charged. You can pay in another way.',
  },
  testWallet: 'This is a stand-in for PayPal. No account is used, and no money moves.',
};

const french: Messages = {
  confirm: 'Confirmez que c’est bien vous',
  sent: 'Nous avons envoyé un code à usage unique au numéro de téléphone qui se termine par 42.',
  merchant: 'Marchand',
  amount: 'Montant',
  card: 'Carte',
  code: 'Code à usage unique',
  approve: 'Approuver',
  cancel: 'Annuler',
  testBank: 'C’est une banque de test. Le code est',
  digitsMissing: 'Saisissez les six chiffres du code.',
  triesLeft: (count) => `Ce code n’est pas correct. Il vous reste ${count === 1 ? 'un essai' : `${count} essais`}.`,
  endings: { Y: 'Paiement confirmé', N: 'Paiement non confirmé', U: 'Cette vérification a expiré' },
  takingBack: (merchant) => `Retour vers ${merchant}…`,
  planTitle: 'Payer en trois fois',
  planHeading: (merchant) => `Payer ${merchant} en trois fois`,
  nothingToday: 'Rien n’est dû aujourd’hui. Le premier paiement est dû dans 30 jours.',
  payments: 'Paiements',
  total: 'Total, sans intérêts',
  refuse: 'Refuser',
  back: (merchant) => `Retour vers ${merchant}`,
  backUndecided: (merchant) => `Retour vers ${merchant} sans décider`,
  approved: { title: 'Vous avez approuvé ce plan', words: 'Passez votre commande dans la boutique pour l’utiliser.' },
  refused: { title: 'Ce plan n’a pas été approuvé', words: 'Rien n’est prêté. Vous pouvez payer autrement.' },
  over: {
    title: 'Cette page n’est plus valable',
    words: 'Rien n’a été approuvé. Revenez à la boutique avec votre navigateur et recommencez.',
  },
  testLender: 'C’est un prêteur de test. Personne ne prête rien, et personne n’a rien à rembourser.',
  walletTitle: 'Payer avec PayPal',
  walletHeading: (merchant) => `Payer ${merchant} avec PayPal`,
  nothingYet: 'Rien n’est débité avant votre commande dans la boutique.',
  nothingYetExpress:
    'Choisissez l’adresse de livraison. La boutique affiche le total final, et rien n’est débité avant votre commande.',
  atMost: 'Au plus, avec livraison et taxes',
  shipTo: 'Livrer à',
  withoutPhone: 'sans numéro de téléphone',
  walletApprove: 'Accepter et continuer',
  delivery: 'Livraison',
  windowRefused: 'Choisissez une autre adresse ou livraison : la boutique n’accepte pas celle-ci.',
  close: 'Fermer',
  'wallet-approved': {
    title: 'Vous avez accepté ce paiement',
    words: 'Passez votre commande dans la boutique pour payer.',
  },
  'wallet-refused': {
    title: 'PayPal n’a pas accepté ce paiement',
    words: 'Rien n’a été débité. Vous pouvez payer autrement.',
  },
  testWallet: 'Ceci est une imitation de PayPal. Aucun compte n’est utilisé et aucun argent ne circule.',
};

const german: Messages = {
  confirm: 'Bestätigen Sie, dass Sie es sind',
  sent: 'Wir haben einen Einmalcode an die Telefonnummer geschickt, die auf 42 endet.',
  merchant: 'Händler',
  amount: 'Betrag',
  card: 'Karte',
  code: 'Einmalcode',
  approve: 'Freigeben',
  cancel: 'Abbrechen',
  testBank: 'Dies ist eine Testbank. Der Code lautet',
  digitsMissing: 'Geben Sie die sechs Ziffern des Codes ein.',
  triesLeft: (count) =>
    `Dieser Code stimmt nicht. Sie haben noch ${count === 1 ? 'einen Versuch' : `${count} Versuche`}.`,
  endings: { Y: 'Zahlung bestätigt', N: 'Zahlung nicht bestätigt', U: 'Diese Prüfung ist abgelaufen' },
  takingBack: (merchant) => `Zurück zu ${merchant} …`,
  planTitle: 'In drei Teilen zahlen',
  planHeading: (merchant) => `${merchant} in drei Teilen zahlen`,
  nothingToday: 'Heute ist nichts fällig. Die erste Zahlung ist in 30 Tagen fällig.',
  payments: 'Zahlungen',
  total: 'Summe, ohne Zinsen',
  refuse: 'Ablehnen',
  back: (merchant) => `Zurück zu ${merchant}`,
  backUndecided: (merchant) => `Ohne Entscheidung zurück zu ${merchant}`,
  approved: { title: 'Sie haben diesen Plan angenommen', words: 'Bestellen Sie im Shop, um ihn zu nutzen.' },
  refused: {
    title: 'Dieser Plan wurde nicht genehmigt',
    words: 'Es wird nichts geliehen. Sie können anders bezahlen.',
  },
  over: {
    title: 'Diese Seite ist abgelaufen',
    words: 'Es wurde nichts genehmigt. Gehen Sie mit Ihrem Browser zurück zum Shop und beginnen Sie dort von vorn.',
  },
  testLender: 'Dies ist ein Testanbieter. Niemand leiht etwas, und niemand muss etwas zurückzahlen.',
  walletTitle: 'Mit PayPal zahlen',
  walletHeading: (merchant) => `${merchant} mit PayPal bezahlen`,
  nothingYet: 'Abgebucht wird erst, wenn Sie im Shop bestellen.',
  nothingYetExpress:
    'Wählen Sie, wohin es geht. Der Shop zeigt die endgültige Summe, und abgebucht wird erst, wenn Sie dort bestellen.',
  atMost: 'Höchstens, mit Versand und Steuer',
  shipTo: 'Liefern an',
  withoutPhone: 'ohne Telefonnummer',
  walletApprove: 'Zustimmen und weiter',
  delivery: 'Lieferung',
  windowRefused: 'Wählen Sie eine andere Adresse oder Lieferung: Der Shop nimmt diese nicht an.',
  close: 'Schließen',
  'wallet-approved': { title: 'Sie haben dieser Zahlung zugestimmt', words: 'Bestellen Sie im Shop, um zu bezahlen.' },
  'wallet-refused': {
    title: 'PayPal hat dieser Zahlung nicht zugestimmt',
    words: 'Es wurde nichts abgebucht. Sie können anders bezahlen.',
  },
  testWallet: 'Dies steht hier anstelle von PayPal. Kein Konto wird benutzt, und es fließt kein Geld.',
};

const italian: Messages = {
  confirm: 'Conferma che sei tu',
  sent: 'Abbiamo inviato un codice monouso al numero di telefono che termina con 42.',
  merchant: 'Esercente',
  amount: 'Importo',
  card: 'Carta',
  code: 'Codice monouso',
  approve: 'Approva',
  cancel: 'Annulla',
  testBank: 'Questa è una banca di prova. Il codice è',
  digitsMissing: 'Inserisci le sei cifre del codice.',
  triesLeft: (count) =>
    `Questo codice non è corretto. Ti ${count === 1 ? 'resta un tentativo' : `restano ${count} tentativi`}.`,
  endings: { Y: 'Pagamento confermato', N: 'Pagamento non confermato', U: 'Questa verifica è scaduta' },
  takingBack: (merchant) => `Ti riportiamo a ${merchant}…`,
  planTitle: 'Paga in tre rate',
  planHeading: (merchant) => `Paga ${merchant} in tre rate`,
  nothingToday: 'Oggi non devi pagare nulla. La prima rata scade tra 30 giorni.',
  payments: 'Rate',
  total: 'Totale, senza interessi',
  refuse: 'Rifiuta',
  back: (merchant) => `Torna a ${merchant}`,
  backUndecided: (merchant) => `Torna a ${merchant} senza decidere`,
  approved: { title: 'Hai approvato questo piano', words: 'Effettua l’ordine nel negozio per usarlo.' },
  refused: {
    title: 'Questo piano non è stato approvato',
    words: 'Non viene prestato nulla. Puoi pagare in un altro modo.',
  },
  over: {
    title: 'Questa pagina è scaduta',
    words: 'Non è stato approvato nulla. Torna al negozio con il browser e ricomincia da lì.',
  },
  testLender: 'Questo è un finanziatore di prova. Nessuno presta nulla e nessuno deve restituire nulla.',
  walletTitle: 'Paga con PayPal',
  walletHeading: (merchant) => `Paga ${merchant} con PayPal`,
  nothingYet: 'Nessun addebito finché non invii l’ordine nel negozio.',
  nothingYetExpress:
    'Scegli dove spedire. Il negozio mostra il totale finale e non c’è alcun addebito finché non invii l’ordine.',
  atMost: 'Al massimo, con spedizione e tasse',
  shipTo: 'Spedisci a',
  withoutPhone: 'senza numero di telefono',
  walletApprove: 'Accetta e continua',
  delivery: 'Consegna',
  windowRefused: 'Scegli un altro indirizzo o un’altra consegna: il negozio non accetta questa scelta.',
  close: 'Chiudi',
  'wallet-approved': { title: 'Hai accettato questo pagamento', words: 'Invia l’ordine nel negozio per pagare.' },
  'wallet-refused': {
    title: 'PayPal non ha accettato questo pagamento',
    words: 'Nessun addebito. Puoi pagare in un altro modo.',
  },
  testWallet: 'Questa è un’imitazione di PayPal. Nessun conto viene usato e non si muove denaro.',
};

const spanish: Messages = {
  confirm: 'Confirma que eres tú',
  sent: 'Hemos enviado un código de un solo uso al número de teléfono que termina en 42.',
  merchant: 'Comercio',
  amount: 'Importe',
  card: 'Tarjeta',
  code: 'Código de un solo uso',
  approve: 'Aprobar',
  cancel: 'Cancelar',
  testBank: 'Este es un banco de prueba. El código es',
  digitsMissing: 'Escribe los seis dígitos del código.',
  triesLeft: (count) =>
    `Este código no es correcto. Te ${count === 1 ? 'queda un intento' : `quedan ${count} intentos`}.`,
  endings: { Y: 'Pago confirmado', N: 'Pago no confirmado', U: 'Esta comprobación ha caducado' },
  takingBack: (merchant) => `Volviendo a ${merchant}…`,
  planTitle: 'Pagar en tres plazos',
  planHeading: (merchant) => `Pagar ${merchant} en tres plazos`,
  nothingToday: 'Hoy no se cobra nada. El primer plazo vence dentro de 30 días.',
  payments: 'Plazos',
  total: 'Total, sin intereses',
  refuse: 'Rechazar',
  back: (merchant) => `Volver a ${merchant}`,
  backUndecided: (merchant) => `Volver a ${merchant} sin decidir`,
  approved: { title: 'Has aprobado este plan', words: 'Haz tu pedido en la tienda para usarlo.' },
  refused: { title: 'Este plan no se ha aprobado', words: 'No se presta nada. Puedes pagar de otra forma.' },
  over: {
    title: 'Esta página ha caducado',
    words: 'No se ha aprobado nada. Vuelve a la tienda con tu navegador y empieza allí de nuevo.',
  },
  testLender: 'Este es un prestamista de prueba. Nadie presta nada y nadie tiene que devolver nada.',
  walletTitle: 'Pagar con PayPal',
  walletHeading: (merchant) => `Pagar a ${merchant} con PayPal`,
  nothingYet: 'No se cobra nada hasta que haces tu pedido en la tienda.',
  nothingYetExpress: 'Elige adónde va. La tienda muestra el total final y no se cobra nada hasta que haces tu pedido.',
  atMost: 'Como máximo, con envío e impuestos',
  shipTo: 'Enviar a',
  withoutPhone: 'sin número de teléfono',
  walletApprove: 'Aceptar y continuar',
  delivery: 'Entrega',
  windowRefused: 'Elige otra dirección u otra entrega: la tienda no acepta esta.',
  close: 'Cerrar',
  'wallet-approved': { title: 'Has aceptado este pago', words: 'Haz tu pedido en la tienda para pagar.' },
  'wallet-refused': {
    title: 'PayPal no ha aceptado este pago',
    words: 'No se ha cobrado nada. Puedes pagar de otra forma.',
  },
  testWallet: 'Esto es una imitación de PayPal. No se usa ninguna cuenta ni se mueve dinero.',
};

const spoken: Readonly<Record<string, Messages>> = { fr: french, de: german, it: italian, es: spanish };

/** For a locale as BCP 47 or as in the shop's addresses; English where its language is not spoken. */
export const messagesOf = (locale: string): Messages => spoken[locale.slice(0, 2).toLowerCase()] ?? english;

/** The language that `wordsOf` answers in, for the page's `lang`. */
export const languageSpoken = (locale: string): string => {
  const language = locale.slice(0, 2).toLowerCase();
  return language in spoken ? language : 'en';
};
