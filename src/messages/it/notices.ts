import type { notices } from '../en/notices.ts';
import type { Translation } from '../text.ts';

export default {
  cartExpired: 'Il carrello era scaduto',
  cartExpiredMore: 'Non siamo riusciti a rimetterci gli articoli. Il nuovo carrello è vuoto e pronto.',
  invalidCustomer: 'Questo carrello appartiene a un altro account',
  invalidCustomerMore: 'Hai un nuovo carrello. La pagina si ricarica tra un momento.',
  cartMerged: 'Gli articoli che avevi lasciato qui sono di nuovo nel carrello.',
  notAdded: 'Il negozio non è raggiungibile',
  notAddedMore: 'Ciò che hai scelto non è ancora nel carrello.',
  removeFailed: 'Impossibile rimuovere l’articolo dal carrello. Riprova più tardi.',
  lineGone: 'Questo articolo non è più nel carrello: è stato tolto altrove.',
  giftNotAdded: 'Questo articolo non può essere aggiunto: è in omaggio con un’offerta.',
  maxQuantity: {
    one: 'Puoi avere al massimo {count} pezzo di questo articolo.',
    other: 'Puoi avere al massimo {count} pezzi di questo articolo.',
  },
  maxQuantityAny: 'Hai raggiunto la quantità massima di questo articolo per ordine.',
  maxQuantityOfGift: 'La quantità di un omaggio è fissa.',
  outOfStock: 'Esaurito',
  fromTheShop: '{message}',

  signedIn: 'Accesso effettuato',
  signedOut: 'Disconnessione effettuata',
  termsAccepted: 'Hai accettato le condizioni dello sconto dipendenti',
  notSignedOut: 'Disconnessione non riuscita',
  notSignedOutMore: 'Il negozio non è raggiungibile. Controlla la connessione ed esci di nuovo.',

  ProductLineItemInventoryMissing:
    'Di un articolo ne abbiamo meno di quanti richiesti. Abbiamo modificato la quantità nel carrello.',
  ProductItemNotAvailable: 'Un articolo non è più disponibile. L’abbiamo tolto dal carrello.',
  ProductLineItemFullInventoryMissing: 'Un articolo è esaurito. L’abbiamo tolto dal carrello.',
  nothingLeftToOrder: 'Tutto ciò che avevi nel carrello è esaurito: l’ordine non può essere completato.',
  InvalidShippingAddress: 'Non spediamo a questo indirizzo. Controllalo o scegline un altro.',
  orderUpdated: 'Abbiamo aggiornato l’ordine: una parte non può andare a questo indirizzo.',
  PaymentNotAuthorized: 'La banca non ha confermato il pagamento. Riprova o paga in un altro modo.',

  PickupToSthTransition: 'Un articolo non può più essere ritirato. Te lo spediamo a casa.',
  PickupToStsTransition: 'Un articolo non è più in negozio. Lo spediamo lì perché tu possa ritirarlo.',
  StsToSthTransition: 'Un articolo non può più essere spedito in negozio. Te lo spediamo a casa.',
  StsToPickupTransition: 'Un articolo ora è in negozio. Puoi ritirarlo lì.',
  STHToPickupTransition: 'Un articolo non può più essere spedito a casa. Puoi ritirarlo in negozio.',
  OrderShippingMethodDowngraded:
    'La consegna che avevi scelto non è più disponibile. Abbiamo scelto la successiva; controlla data e costo.',
} satisfies Translation<typeof notices>;
