import type { Family } from './family.types.ts';

export const baseLayers: Family = {
  code: 'BL',
  number: 28,
  name: 'base-layers',
  typeLabel: 'Base-layer top',
  silhouette: 'base-layer-top',
  categories: { women: ['women-base-layers'], men: ['men-base-layers'] },
  runs: { women: 'women', men: 'men' },
  sizeCharts: { women: 'women-clothing', men: 'men-clothing' },
  materials: 'Fabric:Merino, 18.5 micron|Wool:Mulesing-free, traced to the farm|Thread:Tencel',
  care:
    'Wash at 30 °C on a wool cycle, or not at all for a few days|Dry flat, away from radiators|Moths ' +
    'love it too: fold with cedar',
  ratings: ['Warmth', 'Drying', 'Odour control', 'Softness'],
  keywords: 'thermal merino wool underwear longjohns baselayer first layer tights',
  goesWith: ['fleece', 'shells', 'socks', 'insulation', 'gloves'],
  model: { women: '172/S/86/68 176/M/92/74', men: '184/M/98/81 189/L/106/89' },
  reviews: [
    [5, 'Five days in a tent', 'Still invited to dinner.', 'Kirsten', 'Tromsø, Norway', 'erino'],
    [4, 'Warm, bit long', 'Tucks in and stays tucked. Sleeves reach my knuckles.', 'Theo', 'Bern, Switzerland', 'top'],
    [5, 'No itch', 'I have given up on wool twice. Third time works.', 'Prue', 'Harrogate, UK', 'erino'],
    [3, 'Moth hole, my fault', 'They mended it and sent a cedar ball. Nice touch.', 'R. Silva', 'Vigo, Spain', 'erino'],
    [5, 'Skiing to −18', 'With a fleece and shell I was never cold on the lift.', 'powder_pete', 'Fernie, BC', 'erino'],
    [4, 'Dries slower than synthetic', 'But it is warm while it does it.', 'Manon', 'Chambéry, France', 'erino'],
    [5, 'Commuter essential', 'Platform four in January is now survivable.', 'Ade', 'London, UK'],
  ],
  questions: [
    [
      'Which weight do I need?',
      'Light (150 g) for moving or for milder days, mid (200-220 g) for most winters, heavy (260 g) for ' +
        'standing still.',
      'newtowool',
      'erino',
    ],
    ['Can it go in the dryer?', 'No. It would come out for a smaller person.', 'oops'],
    [
      'Is it scratchy?',
      'At 18.5 microns most people feel nothing. If wool always itches for you, try the Breeze styles.',
      'sensitive',
      'erino',
    ],
  ],
  styles: [
    {
      n: 1001,
      name: 'Nest 200 Crew',
      for: 'women',
      usd: 95,
      badge: 'BESTSELLER',
      tag: 'The first thing on.',
      text:
        'Mid-weight merino with a shape that follows you and seams that do not. It is warm at the bus ' +
        'stop, calm on the climb and presentable at the table.',
      feat: 'Seams off the shoulder|Longer back|Underarm gussets',
      spec: 'Weight:200 g/m²|Fit:Close',
      rate: '4 3 5 4',
      colours: 'ink/slate/rose heather/plum/bone sage/moss/oat berry/plum/ink',
    },
    {
      n: 1002,
      name: 'Nest 200 Legging',
      for: 'women',
      usd: 90,
      silhouette: 'leggings',
      type: 'Base-layer tights',
      tag: 'Long johns, without the jokes.',
      text:
        'The bottom half, with a brushed waistband that lies flat under a harness or ski trousers. ' +
        'Patterned to stay up when you sit.',
      feat: 'Brushed waistband|No inside-leg seam|Ribbed ankle',
      spec: 'Weight:200 g/m²|Fit:Close',
      rate: '4 3 5 4',
      colours: 'ink/slate/rose heather/plum/bone petrol/ink/mint',
    },
    {
      n: 1003,
      name: 'Breeze Zip',
      care: 'Wash at 30 °C, no softener|Line dry in an hour|Holes are darned free at our repair desks',
      for: 'women',
      usd: 65,
      off: 25,
      best: 25,
      tag: 'Fast-drying, for fast people.',
      text:
        'A hollow-yarn synthetic with a deep zip for the climb and a soft collar for the top. No wool, so ' +
        'no itch and no moths.',
      feat: 'Deep zip|Thumb loops|Dries in an hour',
      spec: 'Weight:140 g/m²|Fit:Close',
      rate: '2 5 3 3',
      materials: 'Fabric:Recycled hollow polyester|Finish:Peppermint-oil odour control',
      colours: 'sky/fjord/coral% coral/clay/bone% ink/graphite/mint',
    },
    {
      n: 1004,
      name: 'Nest 260 Half-Zip',
      for: 'women',
      usd: 130,
      badge: 'NEW',
      tag: 'For the coldest chairlift.',
      text: 'Our heaviest merino, thick enough to be the only layer on a still cold day. The collar zips to the nose.',
      feat: 'Collar to the nose|Thumb loops|Brushed inside',
      spec: 'Weight:260 g/m²|Fit:Close',
      rate: '5 2 5 5',
      colours: 'oat/bark/clay+ petrol/ink/glacier+ plum/ink/rose+',
    },
    {
      n: 1101,
      name: 'Nest 200 Crew',
      for: 'men',
      usd: 95,
      badge: 'BESTSELLER',
      tag: 'Quiet wool.',
      text:
        'It does not itch, it does not smell and it does not show off. We knit it in one weight for people ' +
        'who do not want to think about weights.',
      feat: 'Raglan seams|Gusseted arms|Long enough to tuck',
      spec: 'Weight:200 g/m²|Fit:Close',
      rate: '4 3 5 4',
      colours: 'ink/slate/signal moss/pine/bone midnight/harbour/sky stone/graphite/ochre',
    },
    {
      n: 1102,
      name: 'Nest 200 Legging',
      for: 'men',
      usd: 90,
      silhouette: 'leggings',
      type: 'Base-layer tights',
      tag: 'Warm knees are underrated.',
      text:
        'A functional fly, a soft waistband and enough stretch to kneel and light a stove. The cuff is ' +
        'thin so it disappears in a boot.',
      feat: 'Functional fly|Flat knees|Thin cuffs',
      spec: 'Weight:200 g/m²|Fit:Close',
      rate: '4 3 5 4',
      colours: 'ink/slate/signal midnight/harbour/sky',
    },
    {
      n: 1103,
      name: 'Breeze Zip',
      care: 'Wash at 30 °C, no softener|Line dry in an hour|Holes are darned free at our repair desks',
      for: 'men',
      usd: 65,
      off: 25,
      best: 15,
      tag: 'Up, out, dry.',
      text:
        'For ski tourers, cold-morning runners and anyone who sweats on the way to the fun. Hollow fibres ' +
        'keep a little warmth and none of the damp.',
      feat: 'Chest-deep zip|Collar that folds flat|Odour control from mint oil',
      spec: 'Weight:140 g/m²|Fit:Close',
      rate: '2 5 3 3',
      materials: 'Fabric:Recycled hollow polyester|Finish:Peppermint-oil odour control',
      colours: 'volt/ink/graphite% fjord/harbour/lemon graphite/ink/signal%',
    },
    {
      n: 1104,
      name: 'Nest 260 Hood',
      for: 'men',
      usd: 140,
      tag: 'Wool to the eyebrows.',
      text:
        'A hooded base layer for belays, bivouacs and boats. The hood is a balaclava when you want one and ' +
        'a collar when you do not.',
      feat: 'Balaclava hood|Thumb loops|Half zip',
      spec: 'Weight:260 g/m²|Fit:Close',
      rate: '5 2 5 5',
      colours: 'spruce/pine/ochre coal/ink/signal',
    },
  ],
};
