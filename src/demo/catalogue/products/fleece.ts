import type { Family } from './family.types.ts';

export const fleece: Family = {
  code: 'FL',
  number: 22,
  name: 'fleece',
  typeLabel: 'Fleece jacket',
  silhouette: 'fleece',
  categories: { women: ['women-fleece'], men: ['men-fleece'] },
  runs: { women: 'women', men: 'men' },
  sizeCharts: { women: 'women-clothing', men: 'men-clothing' },
  materials: 'Main:Recycled polyester fleece, dyed in the fibre|Trim:Recycled nylon|Zip:YKK, replaceable',
  care:
    'Wash inside out at 30 °C in a filter bag to catch fibres|No softener: it flattens the pile|Line ' +
    'dry; it takes an hour',
  ratings: ['Warmth', 'Breathability', 'Softness', 'Drying'],
  keywords: 'fleece midlayer sherpa teddy pile grid zip pullover',
  goesWith: ['shells', 'base-layers', 'trousers', 'hats', 'tees'],
  model: { women: '171/S/87/69 175/M/93/75', men: '184/M/99/81 187/L/107/91' },
  reviews: [
    [5, 'I live in it', 'On the sofa, on the hill, on the ferry. It is due a wash.', 'Morag', 'Oban, UK'],
    [
      4,
      'Pockets are deep',
      'A thermos cup fits. Collar is high enough to hide in.',
      'Lukas',
      'Graz, Austria',
      '!pullover',
    ],
    [5, 'No pilling after a year', 'And I carry a rucksack most days.', 'Wendy', 'Nelson, BC'],
    [
      4,
      'Slim under a shell',
      'Which is what I wanted. Size up if you like a cosy fit.',
      'Arthur',
      'Lille, France',
      '!shirt',
    ],
    [
      3,
      'Static in dry air',
      'Great fleece, small lightning storms when I take it off in January.',
      'Shawna',
      'Bismarck, ND',
    ],
    [5, 'My daughter has stolen it', 'So this is the second one. She is not having it.', 'mum_of_two', 'Cardiff, UK'],
    [5, 'Dries on the bag while walking', 'Washed in a lake, dry by the pass.', 'Enzo', 'Bolzano, Italy'],
    [
      2,
      'Zip on the left',
      'Took me a while to get used to it, and the chest pocket is small.',
      'Ortwin',
      'Bremen, Germany',
      '!(shirt|Wool)',
    ],
    [4, 'Exactly as warm as it says', 'Spring and autumn over a tee, winter under a coat.', 'Rocío', 'León, Spain'],
  ],
  questions: [
    [
      'Does it shed microfibres?',
      'All fleece sheds a little, most in the first washes. We wash the cloth before cutting; a filter ' +
        'bag catches most of the rest.',
      'riverkeeper',
    ],
    [
      'Grid or pile?',
      'Grid for moving: it breathes and layers. Pile for stopping: it is warmer and softer but bulkier.',
      'which_one',
      '!(Wool|shirt)',
    ],
    [
      'Can the zip be replaced?',
      'Yes, any of our repair desks does it in a week, free in the first ten years.',
      'Zeb',
      '!(Wool|shirt)',
    ],
  ],
  styles: [
    {
      n: 1001,
      name: 'Larch Grid',
      for: 'women',
      usd: 120,
      badge: 'BESTSELLER',
      tag: 'Waffle inside, wind outside.',
      text:
        'The layer for going uphill in the cold. A raised grid holds warmth in its squares and lets sweat ' +
        'out along the gaps, and the face is smooth so a shell slides over.',
      feat: 'Thumb loops|Chest pocket clear of a harness|Flat seams under straps',
      spec: 'Fabric:210 g grid|Weight:248 g (M)',
      rate: '3 5 4 5',
      colours: 'spruce/pine/signal lilac/heather/ink ink/slate/mint coral/clay/bone',
    },
    {
      n: 1002,
      name: 'Hogg Pile',
      for: 'women',
      usd: 150,
      badge: 'NEW',
      tag: 'A sheep would be flattered.',
      text:
        'Deep curly pile with woven patches where bags and elbows rub. Boxy, warm, cheerful, and the ' +
        'reason the post room is so often a member of staff short of a coat.',
      feat: 'Woven elbow and yoke patches|Lined hand pockets|Collar in soft jersey',
      spec: 'Fabric:380 g pile|Weight:512 g (M)',
      rate: '5 2 5 3',
      colours: 'oat/bark/signal+ moss/pine/ochre+ blush/clay/brick+ ink/coal/stone',
    },
    {
      n: 1003,
      name: 'Pentland Half-Zip',
      for: 'women',
      usd: 75,
      off: 30,
      best: 15,
      type: 'Fleece pullover',
      tag: 'The one by the back door.',
      text:
        'A light microfleece with a half zip and no opinions. It goes under everything, over most things ' +
        'and survives the children’s washing.',
      feat: 'Soft chin guard|Drop hem|Fits under a gilet',
      spec: 'Fabric:130 g microfleece|Weight:192 g (M)',
      rate: '2 4 4 5',
      colours: 'glacier/sky/fjord% berry/plum/rose% sage/moss/bone slate/ink/lemon',
    },
    {
      n: 1004,
      name: 'Kestrel Hooded Fleece',
      for: 'women',
      usd: 140,
      tag: 'Hood up, head down, keep climbing.',
      text:
        'Close-fitting stretch fleece with a balaclava hood that disappears under a helmet. The arms are ' +
        'cut for reaching, so the hem stays where you left it.',
      feat: 'Balaclava hood|Articulated sleeves|Two-way stretch',
      spec: 'Fabric:240 g stretch|Weight:318 g (M)',
      rate: '3 4 3 4',
      colours: 'petrol/ink/lemon graphite/ink/coral plum/berry/ink',
    },
    {
      n: 1005,
      name: 'Fold Cardigan',
      for: 'women',
      usd: 130,
      type: 'Wool fleece',
      tag: 'Half wool, half hill.',
      text:
        'Recycled wool on the outside for looks, fleece inside for comfort. Wears like a cardigan, washes ' +
        'like a sports top, buttons like your grandfather’s.',
      feat: 'Corozo buttons|Knitted face, brushed back|Two patch pockets',
      spec: 'Fabric:320 g wool blend|Weight:436 g (M)',
      rate: '4 3 5 3',
      materials: 'Face:Recycled wool|Back:Recycled polyester fleece|Buttons:Corozo nut',
      colours: 'stone/slate/bark clay/brick/gum harbour/midnight/bone',
    },
    {
      n: 1006,
      name: 'Cloudbase Vest',
      for: 'women',
      usd: 95,
      off: 20,
      silhouette: 'vest',
      type: 'Fleece vest',
      tag: 'For rooms that are nearly warm.',
      text:
        'High-loft fleece round the middle and nothing on the arms. Surveyors, librarians and belayers ' +
        'have all written in about it.',
      feat: 'High-loft pile|Zipped pockets|Long back',
      spec: 'Fabric:260 g high loft|Weight:214 g (M)',
      rate: '3 3 5 4',
      colours: 'chalk/oat/tan pine/moss/signal heather/lilac/plum%',
    },
    {
      n: 1101,
      name: 'Larch Grid',
      for: 'men',
      usd: 120,
      badge: 'BESTSELLER',
      tag: 'Warm on the way up. Dry at the top.',
      text:
        'Squares of loft with channels between, on the most useful weight of cloth we know. Our designers ' +
        'have tried to improve it every year, and last year they moved a seam.',
      feat: 'Breathing channels|Thumb loops|Harness-friendly pocket',
      spec: 'Fabric:210 g grid|Weight:286 g (M)',
      rate: '3 5 4 5',
      colours: 'ink/slate/signal moss/pine/bone fjord/harbour/saffron rust/brick/ink',
    },
    {
      n: 1102,
      name: 'Hogg Pile',
      for: 'men',
      usd: 150,
      tag: 'Loud on the outside, warm within.',
      text:
        'Based on the jacket a shepherd lent us in 1998 and has not had back. Heavy pile, canvas patches, ' +
        'poppers instead of a zip where beards are concerned.',
      feat: 'Snap placket|Canvas yoke and elbows|Chest pocket for a notebook',
      spec: 'Fabric:380 g pile|Weight:584 g (M)',
      rate: '5 2 5 3',
      colours: 'oat/bark/pine peat/coal/signal saffron/bark/ink petrol/ink/bone',
    },
    {
      n: 1103,
      name: 'Pentland Half-Zip',
      for: 'men',
      usd: 75,
      off: 30,
      best: 30,
      type: 'Fleece pullover',
      tag: 'Own two. Lose one. Fine.',
      text:
        'The inexpensive fleece, made as carefully as the others. Light, plain, quick to dry and big ' +
        'enough in the collar to pull up over a cold nose.',
      feat: 'High collar|Raglan shoulders|Smooth face',
      spec: 'Fabric:130 g microfleece|Weight:226 g (M)',
      rate: '2 4 4 5',
      colours: 'slate/ink/sky% olive/pine/ochre% ink/coal/signal crimson/brick/ink',
    },
    {
      n: 1104,
      name: 'Kestrel Hooded Fleece',
      for: 'men',
      usd: 140,
      tag: 'Second skin with a chin guard.',
      text:
        'For ski tours and cold crags. It stretches in every direction, holds its shape after a hundred ' +
        'washes and has a pocket on the sleeve for a pass.',
      feat: 'Under-helmet hood|Sleeve pass pocket|Cuffs that seal over gloves',
      spec: 'Fabric:240 g stretch|Weight:356 g (M)',
      rate: '3 4 3 4',
      colours: 'graphite/ink/volt cobalt/ink/signal lichen/moss/ink',
    },
    {
      n: 1105,
      name: 'Bothy Shacket',
      for: 'men',
      usd: 145,
      silhouette: 'shirt',
      type: 'Fleece overshirt',
      badge: 'NEW',
      tag: 'Half shirt, half blanket.',
      text:
        'A thick brushed overshirt in two plaids and two plains. Shirt tails, big pockets, sleeves that ' +
        'roll, and enough warmth to count as the jacket in September.',
      feat: 'Brushed both sides|Button chest pockets|Curved tails',
      spec: 'Fabric:340 g brushed fleece|Weight:548 g (M)',
      rate: '4 3 5 3',
      colours: 'brick/ink/oat+ pine/bark/camel+ stone/graphite/bone+',
    },
    {
      n: 1106,
      name: 'Cloudbase Vest',
      for: 'men',
      usd: 95,
      off: 20,
      silhouette: 'vest',
      type: 'Fleece vest',
      tag: 'Central heating.',
      text:
        'Keeps the part of you that matters at room temperature. High loft, low bulk, and two inside ' +
        'pockets that take a map or a wallet.',
      feat: 'Two inner dump pockets|Wind flap behind the zip|Bound armholes',
      spec: 'Fabric:260 g high loft|Weight:258 g (M)',
      rate: '3 3 5 4',
      colours: 'ink/coal/tan% harbour/midnight/saffron bark/peat/oat%',
    },
  ],
};
