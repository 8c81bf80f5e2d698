import type { Family } from './family.types.ts';

export const packs: Family = {
  code: 'PK',
  number: 40,
  name: 'packs',
  typeLabel: 'Backpack',
  silhouette: 'pack',
  categories: { unisex: ['packs'], women: ['packs'], men: ['packs'] },
  runs: { unisex: 'pack', women: 'pack', men: 'pack' },
  sizeCharts: { unisex: 'packs', women: 'packs', men: 'packs' },
  materials:
    'Body:Recycled nylon, 210 denier ripstop|Base:Recycled nylon, 500 denier|Frame:7000-series ' +
    'aluminium|Buckles:Replaceable with a screwdriver',
  care:
    'Empty the crumbs, sponge with soap, dry open|Never machine-wash: the coating peels|Buckles, ' +
    'straps and stays are sold singly and fitted free',
  ratings: ['Carry', 'Organisation', 'Lightness', 'Toughness'],
  keywords: 'rucksack backpack daypack bag hiking laptop commute travel carry',
  goesWith: ['bottles', 'tents', 'sleeping-bags', 'hiking', 'shells'],
  reviews: [
    [5, 'Carries 17 kg like 12', 'Adjusted it once in the shop and have not touched it since.', 'Wanda', 'Truro, UK'],
    [
      4,
      'Side pockets reachable',
      'I can get a bottle out and back without taking it off. Lid pocket is small.',
      'Pim',
      'Utrecht, Netherlands',
    ],
    [
      5,
      'Broke a buckle, fixed it on the train',
      'Screwdriver on a penknife. The spare arrived in two days.',
      'Simone',
      'Basel, Switzerland',
    ],
    [
      3,
      'Not fully waterproof',
      'It says so on the page, but a cover should be included at this price.',
      'drizzlebound',
      'Bergen, Norway',
    ],
    [5, 'Back stays dry-ish', 'As dry as a back gets in Andalusia.', 'Toñi', 'Ronda, Spain'],
    [5, 'Overhead locker: yes', 'Stayed under seven kilos and nobody measured it.', 'Arvid', 'Kiel, Germany'],
    [4, 'Good for short torsos', 'The smaller back length is really smaller.', 'Claudette', 'Sherbrooke, QC'],
    [2, 'Zip pulls rattle', 'I taped them. Everything else is great.', 'Kip', 'Ely, MN'],
  ],
  questions: [
    [
      'How do I measure my back?',
      'From the bony bump at the base of your neck to the line between the tops of your hips: under 46 ' +
        'cm is S/M, over is M/L.',
      'backlength',
    ],
    ['Does a rain cover come with it?', 'With packs of 35 litres and more, in a pocket at the base.', 'wetwalker'],
    ['Will it pass as cabin luggage?', 'Up to 35 litres on most airlines, if you do not fill the lid.', 'gatecheck'],
  ],
  styles: [
    {
      n: 1001,
      name: 'Longhaul 65',
      for: 'unisex',
      usd: 290,
      tag: 'A fortnight, well organised.',
      text:
        'A trekking pack with a back that moves. The hip belt pivots with your stride, the lid becomes a ' +
        'hip pack, and a zip in the front means the thing at the bottom is never at the bottom.',
      feat: 'Pivoting hip belt|Lid becomes a hip pack|Front panel zip|Rain cover included',
      spec: 'Volume:65 + 8 L|Weight:1,940 g (M/L)|Carries:24 kg',
      rate: '5 4 2 5',
      colours: 'petrol/ink/signal moss/pine/ochre coal/ink/glacier',
    },
    {
      n: 1002,
      name: 'Longhaul 60',
      for: 'women',
      usd: 290,
      tag: 'Cut for hips that exist.',
      text:
        'The same harness on a narrower frame, with curved shoulder straps and a belt angled to sit on the ' +
        'hip instead of above it. Nothing about it is pink unless you choose it.',
      feat: 'Women’s harness and belt|Lid becomes a hip pack|Front panel zip|Rain cover included',
      spec: 'Volume:60 + 8 L|Weight:1,880 g (M/L)|Carries:22 kg',
      rate: '5 4 2 5',
      colours: 'slate/ink/coral plum/ink/rose spruce/pine/mint',
    },
    {
      n: 1003,
      name: 'Hut 42',
      for: 'unisex',
      usd: 210,
      badge: 'BESTSELLER',
      tag: 'Hut to hut, with room for cheese.',
      text:
        'Forty-two litres is four days in huts or a weekend with a tent. A tensioned mesh back keeps air ' +
        'moving and the load close.',
      feat: 'Ventilated mesh back|Two ways into the main sack|Rain cover included',
      spec: 'Volume:42 L|Weight:1,380 g (M/L)|Carries:15 kg',
      rate: '5 4 3 4',
      colours: 'fjord/ink/saffron rust/bark/bone ink/coal/signal sage/moss/clay@',
    },
    {
      n: 1004,
      name: 'Featherline 48',
      for: 'unisex',
      usd: 260,
      badge: 'NEW',
      tag: 'Eight hundred grams, frame and all.',
      text:
        'A roll-top for people who cut the handles off toothbrushes. One carbon stay, one big front mesh ' +
        'and straps you could run in.',
      feat: 'Roll top|Carbon stay, removable|Six outside pockets',
      spec: 'Volume:48 L|Weight:798 g (M/L)|Carries:14 kg',
      rate: '4 3 5 3',
      materials: 'Body:Recycled UHMWPE ripstop|Mesh:Recycled nylon stretch|Stay:Carbon',
      colours: 'chalk/mist/signal+ pine/moss/lemon+ ink/graphite/sky+',
    },
    {
      n: 1005,
      name: 'Cairn 28',
      for: 'unisex',
      usd: 130,
      silhouette: 'daypack',
      type: 'Daypack',
      badge: 'BESTSELLER',
      run: 'one',
      tag: 'A day out, zipped.',
      text:
        'Takes a jacket, lunch, a flask and the jacket of whoever forgot theirs. It opens like a clamshell ' +
        'so you can pack it in the dark.',
      feat: 'Clamshell zip|Hydration sleeve|Pole loops',
      spec: 'Volume:28 L|Weight:890 g|Carries:9 kg',
      rate: '4 4 3 4',
      colours: 'moss/pine/signal harbour/ink/saffron clay/bark/bone graphite/ink/lemon glacier/slate/coral',
    },
    {
      n: 1006,
      name: 'Tideway Roll 24',
      for: 'unisex',
      usd: 140,
      silhouette: 'daypack',
      type: 'Waterproof daypack',
      run: 'one',
      tag: 'Dry laptop, wet commuter.',
      text:
        'Welded like a dry bag, padded like a briefcase. Rolls up when it is raining and clips open when ' +
        'it is not.',
      feat: 'Welded seams, fully waterproof|16-inch laptop sleeve|Light loop',
      spec: 'Volume:24 L|Weight:960 g|Laptop:16 inch',
      rate: '3 3 3 5',
      materials: 'Body:TPU-coated recycled polyester|Buckles:Aluminium',
      colours: 'ink/coal/signal petrol/ink/lemon saffron/ink/bone',
    },
    {
      n: 1007,
      name: 'Ginnel 18',
      for: 'unisex',
      usd: 95,
      off: 25,
      best: 15,
      silhouette: 'daypack',
      type: 'City backpack',
      run: 'one',
      tag: 'Small, square and sensible.',
      text:
        'A slim pack for a laptop, a lunch and one change of plan. Handles at the top and the side, a ' +
        'hidden pocket for a passport.',
      feat: '14-inch laptop sleeve|Hidden back pocket|Luggage pass-through',
      spec: 'Volume:18 L|Weight:620 g|Laptop:14 inch',
      rate: '3 5 4 3',
      colours: 'ink/coal/gum% oat/bark/tan slate/ink/signal% rose/brick/bone%',
    },
    {
      n: 1008,
      name: 'Squall Vest 8',
      for: 'unisex',
      usd: 120,
      silhouette: 'daypack',
      type: 'Running vest',
      run: 'unisex',
      sizeChart: 'unisex-clothing',
      tag: 'Worn, not carried.',
      text:
        'A running vest with pockets you can empty at full speed. Two soft flasks ride high at the front, ' +
        'poles cross at the back.',
      feat: 'Two 500 ml flasks included|Pole quiver|Whistle',
      spec: 'Volume:8 L|Weight:248 g|Carries:4 kg',
      rate: '5 4 5 2',
      materials: 'Body:Recycled stretch mesh|Flasks:TPU',
      colours: 'volt/ink/slate ink/graphite/coral',
    },
    {
      n: 1009,
      name: 'Skua Alpine 38',
      for: 'unisex',
      usd: 230,
      tag: 'Strips to nothing, takes an axe.',
      text:
        'Lid off, belt off, frame out: 640 grams of sack for the summit. With everything on it carries ' +
        'ropes and hardware without swaying.',
      feat: 'Removable lid, belt and frame|Axe and ski loops|Crampon patch',
      spec: 'Volume:38 L|Weight:1,190 g (640 g stripped)|Carries:14 kg',
      rate: '4 2 4 5',
      colours: 'signal/ink/slate chalk/ink/lagoon',
    },
    {
      n: 1010,
      name: 'Satchel Pack 21',
      for: 'unisex',
      usd: 150,
      off: 20,
      silhouette: 'daypack',
      type: 'Canvas backpack',
      run: 'one',
      tag: 'Two straps and a buckle.',
      text:
        'Waxed canvas and bridle leather, made by a saddler’s in Walsall. It will be in better condition ' +
        'than you in thirty years.',
      feat: 'Waxed canvas|Bridle leather straps|Made in England',
      spec: 'Volume:21 L|Weight:1,240 g|Laptop:15 inch',
      rate: '3 2 1 5',
      materials: 'Body:Waxed cotton canvas, 18 oz|Straps:Bridle leather|Hardware:Solid brass',
      colours: 'olive/bark/tan% ink/cocoa/tan',
    },
    {
      n: 1011,
      name: 'Packwhisper 16',
      for: 'unisex',
      usd: 60,
      silhouette: 'daypack',
      type: 'Packable daypack',
      run: 'one',
      off: 30,
      best: 30,
      tag: 'A bag in a bag, just in case.',
      text:
        'Folds to the size of a mitten and opens into a proper daypack with a padded enough back. For ' +
        'summits from base camp and markets from anywhere.',
      feat: 'Stows in its own pocket|Two bottle sleeves|Key clip',
      spec: 'Volume:16 L|Weight:172 g|Packed:12 x 9 cm',
      rate: '2 2 5 2',
      materials: 'Body:40-denier recycled ripstop',
      colours: 'lagoon/petrol/lemon% coral/brick/bone% graphite/ink/volt lilac/plum/chalk%',
    },
  ],
};
