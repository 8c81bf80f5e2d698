import type { Family } from './family.types.ts';

export const skate: Family = {
  code: 'SB',
  number: 13,
  name: 'skate',
  typeLabel: 'Skate shoe',
  silhouette: 'skate-low',
  categories: { unisex: ['men-skate', 'women-trainers'] },
  runs: { unisex: 'unisex-shoe' },
  sizeCharts: { unisex: 'unisex-shoes' },
  materials:
    'Upper:Suede and 12 oz canvas|Lining:Cotton drill|Footbed:Poured PU, removable|Outsole:Vulcanised ' +
    'rubber, gum compound',
  care:
    'Brush suede dry, never wet|Glue a flapping toe early: we sell the tube|Send dead pairs back for a ' +
    'lace-and-sole kit at half price',
  ratings: ['Board feel', 'Durability', 'Impact', 'Grip'],
  keywords: 'skateboard skater sneakers vulc cupsole suede canvas',
  goesWith: ['hoodies', 'socks', 'hats', 'trousers', 'tees'],
  reviews: [
    [
      5,
      'Ollie hole: still waiting',
      'Seven weeks of daily skating and the double layer at the toe is holding.',
      'curbcut',
      'Long Beach, CA',
    ],
    [
      4,
      'Great feel, thin heel',
      'You feel everything, including landings. Fine for ledges, less for stairs.',
      'Matty',
      'Sheffield, UK',
    ],
    [
      5,
      'Grip like tape on tape',
      'Took a session to break in. Then they just stick.',
      'nollie_noor',
      'Barcelona, Spain',
    ],
    [3, 'Sizing is generous', 'Half a size down for me. Shape is spot on after that.', 'Jess', 'Philadelphia, PA'],
    [
      5,
      'I do not skate',
      'I am 52 and teach geography. They are the most comfortable shoes I own.',
      'Mr Parrish',
      'Exeter, UK',
    ],
    [
      4,
      'Laces shredded first',
      'As they do. Two spare pairs in the box, so fair enough.',
      'Timo',
      'Berlin, Germany',
      '!slip-on',
    ],
    [
      5,
      'Suede ages nicely',
      'Scuffs look better than new. Keep them out of puddles.',
      'D-Rod',
      'San Diego, CA',
      'Suede',
    ],
    [5, 'Sole stayed on', 'First vulc shoe where the foxing has not peeled at the flex.', 'halfpint', 'Lyon, France'],
    [
      2,
      'Tongue slides',
      'Needs elastic straps. I ran a lace through the loop and it is better.',
      'Paulie',
      'Montréal, QC',
      '!slip-on',
    ],
  ],
  questions: [
    [
      'Cup sole or vulcanised?',
      'Each description says which. Vulcanised bends and feels more; a cup sole takes bigger landings.',
      'newdeck',
    ],
    [
      'Are these men’s sizes?',
      'They use men’s US numbers. Women usually take one and a half down: a women’s 8 is a 6.5 here.',
      'Tash',
    ],
    ['Do spare laces come with them?', 'Yes, two pairs in every box.', 'shredder', '!slip-on'],
  ],
  styles: [
    {
      n: 1001,
      name: 'Slate Vulc',
      for: 'unisex',
      usd: 70,
      badge: 'BESTSELLER',
      tag: 'Flat, simple, close to the board.',
      text:
        'Three panels, two rows of stitching, one sole. We skated forty variations and this one, the ' +
        'plainest, was the last to fall apart.',
      feat: 'Double suede under the toe|Vulcanised gum sole|Two spare pairs of laces',
      spec: 'Construction:Vulcanised|Weight:344 g (UK 7)',
      rate: '5 3 2 4',
      colours: 'ink/chalk/gum slate/bone/gum harbour/chalk/signal moss/bone/gum crimson/chalk/ink',
    },
    {
      n: 1002,
      name: 'Kerb Cup',
      for: 'unisex',
      usd: 85,
      tag: 'For stairs you should not.',
      text:
        'A cup sole with a heel bag that takes the sting out of landing flat. The side panel is one sheet ' +
        'of suede, rubber-backed where the flick happens.',
      feat: 'Impact heel insert|Rubber-backed ollie zone|Lace-loop covers',
      spec: 'Construction:Cup sole|Weight:402 g (UK 7)',
      rate: '3 5 5 4',
      colours: 'coal/chalk/gum camel/bone/ink pine/chalk/gum',
    },
    {
      n: 1003,
      name: 'Ollerton Hi',
      for: 'unisex',
      usd: 85,
      silhouette: 'trainer-high',
      type: 'High-top skate shoe',
      off: 25,
      best: 15,
      tag: 'Board edges hurt. Ankles vote high.',
      text:
        'Named after a town with one very good car park. Padded over the ankle bone, notched behind so it ' +
        'still bends, on our flattest sole.',
      feat: 'Padded ankle|Flex notch at the back|Full-length suede toe',
      spec: 'Construction:Vulcanised|Weight:421 g (UK 7)',
      rate: '4 4 3 4',
      colours: 'ink/bone/chalk% plum/chalk/gum% oat/bone/brick',
    },
    {
      n: 1004,
      name: 'Bowl Slip',
      for: 'unisex',
      usd: 65,
      silhouette: 'slip-on',
      type: 'Slip-on skate shoe',
      tag: 'No laces to shred.',
      text:
        'Elastic at the sides, canvas everywhere else. It comes off as fast as it goes on, which pool ' +
        'owners and airport queues both appreciate.',
      feat: 'Elastic gussets sewn in twice|Reinforced toe|Gum sole',
      spec: 'Construction:Vulcanised|Weight:298 g (UK 7)',
      rate: '5 2 2 4',
      materials: 'Upper:12 oz organic canvas|Lining:Cotton drill|Outsole:Vulcanised gum rubber',
      colours: 'ink/chalk/chalk saffron/ink/chalk sky/chalk/gum graphite/bone/crimson',
    },
    {
      n: 1005,
      name: 'Pavey Pro',
      for: 'unisex',
      usd: 95,
      badge: 'NEW',
      tag: 'Ida Pavey drew it on a pizza box.',
      text:
        'A signature shoe for a skater who goes through three pairs a month. She wanted a thinner tongue, ' +
        'a thicker toe and a purple one. She got all three.',
      feat: 'Triple-layer toe|Gusseted, low-bulk tongue|Thin-wall cup sole that flexes like vulc',
      spec: 'Construction:Thin cup sole|Weight:366 g (UK 7)',
      rate: '4 5 4 5',
      colours: 'plum/chalk/volt+ ink/chalk/lilac+ bone/sand/plum?',
    },
    {
      n: 1006,
      name: 'Gantry',
      for: 'unisex',
      usd: 75,
      off: 35,
      best: 20,
      tag: 'A bus, a ledge, a bus home.',
      text:
        'An everyday canvas low with enough suede to skate in at lunch. The footbed is a little thicker ' +
        'than the others because most of the day is still walking.',
      feat: '6 mm poured footbed|Canvas that breathes|Suede at toe and heel only',
      spec: 'Construction:Vulcanised|Weight:331 g (UK 7)',
      rate: '4 3 3 3',
      colours: 'olive/bone/gum% fjord/chalk/ink% rose/chalk/gum% ink/coal/ink',
    },
    {
      n: 1007,
      name: 'Spillway',
      for: 'unisex',
      usd: 80,
      tag: 'Fat tongue. Fat laces. No apology.',
      text:
        'A puffy throwback to 2001 with recycled foam where the nostalgia is. It skates better than it has ' +
        'any right to, because the sole under it is new.',
      feat: 'Puffed tongue and collar|6 mm flat laces|Wide, stable base',
      spec: 'Construction:Cup sole|Weight:458 g (UK 7)',
      rate: '2 4 5 4',
      colours: 'chalk/mist/cobalt ink/graphite/volt sand/bark/gum spruce/chalk/saffron',
    },
    {
      n: 1008,
      name: 'Slate Vulc Winter',
      for: 'unisex',
      usd: 90,
      type: 'Lined skate shoe',
      tag: 'Same shoe. Warmer ideas.',
      text:
        'Waxed suede outside, pile inside, and a rubber compound that stays soft when the concrete ' +
        'freezes. For the four months when parks are empty.',
      feat: 'Recycled pile lining|Waxed suede|Cold-soft rubber',
      spec: 'Construction:Vulcanised|Weight:392 g (UK 7)',
      rate: '4 4 2 5',
      colours: 'bark/oat/gum ink/coal/gum',
    },
  ],
};
