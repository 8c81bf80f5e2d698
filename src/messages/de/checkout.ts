import type { Translation } from '../text.ts';
import type en from '../en/checkout.ts';

export default {
  title: 'Kasse',
  steps: 'Schritte der Kasse',
  shipping: 'Lieferung',
  billing: 'Zahlung',
  summary: 'Prüfen',
  loading: 'Kasse wird geöffnet',
  scriptNeeded: 'Die Kasse braucht JavaScript. Schalten Sie es im Browser ein und laden Sie die Seite neu.',

  emptyTitle: 'Es gibt nichts zu bezahlen',
  emptyBody: 'Ihr Warenkorb ist leer. Suchen Sie sich etwas Gutes aus und kommen Sie wieder.',
  emptyAfterStock: 'Alles in Ihrem Warenkorb ist inzwischen ausverkauft. Es wurde nichts abgebucht.',
  emptyElsewhere:
    'Eine Bestellung braucht einen Artikel, und Ihr Warenkorb wurde in einem anderen Tab oder auf einem anderen Gerät geleert. Es wurde nichts abgebucht.',
  startShopping: 'Jetzt einkaufen',
  unavailableTitle: 'Wir können Ihren Warenkorb gerade nicht zeigen',
  unavailableBody:
    'Es ist nichts daraus verloren und es wurde nichts abgebucht. Versuchen Sie es noch einmal; wenn Sie offline sind, stellen Sie zuerst die Verbindung her.',
  retry: 'Noch einmal versuchen',

  chosen: 'Ihre Auswahl',
  contact: 'Kontakt',
  shipTo: 'Lieferung an',
  method: 'Lieferung',
  payment: 'Zahlung',
  billTo: 'Rechnung an',
  change: 'Ändern',
  changeAddress: 'Lieferadresse ändern',
  changeContact: 'Kontakt ändern',
  changeMethod: 'Lieferart ändern',
  changePayment: 'Zahlung ändern',
  changeBilling: 'Rechnungsadresse ändern',

  addressTitle: 'Wohin dürfen wir liefern?',
  continueToMethod: 'Weiter zur Lieferung',
  contactTitle: 'Wer holt es ab?',
  keepContact: 'Bisherigen Kontakt behalten',
  collectAt: 'Abholung bei',
  collectTitle: 'Das holen Sie ab',
  collectPickup: '{time} bei {store}',
  collectSts: '{time} bei {store}. Wir schreiben Ihnen, wenn es da ist.',
  keepAddress: 'Bisherige Adresse behalten',
  methodTitle: 'Wie soll es zu Ihnen kommen?',
  methodTitleCustoms: 'Maßgefertigte Artikel',
  free: 'Kostenlos',
  noMethodTitle: 'An diese Adresse geht nichts',
  noMethodBody: 'Wir haben dafür zurzeit keine Lieferung. Versuchen Sie es mit einer anderen Adresse.',
  continueToPayment: 'Weiter zur Zahlung',

  billingTitle: 'Wie möchten Sie bezahlen?',
  billingAddress: 'Rechnungsadresse',
  sameAddress: 'Wie Lieferadresse',
  otherAddress: 'Andere Adresse verwenden',
  useBillingAddress: 'Diese Rechnungsadresse verwenden',
  finishBilling:
    'Speichern Sie oben die Rechnungsadresse, um fortzufahren. Womit Sie bezahlen, bleibt, wie Sie es gewählt haben.',
  continueToSummary: 'Bestellung prüfen',
  covered: 'Es ist nichts mehr zu bezahlen: Sie brauchen keine Karte.',
  leftToPay: 'Noch zu bezahlen: {amount}',

  summaryTitle: 'Ist alles richtig?',
  expressTitle: 'Express-Kasse',
  expressBody:
    'Wir haben Adresse und Karte aus Ihrem Konto übernommen. Ändern Sie, was Sie möchten, oder bestellen Sie gleich.',
  items: 'Artikel',
  quantity: 'Menge {count}',
  placeOrder: 'Jetzt kaufen · {total}',
  placing: 'Ihre Bestellung wird aufgegeben',
  legal: 'Mit Ihrer Bestellung stimmen Sie unseren {terms} und der {privacy} zu.',
  terms: 'Verkaufsbedingungen',
  privacy: 'Datenschutzerklärung',

  orderSummary: 'Bestellübersicht',
  showSummary: 'Bestellübersicht',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  priceAdjustment: 'Preisanpassung',
  shippingCost: 'Lieferung',
  shippingUnknown: 'Nächster Schritt',
  tax: 'MwSt.',
  taxIncluded: 'Inklusive MwSt.',
  taxUnknown: 'Nach der Adresse',
  total: 'Gesamtbetrag',
  estimatedTotal: 'Voraussichtlicher Gesamtbetrag',
  editCart: 'Warenkorb bearbeiten',

  settlingTitle: 'Einen Moment: Wir sehen nach Ihrer Bestellung',
  settlingBody:
    'Wir fragen nach, ob Ihre Bestellung aufgegeben wurde, hier oder in einem anderen Tab, damit Sie nie doppelt bezahlen.',
  unconfirmedTitle: 'Wir können noch nicht sagen, ob Ihre Bestellung aufgegeben wurde',
  unconfirmedBody:
    'Bitte bestellen Sie noch nicht noch einmal. Wir fragen weiter nach; Sie können diese Seite schließen und später wiederkommen.',
  checkAgain: 'Jetzt noch einmal prüfen',
  confirmedTitle: 'Vielen Dank. Ihre Bestellung ist aufgegeben.',
  confirmedBody: 'Ihre Bestätigung öffnet sich gleich.',
  seeConfirmation: 'Bestätigung ansehen',

  'address-refused': 'Wir können nicht an diese Adresse liefern',
  'address-invalid': 'Prüfen Sie Ihre Lieferadresse',
  'address-invalid.body':
    'Ihre Bestellung hat sich geändert und diese Adresse passt nicht mehr. Es wurde nichts abgebucht.',
  'method-refused': 'Diese Lieferung ist nicht verfügbar',
  'billing-refused': 'Prüfen Sie die Rechnungsadresse',
  'delivery-changed': 'Ihre Lieferung hat sich geändert',
  'delivery-changed.body':
    'Etwas in Ihrer Bestellung kann nicht so kommen, wie Sie es gewählt haben. Sehen Sie sich Lieferung und Kosten an, bevor Sie fortfahren. Es wurde nichts abgebucht.',
  'difference.soldOut': '{name} ist ausverkauft und wurde herausgenommen.',
  'difference.withdrawn': '{name} wird nicht mehr verkauft und wurde herausgenommen.',
  'difference.removed': '{name} wurde in einem anderen Tab oder auf einem anderen Gerät herausgenommen.',
  'difference.added': '{name} wurde in einem anderen Tab oder auf einem anderen Gerät hinzugefügt.',
  'difference.fewer': '{name}: Nur noch {now} vorrätig, Sie wollten {before}.',
  'difference.quantity': '{name}: Die Menge wurde anderswo von {before} auf {now} geändert.',
  'difference.price': '{name}: Ein Stück kostet jetzt {now} statt {before}.',
  'difference.home': '{name} wird jetzt nach Hause geliefert: Die Filiale hat den Artikel nicht mehr.',
  'difference.pickup': '{name} holen Sie jetzt bei {store} ab: Eine Lieferung ist nicht mehr möglich.',
  'difference.sts': '{name} wird jetzt zu {store} geliefert: Die Filiale selbst hat den Artikel nicht mehr.',
  'difference.offerEnded': 'Das Angebot „{name}“ gilt nicht mehr.',
  'difference.offerBegan': 'Das Angebot „{name}“ gilt jetzt.',
  'difference.shipping': 'Die Lieferung kostet jetzt {now} statt {before}.',
  'items-changed': 'In Ihrem Warenkorb hat sich etwas geändert',
  'total-changed': 'Ihr Gesamtbetrag hat sich geändert',
  'total-changed.body':
    'Er beträgt jetzt {total}. Sehen Sie ihn sich noch einmal an, bevor Sie bestellen. Es wurde nichts abgebucht.',
  'total-changed.API409': 'Ihr Warenkorb hat sich geändert',
  'total-changed.API409.body':
    'Er wurde in einem anderen Tab oder auf einem anderen Gerät geändert. So ist er jetzt: insgesamt {total}. Es wurde nichts abgebucht.',
  'total-changed.TAX310': 'Die Steuer auf Ihre Bestellung hat sich geändert',
  'total-changed.TAX310.body':
    'Sie beträgt jetzt {tax}, insgesamt sind es {total}. Sehen Sie es sich noch einmal an, bevor Sie bestellen. Es wurde nichts abgebucht.',
  'payment-refused': 'Ihre Zahlung hat nicht geklappt',
  'not-covered': 'Es ist noch etwas zu bezahlen',
  'not-covered.body': 'Es sind {remaining} von {total}. Es wurde nichts abgebucht.',
  'pay-later-refused': '„Später bezahlen“ wurde nicht genehmigt',
  'pay-later-refused.body':
    'Es wurde nichts abgebucht, und Ihr Warenkorb ist, wie er war. Wählen Sie, wie Sie bezahlen möchten.',
  'pay-later-abandoned': 'Sie kamen zurück, bevor ein Plan genehmigt war',
  'pay-later-abandoned.body':
    'Es wurde nichts abgebucht, und Ihr Warenkorb ist, wie er war. Wählen Sie, wie Sie bezahlen möchten.',
  'pay-later-expired': 'Diese Genehmigung gilt nicht mehr',
  'pay-later-expired.body':
    'Es wurde nichts abgebucht. Wählen Sie noch einmal „Später bezahlen“, oder bezahlen Sie anders.',
  'pay-later-not-approved': '„Später bezahlen“ konnte nicht genehmigt werden',
  'pay-later-not-approved.body':
    'Diese Bestellung kann nicht später bezahlt werden. Es wurde nichts abgebucht: Wählen Sie eine andere Zahlungsart.',
  'pay-later-unavailable': '„Später bezahlen“ ist gerade nicht möglich',
  'pay-later-unavailable.body':
    'Es wurde nichts abgebucht. Wählen Sie eine andere Zahlungsart, oder versuchen Sie es in ein paar Minuten noch einmal.',
  'pay-later-outdated': 'Ihre Summe hat sich geändert',
  'pay-later-outdated.body':
    'Sie beträgt jetzt {remaining}, und Ihr Plan galt für einen anderen Betrag. Es wurde nichts abgebucht. Wählen Sie noch einmal „Später bezahlen“, oder bezahlen Sie anders.',
  'challenge-refused': 'Ihre Bank hat die Zahlung nicht bestätigt',
  'challenge-refused.body':
    'Es wurde nichts abgebucht. Versuchen Sie es noch einmal oder verwenden Sie eine andere Karte.',
  'challenge-timed-out': 'Die Prüfung durch Ihre Bank hat zu lange gedauert',
  'challenge-timed-out.body':
    'Es wurde nichts abgebucht. Geben Sie Ihre Karte noch einmal ein, um es erneut zu versuchen.',
  'challenge-abandoned': 'Sie sind gegangen, bevor Ihre Bank die Zahlung bestätigt hat',
  'challenge-abandoned.body':
    'Es wurde nichts abgebucht. Ihr Warenkorb ist unverändert; geben Sie eine Karte ein, wann immer Sie so weit sind.',
  'bot-defence': 'Bitte noch einmal',
  'bot-defence.body':
    'Wir konnten nicht bestätigen, dass Sie ein Mensch sind. Es wurde nichts abgebucht. Bestellen Sie noch einmal, wenn Sie so weit sind.',
  'not-placed': 'Ihre Bestellung wurde nicht aufgegeben',
  'not-placed.body': 'Es wurde nichts abgebucht und Sie können es ohne Risiko noch einmal versuchen.',
  'not-placed.offline': 'Ihre Bestellung kam nicht bei uns an',
  'not-placed.offline.body':
    'Unterwegs ist die Verbindung abgebrochen. Es wurde nichts abgebucht und Sie können es ohne Risiko noch einmal versuchen.',
  'not-placed.fault': 'Bei uns ist etwas schiefgegangen',
  'not-placed.fault.body':
    'Ihre Bestellung wurde nicht aufgegeben und es wurde nichts abgebucht. Sie können es in einer Minute ohne Risiko noch einmal versuchen.',
  'not-placed.provider': 'Der Zahlungsdienst antwortet nicht',
  'not-placed.provider.body':
    'Ihre Bestellung wurde nicht aufgegeben und es wurde nichts abgebucht. Versuchen Sie es in ein paar Minuten noch einmal oder bezahlen Sie auf andere Weise.',
  unavailable: 'Das kam nicht bei uns an',
  'unavailable.body':
    'Sie sind nicht verbunden. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal. Es wurde nichts abgebucht.',
  'unavailable.fault': 'Das liegt an uns',
  'unavailable.fault.body': 'Es wurde nichts abgebucht. Versuchen Sie es in einer Minute noch einmal.',
  'unavailable.provider': 'Ein Dienst, mit dem wir arbeiten, antwortet nicht',
  'unavailable.provider.body':
    'Es liegt weder an Ihnen noch an Ihrer Verbindung, und es wurde nichts abgebucht. Versuchen Sie es in ein paar Minuten noch einmal.',
  refused: 'Ihre Bestellung konnte nicht aufgegeben werden',
  nothingCharged: 'Es wurde nichts abgebucht.',
} satisfies Translation<typeof en>;
