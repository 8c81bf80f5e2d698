import type words from '#src/messages/compiled/en-US/size-charts.gen.ts';

type Key = keyof typeof words;

/**
 * The body measurements of sizes, by the `sizeChartId` of products. Title, columns and help are message keys. The first
 * column has the value of `attributes.size`; the column `foot` has centimetres.
 */
export interface SizeChart {
  id: Key;
  howToMeasure: Key;
  columns: readonly Key[];
  rows: readonly (readonly string[])[];
}

/** Rows are separated by | and cells by a space; lengths are in centimetres. */
const chart = (id: Key, howToMeasure: Key, columns: readonly Key[], rows: string): SizeChart => ({
  id,
  howToMeasure,
  columns,
  rows: rows.split(' | ').map((row) => row.split(' ')),
});

export const sizeCharts: readonly SizeChart[] = [
  chart(
    'women-shoes',
    'measureFoot',
    ['us', 'uk', 'eu', 'foot'],
    '5 3 35.5 22.0 | 5.5 3.5 36 22.5 | 6 4 36.5 23.0 | 6.5 4.5 37 23.5 | 7 5 38 24.0 | 7.5 5.5 38.5 24.5 | 8 ' +
      '6 39 25.0 | 8.5 6.5 40 25.5 | 9 7 40.5 26.0 | 9.5 7.5 41 26.5 | 10 8 42 27.0 | 10.5 8.5 42.5 27.5 | 11 9 ' +
      '43 28.0',
  ),
  chart(
    'men-shoes',
    'measureFoot',
    ['us', 'uk', 'eu', 'foot'],
    '7 6 40 25.0 | 7.5 6.5 40.5 25.5 | 8 7 41 26.0 | 8.5 7.5 42 26.5 | 9 8 42.5 27.0 | 9.5 8.5 43 27.5 | 10 9 ' +
      '44 28.0 | 10.5 9.5 44.5 28.5 | 11 10 45 29.0 | 11.5 10.5 45.5 29.5 | 12 11 46 30.0 | 13 12 47.5 31.0 | ' +
      '14 13 48.5 32.0',
  ),
  chart(
    'unisex-shoes',
    'measureFoot',
    ['us', 'uk', 'eu', 'foot'],
    '3.5 3 34.5 21.5 | 4 3.5 35 22.0 | 4.5 4 36 22.5 | 5 4.5 36.5 23.0 | 5.5 5 37 23.5 | 6 5.5 38 24.0 | 6.5 ' +
      '6 38.5 24.5 | 7 6.5 39 25.0 | 7.5 7 40 25.5 | 8 7.5 40.5 26.0 | 8.5 8 41 26.5 | 9 8.5 42 27.0 | 9.5 9 ' +
      '42.5 27.5 | 10 9.5 43 28.0 | 10.5 10 44 28.5 | 11 10.5 44.5 29.0 | 12 11.5 46 30.0 | 13 12.5 47 31.0',
  ),
  chart(
    'kids-shoes',
    'measureFoot',
    ['us', 'uk', 'eu', 'foot'],
    '10.5K 10 27 16.5 | 11K 10.5 28 16.9 | 11.5K 11 28.5 17.3 | 12K 11.5 29 17.8 | 12.5K 12 30 18.2 | 13K ' +
      '12.5 30.5 18.6 | 13.5K 13 31 19.0 | 1 13.5 32 19.4 | 1.5 1 32.5 19.9 | 2 1.5 33 20.3 | 2.5 2 34 20.7 | 3 ' +
      '2.5 34.5 21.1 | 3.5 3 35 21.5 | 4 3.5 36 22.0 | 5 4.5 37.5 22.4 | 6 5.5 38.5 22.8',
  ),
  chart(
    'women-clothing',
    'measureBody',
    ['size', 'us', 'uk', 'eu', 'chest', 'waist', 'hips'],
    'XXS 0 4 32 76-79 60-63 84-87 | XS 2 6 34 80-83 64-67 88-91 | S 4-6 8-10 36-38 84-89 68-73 92-97 | M 8-10 ' +
      '12-14 40-42 90-97 74-81 98-105 | L 12-14 16-18 44-46 98-105 82-89 106-113 | XL 16 20 48 106-112 90-97 ' +
      '114-119 | XXL 18 22 50 113-119 98-105 120-126',
  ),
  chart(
    'men-clothing',
    'measureBody',
    ['size', 'chest', 'waist', 'hips', 'arm'],
    'XS 84-88 70-74 86-90 80 | S 89-95 75-81 91-96 82 | M 96-102 82-88 97-102 84 | L 103-109 89-95 103-108 86 ' +
      '| XL 110-117 96-104 109-115 88 | XXL 118-126 105-114 116-123 90 | 3XL 127-135 115-124 124-131 91',
  ),
  chart(
    'unisex-clothing',
    'measureBody',
    ['size', 'chest', 'waist', 'women', 'men'],
    'XS 82-88 66-74 S XS | S 88-95 74-81 M S | M 95-102 81-88 L M | L 102-109 88-95 XL L | XL 109-117 95-104 ' +
      'XXL XL | XXL 117-126 104-114 - XXL',
  ),
  chart(
    'women-trousers',
    'measureWomenTrousers',
    ['us', 'uk', 'eu', 'waist', 'hips'],
    '0 4 32 62 86 | 2 6 34 66 90 | 4 8 36 70 94 | 6 10 38 74 98 | 8 12 40 78 102 | 10 14 42 82 106 | 12 16 44 ' +
      '87 111 | 14 18 46 92 116',
  ),
  chart(
    'men-trousers',
    'measureMenTrousers',
    ['waistInches', 'waist', 'hips', 'eu'],
    '28 72 90 44 | 30 77 94 46 | 31 79 96 47 | 32 82 98 48 | 33 84 100 49 | 34 87 103 50 | 36 92 108 52 | 38 ' +
      '97 113 54 | 40 102 118 56',
  ),
  chart(
    'kids-clothing',
    'measureHeight',
    ['age', 'height', 'chest', 'waist'],
    '4-5 104-110 56-58 53-54 | 6-7 116-122 60-63 55-57 | 8-9 128-134 65-68 58-60 | 10-11 140-146 71-74 62-64 ' +
      '| 12-13 152-158 77-81 66-69 | 14 164 85 71',
  ),
  chart('hats', 'measureHead', ['size', 'head'], 'S/M 54-57 | L/XL 58-62'),
  chart(
    'socks',
    'measureShoe',
    ['size', 'usWomen', 'usMen', 'uk', 'eu'],
    'S 5-7 4-6 3-5 35-38 | M 7.5-9.5 6.5-8.5 5.5-8 38.5-42 | L 10-12 9-11.5 8.5-11 42.5-45.5 | XL - 12-14 ' +
      '11.5-13 46-48.5',
  ),
  chart('gloves', 'measureHand', ['size', 'hand'], 'XS 16-17 | S 17-19 | M 19-21 | L 21-23 | XL 23-25'),
  chart('packs', 'measureBack', ['size', 'back', 'hips'], 'S/M 38-46 70-100 | M/L 46-54 80-125'),
  chart(
    'sleeping-bags',
    'measureSleeper',
    ['size', 'bodyHeight', 'insideLength', 'shoulder'],
    'Regular 180 205 78 | Long 196 220 82',
  ),
];
