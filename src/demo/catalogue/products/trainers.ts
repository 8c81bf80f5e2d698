import type { Family } from './family.types.ts';

export const trainers: Family = {
  code: 'TN',
  number: 12,
  name: 'trainers',
  typeLabel: 'Trainer',
  silhouette: 'trainer-low',
  categories: { women: ['women-trainers'], men: ['men-trainers'], unisex: ['women-trainers', 'men-trainers'] },
  runs: { women: 'women-shoe', men: 'men-shoe', unisex: 'unisex-shoe' },
  sizeCharts: { women: 'women-shoes', men: 'men-shoes', unisex: 'unisex-shoes' },
  materials:
    'Upper:Leather from LWG gold-rated tanneries|Lining:Recycled polyester and cotton|Footbed:Cork and ' +
    'recycled foam, removable|Outsole:Natural rubber, 30% recycled',
  care:
    'Wipe marks while they are fresh|Laces may go in the machine, shoes may not|Soles can be ' +
    'restitched or replaced at our repair desks',
  ratings: ['Comfort', 'Durability', 'Lightness', 'Wet grip'],
  keywords: 'sneakers shoes casual street everyday leather',
  goesWith: ['socks', 'tees', 'trousers', 'hats', 'duffels'],
  reviews: [
    [
      5,
      'Comfortable by the second day',
      'A little stiff on day one, then I walked round Lisbon in them for a week without a plaster.',
      'Caro',
      'Cologne, Germany',
    ],
    [
      4,
      'Scuffs buff out',
      'Light leather made me nervous, but a damp cloth deals with most of it.',
      'Yemi',
      'London, UK',
      'Leather',
    ],
    [
      5,
      'Grip on wet paving',
      'My last pair were ice skates in the rain. These are not.',
      'metro_walker',
      'Paris, France',
    ],
    [3, 'Half size big', 'Really nice shoe. I swapped for half a size down and that is right.', 'Andy', 'Columbus, OH'],
    [
      5,
      'Resoled for half the price of new',
      'Walked through the heel in two years. Got them back in ten days.',
      'L. Moretti',
      'Turin, Italy',
      '!knit',
    ],
    [5, 'No logo shouting', 'The thing I wanted was a plain good shoe and here it is.', 'minimal_mia', 'Portland, ME'],
    [
      4,
      'Wide enough for me',
      'I have broad feet and usually hate trainers. The toe has shape and space.',
      'Big Col',
      'Leeds, UK',
    ],
    [
      2,
      'Insole squeaked',
      'Shop swapped the footbed and it stopped, so two stars for the first week.',
      'T. Roy',
      'Laval, QC',
      '!knit',
    ],
    [
      5,
      'Office, pub, allotment',
      'Three lives in one pair and they still clean up for the first.',
      'spadework',
      'Bristol, UK',
    ],
    [4, 'Laces a touch long', 'Solved with scissors. Everything else is lovely.', 'Belén', 'Seville, Spain', '!knit'],
    [5, 'Bought a second colour', 'That says it all.', 'nina_p', 'Minneapolis, MN'],
  ],
  questions: [
    ['Can I put my own insoles in?', 'Yes, the footbed lifts out and leaves about 5 mm of depth.', 'flatfeet'],
    [
      'Will the leather crease?',
      'It will, as leather should. Cedar trees overnight keep the creases shallow.',
      'pristine',
      'Leather',
    ],
    [
      'Are replacement laces available?',
      'Any of our stores will give you a pair; online they are added free to a repair order.',
      'Rob',
      '!knit',
    ],
  ],
  styles: [
    {
      n: 1001,
      name: 'Cairn Court',
      for: 'women',
      usd: 110,
      badge: 'BESTSELLER',
      tag: 'A tennis shoe that took up walking.',
      text:
        'Clean lines, one row of stitching and a rubber cup sole with a proper tread hidden underneath. It ' +
        'is the trainer to travel in when you have room for a single pair.',
      feat: 'Hidden lug tread|Cork footbed|Stitched cup sole, replaceable',
      spec: 'Height:Low|Weight:312 g (UK 5)',
      rate: '4 4 3 4',
      colours: 'chalk/bone/moss bone/sand/clay ink/coal/gum blush/chalk/brick',
    },
    {
      n: 1002,
      name: 'Drift Knit',
      care:
        'Wash at 30 °C in a bag, footbeds out|Dry in the air, away from heat|Send worn-out pairs back: ' +
        'the knit becomes new yarn',
      for: 'women',
      usd: 95,
      off: 30,
      best: 20,
      tag: 'As soft as the sofa it left.',
      text:
        'A sock-fit trainer knitted from bottles and shaped by heat, so there is nothing to rub. Slip it ' +
        'on, tread about, throw it in a bag.',
      feat: 'One-piece recycled knit|Pull tab at heel and tongue|Folds flat',
      spec: 'Height:Low|Weight:214 g (UK 5)',
      rate: '5 2 5 2',
      materials: 'Upper:Recycled polyester knit|Footbed:Algae foam|Outsole:Sphagnum foam and rubber pads',
      colours: 'lilac/chalk/plum% mist/cloud/coral% lagoon/mint/chalk ink/graphite/chalk',
    },
    {
      n: 1003,
      name: 'Harbour Hi',
      for: 'women',
      usd: 125,
      silhouette: 'trainer-high',
      type: 'High-top trainer',
      tag: 'Ankles up, collar down.',
      text:
        'Heavy canvas, waxed at the toe, on a sole thick enough to keep a wet quay at a distance. Fold the ' +
        'collar for summer or lace it to the top when the wind gets up.',
      feat: 'Waxed toe panel|Padded fold-down collar|Eyelets that do not rust',
      spec: 'Height:High|Weight:388 g (UK 5)',
      rate: '4 4 2 4',
      materials: 'Upper:Organic cotton canvas, part waxed|Lining:Cotton drill|Outsole:Natural rubber',
      colours: 'harbour/chalk/signal oat/bone/tan crimson/chalk/ink',
    },
    {
      n: 1004,
      name: 'Tarn Retro',
      for: 'women',
      usd: 115,
      tag: 'A 1980s jogger with a day job.',
      text:
        'Suede overlays, nylon windows, a stripe of foam you can see. We found the last in our own archive ' +
        'and gave it a modern footbed and none of the old glue.',
      feat: 'Suede and ripstop upper|Visible Sphagnum midsole|Water-based glue only',
      spec: 'Height:Low|Weight:276 g (UK 5)',
      rate: '4 3 4 3',
      materials: 'Upper:Suede and recycled nylon|Lining:Recycled mesh|Midsole:Sphagnum foam|Outsole:Rubber waffle',
      colours: 'sage/oat/brick sky/bone/saffron+ plum/rose/chalk sand/clay/petrol',
    },
    {
      n: 1005,
      name: 'Wold Platform',
      for: 'women',
      usd: 120,
      badge: 'NEW',
      tag: 'Four centimetres nearer the sky.',
      text:
        'Extra height without the wobble: the platform is hollowed inside, so it weighs less than our flat ' +
        'trainers and still bends where your foot does.',
      feat: '40 mm platform, cored for lightness|Grained leather|Memory-cork footbed',
      spec: 'Height:Low|Weight:334 g (UK 5)|Platform:40 mm',
      rate: '4 4 3 3',
      colours: 'chalk/cloud/blush+ ink/coal/bone+ camel/oat/gum+',
    },
    {
      n: 1006,
      name: 'Quayside Plimsoll',
      for: 'women',
      usd: 70,
      off: 20,
      tag: 'Summer, in two eyelets fewer.',
      text:
        'An honest canvas plimsoll on a vulcanised sole, made in the same factory since 1961. It goes ' +
        'white, then grey, then yours.',
      feat: 'Hand-foxed vulcanised sole|Washable footbed|Packs flat',
      spec: 'Height:Low|Weight:238 g (UK 5)',
      rate: '3 2 4 3',
      materials: 'Upper:Organic cotton canvas|Lining:Unlined|Outsole:Vulcanised natural rubber',
      colours: 'chalk/bone/cobalt lemon/chalk/ink% glacier/chalk/fjord% rose/bone/crimson',
    },
    {
      n: 1007,
      name: 'Ginnel',
      for: 'women',
      usd: 130,
      tag: 'For cobbles, kerbs and shortcuts.',
      text:
        'A walking shoe in disguise. There is a shank in the sole and a lugged tread below it, but from ' +
        'above it is plain, pebbled leather that goes with a suit.',
      feat: 'Nylon shank for long days|Shallow lugs|Storm-proof tongue',
      spec: 'Height:Low|Weight:342 g (UK 5)',
      rate: '5 5 2 5',
      colours: 'peat/cocoa/gum ink/coal/ink pebble/stone/chalk',
    },
    {
      n: 1101,
      name: 'Cairn Court Custom',
      for: 'unisex',
      usd: 135,
      eyebrow: 'ONLINE ONLY',
      tag: 'Our plainest shoe, in your loudest colours.',
      text:
        'Choose leather, laces, lining and sole; we cut and stitch one pair. Start from a design of ours ' +
        'or from nothing, and expect a knock at the door in about ten days.',
      feat: 'Five parts, fifty-odd colours|Made to order in Porto|Your initials under the tongue',
      spec: 'Height:Low|Weight:358 g (UK 7)|Lead time:8-12 days',
      rate: '4 4 3 4',
      maxQty: 2,
      colours: 'chalk/bone/signal ink/coal/glacier rust/moss/ochre',
    },
    {
      n: 1102,
      name: 'Cairn Court',
      for: 'men',
      usd: 110,
      badge: 'BESTSELLER',
      tag: 'The trainer your trousers were hoping for.',
      text:
        'Full-grain leather, very little else. We spent the money on the sole, which is stitched to the ' +
        'upper so that it can come off again in three years and be replaced.',
      feat: 'Stitched, replaceable cup sole|Lug tread out of sight|Leather-lined heel',
      spec: 'Height:Low|Weight:374 g (UK 8)',
      rate: '4 4 3 4',
      colours: 'chalk/bone/pine ink/coal/gum tan/bark/bone harbour/midnight/chalk',
    },
    {
      n: 1103,
      name: 'Harbour Hi',
      for: 'men',
      usd: 125,
      silhouette: 'trainer-high',
      type: 'High-top trainer',
      off: 25,
      best: 25,
      tag: 'Canvas for bad weather.',
      text:
        'The toe and heel are dipped in beeswax and paraffin, which keeps out puddles and smells faintly ' +
        'of boats. Sole stitched all the way round.',
      feat: 'Beeswax-dipped toe and heel|Full sidewall stitch|Brass-look eyelets in recycled steel',
      spec: 'Height:High|Weight:451 g (UK 8)',
      rate: '4 4 2 4',
      materials: 'Upper:Organic cotton canvas, part waxed|Lining:Cotton drill|Outsole:Natural rubber',
      colours: 'olive/bone/tan ink/chalk/signal% ochre/peat/bone%',
    },
    {
      n: 1104,
      name: 'Tarn Retro',
      for: 'men',
      usd: 115,
      tag: 'Third place, Langdale 10, 1984.',
      text:
        'The shoe that nearly won, back with better foam. Suede at the wear points, nylon between, and a ' +
        'tread pattern copied with a crayon rubbing from the original.',
      feat: 'Archive waffle outsole|Suede overlays|Recycled nylon base',
      spec: 'Height:Low|Weight:318 g (UK 8)',
      rate: '4 3 4 3',
      materials: 'Upper:Suede and recycled nylon|Lining:Recycled mesh|Midsole:Sphagnum foam|Outsole:Rubber waffle',
      colours: 'fjord/bone/saffron moss/oat/rust slate/mist/signal+ brick/sand/ink',
    },
    {
      n: 1105,
      name: 'Snicket',
      for: 'men',
      usd: 135,
      badge: 'NEW',
      tag: 'Ten thousand steps, no announcements.',
      text:
        'Pebbled leather above, walking shoe below. Postal workers in two cities tested the prototypes, ' +
        'and the version that survived is the one you see.',
      feat: 'Shank for standing and walking|Resin-tipped lace ends|Tread that does not carry gravel indoors',
      spec: 'Height:Low|Weight:402 g (UK 8)',
      rate: '5 5 2 5',
      colours: 'ink/coal/gum+ cocoa/peat/bone+ stone/graphite/ink+',
    },
    {
      n: 1106,
      name: 'Drift Knit',
      care:
        'Wash at 30 °C in a bag, footbeds out|Dry in the air, away from heat|Send worn-out pairs back: ' +
        'the knit becomes new yarn',
      for: 'men',
      usd: 95,
      off: 30,
      best: 30,
      tag: 'Hand luggage, on your feet.',
      text:
        'For airports, ferries and the walk from the hotel. No laces to undo, nothing to crease, and it ' +
        'dries on a radiator while you have breakfast.',
      feat: 'Slip-in recycled knit|Algae-foam footbed|Machine-washable, for once',
      spec: 'Height:Low|Weight:259 g (UK 8)',
      rate: '5 2 5 2',
      materials: 'Upper:Recycled polyester knit|Footbed:Algae foam|Outsole:Sphagnum foam and rubber pads',
      colours: 'graphite/ink/chalk% petrol/lagoon/chalk oat/bone/gum%',
    },
    {
      n: 1107,
      name: 'Weir',
      for: 'men',
      usd: 145,
      tag: 'Suede that does not fear a forecast.',
      text:
        'Suede treated before it is cut, a membrane no thicker than a banknote and a crepe-look sole that ' +
        'grips. It is the smart shoe we wear on the train to the hills.',
      feat: 'Water-repellent suede|Drystone lining|Crepe-effect rubber',
      spec: 'Height:Low|Weight:411 g (UK 8)',
      rate: '4 4 2 4',
      colours: 'camel/tan/gum slate/ink/gum pine/moss/gum',
    },
  ],
};
