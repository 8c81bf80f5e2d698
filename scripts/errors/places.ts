/**
 * Where a flow shows a refusal, whether its chart handles it by name or not. A flow that is not here is named without a
 * place.
 */
export const places: Readonly<Record<string, string>> = {
  cart: 'at the line, under the promo code, else a toast',
  'address-form': 'field, else notice above the form',
  checkout: 'notice above the step',
  'payment-method': 'notice above the card fields',
  'gift-card': 'at its number; PYT404 and outages above the form',
  credit: 'notice above the credit',
  'pay-later': 'notice above the payment',
  paypal: 'below the button',
  'apple-pay': 'below the button',
  'reward-code': 'notice above the codes and cards',
  rewards: 'notice above the vouchers',
  'gift-option': 'notice above the form',
  'price-adjustment': 'notice above the form; PRC400 at the value; PRC403 is the form of a second associate',
  'saved-for-later': 'beside the item',
  stores: 'in the dialog of the delivery, or of the stores',
  'sign-in': 'notice above the form; nowhere if the lookup is refused, which offers both ways',
  'sign-in-form': 'notice above the form',
  'sign-up-form': 'at the field, else notice above the form',
  'complete-profile': 'at the field, else notice above the form',
  'edit-profile': 'at the field, else notice above the form',
  'change-password': 'at the field, else notice above the form',
  profile: 'the page',
  'address-book': 'notice above the list',
  'saved-cards': 'toast',
  devices: 'notice above the list',
  passkeys: 'at the password, else notice above the list',
  loyalty: 'the page, else notice above the form',
  'write-review': 'notice above the form',
  'ask-question': 'notice above the form',
  'event-sign-up': 'notice above the form, which can be dismissed',
  'review-user-content': 'notice above the form',
  'user-content': 'nowhere if the pictures are not read; notice above the form of a report',
  'helpful-vote': 'beside the buttons',
  translation: 'beside the button',
  'favourite-store': 'beside the button',
  contact: 'notice above the form',
  erasure: 'at the password, else notice above the form',
  'data-download': 'at the password, else notice above the form',
  'reset-password': 'at the field, else notice above the form; AUT402 above the form for another link',
  session: 'dialog of the sign-in',
  'after-log-in': 'nowhere: the page that shows the part reads it again',
  product: 'beside the button, also in the quick shop',
  listing: 'in place of the list',
  order: 'notice above the order, or the page',
  'order-lookup': 'notice above the form; ORD400 at the field',
  'order-history': 'the page',
  return: 'notice above the form',
};

/**
 * The areas of core 8, in its order. Each lists the flows that meet its refusals, beside those whose charts name them.
 */
export const areas: readonly (readonly [area: string, codes: RegExp, flows?: readonly string[]])[] = [
  ['Auth', /^(AUT(?!453)|API400$)/],
  ['Cart and order', /^(ORD|BSK|OHS)/, ['stores']],
  ['Inventory', /^(INV|PRC)/, ['cart', 'product', 'saved-for-later', 'stores']],
  ['Shipping and address', /^(SHP|CHK|PAY401|CCA|PYT405|PYT406)/, ['address-form', 'address-book']],
  ['Payment', /^(PYT|PAY400|FE309|BIL)/, ['address-form', 'payment-method', 'pay-later', 'paypal']],
  ['Tax', /^TAX/, ['address-form']],
  ['Gift options', /^(GFS|GFO)/, ['gift-option']],
  ['Gift cards', /^GFC/, ['gift-card']],
  ['Promo', /^(PRM|GWP)/, ['cart', 'product']],
  ['Rewards', /^REW/, ['rewards']],
  ['Profile', /^(PRO|CCN|4044|FE|AUT453)/],
  ['Other', /./],
];

/** Codes of the specification that the service never answers, with the reason. */
export const withheld: Readonly<Record<string, string>> = {
  AUT418: 'nobody: AUT401 answers every wrong email or password alike, or it would say which of them is wrong',
  AUT437: 'nobody: AUT401 answers an unknown email as well, or it would say who has an account',
  AUT438: 'nobody: AUT401 answers a wrong password as well, or it would say that the account exists',
  AUT440: 'nobody: the shop has one list of customers, and no call names a list',
  PRO400: 'nobody: AUT439 answers a sign-up with the email of an account, and no call changes an email',
  CCN404: 'nobody: no call names a customer by number; a session whose account is gone is answered PRO404',
  '4044': 'nobody: no call names a member; REW130 answers who never joined',
  GFC760: 'nobody: GFC700 answers a wrong PIN as well, or it would say that the card exists',
};

/** Codes that are not in the specification: the contract adds them. */
export const ours: readonly string[] = ['API409', 'API413', 'API422', 'API429', 'API503', 'PRC401', 'PRC403'];

/** The client ids of core 8, with their server codes. */
export const clientIds: readonly (readonly [id: string, codes: string, what: string])[] = [
  ['CART_NOT_FOUND', 'BSK404', 'the cart is made anew and the call repeated; a toast when that fails'],
  ['INVALID_CUSTOMER', 'AUT498', 'the cart is wiped; toast; the page is loaded anew after 4 s'],
  ['ITEM_NOT_AVAILABLE', 'ORD404, INV405, INV407, INV409', 'at the line'],
  ['NO_PRICE', 'INV702', 'at the line'],
  ['INVALID_PRICE', 'PRC400', 'at the line'],
  ['ITEM_OOS', 'INV700', 'toast: it could not be moved to the cart'],
  ['ITEMS_OOS', 'INV406', 'notice'],
  ['ADDED_MAX_QUANTITY', 'INV408', 'at the line or the button, with maxAllowedQty'],
  ['GWP_PRODUCT', 'GWP403', 'toast'],
  ['PAYMENT_ERROR', 'PAY400', 'top notice'],
  ['PAYMENT_FRAUD_VERIFICATION_EXCEPTION', 'PYT402', 'top notice'],
  ['CANT_SHIP_THERE', 'PAY401', 'top notice'],
  ['GC_INVALID2', 'GFC700, GFC760, GFC800', 'gift card field'],
  ['GC_ALREADY_APPLIED', 'GFC755', 'gift card field'],
  ['GC_NOT_ALLOWED', 'GFC725', 'gift card field'],
  ['GC_ZERO_BALANCE', 'GFC740', 'gift card field'],
  ['ITEM_NO_LONGER_AVAILABLE', 'ORD430', 'top notice'],
  ['CC_EXPIRY_DATE_INVALID', 'FE309', 'top notice'],
  ['PAYMENT_INSTRUMENT_NOT_FOUND', 'PYT404', 'top notice'],
  ['ADDRESS_NOT_FOUND', 'PYT405', 'top notice'],
  ['SHIPPING_POBOX_UNAVAILABLE', 'SHP500', 'top notice'],
  ['SOME_PRODUCTS_NO_INVENTORY', 'INV701', 'top notice'],
  ['DUPLICATED_TOKEN', 'AUT409', 'notice above the sign-in form'],
];
