import type { Family } from './family.types.ts';

export const shirts: Family = {
  code: 'SR',
  number: 25,
  name: 'shirts',
  typeLabel: 'Shirt',
  silhouette: 'shirt',
  categories: { women: ['women-tops'], men: ['men-tops'] },
  runs: { women: 'women', men: 'men' },
  sizeCharts: { women: 'women-clothing', men: 'men-clothing' },
  materials: 'Fabric:Organic cotton flannel, brushed|Buttons:Corozo nut|Thread:Recycled polyester',
  care:
    'Wash at 30 °C, hang to dry, wear crumpled|Spare buttons are sewn inside the side seam|Iron only ' + 'for weddings',
  ratings: ['Softness', 'Breathability', 'Durability'],
  keywords: 'flannel overshirt check plaid button cord linen hiking shirt',
  goesWith: ['trousers', 'tees', 'insulation', 'hats', 'trainers'],
  model: { women: '174/S/86/68 170/M/93/75', men: '186/M/99/83 183/L/107/94' },
  reviews: [
    [
      5,
      'Cut properly',
      'Arms long enough, tails long enough, room at the shoulders. Somebody measured a person.',
      'Iwan',
      'Brecon, UK',
    ],
    [
      4,
      'Soft from day one',
      'No stiffness at all. Pocket is a little high.',
      'Marta',
      'Verona, Italy',
      'flannel|corduroy',
    ],
    [
      5,
      'Three winters',
      'Elbows finally going. Sent for patching.',
      'Lars',
      'Lübeck, Germany',
      'flannel|canvas|corduroy',
    ],
    [3, 'Runs warm', 'Great in November, too much indoors.', 'Cathy', 'Denver, CO', 'flannel|corduroy|canvas'],
    [5, 'The one he wears', 'I have stopped buying him other shirts.', 'Bev', 'Guelph, ON'],
    [4, 'Poppers are strong', 'You need to mean it. No accidental openings.', 'Joan', 'Vic, Spain', 'Poppers'],
  ],
  questions: [
    [
      'Overshirt or shirt?',
      'Anything called an overshirt is cut to go over a tee or thin knit. Shirts are cut to be tucked in.',
      'layerist',
    ],
    [
      'Do the checks match at the seams?',
      'Yes, at the placket, pocket and yoke. It wastes a little cloth, which becomes the hanging loops.',
      'tailor_t',
      'flannel',
    ],
  ],
  styles: [
    {
      n: 1001,
      name: 'Hearth Flannel',
      for: 'women',
      usd: 85,
      badge: 'BESTSELLER',
      tag: 'Brushed on both sides, like a good dog.',
      text:
        'Portuguese flannel brushed twice and checked in colours taken from photographs of bracken in ' +
        'October. Long in the tail and easy in the arm.',
      feat: 'Double-brushed flannel|Matched checks|Corozo buttons',
      spec: 'Fit:Relaxed|Weight:190 g/m²',
      rate: '5 3 4',
      colours: 'brick/ink/oat moss/bark/ochre fjord/midnight/bone',
    },
    {
      n: 1002,
      name: 'Swale Trail Shirt',
      for: 'women',
      usd: 90,
      off: 30,
      best: 30,
      tag: 'Collared, vented, sun-proof.',
      text:
        'A walking shirt you can be seen in. Vents hide under the yoke, the collar stands up against the ' +
        'sun, and sleeves roll to a tab that stays done up.',
      feat: 'Hidden yoke vent|UPF 40|Insect-proof weave',
      spec: 'Fit:Regular|Weight:105 g/m²',
      rate: '3 5 4',
      materials: 'Fabric:Recycled nylon poplin|Poppers:Recycled brass',
      colours: 'sand/dune/petrol% glacier/sky/chalk rose/clay/bone%',
    },
    {
      n: 1003,
      name: 'Cord Overshirt',
      for: 'women',
      usd: 110,
      badge: 'NEW',
      tag: 'Eight wales of warmth.',
      text:
        'Chunky organic corduroy, popper front, two pockets you can put both hands into. Somewhere between ' +
        'a shirt and a promise to go outside.',
      feat: '8-wale organic cord|Side-entry hand pockets|Popper cuffs',
      spec: 'Fit:Relaxed|Weight:340 g/m²',
      rate: '4 2 5',
      materials: 'Fabric:Organic cotton corduroy|Poppers:Recycled brass',
      colours: 'camel/bark/bone+ plum/ink/rose+ pine/moss/oat+',
    },
    {
      n: 1101,
      name: 'Hearth Flannel',
      for: 'men',
      usd: 85,
      badge: 'BESTSELLER',
      tag: 'Smells of woodsmoke by Christmas.',
      text:
        'A flannel with enough shoulder to split logs in. We brush it on both faces, then wash it, then ' +
        'leave it alone.',
      feat: 'Double-brushed flannel|Back pleat for reach|Pencil slot',
      spec: 'Fit:Regular|Weight:190 g/m²',
      rate: '5 3 4',
      run: 'men-fits',
      colours: 'crimson/ink/bone pine/ink/camel harbour/midnight/mist rust/bark/oat',
    },
    {
      n: 1102,
      name: 'Swale Trail Shirt',
      for: 'men',
      usd: 90,
      off: 30,
      best: 15,
      tag: 'The shirt for long, hot approaches.',
      text:
        'It dries in the time it takes to eat a sandwich, has a pocket that holds a passport flat, and ' +
        'does not look like fishing tackle.',
      feat: 'Zipped passport pocket|UPF 40|Cape vent',
      spec: 'Fit:Regular|Weight:110 g/m²',
      rate: '3 5 4',
      materials: 'Fabric:Recycled nylon poplin|Poppers:Recycled brass',
      colours: 'stone/slate/signal% olive/moss/sand% sky/fjord/bone',
    },
    {
      n: 1103,
      name: 'Hopper Canvas Overshirt',
      for: 'men',
      usd: 125,
      tag: 'Stands up to hedges.',
      text:
        'Twelve-ounce cotton canvas, triple-stitched, unlined and unfussy. It is stiff for a fortnight and ' +
        'a friend for a decade.',
      feat: 'Triple-stitched seams|Four pockets|Reinforced elbows',
      spec: 'Fit:Relaxed|Weight:410 g/m²',
      rate: '2 2 5',
      materials: 'Fabric:Organic cotton canvas, 12 oz|Buttons:Recycled steel',
      colours: 'tan/bark/ink moss/pine/bone ink/coal/gum',
    },
    {
      n: 1104,
      name: 'Lido Linen',
      for: 'men',
      usd: 95,
      off: 20,
      tag: 'Crumpled is the setting.',
      text:
        'French linen, washed with stones, worn with nothing in the diary. The collar buttons under so it ' +
        'never flaps on a boat.',
      feat: 'Under-button collar|Stonewashed|Single box pleat',
      spec: 'Fit:Relaxed|Weight:160 g/m²',
      rate: '3 5 3',
      materials: 'Fabric:European linen|Buttons:Shell',
      colours: 'chalk/bone/fjord glacier/sky/chalk lichen/sage/bone%',
    },
  ],
};
