import type { ApplePayEvent, SheetCommand, WalletItem } from '#machines/apple-pay/apple-pay.types.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import type { ContactFault } from '#src/domain/apple-pay.ts';
import type { LineItem, WalletHandlers, WalletMethod, WalletUpdate } from './apple-pay-js.ts';

/** Texts of the sheet that the shop gives. */
export interface SheetWords {
  subtotal: string;
  delivery: string;
  tax: string;
  discount: string;
  giftCard: (lastFour: string) => string;
  /** Of points, rewards and credit. */
  paid: string;
  faults: Record<ContactFault, string>;
}

/** Versions of Apple Pay JS that the sheet can be opened in; errors of a contact need the least. */
const LATEST = 14;
const LEAST = 3;

/** Returns the highest version that the device has; null if none can show the sheet. */
export function sheetVersion({ supportsVersion }: NonNullable<Window['ApplePaySession']>): number | null {
  for (let version = LATEST; version >= LEAST; version -= 1) if (supportsVersion(version)) return version;
  return null;
}

const decimal = (amount: number): string => (amount / 100).toFixed(2);

const methodsOf = ({ shippingMethods }: Cart): WalletMethod[] => {
  const [shipment] = shippingMethods;
  const methods = shipment?.applicableShippingMethods ?? [];
  // The sheet takes the first one as chosen.
  return [...methods]
    .sort((one, other) => Number(other.code === shipment?.code) - Number(one.code === shipment?.code))
    .map(({ code, label, deliveryTime, price }) => ({
      identifier: code,
      label,
      detail: deliveryTime,
      amount: decimal(price.finalAmount ?? price.amount),
    }));
};

/** The lines of the sheet, which add up to what the wallet pays. */
function itemsOf({ totals, payment_instruments: paid }: Cart, words: SheetWords): LineItem[] {
  const cards = paid.filter(({ payment_method_id: method }) => method === 'GIFT_CARD');
  const onCards = cards.reduce((sum, { amount }) => sum + amount, 0);
  const items = [
    { label: words.subtotal, amount: totals.itemTotal },
    { label: words.discount, amount: -totals.totalDiscount },
    { label: words.delivery, amount: totals.shipping },
    // A tax that prices contain would make the lines more than the total.
    { label: words.tax, amount: totals.taxIncluded ? 0 : totals.tax },
    ...cards.map(({ lastFour = '', amount }) => ({ label: words.giftCard(lastFour), amount: -amount })),
    // Not the sum of the other instruments: an approval of PayPal is one that pays what the sheet is to pay.
    { label: words.paid, amount: totals.remainingToPay + onCards - totals.total },
  ];
  return items.filter(({ amount }) => amount !== 0).map(({ label, amount }) => ({ label, amount: decimal(amount) }));
}

/** Whom the sheet pays. */
const SHOP = 'Waymark';

const totalOf = ({ totals }: Cart): LineItem => ({ label: SHOP, amount: decimal(totals.remainingToPay) });

/** The fields of Apple's errors, by what is wrong. A delivery has none. */
const fields: Record<ContactFault, string | undefined> = {
  missing: 'postalAddress',
  characters: 'postalAddress',
  country: 'country',
  city: 'locality',
  'billing-country': 'country',
  phone: 'phoneNumber',
  unserviceable: 'postalAddress',
  method: undefined,
  refused: 'postalAddress',
};

interface Surroundings {
  /** Null while the product has no cart yet. */
  cart: Cart | null;
  item: WalletItem | null;
  /** ISO code of the shop's country. */
  country: string;
  words: SheetWords;
  tell: (event: ApplePayEvent) => void;
  receive: (listener: (command: SheetCommand) => void) => void;
}

