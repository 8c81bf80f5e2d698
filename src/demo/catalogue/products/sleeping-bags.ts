import type { Family } from './family.types.ts';

export const sleepingBags: Family = {
  code: 'BG',
  number: 44,
  name: 'sleeping-bags',
  typeLabel: 'Sleeping bag',
  silhouette: 'sleeping-bag',
  categories: { unisex: ['sleeping-bags'] },
  runs: { unisex: 'sleeping-bag' },
  sizeCharts: { unisex: 'sleeping-bags' },
  materials: 'Shell:Recycled nylon, 20 denier|Lining:Recycled nylon taffeta|Fill:Responsible Down Standard down',
  care: 'Air it after every night|Store loose in the cotton sack provided|We wash down bags at cost each spring',
  ratings: ['Warmth', 'Lightness', 'Room', 'Wet warmth'],
  keywords: 'camping sleep mummy quilt down synthetic night',
  goesWith: ['tents', 'packs', 'base-layers', 'bottles', 'hats'],
  reviews: [
    [5, 'Rating is honest', 'Slept warm at exactly the comfort figure in a tee and socks.', 'Ffion', 'Bala, UK'],
    [
      4,
      'Zip behaves',
      'No snags after thirty nights. Hood cord glows, which is clever.',
      'Matthieu',
      'Pau, France',
      '!Quilt',
    ],
    [5, 'Room to bend knees', 'Side sleeper, six foot two, no cold elbows.', 'Grant', 'Laramie, WY', '!Kids'],
    [3, 'Stuff sack tight', 'Bag is lovely, sack is a wrestling match.', 'Ewa', 'Görlitz, Germany', '!Kids'],
    [5, 'Washed by the shop', 'Came back twice as thick.', 'Ludo', 'Aosta, Italy', 'Standard down'],
  ],
  questions: [
    [
      'Which rating should I go by?',
      'Comfort. It is the temperature at which an average cold sleeper is comfortable; limit is for an ' +
        'average warm one, curled up.',
      'chilly',
    ],
    [
      'Can two bags be zipped together?',
      'Yes, a left and a right zip of the same length.',
      'us_two',
      '^sleeping-bag Sleeping bag',
    ],
  ],
  styles: [
    {
      n: 1001,
      name: 'Ptarmigan −2',
      for: 'unisex',
      usd: 350,
      badge: 'BESTSELLER',
      tag: 'Three seasons and a bit of the fourth.',
      text:
        'A down bag for April to October in most of Europe, cut with bent-knee room. The collar seals ' +
        'round your neck without feeling like a scarf.',
      feat: 'Draught collar|Glow-in-the-dark cord|Two-way zip',
      spec: 'Comfort:−2 °C|Limit:−8 °C|Weight:920 g (Regular)',
      rate: '4 4 4 2',
      colours: 'spruce/pine/signal fjord/midnight/saffron',
    },
    {
      n: 1002,
      name: 'Ptarmigan −10',
      for: 'unisex',
      usd: 480,
      tag: 'Frost on the tent, not on you.',
      text:
        'Eight hundred and fifty-fill, trapezoid baffles and a hood shaped like a head. For mountain ' +
        'winters and people who are always cold.',
      feat: 'Trapezoid baffles|Padded zip baffle|Inside pocket for batteries',
      spec: 'Comfort:−10 °C|Limit:−18 °C|Weight:1,280 g (Regular)',
      rate: '5 3 3 2',
      colours: 'signal/ink/ochre midnight/ink/glacier',
    },
    {
      n: 1003,
      name: 'Linnet +8',
      for: 'unisex',
      usd: 210,
      off: 20,
      best: 20,
      tag: 'Summer, folded small.',
      text:
        'Half a kilo of summer down that opens flat as a quilt when it is too warm to be a bag. Fits in a ' +
        'two-litre bottle’s space.',
      feat: 'Opens to a quilt|Foot vent|480 grams',
      spec: 'Comfort:+8 °C|Limit:+4 °C|Weight:480 g (Regular)',
      rate: '2 5 4 2',
      colours: 'glacier/sky/coral% sage/moss/bone%',
    },
    {
      n: 1004,
      name: 'Thistle 0',
      for: 'unisex',
      usd: 190,
      tag: 'For boats, bogs and beginners.',
      text:
        'Thistledown fill that stays warm when it should not. Costs less, washes in a machine, forgives a ' +
        'leaking bottle.',
      feat: 'Warm when damp|Machine-washable|Wide shoulders',
      spec: 'Comfort:0 °C|Limit:−6 °C|Weight:1,340 g (Regular)',
      rate: '3 2 4 5',
      materials: 'Shell:Recycled polyester|Fill:Thistledown recycled polyester',
      colours: 'harbour/ink/lemon rust/bark/oat pine/ink/bone',
    },
    {
      n: 1005,
      name: 'Featherline Quilt',
      for: 'unisex',
      usd: 290,
      badge: 'NEW',
      type: 'Quilt',
      tag: 'Why carry the half you lie on?',
      text:
        'A backless quilt that straps to a mat. Side sleepers, turners and gram-counters swear by it; back ' +
        'sleepers in January do not.',
      feat: 'Mat straps|Footbox opens flat|Draught edge',
      spec: 'Comfort:+2 °C|Limit:−4 °C|Weight:560 g (Regular)',
      rate: '3 5 5 2',
      colours: 'lichen/moss/ink+ lilac/plum/chalk+',
    },
    {
      n: 1006,
      name: 'Cub',
      for: 'kids',
      usd: 120,
      type: 'Kids’ sleeping bag',
      run: 'one',
      categories: ['sleeping-bags', 'kids'],
      tag: 'Grows from four to twelve.',
      text:
        'A washable synthetic bag with a foot that zips shorter, so small sleepers do not have to heat the ' +
        'end they cannot reach. The hood has ears; they are removable.',
      feat: 'Adjusts 130 to 170 cm|Bear ears, detachable|Two-way zip',
      spec: 'Comfort:+5 °C|Weight:1,020 g|Length:130-170 cm',
      rate: '3 2 4 5',
      materials: 'Shell:Recycled polyester|Fill:Thistledown recycled polyester',
      colours: 'saffron/bark/ink fern/pine/lemon coral/brick/chalk',
    },
  ],
};
