import type { ProductSet } from '#src/commerce/model/catalogue.ts';

/** Things that go together, sold one by one. */
export const productSets: ProductSet[] = [
  {
    id: 'WMSET0001',
    name: 'The wet-day set',
    description: 'A shell, overtrousers and a hat that shed an Atlantic front between them.',
    imageFolder: 'scene/coast-cliffs',
    productIds: ['WMSH1001PET', 'WMTS1003PET', 'WMHT1009OLV'],
  },
  {
    id: 'WMSET0002',
    name: 'Hut to hut',
    description: 'Four days in the Alps: boots that dry, a pack that breathes, wool that forgives.',
    imageFolder: 'scene/meadow-hut',
    productIds: ['WMHK1107SPR', 'WMPK1003FJD', 'WMBL1101INK', 'WMSN1005SPR'],
  },
  {
    id: 'WMSET0003',
    name: 'One night out',
    description: 'Tent, bag and flask for a bivouac you tell people about.',
    imageFolder: 'scene/camp-night',
    productIds: ['WMTT1001MOS', 'WMBG1001SPR', 'WMBT1003SPR', 'WMBT1005PNE'],
  },
  {
    id: 'WMSET0004',
    name: 'Race-day kit list',
    description: 'What a mountain race asks you to carry, and what you will want to wear.',
    imageFolder: 'scene/trail-path',
    productIds: ['WMTR1004GLC', 'WMSH1004LEM', 'WMPK1008VLT', 'WMHT1002CHK', 'WMSK1004INK'],
  },
  {
    id: 'WMSET0005',
    name: 'First frost',
    description: 'The three layers and two ends that make November pleasant.',
    imageFolder: 'scene/snow-field',
    productIds: ['WMIN1101INK', 'WMFL1101MOS', 'WMHT1005OAT', 'WMGL1002INK', 'WMSK1001OAT'],
  },
  {
    id: 'WMSET0006',
    name: 'Small explorer',
    description: 'Boots, coat and trousers for someone who will sit in a stream.',
    imageFolder: 'scene/forest-mist',
    productIds: ['WMKF1001MOS', 'WMKO1001SAF', 'WMKC1003SLT', 'WMKC1008OAT'],
  },
  {
    id: 'WMSET0007',
    name: 'Travelling light',
    description: 'Cabin bag, quiet shoes and a tee that lasts the week.',
    imageFolder: 'scene/street-dusk',
    productIds: ['WMDF1004GRA', 'WMTN1106PET', 'WMTE1101SLT', 'WMHP1004INK'],
  },
];
