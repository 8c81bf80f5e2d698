import type { Family } from './family.types.ts';

export const insulation: Family = {
  code: 'IN',
  number: 21,
  name: 'insulation',
  typeLabel: 'Insulated jacket',
  silhouette: 'puffer',
  categories: { women: ['women-insulation'], men: ['men-insulation'] },
  runs: { women: 'women', men: 'men' },
  sizeCharts: { women: 'women-clothing', men: 'men-clothing' },
  materials:
    'Face:20-denier recycled nylon|Lining:Recycled nylon taffeta|Fill:Responsible Down Standard ' +
    'down|Finish:PFAS-free water repellent',
  care:
    'Wash down with down soap, gently, at 30 °C|Dry low and slow with three tennis balls|Store hung ' +
    'up, never squashed in its sack|A feather poking out? Pull it back in from the inside',
  ratings: ['Warmth', 'Packability', 'Wet warmth', 'Lightness'],
  keywords: 'down puffer puffa gilet bodywarmer padded quilted warm winter coat',
  goesWith: ['shells', 'hats', 'gloves', 'base-layers', 'trousers'],
  model: { women: '174/S/86/67 170/M/94/76 178/M/90/72', men: '186/M/99/82 183/L/108/94 190/L/104/86' },
  reviews: [
    [
      5,
      'The warm one',
      'Everyone in the hut wanted a go. Warm within a minute of stopping.',
      'Siân',
      'Capel Curig, UK',
      '!vest',
    ],
    [
      4,
      'Packs small, not tiny',
      'Fits in a one-litre bottle pocket if you are firm with it.',
      'Greg',
      'Truckee, CA',
      '!(coat|parka|shirt)',
    ],
    [
      5,
      'Hood is brilliant',
      'Stays put in wind and I can still hear people. Fits over a beanie.',
      'Maren',
      'Kiel, Germany',
      'Insulated jacket',
    ],
    [
      3,
      'A few feathers',
      'Lost a dozen feathers in the first month, none since. Warmth is unaffected.',
      'picky_in_prato',
      'Prato, Italy',
      'Standard down',
    ],
    [
      5,
      'Washed it, still lofty',
      'Followed the tennis ball advice. Took three hours but came back as new.',
      'H. Dubois',
      'Gap, France',
      'Standard down',
    ],
    [5, 'Dog walks until midnight', 'I wear it from October to April and it has not gone flat.', 'Trish', 'Whitby, UK'],
    [
      4,
      'Good under a shell',
      'Slim enough in the arms that my hardshell goes over without a fight.',
      'alpinebob',
      'Canmore, AB',
      '!(coat|parka)',
    ],
    [
      2,
      'Sleeves snug',
      'Lovely body fit, tight at the forearm for me. Sent back for a size up.',
      'Ruben',
      'Burgos, Spain',
      '!vest',
    ],
    [
      5,
      'Minus twelve, happy',
      'Waited two hours for the northern lights with a thin fleece underneath.',
      'aurora_anna',
      'Yellowknife, NT',
      'Insulated jacket|coat|parka',
    ],
    [
      4,
      'Zip could be smoother',
      'Catches the lining if you hurry. Otherwise perfect.',
      'Cornelius',
      'Ghent, Belgium',
      '!shirt',
    ],
    [
      5,
      'Repairable for real',
      'Spark from the campfire; they sent me a patch with instructions and it is invisible.',
      'embers',
      'Hood River, OR',
    ],
    [4, 'Colour is calmer than the photo', 'Which I prefer. Pockets are properly warm.', 'Jules', 'Nantes, France'],
  ],
  questions: [
    [
      'Does it still work when wet?',
      'Down loses warmth when soaked, so wear a shell over it in rain. Styles with Thistledown fill keep ' +
        'about 80% of their warmth wet.',
      'damp_dave',
      'Standard down',
    ],
    [
      'Where does the down come from?',
      'It is a by-product of food, certified to the Responsible Down Standard and traced by batch. The ' +
        'batch number is on the care label.',
      'Nele',
      'Standard down',
    ],
    [
      'Is it warm enough for Canada?',
      'The belay coats and parkas are. The light jackets are layers: wear them under a shell in deep cold.',
      'movingtoyeg',
    ],
    [
      'How should it fit?',
      'Close enough that air does not pump out when you move. If you are between sizes and wear thick ' +
        'fleece, take the larger.',
      'inbetween',
    ],
  ],
  styles: [
    {
      n: 1001,
      name: 'Ptarmigan Down',
      for: 'women',
      usd: 280,
      badge: 'BESTSELLER',
      tag: 'Named for a bird that does not migrate.',
      text:
        'Eight-hundred-fill down in narrow baffles that follow the ribs instead of fighting them. Warm ' +
        'enough for a frosty bivouac, small enough for a jacket pocket, and cut long at the back.',
      feat: '800-fill responsible down|Baffles shaped to the body|Hood with a single rear pull|Stuffs into its pocket',
      spec: 'Fill weight:112 g|Weight:338 g (M)|Comfort while still:−4 °C',
      rate: '4 4 2 4',
      colours: 'spruce/pine/signal rose/blush/brick ink/coal/stone glacier/sky/harbour@',
    },
    {
      n: 1002,
      name: 'Thistle Hoody',
      care:
        'Wash at 30 °C, inside out, zips closed|Tumble low or hang up: it dries overnight|Avoid ' +
        'softener, it mats the fill|We patch tears free, for ever',
      for: 'women',
      usd: 210,
      off: 25,
      best: 15,
      materials:
        'Face:20-denier recycled nylon|Lining:Recycled nylon taffeta|Fill:Thistledown recycled polyester, ' +
        '60 g|Finish:PFAS-free water repellent',
      tag: 'Keeps its temper in the wet.',
      text:
        'Synthetic insulation for places where dry is a rumour. Thistledown fill shrugs off drizzle and ' +
        'sweat, and stretch panels at the sides mean you can keep climbing in it.',
      feat: 'Thistledown fill stays warm wet|Stretch side panels|Low-bulk hood for under a helmet',
      spec: 'Fill weight:60 g/m²|Weight:356 g (M)|Comfort while still:+2 °C',
      rate: '3 3 5 4',
      colours: 'heather/plum/bone% lagoon/petrol/lemon% bark/peat/clay slate/ink/rose',
    },
    {
      n: 1003,
      name: 'Belay Parka',
      for: 'women',
      usd: 430,
      tag: 'For the one holding the rope.',
      text:
        'Standing still at minus twenty is a craft. Box-wall baffles leave no cold seams, the hem covers ' +
        'you when you sit on snow, and the hood swallows a helmet whole.',
      feat: 'Box-wall baffles|Two-way zip for a harness|Inside pocket for a flask|Insulated hand pockets',
      spec: 'Fill weight:264 g|Weight:712 g (M)|Comfort while still:−20 °C',
      rate: '5 2 3 2',
      colours: 'signal/ink/ochre midnight/ink/glacier',
    },
    {
      n: 1004,
      name: 'Wren Gilet',
      for: 'women',
      usd: 150,
      silhouette: 'vest',
      type: 'Down gilet',
      tag: 'Warm middle, free arms.',
      text:
        'A neat down gilet for under a shell, over a shirt or alone on the first cold morning. The ' +
        'armholes are bound in soft jersey, so they do not saw at you.',
      feat: 'Jersey-bound armholes|Stand collar lined in brushed tricot|Zipped hand pockets',
      spec: 'Fill weight:68 g|Weight:198 g (M)|Comfort while still:+5 °C',
      rate: '3 5 2 5',
      colours: 'olive/moss/camel ink/graphite/rose oat/sand/bark berry/plum/blush',
    },
    {
      n: 1005,
      name: 'Larch Coat',
      for: 'women',
      usd: 360,
      badge: 'NEW',
      type: 'Down coat',
      tag: 'To the knee, and then some warmth.',
      text:
        'A long coat for long platforms. Down where you need it, recycled fill where rain lands, and side ' +
        'zips to let you stride, sit or run for the last train.',
      feat: 'Knee length with side zips|Removable hood|Wet-weather fill at shoulders and cuffs|Ribbed inner cuffs',
      spec: 'Fill weight:210 g|Weight:890 g (M)|Comfort while still:−16 °C',
      rate: '5 1 3 1',
      colours: 'bark/peat/camel+ sage/moss/bone+ ink/coal/gum+',
    },
    {
      n: 1006,
      name: 'Linnet Shirt',
      care:
        'Wash at 30 °C, inside out, zips closed|Tumble low or hang up: it dries overnight|Avoid ' +
        'softener, it mats the fill|We patch tears free, for ever',
      for: 'women',
      usd: 170,
      type: 'Insulated shirt',
      silhouette: 'shirt',
      materials: 'Face:Recycled nylon|Lining:Brushed organic cotton|Fill:Thistledown recycled polyester, 40 g',
      tag: 'A shirt that behaves like a jacket.',
      text:
        'Lightly quilted, brushed inside, with a proper collar and poppers you can do up in gloves. It is ' +
        'what we wear in the office when the boiler goes.',
      feat: 'Glove-friendly poppers|Brushed cotton lining|Hidden zip pocket',
      spec: 'Fill weight:40 g/m²|Weight:402 g (M)|Comfort while still:+7 °C',
      rate: '2 2 4 3',
      colours: 'clay/brick/oat pine/moss/tan',
    },
    {
      n: 1007,
      name: 'Cirrus Pullover',
      for: 'women',
      usd: 195,
      off: 35,
      best: 35,
      tag: 'Half a zip, all the loft.',
      text:
        'An over-the-head down layer that saves weight by leaving out half the zip. Popular with ' +
        'thru-hikers, who pull it on in the tent and wear it till the coffee works.',
      feat: 'Half zip|Kangaroo pocket|Packs to 1.2 litres',
      spec: 'Fill weight:84 g|Weight:232 g (M)|Comfort while still:0 °C',
      rate: '3 5 2 5',
      colours: 'saffron/ochre/ink% lilac/heather/plum%',
    },
    {
      n: 1008,
      name: 'Dunlin Vest',
      care:
        'Wash at 30 °C, inside out, zips closed|Tumble low or hang up: it dries overnight|Avoid ' +
        'softener, it mats the fill|We patch tears free, for ever',
      for: 'women',
      usd: 120,
      silhouette: 'vest',
      type: 'Running vest',
      materials:
        'Face:Windproof recycled nylon|Back:Open stretch knit|Fill:Thistledown recycled polyester, 40 g, ' +
        'front only',
      tag: 'Fill at the front, air at the back.',
      text:
        'Made for cold starts. The chest is insulated against the wind you run into and the back is plain ' +
        'stretch knit, so you do not have to stop to take it off.',
      feat: 'Insulated front only|Phone pocket that does not bounce|Reflective piping',
      spec: 'Fill weight:40 g/m²|Weight:154 g (M)|Comfort while moving:−5 °C',
      rate: '2 4 4 5',
      colours: 'ink/slate/coral petrol/glacier/lemon plum/berry/rose',
    },
    {
      n: 1101,
      name: 'Ptarmigan Down',
      for: 'men',
      usd: 280,
      badge: 'BESTSELLER',
      tag: 'A warm room you can wear.',
      text:
        'The down jacket we would keep if we could keep one. Eight-hundred-fill, a hood that turns with ' +
        'you, and enough length to sit on a cold rock without regret.',
      feat: '800-fill responsible down|Rear-pull hood|Elastic cuffs that seal|Self-stowing',
      spec: 'Fill weight:128 g|Weight:386 g (M)|Comfort while still:−4 °C',
      rate: '4 4 2 4',
      colours: 'ink/coal/signal fjord/harbour/saffron moss/pine/bone rust/bark/ink@',
    },
    {
      n: 1102,
      name: 'Thistle Hoody',
      care:
        'Wash at 30 °C, inside out, zips closed|Tumble low or hang up: it dries overnight|Avoid ' +
        'softener, it mats the fill|We patch tears free, for ever',
      for: 'men',
      usd: 210,
      off: 25,
      best: 25,
      materials:
        'Face:20-denier recycled nylon|Lining:Recycled nylon taffeta|Fill:Thistledown recycled polyester, ' +
        '60 g|Finish:PFAS-free water repellent',
      tag: 'Sweat in it, soak it, wear it again.',
      text:
        'The active layer for damp countries. It vents when you work, holds heat when you stop and goes in ' +
        'the wash with the socks.',
      feat: 'Warm when wet|Machine-washable fill|Stretch under the arms|Trim enough for a shell',
      spec: 'Fill weight:60 g/m²|Weight:398 g (M)|Comfort while still:+2 °C',
      rate: '3 3 5 4',
      colours: 'slate/ink/volt% olive/pine/ochre% harbour/midnight/sky peat/bark/clay%',
    },
    {
      n: 1103,
      name: 'Belay Parka',
      for: 'men',
      usd: 430,
      tag: 'Nothing to do but wait. Warmly.',
      text:
        'Pull it on over everything else and become a cylinder of air. We tested it on a winter camp at ' +
        'minus twenty-four and the only complaint was that nobody would get up.',
      feat: 'No sewn-through seams|Helmet hood with a stiff peak|Mitt pockets inside and out|Snow skirt',
      spec: 'Fill weight:298 g|Weight:804 g (M)|Comfort while still:−20 °C',
      rate: '5 2 3 2',
      colours: 'signal/ink/saffron coal/ink/lagoon',
    },
    {
      n: 1104,
      name: 'Drover Vest',
      for: 'men',
      usd: 150,
      silhouette: 'vest',
      type: 'Down vest',
      tag: 'Chops wood. Drives vans. Answers emails.',
      text:
        'A hard-faced down vest with a yoke that takes a rucksack strap and pockets lined with fleece. ' +
        'Wear it open over flannel and you will be asked where you got it.',
      feat: 'Canvas shoulder yoke|Fleece-lined pockets|Poppers over the zip',
      spec: 'Fill weight:92 g|Weight:344 g (M)|Comfort while still:+4 °C',
      rate: '3 3 2 3',
      colours: 'camel/bark/pine ink/coal/tan brick/peat/oat',
    },
    {
      n: 1105,
      name: 'Northgate Parka',
      for: 'men',
      usd: 380,
      badge: 'NEW',
      type: 'Down parka',
      run: 'men-tall',
      tag: 'The bus is late. You will be fine.',
      text:
        'A city parka built to expedition rules. The shell is taped against sleet, the down is where the ' +
        'wind hits, and it comes in a tall that is actually longer in the arm.',
      feat: 'Seam-taped shell|Detachable hood ruff in recycled pile|Regular and tall|Four outer, three inner pockets',
      spec: 'Fill weight:236 g|Weight:1,090 g (M)|Comfort while still:−18 °C',
      rate: '5 1 4 1',
      colours: 'ink/coal/bark+ pine/ink/camel+ harbour/midnight/stone+',
    },
    {
      n: 1106,
      name: 'Linden Overshirt',
      care:
        'Wash at 30 °C, inside out, zips closed|Tumble low or hang up: it dries overnight|Avoid ' +
        'softener, it mats the fill|We patch tears free, for ever',
      for: 'men',
      usd: 175,
      type: 'Insulated shirt',
      silhouette: 'shirt',
      materials:
        'Face:Recycled nylon and cotton canvas|Lining:Taffeta, so it slides on|Fill:Thistledown recycled ' +
        'polyester, 60 g',
      tag: 'Workwear with a secret.',
      text:
        'From the outside, a canvas overshirt. Inside there is sixty-gram fill and a slippery lining, ' +
        'which is why it has replaced half the jackets in our warehouse.',
      feat: 'Pencil slot and chest pockets|Slides on over knitwear|Side-seam hand pockets',
      spec: 'Fill weight:60 g/m²|Weight:512 g (M)|Comfort while still:+5 °C',
      rate: '2 1 4 2',
      colours: 'tan/bark/peat moss/pine/bone graphite/ink/rust',
    },
    {
      n: 1107,
      name: 'Cirrus Pullover',
      for: 'men',
      usd: 195,
      off: 35,
      best: 20,
      eyebrow: 'LAST CHANCE',
      tag: 'Pull on, zip up, put kettle on.',
      text:
        'Less zip, less weight, fewer decisions. The pocket across the front warms both hands at once and ' +
        'turns inside out to hold the whole thing.',
      feat: 'Half zip with a chin guard|Pass-through warm pocket|250 grams in a medium',
      spec: 'Fill weight:92 g|Weight:250 g (M)|Comfort while still:0 °C',
      rate: '3 5 2 5',
      colours: 'lichen/moss/ink% cobalt/midnight/lemon%',
    },
    {
      n: 1108,
      name: 'Snipe Hybrid',
      care:
        'Wash at 30 °C, inside out, zips closed|Tumble low or hang up: it dries overnight|Avoid ' +
        'softener, it mats the fill|We patch tears free, for ever',
      for: 'men',
      usd: 165,
      type: 'Hybrid jacket',
      materials: 'Front:Windproof recycled nylon with Thistledown fill|Back and sleeves:Stretch grid fleece',
      tag: 'Jacket in front, fleece behind.',
      text:
        'Head into the wind and it is a puffer; turn round and it is a fleece. For ski tours, cold rides ' +
        'and anyone who overheats going up and freezes coming down.',
      feat: 'Mapped insulation|Grid-fleece back|Thumb loops|Close hood',
      spec: 'Fill weight:60 g/m² in front|Weight:362 g (M)|Comfort while moving:−10 °C',
      rate: '3 3 4 4',
      colours: 'graphite/ink/signal petrol/slate/glacier spruce/ink/volt',
    },
  ],
};
