import type { Translation } from '../text.ts';
import type { notices } from '../en/notices.ts';

/** What the shopper is told in German outside the place that it is about: toasts. */
export default {
  // The cart (core 8)
  cartExpired: 'Ihr Warenkorb war abgelaufen',
  cartExpiredMore: 'Wir konnten Ihre Artikel nicht zurücklegen. Ihr neuer Warenkorb ist leer und bereit.',
  invalidCustomer: 'Dieser Warenkorb gehört zu einem anderen Konto',
  invalidCustomerMore: 'Sie haben einen neuen Warenkorb. Die Seite wird gleich neu geladen.',
  cartMerged: 'Die Artikel, die Sie früher hier gelassen haben, sind wieder in Ihrem Warenkorb.',
  notAdded: 'Wir erreichen den Shop nicht',
  notAddedMore: 'Ihre Auswahl ist noch nicht im Warenkorb.',
  removeFailed: 'Der Artikel konnte nicht entfernt werden. Bitte versuchen Sie es später noch einmal.',
  lineGone: 'Dieser Artikel ist nicht mehr in Ihrem Warenkorb: Er wurde an anderer Stelle entfernt.',
  giftNotAdded: 'Dieser Artikel kann nicht hinzugefügt werden: Es gibt ihn gratis zu einem Angebot.',
  maxQuantity: {
    one: 'Von diesem Artikel ist höchstens {count} Stück möglich.',
    other: 'Von diesem Artikel sind höchstens {count} Stück möglich.',
  },
  maxQuantityAny: 'Mehr Stück dieses Artikels sind pro Bestellung nicht möglich.',
  maxQuantityOfGift: 'Ein Gratisgeschenk gibt es nur in fester Menge.',
  outOfStock: 'Ausverkauft',
  fromTheShop: '{message}',

  // The session (core 4)
  signedIn: 'Sie sind angemeldet',
  signedOut: 'Sie sind abgemeldet',
  termsAccepted: 'Sie haben die Bedingungen des Mitarbeiterrabatts angenommen',
  notSignedOut: 'Sie sind noch angemeldet',
  notSignedOutMore: 'Wir erreichen den Shop nicht. Prüfen Sie Ihre Verbindung und melden Sie sich noch einmal ab.',

  // Flash codes (core 4)
  ProductLineItemInventoryMissing:
    'Von einem Artikel ist weniger da, als Sie möchten. Wir haben die Menge im Warenkorb angepasst.',
  ProductItemNotAvailable: 'Ein Artikel ist nicht mehr verfügbar. Wir haben ihn aus Ihrem Warenkorb genommen.',
  ProductLineItemFullInventoryMissing: 'Ein Artikel ist ausverkauft. Wir haben ihn aus Ihrem Warenkorb genommen.',
  nothingLeftToOrder: 'Alles in Ihrem Warenkorb ist ausverkauft, die Bestellung kann also nicht abgeschlossen werden.',
  InvalidShippingAddress: 'Wir können nicht an diese Adresse liefern. Prüfen Sie sie oder wählen Sie eine andere.',
  orderUpdated: 'Wir haben Ihre Bestellung angepasst, weil ein Teil nicht an diese Adresse geliefert werden kann.',
  PaymentNotAuthorized:
    'Ihre Bank hat die Zahlung nicht bestätigt. Versuchen Sie es noch einmal oder zahlen Sie anders.',

  // The six delivery changes (core 4)
  PickupToSthTransition: 'Ein Artikel kann nicht mehr abgeholt werden. Wir liefern ihn zu Ihnen nach Hause.',
  PickupToStsTransition: 'Ein Artikel ist nicht mehr in der Filiale. Wir liefern ihn zur Abholung dorthin.',
  StsToSthTransition:
    'Ein Artikel kann nicht mehr in die Filiale geliefert werden. Wir liefern ihn zu Ihnen nach Hause.',
  StsToPickupTransition: 'Ein Artikel ist jetzt in der Filiale. Sie können ihn dort abholen.',
  STHToPickupTransition:
    'Ein Artikel kann nicht mehr zu Ihnen nach Hause geliefert werden. Sie können ihn in der Filiale abholen.',
  OrderShippingMethodDowngraded:
    'Die gewählte Lieferung ist nicht mehr verfügbar. Wir haben die nächste gewählt; sehen Sie sich Termin und Kosten an.',
} satisfies Translation<typeof notices>;
