import type { Family } from './family.types.ts';

export const tees: Family = {
  code: 'TE',
  number: 23,
  name: 'tees',
  typeLabel: 'T-shirt',
  silhouette: 'tee',
  categories: { women: ['women-tops'], men: ['men-tops'], unisex: ['men-tops', 'women-tops'] },
  runs: { women: 'women', men: 'men', unisex: 'unisex' },
  sizeCharts: { women: 'women-clothing', men: 'men-clothing', unisex: 'unisex-clothing' },
  materials: 'Fabric:Organic cotton jersey, 190 g|Print:Water-based ink',
  care:
    'Wash cool, inside out, with similar colours|Dry on a line|Holes? Our stores stock darning kits ' +
    'and will show you how',
  ratings: ['Softness', 'Breathability', 'Drying', 'Durability'],
  keywords: 'tshirt tee t-shirt top jersey graphic crew organic cotton merino',
  goesWith: ['shorts', 'trousers', 'hoodies', 'trainers', 'hats'],
  model: { women: '173/S/86/68 169/L/102/86', men: '185/M/98/82 182/XL/114/100', unisex: '178/M/95/79' },
  reviews: [
    [
      5,
      'Proper weight',
      'Not see-through, not a board. It hangs well and has not twisted in the wash.',
      'Hal',
      'Ithaca, NY',
    ],
    [4, 'Shrank a touch', 'About a centimetre in length on the first wash, then stopped.', 'Petra', 'Dresden, Germany'],
    [5, 'Print still sharp', 'Thirty-odd washes in.', 'tarnswimmer', 'Ambleside, UK'],
    [5, 'Softest one I own', 'I sleep in it when I am not wearing it.', 'Amélie', 'Rennes, France'],
    [3, 'Boxy', 'Nice cloth, wider in the body than I like. Says so on the page, my own fault.', 'Col', 'Perth, UK'],
    [4, 'Neckline stays put', 'No bacon collar after a summer.', 'Dre', 'Oakland, CA'],
    [5, 'Three days, no smell', 'The wool one. I checked with other people.', 'vagabond_v', 'Trento, Italy'],
    [5, 'Long enough', 'At last a tee that stays tucked on a bike.', 'Saskia', 'Hamburg, Germany'],
    [
      2,
      'Colour faded',
      'Went paler in strong sun after a few months. Replaced without fuss.',
      'Marcos',
      'Málaga, Spain',
    ],
  ],
  questions: [
    [
      'Does it shrink?',
      'Cotton styles are washed before sewing and shrink under 3%. Wool and recycled styles do not.',
      'tallboy',
    ],
    ['Where is it made?', 'In Barcelos, Portugal, within thirty kilometres of where the cloth is knitted.', 'Lottie'],
    ['What is the model wearing?', 'Height and size are listed under the pictures for each colour.', 'measure_twice'],
  ],
  styles: [
    {
      n: 1001,
      name: 'Trig Point Tee',
      for: 'unisex',
      usd: 35,
      badge: 'BESTSELLER',
      tag: 'A concrete pillar worth walking to.',
      text:
        'Heavy organic cotton with a small drawing of an Ordnance Survey pillar on the chest and the grid ' +
        'reference of a good one on the back.',
      feat: 'Ribbed collar that holds|Small chest print, larger at the back|Pre-washed',
      spec: 'Fit:Regular, unisex|Weight:190 g/m²',
      rate: '4 3 2 5',
      colours: 'chalk/ink/signal ink/chalk/signal moss/bone/ochre harbour/chalk/saffron clay/bone/ink',
    },
    {
      n: 1002,
      name: 'Contour Tee',
      for: 'unisex',
      usd: 38,
      badge: 'NEW',
      tag: 'Every line is ten metres.',
      text:
        'The map of a real hill, printed to scale across the back in one colour. If you know which, tell a ' +
        'member of staff and collect a sticker.',
      feat: 'Water-based print|Relaxed drop shoulder|Heavy rib neck',
      spec: 'Fit:Relaxed, unisex|Weight:220 g/m²',
      rate: '4 3 2 5',
      colours: 'bone/bark/rust+ pine/lichen/bone+ coal/stone/lagoon+',
    },
    {
      n: 1003,
      name: 'Linnet Merino Tee',
      for: 'women',
      usd: 80,
      tag: 'One shirt, four days.',
      text:
        'Fine merino with a thread of nylon for strength. Cool in the sun, warm in the hut, and remarkably ' +
        'quiet about what you have been doing in it.',
      feat: '150 g merino on a nylon core|No side seams|Longer back',
      spec: 'Fit:Regular|Weight:150 g/m²',
      rate: '5 5 4 3',
      materials: 'Fabric:83% merino, 17% nylon|Wool:Mulesing-free, from New Zealand',
      colours: 'heather/plum/bone ink/slate/rose sage/moss/oat glacier/fjord/chalk',
    },
    {
      n: 1004,
      name: 'Scarp Tech Tee',
      for: 'women',
      usd: 50,
      off: 25,
      best: 10,
      tag: 'Dry before the descent.',
      text:
        'Recycled mesh in two densities, tight where a pack sits and open down the spine. Light enough to ' +
        'hang off a strap and put on dry at the top.',
      feat: 'Mapped mesh|UPF 30|Raglan seams off the shoulder',
      spec: 'Fit:Regular|Weight:98 g/m²',
      rate: '3 5 5 3',
      materials: 'Fabric:Recycled polyester mesh|Finish:Peppermint-oil odour control',
      colours: 'coral/clay/bone% sky/fjord/lemon% mint/lagoon/ink plum/berry/rose',
    },
    {
      n: 1005,
      name: 'Haven Boxy Tee',
      for: 'women',
      usd: 40,
      tag: 'Short, wide and on purpose.',
      text:
        'A cropped, square tee in sandwashed cotton. It meets the top of a pair of walking trousers ' +
        'exactly, which took four fittings.',
      feat: 'Sandwashed finish|Cropped length|Wide rib collar',
      spec: 'Fit:Boxy|Weight:210 g/m²',
      rate: '5 3 2 4',
      colours: 'oat/sand/bark rose/blush/brick slate/mist/ink',
    },
    {
      n: 1006,
      name: 'Tidal Long Sleeve',
      for: 'women',
      usd: 60,
      silhouette: 'long-sleeve',
      type: 'Long-sleeved top',
      tag: 'Sun sleeves for salty days.',
      text:
        'A featherlight sun layer with a hoodless neck, thumb holes and a UPF of fifty. Paddlers wear it ' +
        'wet, gardeners wear it always.',
      feat: 'UPF 50|Thumb holes|Dries in twenty minutes',
      spec: 'Fit:Relaxed|Weight:110 g/m²',
      rate: '4 5 5 3',
      materials: 'Fabric:Recycled nylon and elastane',
      colours: 'glacier/sky/coral chalk/mist/lagoon lemon/ochre/fjord',
    },
    {
      n: 1101,
      name: 'Dunnock Merino Tee',
      for: 'men',
      usd: 80,
      tag: 'Pack one. Wear it home.',
      text:
        'The travel tee. It looks like cotton in a restaurant and behaves like kit on a pass, and it has ' +
        'been worn for nineteen days by someone who asked not to be named.',
      feat: '150 g merino, nylon core|Flat seams|Side-seam free',
      spec: 'Fit:Regular|Weight:150 g/m²',
      rate: '5 5 4 3',
      materials: 'Fabric:83% merino, 17% nylon|Wool:Mulesing-free, from New Zealand',
      colours: 'slate/ink/bone olive/moss/ochre midnight/harbour/sky rust/brick/oat',
    },
    {
      n: 1102,
      name: 'Scarp Tech Tee',
      for: 'men',
      usd: 50,
      off: 25,
      best: 25,
      tag: 'Sweats so you need not mind.',
      text:
        'Open mesh on the back panel, firmer knit at the shoulders, and no seam where a strap goes. Wash ' +
        'it in a sink at night and wear it at six.',
      feat: 'Strap-friendly shoulders|UPF 30|Overnight dry',
      spec: 'Fit:Regular|Weight:102 g/m²',
      rate: '3 5 5 3',
      materials: 'Fabric:Recycled polyester mesh|Finish:Peppermint-oil odour control',
      colours: 'signal/rust/ink% graphite/ink/volt fjord/harbour/lemon% lichen/moss/ink',
    },
    {
      n: 1103,
      name: 'Quarry Pocket Tee',
      for: 'men',
      usd: 42,
      run: 'men-fits',
      badge: 'BESTSELLER',
      tag: 'Heavy cotton. Light conscience.',
      text:
        'Two hundred and forty grams of organic jersey, dyed as a finished shirt so that every one is ' +
        'slightly different. Comes in a regular and a slim cut.',
      feat: 'Garment-dyed|Chest pocket with a pencil stitch|Regular and slim',
      spec: 'Fit:Regular or slim|Weight:240 g/m²',
      rate: '4 2 1 5',
      colours: 'stone/slate/bark brick/rust/bone pine/moss/oat ink/coal/stone bone/oat/clay',
    },
    {
      n: 1104,
      name: 'Groyne Stripe',
      for: 'men',
      usd: 48,
      off: 30,
      best: 20,
      silhouette: 'long-sleeve',
      type: 'Long-sleeved top',
      tag: 'Twenty-one stripes, none straight at sea.',
      text:
        'A Breton in heavyweight jersey from a mill that makes them for trawlers. The stripe runs round ' +
        'unbroken, because the body is knitted as a tube.',
      feat: 'Tubular knit|Boat neck|Ribbed cuffs',
      spec: 'Fit:Regular|Weight:260 g/m²',
      rate: '4 3 2 5',
      colours: 'bone/midnight/signal% harbour/bone/ochre%',
    },
  ],
};
