import type { SeedSizeChart } from './seed.types.ts';
import { runs } from './sizes.ts';
import type { RunName } from './sizes.ts';

const footHelp =
  'Stand on paper with your heel against a wall, mark the longest toe and measure to the wall. Do ' +
  'both feet in the evening and go by the longer one.';
const bodyHelp =
  'Measure over underwear with a tape that is level and not tight: chest at its fullest, waist at ' +
  'its narrowest, hips at their widest.';

/** Rows from a run of sizes: US, UK, EU and the foot's length, 5 mm to a half size. */
function shoeChart(id: string, title: string, run: RunName, shortest: number): SeedSizeChart {
  const rows = runs[run].map(({ sizeLabels }, index) => {
    const label = sizeLabels ?? { us: '', uk: '', eu: '' };
    const us = Number(label.us.replace('K', ''));
    const length = run === 'kids-shoe' ? shortest + index * 0.42 : shortest + (us - firstOf(run));
    return [label.us, label.uk, label.eu, length.toFixed(1)];
  });
  return { id, title, howToMeasure: footHelp, columns: ['US', 'UK', 'EU', 'Foot, cm'], rows };
}

const firstOf = (run: RunName) => Number(runs[run][0]?.sizeLabels?.us ?? 0);

const rowsOf = (text: string) => text.split('|').map((row) => row.split(' '));

export const sizeCharts: SeedSizeChart[] = [
  shoeChart('women-shoes', 'Women’s shoes', 'women-shoe', 22),
  shoeChart('men-shoes', 'Men’s shoes', 'men-shoe', 25),
  shoeChart('unisex-shoes', 'Unisex shoes, in men’s US sizes', 'unisex-shoe', 21.5),
  shoeChart('kids-shoes', 'Kids’ shoes', 'kids-shoe', 16.5),
  {
    id: 'women-clothing',
    title: 'Women’s clothing',
    howToMeasure: bodyHelp,
    columns: ['Size', 'US', 'UK', 'EU', 'Chest, cm', 'Waist, cm', 'Hips, cm'],
    rows: rowsOf(
      'XXS 0 4 32 76-79 60-63 84-87|XS 2 6 34 80-83 64-67 88-91|S 4-6 8-10 36-38 84-89 68-73 92-97|M ' +
        '8-10 12-14 40-42 90-97 74-81 98-105|L 12-14 16-18 44-46 98-105 82-89 106-113|XL 16 20 48 106-112 ' +
        '90-97 114-119|XXL 18 22 50 113-119 98-105 120-126',
    ),
  },
  {
    id: 'men-clothing',
    title: 'Men’s clothing',
    howToMeasure: bodyHelp,
    columns: ['Size', 'Chest, cm', 'Waist, cm', 'Hips, cm', 'Arm, cm'],
    rows: rowsOf(
      'XS 84-88 70-74 86-90 80|S 89-95 75-81 91-96 82|M 96-102 82-88 97-102 84|L 103-109 89-95 103-108 ' +
        '86|XL 110-117 96-104 109-115 88|XXL 118-126 105-114 116-123 90|3XL 127-135 115-124 124-131 91',
    ),
  },
  {
    id: 'unisex-clothing',
    title: 'Unisex clothing',
    howToMeasure: bodyHelp,
    columns: ['Size', 'Chest, cm', 'Waist, cm', 'Women’s', 'Men’s'],
    rows: rowsOf(
      'XS 82-88 66-74 S XS|S 88-95 74-81 M S|M 95-102 81-88 L M|L 102-109 88-95 XL L|XL 109-117 95-104 ' +
        'XXL XL|XXL 117-126 104-114 - XXL',
    ),
  },
  {
    id: 'women-trousers',
    title: 'Women’s trousers and shorts',
    howToMeasure: `${bodyHelp} Inseams: Short 76 cm, Regular 81 cm, Long 86 cm.`,
    columns: ['US', 'UK', 'EU', 'Waist, cm', 'Hips, cm'],
    rows: rowsOf(
      '0 4 32 62 86|2 6 34 66 90|4 8 36 70 94|6 10 38 74 98|8 12 40 78 102|10 14 42 82 106|12 16 44 87 ' +
        '111|14 18 46 92 116',
    ),
  },
  {
    id: 'men-trousers',
    title: 'Men’s trousers and shorts',
    howToMeasure: `${bodyHelp} Inseams: 30 in is 76 cm, 32 in is 81 cm, 34 in is 86 cm.`,
    columns: ['Waist, in', 'Waist, cm', 'Hips, cm', 'EU'],
    rows: rowsOf(
      '28 72 90 44|30 77 94 46|31 79 96 47|32 82 98 48|33 84 100 49|34 87 103 50|36 92 108 52|38 97 113 ' +
        '54|40 102 118 56',
    ),
  },
  {
    id: 'kids-clothing',
    title: 'Kids’ clothing',
    howToMeasure: 'Go by height, measured against a door frame without shoes. The age is only a guide.',
    columns: ['Age', 'Height, cm', 'Chest, cm', 'Waist, cm'],
    rows: rowsOf(
      '4-5 104-110 56-58 53-54|6-7 116-122 60-63 55-57|8-9 128-134 65-68 58-60|10-11 140-146 71-74 ' +
        '62-64|12-13 152-158 77-81 66-69|14 164 85 71',
    ),
  },
  {
    id: 'hats',
    title: 'Hats',
    howToMeasure: 'Measure round your head above the ears, where a hat would sit.',
    columns: ['Size', 'Head, cm'],
    rows: rowsOf('S/M 54-57|L/XL 58-62'),
  },
  {
    id: 'socks',
    title: 'Socks',
    howToMeasure: 'Go by your shoe size; between two, take the smaller.',
    columns: ['Size', 'US women', 'US men', 'UK', 'EU'],
    rows: rowsOf(
      'S 5-7 4-6 3-5 35-38|M 7.5-9.5 6.5-8.5 5.5-8 38.5-42|L 10-12 9-11.5 8.5-11 42.5-45.5|XL - 12-14 ' +
        '11.5-13 46-48.5',
    ),
  },
  {
    id: 'gloves',
    title: 'Gloves',
    howToMeasure: 'Measure round the knuckles of the hand you write with, without the thumb.',
    columns: ['Size', 'Hand, cm'],
    rows: rowsOf('XS 16-17|S 17-19|M 19-21|L 21-23|XL 23-25'),
  },
  {
    id: 'packs',
    title: 'Backpacks',
    howToMeasure:
      'Tilt your head forward and measure from the bump at the base of the neck to level with the tops ' +
      'of your hips.',
    columns: ['Size', 'Back, cm', 'Hips, cm'],
    rows: rowsOf('S/M 38-46 70-100|M/L 46-54 80-125'),
  },
  {
    id: 'sleeping-bags',
    title: 'Sleeping bags',
    howToMeasure: 'Go by height with room for bent knees; take Long if you sleep with your arms up.',
    columns: ['Size', 'Body height up to, cm', 'Inside length, cm', 'Shoulder, cm'],
    rows: rowsOf('Regular 180 205 78|Long 196 220 82'),
  },
];
