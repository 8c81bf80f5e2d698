import type { Family } from './family.types.ts';

export const trail: Family = {
  code: 'TR',
  number: 10,
  name: 'trail',
  typeLabel: 'Trail running shoe',
  silhouette: 'trail-runner',
  categories: { women: ['women-trail'], men: ['men-trail'] },
  runs: { women: 'women-shoe', men: 'men-shoe' },
  sizeCharts: { women: 'women-shoes', men: 'men-shoes' },
  materials:
    'Upper:Recycled polyester mesh, welded where it rubs|Lining:Dope-dyed recycled ' +
    'polyester|Midsole:Sphagnum foam, 25% sugarcane EVA|Outsole:Hobnail rubber',
  care:
    'Rinse mud off with cold water and a soft brush|Stuff with newspaper and dry away from heat|Never ' +
    'machine-wash: it softens the heel',
  ratings: ['Cushion', 'Grip', 'Lightness', 'Durability'],
  keywords: 'running fell ultra jogging offroad mountain race',
  goesWith: ['socks', 'shorts', 'shells', 'hip-packs', 'hats'],
  reviews: [
    [
      5,
      'Sticks to wet slate',
      'Ran the Honister loop in proper rain and did not slip once. The lugs clear mud faster than I expected.',
      'fellside_jo',
      'Keswick, UK',
    ],
    [
      4,
      'Great shoe, short laces',
      'Everything about the fit is right for me except the laces, which are 10 cm too short for a runner’s knot.',
      'Ben T.',
      'Bozeman, MT',
    ],
    [
      5,
      'Third pair',
      'I wore the last two for about 900 km each. The midsole goes before the grip does, which is how it ' +
        'should be.',
      'longwayround',
      'Grenoble, France',
    ],
    [
      3,
      'Runs narrow',
      'Good on the descents but my little toe knew about it after 15 km. Went up half a size and it is better.',
      'Priya',
      'Vancouver, BC',
    ],
    [
      5,
      'Toes finally happy',
      'Enough room at the front for swollen feet at kilometre 60 and the heel still does not lift.',
      'ultra_anke',
      'Garmisch, Germany',
    ],
    [
      4,
      'Quick to dry',
      'Through two fords before breakfast and they had stopped squelching by the next top.',
      'Marco V.',
      'Aosta, Italy',
    ],
    [
      4,
      'Firm at first',
      'Needed three or four runs to soften. After that I stopped thinking about them.',
      'Dale',
      'Flagstaff, AZ',
    ],
    [
      5,
      'Best thing for steep grass',
      'Nothing else I own holds on a traverse like these. Not for long road sections, they let you know.',
      'grassy_banks',
      'Abergavenny, UK',
    ],
    [
      2,
      'Wore through at the toe',
      'Comfortable, but the rand lifted after two months on scree. The repair team glued it free of ' +
        'charge, to be fair.',
      'R. Ortega',
      'Jaca, Spain',
    ],
    [5, 'Light and honest', 'They weigh what the page says on my kitchen scale. Rare.', 'gramcounter', 'Boulder, CO'],
    [
      4,
      'Good door-to-trail shoe',
      'Two kilometres of tarmac before my woods start and these cope with both.',
      'Élise',
      'Annecy, France',
    ],
    [
      5,
      'Raced in them on day two',
      'Bold, I know. No blisters over 42 km and the gusset keeps grit out.',
      'NessRunner',
      'Inverness, UK',
    ],
  ],
  questions: [
    [
      'Should I size up for long races?',
      'Most of our team go up half a size for anything over 50 km, because feet swell. For shorter runs ' +
        'stay with your usual size.',
      'cautious',
    ],
    [
      'How do they compare with the last version?',
      'The last is the same shape. The upper is a little tougher and the heel collar is softer.',
      'oldfan',
    ],
    [
      'Can the sole be replaced?',
      'Not on running shoes: the foam wears out at about the same time. Send old pairs back and we grind ' +
        'them for playground surfaces.',
      'wastenot',
    ],
    [
      'Do they take a rock plate or an orthotic?',
      'The insole lifts out, and there is room for a 5 mm orthotic. A plate is already built in where ' +
        'the description mentions one.',
      'Hanne',
    ],
  ],
  styles: [
    {
      n: 1001,
      name: 'Ridgeline 3',
      for: 'women',
      usd: 140,
      badge: 'BESTSELLER',
      tag: 'The one for most trails, most days.',
      text:
        'The third Ridgeline keeps the easy ride that made it our most-run shoe and fixes the one ' +
        'complaint: the toe now takes a kicking. Four-millimetre lugs are deep enough for a muddy park and ' +
        'shallow enough for the lane home.',
      feat:
        '4 mm lugs in two directions|Stone-proof toe cap, stitched as well as glued|Gusseted tongue keeps ' +
        'grit out|Heel loop you can hook on a pack',
      spec: 'Drop:6 mm|Stack:28 / 22 mm|Weight:248 g (UK 5)',
      rate: '4 4 3 4',
      colours: 'moss/bone/signal slate/mist/coral+ plum/lilac/saffron harbour/glacier/volt@',
    },
    {
      n: 1002,
      name: 'Scree Runner',
      for: 'women',
      usd: 155,
      tag: 'Armour for loose, sharp and steep.',
      text:
        'Built after a summer of broken shoes on the Aonach Eagach. A thin rock plate spreads sharp edges, ' +
        'a wrapped rand guards the sides, and the rubber is the softest we can use without it wearing out ' +
        'by autumn.',
      feat: 'Flexible rock plate under the forefoot|360-degree rand|5 mm lugs with a climbing zone at the toe',
      spec: 'Drop:5 mm|Stack:27 / 22 mm|Weight:271 g (UK 5)',
      rate: '3 5 2 5',
      colours: 'graphite/ink/signal lagoon/bone/lemon clay/sand/ink',
    },
    {
      n: 1003,
      name: 'Kestrel Light',
      for: 'women',
      usd: 130,
      off: 25,
      best: 15,
      tag: 'Barely there, until you need to stop.',
      text:
        'A race shoe for short, hard hills. The upper is one piece of mesh you can see daylight through, ' +
        'and there is just enough foam to forgive a bad landing.',
      feat: 'One-piece see-through mesh|Sock-like collar, no padding to soak|6 mm chevron lugs',
      spec: 'Drop:4 mm|Stack:20 / 16 mm|Weight:196 g (UK 5)',
      rate: '2 5 5 2',
      colours: 'volt/ink/coral% sky/chalk/cobalt% bone/coral/ink',
    },
    {
      n: 1004,
      name: 'Longmynd Ultra',
      for: 'women',
      usd: 165,
      badge: 'NEW',
      tag: 'For the hours after you stop counting.',
      text:
        'Thirty-three millimetres of Sphagnum foam under the heel and a rocker that rolls you on when your ' +
        'calves have resigned. The toe box is half a size wider than our other shoes, because feet are too ' +
        'by then.',
      feat:
        'Rockered midsole|Wide toe box for swollen feet|Lace garage, so loops do not catch|Pull tabs for ' +
        'cold fingers',
      spec: 'Drop:6 mm|Stack:33 / 27 mm|Weight:279 g (UK 5)',
      rate: '5 4 2 4',
      colours: 'glacier/chalk/coral+ petrol/mint/signal+ heather/bone/plum+',
    },
    {
      n: 1005,
      name: 'Brack Mudder',
      for: 'women',
      usd: 135,
      tag: 'Eight-millimetre lugs and no regrets.',
      text:
        'Peat hags, ploughed fields, the bottom of every English cross-country course. Lugs are tall, far ' +
        'apart and cut so that mud falls out by the next stride.',
      feat: '8 mm self-clearing lugs|Quick-drain mesh in the arch|Close, locked-down midfoot',
      spec: 'Drop:4 mm|Stack:22 / 18 mm|Weight:238 g (UK 5)',
      rate: '2 5 4 3',
      colours: 'fern/ink/volt midnight/sky/signal',
    },
    {
      n: 1006,
      name: 'Larch Path',
      for: 'women',
      usd: 120,
      off: 30,
      best: 30,
      tag: 'Gravel, towpath and tarmac in one shoe.',
      text:
        'For runs that start at the front door. Shallow lugs run quietly on the road, then find enough ' +
        'hold on forest track to make the detour worthwhile.',
      feat: '2.5 mm road-to-trail lugs|Plush heel collar|Reflective tab for dark lanes',
      spec: 'Drop:8 mm|Stack:30 / 22 mm|Weight:252 g (UK 5)',
      rate: '4 3 3 4',
      colours: 'rose/chalk/brick% mist/cloud/fjord% ink/graphite/mint sage/bone/spruce',
    },
    {
      n: 1007,
      name: 'Col Drystone',
      for: 'women',
      usd: 170,
      tag: 'Dry feet through a Scottish January.',
      text:
        'Our do-everything trail shoe with a Drystone membrane laminated straight to the upper, so there ' +
        'is no loose sock to hold water. The ankle gaiter keeps slush on the outside.',
      feat: 'Waterproof, breathable Drystone membrane|Knitted ankle gaiter|Lugs that stay soft below freezing',
      spec: 'Drop:7 mm|Stack:29 / 22 mm|Weight:289 g (UK 5)',
      rate: '4 4 2 4',
      colours: 'ink/slate/signal berry/plum/rose spruce/pine/lichen',
    },
    {
      n: 1008,
      name: 'Tarn Hopper',
      for: 'women',
      usd: 145,
      eyebrow: 'ONLINE ONLY',
      tag: 'In one side of the lake, out of the other.',
      text:
        'Made for swim-run weekends: the upper drains from six ports and weighs the same wet as dry, give ' +
        'or take a spoonful. The rubber was tuned on algae.',
      feat: 'Six drain ports|Water-shedding elastic laces|Tight collar that survives diving in',
      spec: 'Drop:4 mm|Stack:23 / 19 mm|Weight:221 g (UK 5)',
      rate: '3 5 4 3',
      colours: 'lagoon/chalk/lemon coral/blush/petrol',
    },
    {
      n: 1101,
      name: 'Ridgeline 3',
      for: 'men',
      usd: 140,
      badge: 'BESTSELLER',
      tag: 'Still the shoe we hand to friends.',
      text:
        'If you own one pair for everything from canal path to Munro, make it this. The men’s last is a ' +
        'touch broader across the ball, and the new toe cap has survived eighteen months of our tester who ' +
        'drags his feet.',
      feat: '4 mm lugs in two directions|Stitched and glued toe cap|Gusseted tongue|Heel loop for drying on a pack',
      spec: 'Drop:6 mm|Stack:28 / 22 mm|Weight:302 g (UK 8)',
      rate: '4 4 3 4',
      colours: 'spruce/bone/signal ink/graphite/volt fjord/mist/saffron brick/sand/ink@',
    },
    {
      n: 1102,
      name: 'Scree Runner',
      for: 'men',
      usd: 155,
      tag: 'When the path is the gap between rocks.',
      text:
        'Stiff enough to edge, supple enough to run. We put climbing rubber under the big toe and wrapped ' +
        'the rest in a rand, so that a misplaced foot costs you pride and nothing else.',
      feat: 'Flexible rock plate|Climbing zone in sticky rubber|Full rand',
      spec: 'Drop:5 mm|Stack:27 / 22 mm|Weight:328 g (UK 8)',
      rate: '3 5 2 5',
      colours: 'slate/ink/signal olive/peat/lemon cobalt/ink/volt',
    },
    {
      n: 1103,
      name: 'Kestrel Light',
      for: 'men',
      usd: 130,
      off: 25,
      best: 20,
      tag: 'Up in a hurry, down in less.',
      text:
        'Fell racing has few rules and one shoe shape: low, light and glued to the ground. Kestrel adds a ' +
        'sliver of foam so you can train in it too.',
      feat: 'Low stack for a feel of the ground|Hard-wearing toe bumper|6 mm chevron lugs',
      spec: 'Drop:4 mm|Stack:20 / 16 mm|Weight:231 g (UK 8)',
      rate: '2 5 5 2',
      colours: 'signal/ink/chalk% volt/graphite/ink% chalk/cobalt/signal',
    },
    {
      n: 1104,
      name: 'Longmynd Ultra',
      for: 'men',
      usd: 165,
      badge: 'NEW',
      tag: 'A hundred kilometres is mostly shoes.',
      text:
        'A tall, stable platform with a rocker that does a little of the work. Our testers wore prototypes ' +
        'for the whole of the Pennine Way and came back asking only for longer laces, so they have them.',
      feat: 'Rockered midsole with wide base|Room to splay at the toes|Lace garage|Extra-long laces',
      spec: 'Drop:6 mm|Stack:33 / 27 mm|Weight:334 g (UK 8)',
      rate: '5 4 2 4',
      colours: 'harbour/sky/signal+ lichen/bone/pine+ coal/graphite/saffron+',
    },
    {
      n: 1105,
      name: 'Brack Mudder',
      for: 'men',
      usd: 135,
      off: 40,
      best: 25,
      eyebrow: 'LAST CHANCE',
      tag: 'Honest shoes for dishonest ground.',
      text:
        'You know the field. These go through it. A snug midfoot stops the bog from keeping the shoe, and ' +
        'the widely spaced lugs fling what sticks at whoever is behind.',
      feat: '8 mm self-clearing lugs|Locked midfoot wrap|Drains in a dozen strides',
      spec: 'Drop:4 mm|Stack:22 / 18 mm|Weight:288 g (UK 8)',
      rate: '2 5 4 3',
      colours: 'pine/ink/volt% rust/peat/saffron%',
    },
    {
      n: 1106,
      name: 'Larch Path',
      for: 'men',
      usd: 120,
      tag: 'From the tram stop to the treeline.',
      text:
        'A smooth, cushioned shoe with trail manners. It runs the first kilometres of pavement without ' +
        'slapping, then copes when you take the turning you always mean to.',
      feat: '2.5 mm road-to-trail lugs|Soft collar, no break-in|Reflective heel',
      spec: 'Drop:8 mm|Stack:30 / 22 mm|Weight:306 g (UK 8)',
      rate: '4 3 3 4',
      colours: 'mist/cloud/signal ink/coal/gum moss/lichen/bone midnight/slate/sky',
    },
    {
      n: 1107,
      name: 'Col Drystone',
      for: 'men',
      usd: 170,
      tag: 'Winter miles, dry socks.',
      text:
        'For the months when every path is a stream. The membrane goes right up to the collar, the gaiter ' +
        'seals the top, and the compound underfoot stays grippy when the thermometer does not.',
      feat: 'Drystone membrane to the collar|Knitted gaiter with a debris cuff|Cold-weather rubber',
      spec: 'Drop:7 mm|Stack:29 / 22 mm|Weight:345 g (UK 8)',
      rate: '4 4 2 4',
      colours: 'ink/graphite/signal petrol/ink/glacier olive/coal/ochre',
    },
    {
      n: 1108,
      name: 'Fellside Elite',
      for: 'men',
      usd: 190,
      eyebrow: 'MEMBERS FIRST',
      tag: 'Made with three runners, for about three hundred.',
      text:
        'A carbon-free race shoe that is fast because it is simple: a thin slab of supercritical foam, a ' +
        'woven upper, and lugs drawn by a man who has won more fell races than he has photographs of.',
      feat: 'Supercritical Sphagnum Race foam|Woven upper with no stretch across the foot|Lugs re-cut for each size',
      spec: 'Drop:5 mm|Stack:25 / 20 mm|Weight:218 g (UK 8)',
      rate: '3 5 5 2',
      colours: 'chalk/signal/ink! lemon/ink/signal!',
    },
  ],
};
