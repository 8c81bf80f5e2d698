import type { Currency, Localised, ShopCountry } from '../model/locale.ts';
import type { ShippingKind, ShippingMethod } from '../model/shipping.ts';

function named(en: string, fr: string, de: string, it: string, es: string): Localised {
  return { en, fr, de, it, es };
}

const labels = {
  STANDARD: named('Standard', 'Standard', 'Standard', 'Standard', 'Estándar'),
  EXPRESS: named('Express', 'Express', 'Express', 'Espresso', 'Exprés'),
  NEXT_DAY: named('Next day', 'Lendemain', 'Nächster Tag', 'Giorno successivo', 'Día siguiente'),
  COURIER: named('Evening courier', 'Coursier du soir', 'Abendkurier', 'Corriere serale', 'Mensajero de tarde'),
  PICKUP: named(
    'Pick up in store',
    'Retrait en magasin',
    'Abholung in der Filiale',
    'Ritiro in negozio',
    'Recogida en tienda',
  ),
  SHIP_TO_STORE: named(
    'Ship to store',
    'Livraison en magasin',
    'Lieferung in die Filiale',
    'Consegna in negozio',
    'Envío a tienda',
  ),
  PUDO: named('Collection point', 'Point relais', 'Paketshop', 'Punto di ritiro', 'Punto de recogida'),
  DIGITAL: named('By e-mail', 'Par e-mail', 'Per E-Mail', 'Via e-mail', 'Por correo electrónico'),
  CUSTOMS: named(
    'Made to order',
    'Fabriqué sur commande',
    'Auf Bestellung gefertigt',
    'Fatto su ordinazione',
    'Hecho por encargo',
  ),
} as const;

const kinds: Record<keyof typeof labels, ShippingKind> = {
  STANDARD: 'sth',
  EXPRESS: 'sth',
  NEXT_DAY: 'sth',
  COURIER: 'sth',
  PICKUP: 'pickup',
  SHIP_TO_STORE: 'sts',
  PUDO: 'pudo',
  DIGITAL: 'digital',
  CUSTOMS: 'customs',
};

/** Price and threshold in minor units of the country's currency. */
type Row = [method: keyof typeof labels, deliveryTime: string, price: number, freeFrom: number | null];

/** Postal codes that a method does not deliver to: far islands and the north get the standard one. */
const notTo: Record<string, string> = {
  US_NEXT_DAY: '^99[5-9]',
  // No vehicle delivers there while the pass is closed.
  US_STANDARD: '^99729',
  US_EXPRESS: '^99729',
  // Made-to-order goods fly from the workshop, and not to Alaska.
  US_CUSTOMS: '^99[5-9]',
  CA_EXPRESS: '^[XY]',
  GB_NEXT_DAY: '^(IV|KW|HS|ZE)',
  GB_COURIER: '^(IV|KW|HS|ZE)',
  FR_EXPRESS: '^20',
  DE_EXPRESS: '^25(859|863|869|946|980|99[26-9])',
  IT_EXPRESS: '^0[789]',
  ES_EXPRESS: '^07',
};

function methods(country: ShopCountry, currency: Currency, rows: Row[]): ShippingMethod[] {
  return rows.map(([method, deliveryTime, price, freeFrom]) => ({
    code: `${country}_${method}`,
    kind: kinds[method],
    country,
    label: labels[method],
    deliveryTime,
    currency,
    price,
    freeFrom,
    ...(notTo[`${country}_${method}`] ? { notTo: notTo[`${country}_${method}`] ?? '' } : {}),
    isDefault: method === 'STANDARD' || method === 'DIGITAL' || method === 'CUSTOMS',
  }));
}

export const shippingMethods: ShippingMethod[] = [
  ...methods('US', 'USD', [
    ['STANDARD', '3-6 days', 795, 7500],
    ['EXPRESS', '2-3 days', 1495, 20000],
    ['NEXT_DAY', '1 day', 2795, null],
    ['PICKUP', 'Same day', 0, null],
    ['SHIP_TO_STORE', '4-7 days', 0, null],
    ['DIGITAL', 'Same day', 0, null],
    ['CUSTOMS', '9-12 days', 0, null],
  ]),
  ...methods('CA', 'CAD', [
    ['STANDARD', '4-8 days', 995, 9900],
    ['EXPRESS', '2-4 days', 1995, null],
    ['PICKUP', 'Same day', 0, null],
    ['SHIP_TO_STORE', '5-9 days', 0, null],
    ['DIGITAL', 'Same day', 0, null],
    ['CUSTOMS', '9-14 days', 0, null],
  ]),
  ...methods('GB', 'GBP', [
    ['STANDARD', '2-4 days', 450, 6000],
    ['NEXT_DAY', '1 day', 695, null],
    ['COURIER', 'Same day', 995, null],
    ['PICKUP', 'Same day', 0, null],
    ['SHIP_TO_STORE', '2-5 days', 0, null],
    ['PUDO', '2-3 days', 295, 4000],
    ['DIGITAL', 'Same day', 0, null],
    ['CUSTOMS', '8-10 days', 0, null],
  ]),
  ...methods('FR', 'EUR', [
    ['STANDARD', '2-4 days', 590, 7500],
    ['EXPRESS', '1-2 days', 1190, null],
    ['PICKUP', 'Same day', 0, null],
    ['SHIP_TO_STORE', '3-5 days', 0, null],
    ['PUDO', '3-4 days', 390, 5000],
    ['DIGITAL', 'Same day', 0, null],
    ['CUSTOMS', '8-10 days', 0, null],
  ]),
  ...methods('DE', 'EUR', [
    ['STANDARD', '1-3 days', 495, 7500],
    ['EXPRESS', '1-2 days', 995, null],
    ['PICKUP', 'Same day', 0, null],
    ['SHIP_TO_STORE', '2-4 days', 0, null],
    ['PUDO', '1-3 days', 395, 5000],
    ['DIGITAL', 'Same day', 0, null],
    ['CUSTOMS', '8-10 days', 0, null],
  ]),
  ...methods('IT', 'EUR', [
    ['STANDARD', '3-5 days', 590, 7500],
    ['EXPRESS', '1-2 days', 1090, null],
    ['PICKUP', 'Same day', 0, null],
    ['SHIP_TO_STORE', '3-6 days', 0, null],
    ['PUDO', '3-5 days', 390, 5000],
    ['DIGITAL', 'Same day', 0, null],
    ['CUSTOMS', '8-11 days', 0, null],
  ]),
  ...methods('ES', 'EUR', [
    ['STANDARD', '3-5 days', 495, 7500],
    ['EXPRESS', '1-2 days', 995, null],
    ['PICKUP', 'Same day', 0, null],
    ['SHIP_TO_STORE', '3-6 days', 0, null],
    ['PUDO', '2-4 days', 350, 5000],
    ['DIGITAL', 'Same day', 0, null],
    ['CUSTOMS', '8-11 days', 0, null],
  ]),
];

export const methodsOf = (country: string): ShippingMethod[] =>
  shippingMethods.filter((method) => method.country === country);
