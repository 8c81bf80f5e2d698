import type { Family } from './family.types.ts';

export const winterBoots: Family = {
  code: 'WB',
  number: 15,
  name: 'winter-boots',
  typeLabel: 'Winter boot',
  silhouette: 'winter-boot',
  categories: { women: ['women-winter-boots'], men: ['men-winter-boots'] },
  runs: { women: 'women-shoe', men: 'men-shoe' },
  sizeCharts: { women: 'women-shoes', men: 'men-shoes' },
  materials:
    'Shell:Waterproof leather and moulded rubber|Insulation:Thistledown recycled ' +
    'polyester|Lining:Recycled pile|Outsole:Frostbite rubber with glass fibre',
  care:
    'Rinse road salt off the same day|Pull the insoles to dry overnight|Wax leather before the first ' +
    'snow and at Christmas',
  ratings: ['Warmth', 'Ice grip', 'Waterproofing', 'Lightness'],
  keywords: 'snow boots insulated fur lined ice cold thermal',
  goesWith: ['socks', 'insulation', 'gloves', 'hats', 'base-layers'],
  reviews: [
    [
      5,
      'Held on black ice',
      'Everyone in the car park was doing the penguin. I walked to my door.',
      'Linnea',
      'Duluth, MN',
    ],
    [
      4,
      'Warm to about −20',
      'Rated lower but I stand still a lot. With thick socks, no complaints.',
      'Rink Dad',
      'Sudbury, ON',
      'winter-boot',
    ],
    [
      5,
      'Salt did nothing',
      'Second winter in Montréal slush and the leather looks fine after a wax.',
      'Geneviève',
      'Montréal, QC',
      'leather',
    ],
    [
      3,
      'Heavy on the stairs',
      'Superb outside. A bit much for the office, so I keep shoes there.',
      'K. Weiss',
      'Munich, Germany',
      'winter-boot',
    ],
    [
      5,
      'Feet dry in wet snow',
      'Sledging for four hours with two kids. Dry socks. Miracle.',
      'Papa Theo',
      'Grenoble, France',
    ],
    [
      4,
      'Zip is the best bit',
      'On and off without undoing laces. Wish it went a finger lower.',
      'Doreen',
      'Aberdeen, UK',
      'Winter boot',
    ],
    [
      5,
      'No sweat on the train',
      'Warm outside and not a swamp inside, which I did not expect.',
      'Elio',
      'Aosta, Italy',
    ],
    [
      2,
      'Small in the calf',
      'Beautiful boot but I could not close it over jeans. Easy return.',
      'Bonnie',
      'Fargo, ND',
      'Winter boot',
    ],
    [
      5,
      'Shovelling footwear of champions',
      'Flat, stable, grippy and the snow collar works.',
      'driveway_dan',
      'Buffalo, NY',
    ],
  ],
  questions: [
    [
      'How is the temperature rating measured?',
      'On people, standing for an hour and then walking for one, in a cold chamber. We print the ' +
        'temperature at which half still had warm toes.',
      'coldtoes',
    ],
    [
      'Are the soles good on ice?',
      'Frostbite rubber is made with glass fibre that bites on wet ice. On bare river ice wear spikes over them.',
      'slips_often',
    ],
    ['Should I go up a size for thick socks?', 'No, we allow for a heavy sock in all winter boots.', 'Margit'],
  ],
  styles: [
    {
      n: 1001,
      name: 'Rime Lace',
      for: 'women',
      usd: 180,
      badge: 'BESTSELLER',
      tag: 'City boot. Arctic sole.',
      text:
        'Waterproof leather to the ankle, warm pile to the shin, glass fibre in the rubber. It looks neat ' +
        'under a coat and walks past people sitting on the ice.',
      feat: 'Seam-sealed to 16 cm|Frostbite outsole|Gusset to the top eyelet',
      spec: 'Rated to:−25 °C|Height:19 cm|Weight:592 g (UK 5)',
      rate: '4 5 4 3',
      colours: 'ink/coal/gum tan/bark/oat pine/peat/bone plum/ink/rose@',
    },
    {
      n: 1002,
      name: 'Hoar Pull-On',
      for: 'women',
      usd: 150,
      off: 25,
      best: 25,
      tag: 'No laces, no bending, no cold.',
      text:
        'A pull-on boot with a side zip and a loop the size of a mitten. The foot is rubber to the instep, ' +
        'so slush stays a spectator.',
      feat: 'Side zip with storm flap|Rubber foot|Mitten loops',
      spec: 'Rated to:−20 °C|Height:22 cm|Weight:548 g (UK 5)',
      rate: '4 4 5 3',
      colours: 'bark/cocoa/oat% ink/graphite/ink stone/slate/blush%',
    },
    {
      n: 1003,
      name: 'Tundra 32',
      for: 'women',
      usd: 240,
      tag: 'Minus thirty-two, and still polite.',
      text:
        'A real cold-weather boot: removable felt liner, double rubber, drawcord collar. Made for trap ' +
        'lines, ice fishing and school buses in Manitoba.',
      feat: 'Removable 9 mm felt liner|Snow collar with drawcord|Liner dries overnight',
      spec: 'Rated to:−32 °C|Height:27 cm|Weight:846 g (UK 5)',
      rate: '5 4 5 1',
      colours: 'slate/ink/signal peat/bark/lemon',
    },
    {
      n: 1004,
      name: 'Flurry Down',
      care:
        'Sponge clean and dry slowly|Pull the insoles to dry overnight|A feather poking out? Pull it ' +
        'back in from the inside',
      for: 'women',
      usd: 130,
      badge: 'NEW',
      type: 'Down bootie',
      tag: 'A puffer for your feet.',
      text:
        'Quilted down to the calf on a light rubber base. For dry snow, long après and the walk back from ' +
        'the sauna.',
      feat: '700-fill down|Bungee top|Tread deep enough for packed snow',
      spec: 'Rated to:−18 °C|Height:20 cm|Weight:386 g (UK 5)',
      rate: '4 3 2 5',
      materials: 'Upper:Recycled nylon ripstop|Fill:Responsible Down Standard down|Outsole:Frostbite rubber',
      colours: 'rose/blush/brick+ glacier/sky/ink+ ink/coal/lilac+',
    },
    {
      n: 1005,
      name: 'Kirk Chelsea',
      for: 'women',
      usd: 190,
      tag: 'Sunday best, Monday slush.',
      text:
        'A Chelsea boot that is waterproof, lined with wool and, under the arch, rather serious. The ' +
        'elastic is woven, so it stays tight after two hundred mornings.',
      feat: 'Woven elastic gores|Wool lining|Seam-sealed leather',
      spec: 'Rated to:−10 °C|Height:14 cm|Weight:498 g (UK 5)',
      rate: '3 4 4 3',
      colours: 'cocoa/peat/gum ink/coal/ink tan/bark/gum',
    },
    {
      n: 1006,
      name: 'Drift Hiker Thermo',
      for: 'women',
      usd: 210,
      silhouette: 'hiking-boot',
      type: 'Insulated hiking boot',
      tag: 'For winter paths with a summit at the end.',
      text:
        'A hiking boot first, insulated second. It bends where you climb, takes microspikes without ' +
        'pinching and has just enough fill for a slow lunch.',
      feat: '200 g fill|Spike-friendly rand|Ankle lock lacing',
      spec: 'Rated to:−15 °C|Height:Mid|Weight:536 g (UK 5)',
      rate: '3 5 4 4',
      colours: 'petrol/ink/coral graphite/ink/glacier',
    },
    {
      n: 1101,
      name: 'Rime Lace',
      for: 'men',
      usd: 180,
      badge: 'BESTSELLER',
      tag: 'The commute, whatever fell overnight.',
      text:
        'Laced leather with a warm head and a mean grip. The membrane stops where trousers start, so your ' +
        'shins breathe and your socks stay dry.',
      feat: 'Waterproof to 17 cm|Frostbite outsole|Speed hooks',
      spec: 'Rated to:−25 °C|Height:20 cm|Weight:724 g (UK 8)',
      rate: '4 5 4 3',
      colours: 'bark/peat/gum ink/coal/signal pine/ink/ochre',
    },
    {
      n: 1102,
      name: 'Tundra 40',
      for: 'men',
      usd: 260,
      tag: 'Minus forty. We checked.',
      text:
        'Tested on the ice road north of Yellowknife by drivers who do not give compliments. One said it ' +
        'was fine. Removable liner, double-wall rubber, collar you can close with your teeth.',
      feat: '11 mm felt liner, removable|Air gap under the foot|Toothable drawcord',
      spec: 'Rated to:−40 °C|Height:29 cm|Weight:1,080 g (UK 8)',
      rate: '5 4 5 1',
      colours: 'peat/ink/signal slate/coal/lemon',
    },
    {
      n: 1103,
      name: 'Yard Boot',
      care:
        'Hose down, dry upside down in the shade|A wipe of silicone keeps rubber supple|Punctures are ' +
        'patched at any repair desk',
      for: 'men',
      usd: 140,
      off: 30,
      best: 15,
      tag: 'Leaves, logs, lambing.',
      text:
        'Neoprene-lined rubber to the shin and a heel you can kick off against a step. Hoses clean, keeps ' +
        'warm, does not mind what it treads in.',
      feat: '5 mm neoprene lining|Kick-off heel lug|Reinforced shin',
      spec: 'Rated to:−15 °C|Height:30 cm|Weight:812 g (UK 8)',
      rate: '3 3 5 2',
      materials: 'Shell:Natural rubber|Lining:Limestone neoprene|Outsole:Natural rubber',
      colours: 'olive/pine/bark% ink/coal/brick',
    },
    {
      n: 1104,
      name: 'Kirk Chelsea',
      for: 'men',
      usd: 195,
      tag: 'Looks like leather. Acts like a wellington.',
      text:
        'Seam-sealed, wool-lined and wearing a sole from our ice department. Pull it on in a hurry and ' +
        'nobody will guess you have thought about the weather.',
      feat: 'Twin pull tabs|Wool lining to the toe|Resoleable',
      spec: 'Rated to:−10 °C|Height:15 cm|Weight:612 g (UK 8)',
      rate: '3 4 4 3',
      colours: 'peat/cocoa/gum ink/coal/ink',
    },
    {
      n: 1105,
      name: 'Drift Hiker Thermo',
      for: 'men',
      usd: 210,
      silhouette: 'hiking-boot',
      type: 'Insulated hiking boot',
      tag: 'White hills, warm toes.',
      text:
        'Two hundred grams of fill in a boot that still feels the ground. Pair it with microspikes for ' +
        'frozen paths or snowshoes for the rest.',
      feat: 'Snowshoe-strap friendly|200 g fill, none at the flex|Heel ledge for spikes',
      spec: 'Rated to:−15 °C|Height:Mid|Weight:648 g (UK 8)',
      rate: '3 5 4 4',
      colours: 'coal/ink/signal moss/bark/saffron harbour/ink/mist',
    },
    {
      n: 1106,
      name: 'Sleet Mid',
      for: 'men',
      usd: 145,
      off: 20,
      best: 20,
      silhouette: 'trainer-high',
      type: 'Winter trainer',
      tag: 'A trainer that owns a scarf.',
      text:
        'For winters that are mostly wet. Warm lining, taped seams, trainer weight, and the ice rubber in ' +
        'the two places you land on.',
      feat: 'Frostbite pads at heel and toe|Taped seams|100 g fill',
      spec: 'Rated to:−8 °C|Height:High|Weight:498 g (UK 8)',
      rate: '2 4 4 4',
      isRobisOnly: true,
      colours: 'ink/coal/gum% slate/mist/signal% camel/bark/bone',
    },
  ],
};
