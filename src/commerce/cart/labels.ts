import { errorMessages } from '#src/messages/en/errors.ts';
import type { CartItemAttribute, FlashCode, ProductFlag } from '#openapi/generated/waymark.gen.ts';
import { writtenChoice } from '../catalogue/choices.ts';
import type { AttributeType, Variant } from '../model/catalogue.ts';
import type { Language, Localised } from '../model/locale.ts';

/** Words that a cart carries in the language of its locale. */

const choices: Record<AttributeType, Localised> = {
  color: { en: 'Colour', fr: 'Couleur', de: 'Farbe', it: 'Colore', es: 'Color' },
  size: { en: 'Size', fr: 'Taille', de: 'Größe', it: 'Taglia', es: 'Talla' },
  width: { en: 'Width', fr: 'Largeur', de: 'Weite', it: 'Larghezza', es: 'Ancho' },
  length: { en: 'Length', fr: 'Longueur', de: 'Länge', it: 'Lunghezza', es: 'Largo' },
  fitType: { en: 'Fit', fr: 'Coupe', de: 'Passform', it: 'Vestibilità', es: 'Corte' },
  amount: { en: 'Value', fr: 'Montant', de: 'Wert', it: 'Valore', es: 'Importe' },
};

const flags: Record<string, Localised> = {
  NEW: { en: 'New', fr: 'Nouveau', de: 'Neu', it: 'Novità', es: 'Nuevo' },
  SALE: { en: 'Sale', fr: 'Promo', de: 'Sale', it: 'Saldi', es: 'Oferta' },
  BESTSELLER: { en: 'Bestseller', fr: 'Meilleure vente', de: 'Bestseller', it: 'Più venduto', es: 'Más vendido' },
  'COMING SOON': { en: 'Coming soon', fr: 'Bientôt', de: 'Demnächst', it: 'In arrivo', es: 'Próximamente' },
  PRESALE: { en: 'Presale', fr: 'Prévente', de: 'Vorverkauf', it: 'Prevendita', es: 'Preventa' },
  'ONLINE ONLY': {
    en: 'Online only',
    fr: 'En ligne seulement',
    de: 'Nur online',
    it: 'Solo online',
    es: 'Solo en línea',
  },
  'MEMBERS FIRST': {
    en: 'Members first',
    fr: 'Membres d’abord',
    de: 'Mitglieder zuerst',
    it: 'Prima i membri',
    es: 'Socios primero',
  },
  'LAST CHANCE': {
    en: 'Last chance',
    fr: 'Dernière chance',
    de: 'Letzte Chance',
    it: 'Ultima occasione',
    es: 'Última oportunidad',
  },
  'LOW STOCK': { en: 'Low stock', fr: 'Stock faible', de: 'Nur noch wenige', it: 'Ultimi pezzi', es: 'Pocas unidades' },
};

export function flag(id: string | null, language: Language): ProductFlag | undefined {
  return id === null ? undefined : { id, label: flags[id]?.[language] ?? id };
}

const region: Record<string, 'us' | 'uk' | 'eu'> = { US: 'us', CA: 'us', GB: 'uk' };

function sizeLabel(variant: Variant, country: string): string | undefined {
  const system = region[country] ?? 'eu';
  const label = variant.sizeLabels?.[system];
  return label && `${system.toUpperCase()} ${label}`;
}

/** The choices of a variant, colour first. */
export function attributesOf(
  colour: { code: string; label: Localised },
  variant: Variant,
  { language, country }: { language: Language; country: string },
): CartItemAttribute[] {
  const made: CartItemAttribute[] = [
    { type: 'color', label: choices.color[language], value: colour.code, valueLabel: colour.label[language] },
  ];
  for (const type of ['size', 'width', 'length', 'fitType', 'amount'] as const) {
    const value = variant.attributes[type];
    if (value === undefined) continue;
    const valueLabel = (type === 'size' ? sizeLabel(variant, country) : undefined) ?? value;
    made.push({ type, label: choices[type][language], value, valueLabel: writtenChoice(valueLabel, language) });
  }
  return made;
}

/** What a shopper is told of each finding; the storefront may have better words for its own. */
export const flashMessages: Partial<Record<FlashCode, string>> = {
  ProductLineItemInventoryMissing: 'There are fewer of an item than you asked for. We have changed the quantity.',
  ProductItemNotAvailable: errorMessages.INV405,
  ProductLineItemFullInventoryMissing: 'An item is out of stock. We have taken it out of your cart.',
  InvalidShippingAddress: 'We cannot deliver to this address. Check it or choose another one.',
  PaymentNotAuthorized: 'Your bank asks you to confirm this payment.',
  OrderShippingMethodDowngraded:
    'The delivery that you chose is not available any more. We have chosen the standard one.',
};
