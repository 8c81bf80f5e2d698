import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import type { CartItemAttribute, FlashCode } from '#openapi/generated/waymark.gen.ts';
import { writtenChoice } from '../catalogue/choices.ts';
import { word } from '../catalogue/vocabulary.ts';
import type { Variant } from '../model/catalogue.ts';
import type { Language, Localised } from '../model/locale.ts';
import { inLanguage } from '../translate.ts';

const region: Record<string, 'us' | 'uk' | 'eu'> = { US: 'us', CA: 'us', GB: 'uk' };

function sizeLabel(variant: Variant, country: string): string | undefined {
  const system = region[country] ?? 'eu';
  const label = variant.sizeLabels?.[system];
  return label && `${system.toUpperCase()} ${label}`;
}

/** The attributes of a variant, colour first. */
export function attributesOf(
  colour: { code: string; label: Localised },
  variant: Variant,
  { language, country }: { language: Language; country: string },
): CartItemAttribute[] {
  const made: CartItemAttribute[] = [
    {
      type: 'color',
      label: word('attribute.color', language),
      value: colour.code,
      valueLabel: inLanguage(colour.label, language),
    },
  ];
  for (const type of ['size', 'width', 'length', 'fitType', 'amount'] as const) {
    const value = variant.attributes[type];
    if (value === undefined) continue;
    const valueLabel = (type === 'size' ? sizeLabel(variant, country) : undefined) ?? value;
    const key = type === 'size' && variant.sizeLabels ? 'attribute.shoeSize' : (`attribute.${type}` as const);
    made.push({ type, label: word(key, language), value, valueLabel: writtenChoice(valueLabel, language) });
  }
  return made;
}

/** The message of each finding for shoppers. The storefront may show its own messages instead. */
export const flashMessages: Partial<Record<FlashCode, string>> = {
  ProductLineItemInventoryMissing: 'There are fewer of an item than you asked for. We have changed the quantity.',
  ProductItemNotAvailable: errorMessages.INV405,
  ProductLineItemFullInventoryMissing: 'An item is out of stock. We have taken it out of your cart.',
  InvalidShippingAddress: 'We cannot deliver to this address. Check it or choose another one.',
  PaymentNotAuthorized: 'Your bank asks you to confirm this payment.',
  OrderShippingMethodDowngraded:
    'The delivery that you chose is not available any more. We have chosen the standard one.',
};
