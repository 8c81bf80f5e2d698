import type { AttributeType } from '../model/catalogue.ts';

/** The attributes that a shopper chooses beside the colour. */
export type ChoiceType = Exclude<AttributeType, 'color'>;

const letters = ['XXS', 'XS', 'S', 'S/M', 'M', 'M/L', 'L', 'L/XL', 'XL', 'XXL', '3XL', 'One size'];
const fits = ['Slim', 'Regular', 'Wide', 'Oversized', 'Left zip', 'Right zip'];
const lengths = ['Short', 'Regular', 'Tall', 'Long'];

/** From small to large; values that are not listed are last. */
const words: Record<ChoiceType, readonly string[]> = {
  size: letters,
  width: fits,
  fitType: fits,
  length: lengths,
  amount: [],
};

const CHILDREN = -1000;
const AGES = 1000;
const WORDS = 2000;
const UNKNOWN = 10_000;

/** Returns the sort key of an attribute value: children's shoe sizes (10.5K), plain numbers, ages (4-5), then words. */
export function placeOf(type: ChoiceType, value: string): number {
  if (/^[\d.]+K$/.test(value)) return CHILDREN + Number(value.slice(0, -1));
  const figure = Number(value);
  if (!Number.isNaN(figure)) return figure;
  if (/^\d+-\d+$/.test(value)) return AGES + Number(value.split('-')[0]);
  const at = words[type].indexOf(value);
  return at === -1 ? UNKNOWN + (Number.parseFloat(value) || 0) : WORDS + at;
}
