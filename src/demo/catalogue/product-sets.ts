import type { ProductSet } from '#src/commerce/model/catalogue.ts';
import { setWords } from './set-words.ts';

/** Things that go together, sold one by one. */
export const productSets: ProductSet[] = [
  {
    id: 'WMSET0001',
    ...setWords('WMSET0001'),
    imageFolder: 'scene/coast-cliffs',
    productIds: ['WMSH1001PET', 'WMTS1003PET', 'WMHT1009OLV'],
  },
  {
    id: 'WMSET0002',
    ...setWords('WMSET0002'),
    imageFolder: 'scene/meadow-hut',
    productIds: ['WMHK1107SPR', 'WMPK1003FJD', 'WMBL1101INK', 'WMSN1005SPR'],
  },
  {
    id: 'WMSET0003',
    ...setWords('WMSET0003'),
    imageFolder: 'scene/camp-night',
    productIds: ['WMTT1001MOS', 'WMBG1001SPR', 'WMBT1003SPR', 'WMBT1005PNE'],
  },
  {
    id: 'WMSET0004',
    ...setWords('WMSET0004'),
    imageFolder: 'scene/trail-path',
    productIds: ['WMTR1004GLC', 'WMSH1004LEM', 'WMPK1008VLT', 'WMHT1002CHK', 'WMSK1004INK'],
  },
  {
    id: 'WMSET0005',
    ...setWords('WMSET0005'),
    imageFolder: 'scene/snow-field',
    productIds: ['WMIN1101INK', 'WMFL1101MOS', 'WMHT1005OAT', 'WMGL1002INK', 'WMSK1001OAT'],
  },
  {
    id: 'WMSET0006',
    ...setWords('WMSET0006'),
    imageFolder: 'scene/forest-mist',
    productIds: ['WMKF1001MOS', 'WMKO1001SAF', 'WMKC1003SLT', 'WMKC1008OAT'],
  },
  {
    id: 'WMSET0007',
    ...setWords('WMSET0007'),
    imageFolder: 'scene/street-dusk',
    productIds: ['WMDF1004GRA', 'WMTN1106PET', 'WMTE1101SLT', 'WMHP1004INK'],
  },
];
