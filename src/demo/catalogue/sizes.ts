import type { Variant } from '#src/commerce/model/catalogue.ts';

/** One choice of a run: the suffix of the variant's id and what it stands for. */
export interface Choice {
  code: string;
  attributes: Variant['attributes'];
  sizeLabels: Variant['sizeLabels'];
}

/** US, UK and EU names of one shoe size. */
type ShoeSize = readonly [us: string, uk: string, eu: string];

function shoeSizes(text: string): ShoeSize[] {
  return text.split(' ').map((entry) => {
    const [us = '', uk = '', eu = ''] = entry.split('/');
    return [us, uk, eu];
  });
}

const womenShoe = shoeSizes(
  '5/3/35.5 5.5/3.5/36 6/4/36.5 6.5/4.5/37 7/5/38 7.5/5.5/38.5 8/6/39 8.5/6.5/40 9/7/40.5 9.5/7.5/41 ' +
    '10/8/42 10.5/8.5/42.5 11/9/43',
);
const menShoe = shoeSizes(
  '7/6/40 7.5/6.5/40.5 8/7/41 8.5/7.5/42 9/8/42.5 9.5/8.5/43 10/9/44 10.5/9.5/44.5 11/10/45 ' +
    '11.5/10.5/45.5 12/11/46 13/12/47.5 14/13/48.5',
);
const unisexShoe = shoeSizes(
  '3.5/3/34.5 4/3.5/35 4.5/4/36 5/4.5/36.5 5.5/5/37 6/5.5/38 6.5/6/38.5 7/6.5/39 7.5/7/40 8/7.5/40.5 ' +
    '8.5/8/41 9/8.5/42 9.5/9/42.5 10/9.5/43 10.5/10/44 11/10.5/44.5 12/11.5/46 13/12.5/47',
);
const kidsShoe = shoeSizes(
  '10.5K/10/27 11K/10.5/28 11.5K/11/28.5 12K/11.5/29 12.5K/12/30 13K/12.5/30.5 13.5K/13/31 1/13.5/32 ' +
    '1.5/1/32.5 2/1.5/33 2.5/2/34 3/2.5/34.5 3.5/3/35 4/3.5/36 5/4.5/37.5 6/5.5/38.5',
);

const shoeCode = (us: string) => (us.endsWith('K') ? `K${pad(us.slice(0, -1))}` : pad(us));
const pad = (size: string) => String(Math.round(Number(size) * 10)).padStart(3, '0');

const shoes = (sizes: ShoeSize[]): Choice[] =>
  sizes.map(([us, uk, eu]) => ({ code: shoeCode(us), attributes: { size: us }, sizeLabels: { us, uk, eu } }));

const shoesInWidths = (sizes: ShoeSize[]): Choice[] =>
  ['Regular', 'Wide'].flatMap((width) =>
    sizes.map(([us, uk, eu]) => ({
      code: shoeCode(us) + width.charAt(0),
      attributes: { size: us, width },
      sizeLabels: { us, uk, eu },
    })),
  );

/** Whole sizes, as sandals and slippers come. */
const wholeShoes = (sizes: ShoeSize[]) => shoes(sizes.filter(([us]) => !us.includes('.')));

const letters = (text: string): Choice[] =>
  text.split(' ').map((size) => ({ code: size.replace('/', ''), attributes: { size }, sizeLabels: null }));

const lettersWith = (text: string, type: 'length' | 'fitType' | 'width', values: string[]): Choice[] =>
  values.flatMap((value) =>
    text.split(' ').map((size) => ({
      code: size.replace('/', '') + value.charAt(0),
      attributes: { size, [type]: value },
      sizeLabels: null,
    })),
  );

const waists = (from: string[], inseams: string[]): Choice[] =>
  inseams.flatMap((length) =>
    from.map((size) => ({ code: `${size}X${length}`, attributes: { size, length }, sizeLabels: null })),
  );

const womenWaist: ShoeSize[] = shoeSizes('0/4/32 2/6/34 4/8/36 6/10/38 8/12/40 10/14/42 12/16/44 14/18/46');

export const runs = {
  'women-shoe': shoes(womenShoe),
  'men-shoe': shoes(menShoe),
  'women-boot-widths': shoesInWidths(womenShoe),
  'men-boot-widths': shoesInWidths(menShoe),
  'unisex-shoe': shoes(unisexShoe),
  'kids-shoe': shoes(kidsShoe),
  'women-whole-shoe': wholeShoes(womenShoe),
  'men-whole-shoe': wholeShoes(menShoe),
  'unisex-whole-shoe': wholeShoes(unisexShoe),
  women: letters('XXS XS S M L XL XXL'),
  men: letters('XS S M L XL XXL 3XL'),
  unisex: letters('XS S M L XL XXL'),
  'women-fits': lettersWith('XS S M L XL XXL', 'fitType', ['Regular', 'Oversized']),
  'men-fits': lettersWith('S M L XL XXL', 'fitType', ['Regular', 'Slim']),
  'men-tall': lettersWith('S M L XL XXL', 'length', ['Regular', 'Tall']),
  kids: letters('4-5 6-7 8-9 10-11 12-13 14'),
  'women-trousers': ['Short', 'Regular', 'Long'].flatMap((length) =>
    womenWaist.map(([us, uk, eu]) => ({
      code: us.padStart(2, '0') + length.charAt(0),
      attributes: { size: us, length },
      sizeLabels: { us, uk, eu },
    })),
  ),
  'men-trousers': waists(['28', '30', '31', '32', '33', '34', '36', '38', '40'], ['30', '32', '34']),
  'women-shorts': womenWaist.map(([us, uk, eu]) => ({
    code: us.padStart(2, '0'),
    attributes: { size: us },
    sizeLabels: { us, uk, eu },
  })),
  'men-shorts': letters('28 30 31 32 33 34 36 38 40'),
  'women-leggings': lettersWith('XS S M L XL XXL', 'length', ['Short', 'Regular', 'Long']),
  socks: letters('S M L XL'),
  'kids-socks': letters('S M L'),
  gloves: letters('XS S M L XL'),
  hats: letters('S/M L/XL'),
  pack: letters('S/M M/L'),
  one: [{ code: 'ONE', attributes: { size: 'One size' }, sizeLabels: null }],
  'sleeping-bag': [
    ['Regular', 'Left'],
    ['Regular', 'Right'],
    ['Long', 'Left'],
    ['Long', 'Right'],
  ].map(([length = '', zip = '']) => ({
    code: length.charAt(0) + zip.charAt(0),
    attributes: { length, fitType: `${zip} zip` },
    sizeLabels: null,
  })),
  amounts: ['25', '50', '75', '100', '150', '200', '300'].map((amount) => ({
    code: amount.padStart(3, '0'),
    attributes: { amount },
    sizeLabels: null,
  })),
} satisfies Record<string, Choice[]>;

export type RunName = keyof typeof runs;
