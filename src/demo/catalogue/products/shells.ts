import type { Family } from './family.types.ts';

export const shells: Family = {
  code: 'SH',
  number: 20,
  name: 'shells',
  typeLabel: 'Waterproof jacket',
  silhouette: 'shell-jacket',
  categories: { women: ['women-shells'], men: ['men-shells'] },
  runs: { women: 'women', men: 'men' },
  sizeCharts: { women: 'women-clothing', men: 'men-clothing' },
  materials: 'Face:Recycled nylon ripstop|Membrane:Drystone, PFAS-free|Backer:Tricot knit',
  care:
    'Wash at 30 °C with a soap made for shells: dirt stops it breathing|Tumble warm for twenty minutes ' +
    'to wake the finish|We patch tears free, for ever',
  ratings: ['Waterproofing', 'Breathability', 'Packability', 'Toughness'],
  keywords: 'rain coat waterproof cagoule anorak hardshell windproof',
  goesWith: ['fleece', 'base-layers', 'trousers', 'hiking', 'hats'],
  model: { women: '176/S/86/68 172/M/92/74 168/L/104/88', men: '185/M/98/82 188/L/106/90 180/M/96/80' },
  reviews: [
    [
      5,
      'Eleven hours of Welsh rain',
      'Dry at the end of it apart from my own making. The hood turns with your head, which sounds minor ' +
        'and is not.',
      'rhian',
      'Bethesda, UK',
      'Waterproof',
    ],
    [
      4,
      'Superb, slightly noisy',
      'Crackles for the first few trips then calms down. No leaks in two winters.',
      'Jonas',
      'Oberstdorf, Germany',
      'Waterproof',
    ],
    [
      5,
      'Pockets above the hip belt',
      'Somebody at Waymark has actually carried a rucksack. I can get at my map.',
      'paperonly',
      'Aviemore, UK',
      'Waterproof jacket',
    ],
    [
      3,
      'Arms a bit long',
      'Good jacket. I am 5\'4" and the cuffs come to my knuckles, though the tabs hold them.',
      'Kelly',
      'Burlington, VT',
      '!cape',
    ],
    [
      5,
      'Repaired for nothing',
      'Barbed wire, my fault. It came back with a neat orange patch that I like better than the jacket.',
      'fencejumper',
      'Hexham, UK',
    ],
    [
      4,
      'Breathes better than my last',
      'I run hot and I can leave it zipped on the climb. Pit zips would be perfect.',
      'Santi',
      'Granada, Spain',
      '!coat',
    ],
    [
      5,
      'Bike, hill, school gate',
      'Looks smart enough for all three. The drop at the back keeps my saddle side dry.',
      'Aurélie',
      'Lyon, France',
      'coat|cape|jacket',
    ],
    [
      4,
      'True to size over fleece',
      'Medium over a thick fleece, no strain at the shoulders. If you wear it over a tee it will feel roomy.',
      'D. Park',
      'Seattle, WA',
      'Waterproof jacket',
    ],
    [
      2,
      'Zip stiff',
      'Waterproof zips are always stiff but this one took wax and a month. Fine now.',
      'Lorenzo',
      'Trento, Italy',
      'Waterproof',
    ],
    [
      5,
      'Fits a helmet under the hood',
      'And cinches down properly without one.',
      'Sky',
      'Squamish, BC',
      'Waterproof jacket',
    ],
    [4, 'Good colour in real life', 'A little deeper than on my screen, in a nice way.', 'Odile', 'Namur, Belgium'],
    [
      5,
      'Ten years on from my first',
      'The old one went to my son. This is lighter and the hood is better.',
      'Malcolm',
      'Dunkeld, UK',
      'Waterproof',
    ],
  ],
  questions: [
    [
      'Is there any PFAS in it?',
      'No. Neither in the membrane nor in the finish. The price is that you should wash it a little more ' +
        'often than older shells.',
      'cleanlake',
    ],
    [
      'Is there room for a puffer underneath?',
      'The mountain shells are cut for a mid-layer and a light puffer. The running and wind shells are ' +
        'not: they sit close over a tee.',
      'onionlayers',
    ],
    [
      'Does the hood go over a helmet?',
      'Where the features say so, yes, with the collar zipped. The others fit a beanie.',
      'Ivo',
      'Waterproof jacket',
    ],
    [
      'How often should I reproof it?',
      'When water stops beading even after a wash and a warm tumble; about once a year for weekend use.',
      'soggy',
      'Waterproof|Rain',
    ],
  ],
  styles: [
    {
      n: 1001,
      name: 'Tideline 3L',
      for: 'women',
      usd: 320,
      badge: 'BESTSELLER',
      tag: 'The Atlantic tested it. It lost.',
      text:
        'Our three-layer mountain shell, drawn on a west-coast winter. The hood has a wired peak that ' +
        'stays out of your eyes in a crosswind, and every pocket sits clear of a hip belt.',
      feat:
        'Helmet-friendly hood with wired peak|Chest pockets above the hip belt|Two-way front zip|Pit zips ' +
        'you can reach',
      spec: 'Layers:3|Hydrostatic head:20,000 mm|Weight:412 g (M)',
      rate: '5 4 3 4',
      colours: 'petrol/ink/signal berry/plum/ink saffron/graphite/ink moss/pine/bone@',
    },
    {
      n: 1002,
      name: 'Mizzle 2.5L',
      for: 'women',
      usd: 160,
      off: 20,
      best: 10,
      tag: 'For rain that cannot make up its mind.',
      text:
        'A light packable waterproof that lives at the bottom of the bag. It stuffs into its own hand ' +
        'pocket, weighs less than a tin of beans, and has a hood you can actually see out of.',
      feat: 'Packs into its own pocket|Single-pull hood|Printed inner, so it never feels clammy',
      spec: 'Layers:2.5|Hydrostatic head:15,000 mm|Weight:264 g (M)',
      rate: '4 3 5 2',
      colours: 'glacier/sky/coral% lichen/moss/bone% rose/berry/ink slate/ink/lemon',
    },
    {
      n: 1003,
      name: 'Skua Pro',
      for: 'women',
      usd: 450,
      tag: 'Mountain armour with a woman’s shoulders.',
      text:
        'The heaviest face fabric we sell, on a pattern that lets you swing an axe without the hem ' +
        'climbing. Guides asked for fewer features and we gave them fewer, done properly.',
      feat:
        '80-denier face at shoulders and hips|Harness-length hem with a grip strip|Snow-shedding ' +
        'cuffs|Internal mesh for gloves',
      spec: 'Layers:3|Hydrostatic head:28,000 mm|Weight:498 g (M)',
      rate: '5 4 2 5',
      colours: 'signal/ink/slate fjord/harbour/lemon',
    },
    {
      n: 1004,
      name: 'Squall Trail',
      for: 'women',
      usd: 190,
      type: 'Running shell',
      badge: 'NEW',
      tag: 'Weighs 148 grams. Stops a squall.',
      text:
        'A minimum waterproof for races that insist on one. Taped seams, elastic everywhere you would ' +
        'otherwise fiddle, and room to wear it over a vest pack.',
      feat: 'Passes mountain-race kit lists|Cut to cover a running vest|Thumb loops|Reflective back seam',
      spec: 'Layers:2.5|Hydrostatic head:12,000 mm|Weight:148 g (M)',
      rate: '4 5 5 1',
      colours: 'lemon/ink/slate+ lilac/plum/coral+ ink/graphite/volt+',
    },
    {
      n: 1005,
      name: 'Harbour Mac',
      for: 'women',
      usd: 220,
      type: 'Waterproof coat',
      tag: 'A town coat that happens to be dry.',
      text:
        'Thigh-length, softly tailored and fully seam-taped. The hood unbuttons, the back vent is long ' +
        'enough for a bicycle, and nobody at the meeting needs to know.',
      feat: 'Removable hood|Cycling vent with a stud|Brushed pocket linings|Two-layer with a soft lining',
      spec: 'Layers:2, lined|Hydrostatic head:15,000 mm|Weight:640 g (M)',
      rate: '4 3 1 3',
      colours: 'oat/bark/tan midnight/ink/bone olive/pine/camel ink/coal/stone',
    },
    {
      n: 1006,
      name: 'Zephyr Wind',
      for: 'women',
      usd: 110,
      off: 30,
      best: 30,
      type: 'Windproof jacket',
      tag: 'Seventy-nine grams between you and a ridge.',
      text:
        'Not waterproof, never pretends to be. It takes the bite out of a summit wind, breathes as you ' +
        'climb, and folds to the size of a plum.',
      feat: 'Airy back panel|Half-elastic hood|Packs to plum size',
      spec: 'Layers:1|Wind resistance:5 CFM|Weight:79 g (M)',
      rate: '1 5 5 1',
      materials: 'Face:10-denier recycled nylon|Finish:PFAS-free water repellent',
      colours: 'coral/rust/bone% sky/cobalt/lemon% chalk/mist/signal',
    },
    {
      n: 1007,
      name: 'Fellside Smock',
      for: 'women',
      usd: 180,
      type: 'Waterproof smock',
      tag: 'Over the head and out of the door.',
      text:
        'A pullover waterproof with a kangaroo pocket large enough for a map, a bun and both hands. Cut ' +
        'wide, so it goes on over whatever you were already wearing.',
      feat: 'Half-length zip with storm flap|Through-pocket lined in fleece|Adjustable hem',
      spec: 'Layers:2.5|Hydrostatic head:15,000 mm|Weight:338 g (M)',
      rate: '4 3 3 3',
      colours: 'ochre/bark/ink spruce/pine/signal clay/brick/oat',
    },
    {
      n: 1008,
      name: 'Drizzle Cape',
      for: 'women',
      usd: 130,
      type: 'Rain cape',
      run: 'unisex',
      tag: 'You, your bag and possibly a friend.',
      text:
        'For cycling to work, standing at matches and walking pilgrim routes. Side poppers turn it from ' +
        'poncho to jacket, and it covers a thirty-litre pack.',
      feat: 'Covers a 30 L pack|Thumb loops for handlebars|Side poppers',
      spec: 'Layers:2.5|Hydrostatic head:10,000 mm|Weight:311 g (M)',
      rate: '4 4 4 2',
      colours: 'moss/olive/bone blush/rose/plum',
    },
    {
      n: 1101,
      name: 'Tideline 3L',
      for: 'men',
      usd: 320,
      badge: 'BESTSELLER',
      tag: 'One shell for the whole bad half of the year.',
      text:
        'Three layers, twelve panels, no gimmicks. It was designed in a bothy during three days of weather ' +
        'and the drawing has barely changed since, apart from the hood, which got better.',
      feat: 'Wired-peak hood over a helmet|Two chest pockets, both map-sized|Pit zips|Two-way front zip',
      spec: 'Layers:3|Hydrostatic head:20,000 mm|Weight:468 g (M)',
      rate: '5 4 3 4',
      colours: 'ink/graphite/signal harbour/ink/saffron spruce/pine/lemon rust/brick/ink@',
    },
    {
      n: 1102,
      name: 'Mizzle 2.5L',
      for: 'men',
      usd: 160,
      off: 20,
      best: 20,
      tag: 'The jacket you forgot you packed.',
      text:
        'It takes up the space of a pair of socks until the sky goes the wrong colour. Then it is a ' +
        'proper, taped, hooded waterproof with cuffs that seal.',
      feat: 'Stuffs into a pocket|Volume tab on the hood|Dry-touch printed lining',
      spec: 'Layers:2.5|Hydrostatic head:15,000 mm|Weight:296 g (M)',
      rate: '4 3 5 2',
      colours: 'slate/ink/signal% fjord/harbour/bone% olive/peat/ochre volt/graphite/ink%',
    },
    {
      n: 1103,
      name: 'Skua Pro',
      for: 'men',
      usd: 450,
      tag: 'For people who are paid to be out.',
      text:
        'Rope teams, rescue teams and patrollers wear it out in five winters instead of two. Heavier where ' +
        'harnesses and rock rub, and without a single pocket you cannot use with mitts.',
      feat: 'Reinforced shoulders, hips and forearms|Long hem with snow grip|Mitt-sized zip pulls|Recco reflector',
      spec: 'Layers:3|Hydrostatic head:28,000 mm|Weight:562 g (M)',
      rate: '5 4 2 5',
      colours: 'signal/ink/slate cobalt/midnight/lemon coal/ink/signal',
    },
    {
      n: 1104,
      name: 'Squall Trail',
      for: 'men',
      usd: 190,
      type: 'Running shell',
      badge: 'NEW',
      tag: 'Kit check passed. Carry on.',
      text:
        'Every mountain race demands taped seams and a hood; few people enjoy carrying them. At 162 grams ' +
        'you will stop noticing, until the cloud comes in and you are glad.',
      feat: 'Fully taped, race-legal|Half-zip for quick venting|Elastic hood and cuffs|Stows in a fist',
      spec: 'Layers:2.5|Hydrostatic head:12,000 mm|Weight:162 g (M)',
      rate: '4 5 5 1',
      colours: 'volt/ink/slate+ sky/cobalt/signal+',
    },
    {
      n: 1105,
      name: 'Pentland Coat',
      for: 'men',
      usd: 230,
      type: 'Waterproof coat',
      run: 'men-tall',
      tag: 'Smart shoes, filthy forecast.',
      text:
        'A fishtail-backed parka for commuting on foot. Dry inside, plain outside, with a phone pocket you ' +
        'can get into while holding an umbrella you will not need.',
      feat: 'Regular and tall lengths|Removable hood|Inside pocket for a tablet|Matte, quiet fabric',
      spec: 'Layers:2, lined|Hydrostatic head:15,000 mm|Weight:745 g (M)',
      rate: '4 3 1 3',
      colours: 'pine/peat/camel midnight/ink/stone stone/bark/ink',
    },
    {
      n: 1106,
      name: 'Zephyr Wind',
      for: 'men',
      usd: 110,
      off: 30,
      best: 20,
      type: 'Windproof jacket',
      tag: 'A shirt’s weight. A wall’s manners.',
      text:
        'Cyclists, ridge runners and people who wait for trains all need the same thing: less wind. Zephyr ' +
        'packs into its chest pocket and asks for nothing.',
      feat: 'Chest-pocket stow|Vented yoke|Cuffs that stay pushed up',
      spec: 'Layers:1|Wind resistance:5 CFM|Weight:91 g (M)',
      rate: '1 5 5 1',
      materials: 'Face:10-denier recycled nylon|Finish:PFAS-free water repellent',
      colours: 'signal/rust/ink% glacier/fjord/chalk graphite/ink/volt%',
    },
    {
      n: 1107,
      name: 'Bothy Anorak',
      for: 'men',
      usd: 195,
      type: 'Waterproof smock',
      tag: 'One pocket. Everything fits.',
      text:
        'An old shape in a new fabric: pull it on, tighten two cords, go and look at the sea. The front ' +
        'pocket takes a folded OS map and a sandwich without creasing either.',
      feat: 'Full-width front pocket|Side zip for getting in and out|Storm flap with proper studs',
      spec: 'Layers:2.5|Hydrostatic head:15,000 mm|Weight:384 g (M)',
      rate: '4 3 3 3',
      colours: 'ochre/peat/ink moss/bark/bone brick/coal/sand',
    },
    {
      n: 1108,
      name: 'Storr Alpine',
      for: 'men',
      usd: 520,
      eyebrow: 'MEMBERS FIRST',
      tag: 'Everything we know, in 389 grams.',
      text:
        'A featherweight alpine shell knitted, laminated and sewn in one factory in the Dolomites. It is ' +
        'the lightest jacket we trust above the snow line, and we only make six hundred.',
      feat: 'Stretch three-layer laminate|Bonded, needle-free pockets|Numbered inside the collar',
      spec: 'Layers:3|Hydrostatic head:25,000 mm|Weight:389 g (M)',
      rate: '5 5 4 3',
      maxQty: 2,
      colours: 'lagoon/petrol/lemon! chalk/mist/signal! ink/coal/glacier?',
    },
  ],
};