/** Opens the sheet of the device's wallet, in the press of the button. Returns what closes it. Throws if it cannot. */
export function openSheet({ cart, item, country, words, tell, receive }: Surroundings): () => void {
  const { ApplePaySession: Session, ApplePayError: WalletError } = window;
  const version = Session ? sheetVersion(Session) : null;
  if (!Session || version === null) throw new Error('the device has no Apple Pay');
  let shown = cart;
  let asked: 'contact' | 'method' = 'contact';
  let isOver = false;
  const shownTotal = () => (shown ? totalOf(shown) : { label: SHOP, amount: decimal(item?.amount ?? 0) });
  const shownItems = () => (shown ? itemsOf(shown, words) : []);
  const update = (): WalletUpdate => ({ newTotal: shownTotal(), newLineItems: shownItems() });
  const errorOf = (code: string, field: string | undefined, message: string): object[] =>
    WalletError ? [new WalletError(code, field, message)] : [];

  const session = new Session(version, {
    countryCode: country,
    currencyCode: (cart ?? item)?.currency ?? '',
    merchantCapabilities: ['supports3DS'],
    supportedNetworks: ['visa', 'masterCard', 'amex', 'discover'],
    requiredShippingContactFields: ['name', 'email', 'phone', 'postalAddress'],
    requiredBillingContactFields: ['name', 'postalAddress'],
    shippingMethods: cart ? methodsOf(cart) : [],
    lineItems: shownItems(),
    total: shownTotal(),
  });
  const handlers: WalletHandlers = {
    onvalidatemerchant: () => tell({ type: 'merchant.asked' }),
    onpaymentmethodselected: () => tell({ type: 'card.selected' }),
    onshippingcontactselected: ({ shippingContact }) => {
      asked = 'contact';
      tell({ type: 'contact.selected', contact: shippingContact });
    },
    onshippingmethodselected: ({ shippingMethod }) => {
      asked = 'method';
      tell({ type: 'method.selected', code: shippingMethod.identifier });
    },
    onpaymentauthorized: ({ payment: { token, shippingContact = {}, billingContact = {} } }) =>
      tell({
        type: 'payment.authorised',
        agreement: { token: tokenOf(token.paymentData), shipping: shippingContact, billing: billingContact },
        key: crypto.randomUUID(),
      }),
    oncancel: () => {
      isOver = true;
      tell({ type: 'sheet.cancelled' });
    },
  };
  Object.assign(session, handlers);

  receive((command) => {
    if (isOver) return;
    if (command.type === 'merchant.validated') return session.completeMerchantValidation(command.merchantSession);
    if (command.type === 'card.taken') return session.completePaymentMethodSelection(update());
    if (command.type === 'cart.made') {
      shown = command.cart;
      return;
    }
    if (command.type === 'cart.changed') {
      shown = command.cart;
      if (asked === 'method') return session.completeShippingMethodSelection(update());
      return session.completeShippingContactSelection({ ...update(), newShippingMethods: methodsOf(shown) });
    }
    if (command.type === 'selection.refused') {
      // The answer to a delivery has no place for an error, so the agreement gets it.
      if (asked === 'method') return session.completeShippingMethodSelection(update());
      const errors = errorOf('addressUnserviceable', undefined, words.faults.unserviceable);
      return session.completeShippingContactSelection({ ...update(), newShippingMethods: [], errors });
    }
    if (command.type === 'payment.refused') {
      const invalid = command.contact === 'shipping' ? 'shippingContactInvalid' : 'billingContactInvalid';
      const code = command.fault === 'method' ? 'addressUnserviceable' : invalid;
      const errors = errorOf(code, fields[command.fault], words.faults[command.fault]);
      return session.completePayment({ status: Session.STATUS_FAILURE, errors });
    }
    isOver = true;
    session.completePayment({
      status: command.type === 'payment.completed' ? Session.STATUS_SUCCESS : Session.STATUS_FAILURE,
    });
  });

  session.begin();
  return () => {
    if (!isOver) session.abort();
    isOver = true;
  };
}

/** Returns the token for the provider, who alone can read it. */
function tokenOf(paymentData: unknown): string {
  const { token } = paymentData as { token?: unknown };
  return typeof token === 'string' ? token : btoa(JSON.stringify(paymentData));
}
