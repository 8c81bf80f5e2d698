import type { Family } from './family.types.ts';

export const hiking: Family = {
  code: 'HK',
  number: 11,
  name: 'hiking',
  typeLabel: 'Hiking boot',
  silhouette: 'hiking-boot',
  categories: { women: ['women-hiking'], men: ['men-hiking'] },
  runs: { women: 'women-shoe', men: 'men-shoe' },
  sizeCharts: { women: 'women-shoes', men: 'men-shoes' },
  materials:
    'Upper:Nubuck leather from a tannery that cleans its water|Lining:Drystone waterproof ' +
    'membrane|Midsole:Dual-density PU|Outsole:Hobnail rubber, 5 mm',
  care:
    'Brush when dry, then wipe with a damp cloth|Wax leather every twenty days out|Resole with us from ' +
    '$95; most take it twice',
  ratings: ['Support', 'Grip', 'Lightness', 'Warmth'],
  keywords: 'walking trekking hill mountain waterproof boots backpacking',
  goesWith: ['socks', 'trousers', 'packs', 'shells', 'base-layers'],
  reviews: [
    [
      5,
      'No break-in, honestly',
      'Wore them out of the shop, up Cader Idris the next day, and had no blisters at all. First time in ' +
        'thirty years.',
      'Gwen',
      'Dolgellau, UK',
    ],
    [
      4,
      'Solid, a bit warm',
      'Very good support with 18 kg on my back. In July they were hot below the treeline.',
      'hutwarden',
      'Briançon, France',
    ],
    [
      5,
      'Resoled and going again',
      'Sent them back after six years and they came home with new soles and new eyelets. Same boots, ' +
        'which was the point.',
      'K. Huber',
      'Innsbruck, Austria',
    ],
    [
      5,
      'Wide means wide',
      'I have duck feet. The wide fitting is not just a thinner insole, they changed the last.',
      'Moira',
      'Halifax, NS',
    ],
    [
      3,
      'Laces squeak',
      'Excellent boots that announce my arrival. Wax on the eyelets helped.',
      'quietplease',
      'Portland, OR',
    ],
    [
      4,
      'Dry after eight hours of bog',
      'The only water that got in came over the top, and that was my fault.',
      'peat_reporter',
      'Fort William, UK',
    ],
    [
      5,
      'Held a crampon fine',
      'Used with a strap-on crampon on an easy glacier day. Stiff enough and no pressure on the ankle.',
      'Nico',
      'Courmayeur, Italy',
    ],
    [
      2,
      'Too narrow for me',
      'Beautiful boot, wrong foot. Exchange took four days and was painless.',
      'Ray S.',
      'Duluth, MN',
    ],
    [
      5,
      'Great for the dog and me',
      'Twice a day, every day, through a Northumbrian winter. They still look decent on a Sunday.',
      'two_spaniels',
      'Alnwick, UK',
    ],
    [
      4,
      'Good grip, loud on tiles',
      'They bite on wet limestone, which little does. Take them off at the refuge door.',
      'Inés',
      'Huesca, Spain',
    ],
    [
      5,
      'Camino approved',
      'Eight hundred kilometres, two pairs of socks, one happy person.',
      'Paul & Jo',
      'Guelph, ON',
    ],
    [
      4,
      'Lighter than they look',
      'I expected clumpy. They walk like a shoe and you notice the ankle only when it saves you.',
      'Tomasz',
      'Leipzig, Germany',
    ],
  ],
  questions: [
    [
      'Do I need to wax them from new?',
      'No. They come with a light wax. Start once water stops beading, usually after about twenty days of use.',
      'newboots',
    ],
    [
      'Will they take a crampon?',
      'Strap-on crampons fit the boots that list a stiff shank. None of these has a welt for a clip-on bar.',
      'Andrea',
    ],
    [
      'How does the wide fitting differ?',
      'The last is 6 mm wider round the ball of the foot and 3 mm higher at the instep. The heel is the same.',
      'bunions',
    ],
    [
      'Are they vegan?',
      'The fabric models are, glue included. Anything with nubuck or leather in its name is not.',
      'Leaf',
    ],
  ],
  styles: [
    {
      n: 1001,
      name: 'Cairn Mid',
      for: 'women',
      usd: 190,
      badge: 'BESTSELLER',
      run: 'women-boot-widths',
      tag: 'The boot most people need.',
      text:
        'High enough for a rucksack, light enough for a Sunday. Cairn has a nubuck upper in as few pieces ' +
        'as we could manage, because every seam is a place for water, and it comes in two real widths.',
      feat: 'Two widths on two lasts|Half-length nylon shank|Locking eyelet at the ankle|Resoleable',
      spec: 'Height:Mid|Weight:468 g (UK 5)|Shank:Half, nylon',
      rate: '4 4 3 3',
      colours: 'bark/peat/ochre slate/ink/signal moss/bark/sand@ plum/ink/rose',
    },
    {
      n: 1002,
      name: 'Fellside Leather',
      for: 'women',
      usd: 260,
      tag: 'One hide, one seam, twenty years.',
      text:
        'A traditional boot made from a single piece of 2.6 mm leather with the only seam tucked under the ' +
        'heel counter. It asks for a week of patience and repays it for a couple of decades.',
      feat: 'One-piece full-grain leather|Stitched rand|Cork footbed that takes your shape',
      spec: 'Height:High|Weight:612 g (UK 5)|Shank:Three-quarter, steel',
      rate: '5 4 2 4',
      colours: 'cocoa/peat/gum tan/bark/bone',
    },
    {
      n: 1003,
      name: 'Drove Low',
      for: 'women',
      usd: 150,
      off: 20,
      best: 10,
      type: 'Hiking shoe',
      silhouette: 'trail-runner',
      tag: 'A boot’s sole under a shoe’s ankle.',
      text:
        'For old cattle roads and new footpaths, where you want a firm platform and a free ankle. The mesh ' +
        'windows are backed by membrane, so morning grass does not matter.',
      feat: 'Boot-weight outsole|Breathing mesh over a waterproof liner|Bumper toe',
      spec: 'Height:Low|Weight:356 g (UK 5)|Shank:Moulded',
      rate: '3 4 4 2',
      colours: 'sage/bone/brick% pebble/slate/coral% petrol/ink/glacier',
    },
    {
      n: 1004,
      name: 'Corrie Lite',
      for: 'women',
      usd: 165,
      tag: 'Fabric, fast, and dry by supper.',
      text:
        'The warm-weather boot: no membrane, no leather, a woven upper that breathes like a shirt. It ' +
        'weighs barely more than a trainer and still lets you trust your ankle on a boulder field.',
      feat: 'Unlined woven upper|Ankle cuff cut low at the Achilles|Animal-free throughout',
      spec: 'Height:Mid|Weight:389 g (UK 5)|Shank:Half, nylon',
      rate: '3 4 5 1',
      materials: 'Upper:Woven recycled polyester|Lining:Open mesh|Midsole:Sphagnum foam|Outsole:Hobnail rubber, 4 mm',
      colours: 'sand/dune/lagoon glacier/slate/coral+ olive/peat/saffron',
    },
    {
      n: 1005,
      name: 'Munro Guide',
      for: 'women',
      usd: 290,
      tag: 'Stiff where the ground is not.',
      text:
        'A four-season walking boot for the days when the path has gone under névé. The sole bends just ' +
        'enough to walk in and takes a strap-on crampon all day.',
      feat: 'Crampon-compatible stiff shank|Deep rubber rand|Two-zone lacing with a cam lock',
      spec: 'Height:High|Weight:655 g (UK 5)|Shank:Full, nylon and glass',
      rate: '5 5 1 4',
      colours: 'graphite/ink/signal petrol/coal/saffron',
    },
    {
      n: 1006,
      name: 'Larkrise',
      for: 'women',
      usd: 140,
      off: 35,
      best: 25,
      tag: 'For bluebells, not blizzards.',
      text:
        'An easy, soft boot for footpaths, dogs and pubs. It is waterproof, flexes like a slipper, and ' +
        'will not make you look as though you are about to cross Greenland.',
      feat: 'Soft flexing sole|Padded bellows tongue|Speed hooks you can work with gloves on',
      spec: 'Height:Mid|Weight:402 g (UK 5)|Shank:None',
      rate: '3 3 4 2',
      colours: 'heather/slate/oat fawn/bark/brick',
    },
    {
      n: 1007,
      name: 'Traverse Mid',
      for: 'women',
      usd: 210,
      badge: 'NEW',
      run: 'women-boot-widths',
      tag: 'Built for hut-to-hut.',
      text:
        'Six days, one pair of boots. Traverse puts a running-shoe foam over a firm plate, so that knees ' +
        'survive the descents, and dries overnight on a hook because nothing in it holds water.',
      feat: 'Sphagnum foam over a trekking plate|Quick-dry lining|Rockered toe for long flats',
      spec: 'Height:Mid|Weight:441 g (UK 5)|Shank:Full, flexible',
      rate: '4 5 4 2',
      colours: 'harbour/ink/coral+ lichen/pine/bone+ berry/plum/sand+',
    },
    {
      n: 1008,
      name: 'Col Approach',
      for: 'women',
      usd: 160,
      type: 'Approach shoe',
      silhouette: 'trail-runner',
      tag: 'Walks in, climbs a bit, walks out.',
      text:
        'Sticky rubber to the toes and lacing down to them, for scrambles where boots feel like oven ' +
        'gloves. The heel loop clips to a harness and holds a body, though please do not.',
      feat: 'Smooth climbing zone|Lace-to-toe|Suede where rock rubs',
      spec: 'Height:Low|Weight:371 g (UK 5)|Shank:Moulded',
      rate: '3 5 3 2',
      colours: 'clay/slate/glacier ink/graphite/lemon',
    },
    {
      n: 1101,
      name: 'Cairn Mid',
      for: 'men',
      usd: 190,
      badge: 'BESTSELLER',
      run: 'men-boot-widths',
      tag: 'Half the hill wears it. There is a reason.',
      text:
        'We have changed this boot four times in eleven years and each time less than the last. Fewer ' +
        'seams, a better tongue, and a sole that a cobbler can take off without swearing.',
      feat: 'Regular and wide lasts|Nubuck in four pieces|Ankle lock eyelet|Resoleable',
      spec: 'Height:Mid|Weight:571 g (UK 8)|Shank:Half, nylon',
      rate: '4 4 3 3',
      colours: 'bark/peat/ochre ink/coal/signal olive/bark/sand stone/slate/brick@',
    },
    {
      n: 1102,
      name: 'Fellside Leather',
      for: 'men',
      usd: 260,
      tag: 'Buy it once. Wax it often.',
      text:
        'The boot our founder’s father would recognise: thick leather, brass hooks, cork underfoot. ' +
        'Nothing in it is new, and all of it can be mended.',
      feat: 'Single-piece leather upper|Brass hardware|Stitched construction, resoleable for life',
      spec: 'Height:High|Weight:738 g (UK 8)|Shank:Three-quarter, steel',
      rate: '5 4 1 4',
      colours: 'cocoa/peat/gum bark/ink/ochre',
    },
    {
      n: 1103,
      name: 'Drove Low',
      for: 'men',
      usd: 150,
      off: 20,
      best: 20,
      type: 'Hiking shoe',
      silhouette: 'trail-runner',
      tag: 'For long days on easy ground.',
      text:
        'Drovers walked from Skye to Smithfield in worse. A low, waterproof shoe with a boot’s tread, ' +
        'happiest on tracks, moorland and the sort of path that has a name.',
      feat: 'Waterproof liner|Protective toe|Firm heel counter for a load',
      spec: 'Height:Low|Weight:428 g (UK 8)|Shank:Moulded',
      rate: '3 4 4 2',
      colours: 'peat/bark/signal graphite/ink/sky% moss/pine/gum%',
    },
    {
      n: 1104,
      name: 'Corrie Lite',
      for: 'men',
      usd: 165,
      tag: 'Ankle height, trainer weight.',
      text:
        'For dry ranges and thirsty valleys: no lining to trap heat, no leather to carry water. The upper ' +
        'is woven in one go and the cuff is soft enough to forget.',
      feat: 'Airy unlined weave|Low cut behind the ankle|Contains nothing from animals',
      spec: 'Height:Mid|Weight:474 g (UK 8)|Shank:Half, nylon',
      rate: '3 4 5 1',
      materials: 'Upper:Woven recycled polyester|Lining:Open mesh|Midsole:Sphagnum foam|Outsole:Hobnail rubber, 4 mm',
      colours: 'dune/bark/lagoon slate/mist/signal+ pine/ink/ochre',
    },
    {
      n: 1105,
      name: 'Munro Guide',
      for: 'men',
      usd: 290,
      tag: 'For when the weather wins the toss.',
      text:
        'Mountain leaders wanted a boot they could wear in June and in February. This is the compromise, ' +
        'and it gives way on weight and on nothing else.',
      feat: 'Takes strap-on crampons|High rubber rand|Cam-lock lacing|Gaiter-friendly hooks',
      spec: 'Height:High|Weight:792 g (UK 8)|Shank:Full, nylon and glass',
      rate: '5 5 1 4',
      colours: 'graphite/ink/signal bark/coal/saffron harbour/ink/mist',
    },
    {
      n: 1106,
      name: 'Wether',
      for: 'men',
      usd: 145,
      off: 30,
      best: 15,
      tag: 'A soft boot for hard-working dogs.',
      text:
        'Waterproof, unfussy and easy on the shins. Wether is for the walk you do without thinking of it ' +
        'as a walk, at six in the morning, twice round the field.',
      feat: 'Pull-on loops front and back|Shin-friendly collar|Mud-shedding tread',
      spec: 'Height:Mid|Weight:498 g (UK 8)|Shank:None',
      rate: '3 3 4 3',
      colours: 'pine/bark/sand peat/ink/clay',
    },
    {
      n: 1107,
      name: 'Traverse Mid',
      for: 'men',
      usd: 210,
      badge: 'NEW',
      run: 'men-boot-widths',
      tag: 'Knees first, then kilometres.',
      text:
        'Two thousand metres of descent a day is a foam problem. We put 8 mm more under the heel, kept the ' +
        'plate for a heavy pack, and let the lining dry by breakfast.',
      feat: 'Descent-tuned foam|Load-bearing plate|Overnight-dry lining|Two widths',
      spec: 'Height:Mid|Weight:538 g (UK 8)|Shank:Full, flexible',
      rate: '4 5 4 2',
      colours: 'spruce/ink/signal+ coal/graphite/sky+ rust/bark/bone?',
    },
    {
      n: 1108,
      name: 'Col Approach',
      for: 'men',
      usd: 160,
      type: 'Approach shoe',
      silhouette: 'trail-runner',
      tag: 'Better at rock than shoes should be.',
      text:
        'Edge on it, smear with it, then walk six kilometres back to the van without hating it. Suede ' +
        'takes the scraping and the toe cap comes from our climbing friends.',
      feat: 'Climbing rubber at the toe|Laces to the tip|Harness loop',
      spec: 'Height:Low|Weight:446 g (UK 8)|Shank:Moulded',
      rate: '3 5 3 2',
      colours: 'slate/ink/signal camel/bark/cobalt',
    },
  ],
};
