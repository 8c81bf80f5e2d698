import type { Family } from './family.types.ts';

export const tents: Family = {
  code: 'TT',
  number: 43,
  name: 'tents',
  typeLabel: 'Tent',
  silhouette: 'tent',
  categories: { unisex: ['tents'] },
  runs: { unisex: 'one' },
  sizeCharts: {},
  materials:
    'Flysheet:Recycled nylon ripstop, silicone both sides|Inner:Breathable nylon and ' +
    'mesh|Groundsheet:Recycled nylon, 5,000 mm|Poles:DAC-grade aluminium',
  care:
    'Dry it before storing, always|Store loose, not in the stuff sack|Spare pole sections are sold ' +
    'singly|Reproof after about sixty nights',
  ratings: ['Weather', 'Space', 'Lightness', 'Ease'],
  keywords: 'camping shelter tent backpacking bikepacking family dome tunnel bivouac',
  goesWith: ['sleeping-bags', 'packs', 'bottles', 'hats', 'insulation'],
  reviews: [
    [5, 'Stood up to Skye', 'Two gales, no broken poles, one broken kettle.', 'Eilidh', 'Portree, UK'],
    [
      4,
      'Up in six minutes',
      'First go, in the dark, arguing. Porch is smaller than it looks.',
      'Bert',
      'Namur, Belgium',
      '!Family',
    ],
    [
      5,
      'Bone dry inside',
      'Sixteen hours of Norwegian rain and I read a whole book.',
      'Sören',
      'Bremen, Germany',
      '!Tarp',
    ],
    [3, 'Condensation', 'On still cold nights it drips. Opening both vents helped.', 'Amalia', 'Jaca, Spain', '!Tarp'],
    [
      5,
      'Repaired a pole by post',
      'Sent the broken piece, got a section and a note back.',
      'Neil',
      'Duluth, MN',
      '!Tarp',
    ],
    [4, 'Really fits two', 'Two adults who like each other.', 'Lou & Mo', 'Nelson, BC', '^tent Tent'],
  ],
  questions: [
    [
      'Is a footprint included?',
      'With the family tents, yes. For the others it is optional: the groundsheets are strong enough without.',
      'pebbles',
      '!Tarp',
    ],
    [
      'Can I pitch it in one go?',
      'The tunnel tents pitch inner and outer together. The domes pitch inner first.',
      'rainpitch',
      '!Tarp',
    ],
  ],
  styles: [
    {
      n: 1001,
      name: 'Bield 1',
      for: 'unisex',
      usd: 350,
      tag: 'A room for one with a view.',
      text:
        'Solo tent, one hoop, 980 grams. You can sit up in it, cook in the porch of it and fit it in a ' +
        'bottle-pocket-and-a-bit.',
      feat: 'Pitches as one|Side door and porch|Sits 92 cm high',
      spec: 'Sleeps:1|Weight:980 g|Packed:38 x 12 cm',
      rate: '4 3 5 4',
      colours: 'moss/bone/signal slate/mist/lemon',
    },
    {
      n: 1002,
      name: 'Bield 2',
      for: 'unisex',
      usd: 450,
      badge: 'BESTSELLER',
      tag: 'Two sleepers, two doors, one kilo each.',
      text:
        'Two porches means nobody climbs over anybody at three in the morning. Crossed poles stand by ' +
        'themselves on rock and hold their shape in a crosswind.',
      feat: 'Two doors, two porches|Freestanding|Colour-coded poles',
      spec: 'Sleeps:2|Weight:1,860 g|Packed:44 x 15 cm',
      rate: '4 4 4 5',
      colours: 'moss/bone/signal saffron/oat/ink glacier/mist/fjord',
    },
    {
      n: 1003,
      name: 'Skua Ridge 2',
      for: 'unisex',
      usd: 700,
      badge: 'NEW',
      tag: 'Pitch it where you would rather not be.',
      text:
        'A four-pole mountain tent with snow valances and guy lines rated for people. We left it up on ' +
        'Cairngorm for January and went back for it in February.',
      feat: 'Four crossing poles|Snow valance|Vents you can work from inside',
      spec: 'Sleeps:2|Weight:2,740 g|Packed:48 x 18 cm',
      rate: '5 3 2 3',
      colours: 'signal/ink/saffron+ crimson/coal/bone+',
    },
    {
      n: 1004,
      name: 'Featherline Tarp 1',
      for: 'unisex',
      usd: 250,
      type: 'Tarp shelter',
      off: 25,
      best: 15,
      tag: 'Four hundred grams of optimism.',
      text:
        'A shaped tarp that pitches with walking poles. Add the optional inner when there are midges and ' +
        'feel clever when there are not.',
      feat: 'Walking-pole pitch|Eight tie-outs|Inner sold apart',
      spec: 'Sleeps:1|Weight:398 g|Packed:22 x 10 cm',
      rate: '3 2 5 2',
      materials: 'Fly:Recycled UHMWPE laminate|Cords:Reflective',
      colours: 'chalk/mist/lagoon% pine/moss/bone%',
    },
    {
      n: 1005,
      name: 'Longhouse 4',
      for: 'unisex',
      usd: 580,
      type: 'Family tent',
      tag: 'Wet weekend headquarters.',
      text:
        'A tunnel with a living room you can stand in. Two bedrooms at the ends, a table’s width between, ' +
        'and windows with curtains for lie-ins.',
      feat: 'Stand-up living area|Two dark bedrooms|Footprint included',
      spec: 'Sleeps:4|Weight:11.4 kg|Packed:68 x 30 cm',
      rate: '4 5 1 4',
      materials: 'Flysheet:Recycled polyester, 4,000 mm|Poles:Aluminium|Groundsheet:Sewn-in polyethylene',
      colours: 'sage/bone/clay oat/bark/rust',
    },
    {
      n: 1006,
      name: 'Longhouse 6',
      for: 'unisex',
      usd: 700,
      off: 15,
      best: 15,
      type: 'Family tent',
      tag: 'Bring the cousins.',
      text:
        'The four with another bedroom and a side awning. It takes two adults fifteen minutes or four ' +
        'children an afternoon to put up.',
      feat: 'Three bedrooms|Side awning|Cable port|Footprint included',
      spec: 'Sleeps:6|Weight:16.8 kg|Packed:74 x 36 cm',
      rate: '4 5 1 3',
      materials: 'Flysheet:Recycled polyester, 4,000 mm|Poles:Aluminium|Groundsheet:Sewn-in polyethylene',
      colours: 'sage/bone/clay% harbour/oat/saffron%',
    },
    {
      n: 1007,
      name: 'Pannier 2',
      for: 'unisex',
      usd: 400,
      type: 'Bikepacking tent',
      tag: 'Poles that fit between the drops.',
      text:
        'Thirty-centimetre pole sections and a sack with rack loops. A hook inside the porch holds the ' +
        'front wheel you should not leave outside.',
      feat: 'Short pole sections|Handlebar sack|Helmet shelf',
      spec: 'Sleeps:2|Weight:1,940 g|Packed:32 x 16 cm',
      rate: '4 4 4 4',
      colours: 'olive/bone/lemon petrol/mist/coral?',
    },
  ],
};
