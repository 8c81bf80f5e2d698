import type { Family } from './family.types.ts';

export const gloves: Family = {
  code: 'GL',
  number: 32,
  name: 'gloves',
  typeLabel: 'Gloves',
  silhouette: 'gloves',
  categories: { unisex: ['gloves'] },
  runs: { unisex: 'gloves' },
  sizeCharts: { unisex: 'gloves' },
  materials: 'Shell:Recycled softshell|Palm:Goat leather|Lining:Recycled fleece',
  care:
    'Hand wash, squeeze, never wring|Wax leather palms each autumn|Single gloves sold at half price, ' +
    'because we know',
  ratings: ['Warmth', 'Dexterity', 'Waterproofing'],
  keywords: 'glove mitt mitten liner touchscreen winter hands',
  goesWith: ['hats', 'insulation', 'shells', 'base-layers', 'socks'],
  reviews: [
    [
      5,
      'Raynaud’s verdict: good',
      'Liners inside the mitts and I had ten pink fingers all day.',
      'Alison',
      'Penrith, UK',
      'Mittens|merino|Merino',
    ],
    [
      4,
      'Phone works, mostly',
      'Thumb and finger yes, the passcode needs patience.',
      'Marc',
      'Liège, Belgium',
      'Gloves|Running',
    ],
    [
      5,
      'Bought a single',
      'Left the other on a fence post near Hawes. Half price for one. Genius.',
      'onehanded',
      'Hawes, UK',
    ],
    [3, 'Fingers long', 'Warm, but tips fold over for me. Between sizes, go down.', 'Mei', 'Richmond, BC', '!Mitt'],
    [5, 'Poles, axe, thermos', 'Could do all three without taking them off.', 'Ole', 'Oberstdorf, Germany', '!Work'],
  ],
  questions: [
    [
      'How do I choose a size?',
      'Measure round the knuckles without the thumb: 18 cm is S, 20 cm M, 22 cm L, 24 cm XL.',
      'handy',
    ],
    [
      'Do they work with a phone?',
      'Those with Touch in the features do, on thumb and index finger.',
      'scroller',
      '!Work',
    ],
  ],
  styles: [
    {
      n: 1001,
      name: 'Nest Liner Glove',
      for: 'unisex',
      usd: 30,
      badge: 'BESTSELLER',
      tag: 'The glove inside the glove.',
      text:
        'Thin merino for cool mornings alone and cold days under a mitt. Silver thread in thumb and finger ' +
        'wakes a screen.',
      feat: 'Touch thumb and index|Long cuff|150 g merino',
      spec: 'Weight:34 g (M pair)|Fit:Close',
      rate: '2 5 1',
      materials: 'Fabric:Merino with nylon core',
      colours: 'ink/slate/signal heather/plum/bone moss/pine/oat',
    },
    {
      n: 1002,
      name: 'Pentland Windproof',
      for: 'unisex',
      usd: 50,
      tag: 'Handlebars, leads and railings.',
      text:
        'A windproof back, a grippy palm and just enough fleece. For the three seasons of the year called ' +
        'spring in Scotland.',
      feat: 'Windproof softshell|Silicone palm|Touch fingertips',
      spec: 'Weight:72 g (M pair)|Fit:Regular',
      rate: '3 4 2',
      colours: 'ink/graphite/lemon petrol/ink/coral olive/ink/bone',
    },
    {
      n: 1003,
      name: 'Munro Gauntlet',
      for: 'unisex',
      usd: 120,
      tag: 'Cuff over sleeve, wind over there.',
      text:
        'Waterproof, insulated, leather-palmed and long in the wrist. The one-pull cuff works in the other ' +
        'gauntlet, as it should.',
      feat: 'One-pull gauntlet|Goat leather palm|Removable liner',
      spec: 'Weight:196 g (M pair)|Fit:Regular',
      rate: '4 3 5',
      materials: 'Shell:Recycled nylon|Membrane:Drystone, PFAS-free|Palm:Goat leather|Liner:Recycled fleece',
      colours: 'ink/coal/signal bark/peat/ochre',
    },
    {
      n: 1004,
      name: 'Belay Mitt',
      for: 'unisex',
      usd: 140,
      type: 'Mittens',
      tag: 'All fingers in one warm room.',
      text:
        'Big, simple, very warm mitts with a leash so they never blow off a ridge. The palm grips a shaft, ' +
        'the back wipes a nose.',
      feat: 'Wrist leash|Down and Thistledown fill|Nose-wipe panel',
      spec: 'Weight:228 g (M pair)|Fit:Roomy',
      rate: '5 1 4',
      materials: 'Shell:Recycled nylon|Fill:Responsible down and Thistledown|Palm:Synthetic suede',
      colours: 'signal/ink/slate midnight/ink/glacier',
    },
    {
      n: 1005,
      name: 'Hedger Work Glove',
      for: 'unisex',
      usd: 45,
      off: 30,
      best: 30,
      type: 'Work gloves',
      tag: 'Thorns, ropes, stoves.',
      text:
        'Pigskin that gets softer with sweat and rain, double stitched at every place a hand gets hold of ' +
        'something. Break them in on a Saturday.',
      feat: 'Full pigskin|Doubled palm|Elastic wrist',
      spec: 'Weight:118 g (M pair)|Fit:Regular',
      rate: '2 3 2',
      materials: 'Leather:Pigskin|Thread:Bonded nylon',
      colours: 'tan/bark/ink% camel/ink/brick%',
    },
    {
      n: 1006,
      name: 'Kestrel Flip Mitt',
      for: 'unisex',
      usd: 55,
      badge: 'NEW',
      type: 'Running mitts',
      tag: 'Glove at the start, mitt on the top.',
      text:
        'A light running glove with a windproof mitten folded into the wrist. Flip it over when the ridge ' +
        'arrives, flip it back for gels.',
      feat: 'Stowaway mitt|Touch fingertips|Reflective trim',
      spec: 'Weight:52 g (M pair)|Fit:Close',
      rate: '3 4 2',
      materials: 'Glove:Recycled stretch fleece|Mitt:Windproof recycled nylon',
      colours: 'volt/ink/slate+ coral/plum/ink+ ink/graphite/signal+',
    },
  ],
};
