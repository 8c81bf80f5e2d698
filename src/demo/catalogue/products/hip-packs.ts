import type { Family } from './family.types.ts';

export const hipPacks: Family = {
  code: 'HP',
  number: 42,
  name: 'hip-packs',
  typeLabel: 'Hip pack',
  silhouette: 'hip-pack',
  categories: { unisex: ['duffels'] },
  runs: { unisex: 'one' },
  sizeCharts: {},
  materials: 'Body:Recycled nylon, 210 denier ripstop|Zip:Water-repellent YKK|Belt:Recycled webbing',
  care: 'Sponge clean|Dry it open|Belts are replaceable',
  ratings: ['Organisation', 'Stability', 'Weatherproofing'],
  keywords: 'bum bag fanny pack waist pack sling crossbody lumbar',
  goesWith: ['bottles', 'hats', 'trail', 'duffels', 'tees'],
  reviews: [
    [5, 'Does not bounce', 'Ran ten miles with a bottle in. Forgot it was on.', 'Coop', 'Bend, OR', 'belt|Hip|Lumbar'],
    [
      4,
      'Holds more than you would think',
      'Camera, gloves, apple, map. No apple survived though.',
      'Ginevra',
      'Lecco, Italy',
      '!belt',
    ],
    [5, 'Across the chest in town', 'Phone safe on the metro.', 'Noa', 'Barcelona, Spain', 'Hip pack|Sling'],
    [3, 'Belt tail flaps', 'Needs a keeper. Rubber band did it.', 'Stu', 'Dundee, UK', '!Sling'],
  ],
  questions: [
    ['What waist does it fit?', 'From 66 to 120 cm; extension straps are available in store.', 'widthways'],
    ['Will a big phone fit?', 'Yes, all of them hold the largest current phones in a case.', 'slab'],
  ],
  styles: [
    {
      n: 1001,
      name: 'Beck Hip 3',
      for: 'unisex',
      usd: 45,
      badge: 'BESTSELLER',
      tag: 'Keys, bun, dog bags.',
      text:
        'A three-litre pouch for the walk after lunch. One big pocket, one flat one at the back and a loop ' +
        'for a torch.',
      feat: 'Flat back pocket|Key leash|Wear at hip or chest',
      spec: 'Volume:3 L|Weight:158 g',
      rate: '3 3 3',
      colours: 'moss/pine/signal ink/coal/lemon lilac/plum/chalk clay/bark/bone',
    },
    {
      n: 1002,
      name: 'Tempo Belt',
      for: 'unisex',
      usd: 35,
      off: 20,
      best: 20,
      type: 'Running belt',
      tag: 'Elastic, slim and silent.',
      text:
        'A stretch tube with five openings that grips what you put in it. Gels at the front, phone at the ' +
        'back, number toggles for race day.',
      feat: 'Five openings|Race-number toggles|No buckle to rub',
      spec: 'Volume:1 L|Weight:72 g',
      rate: '3 5 1',
      materials: 'Body:Recycled nylon and elastane',
      colours: 'ink/graphite/volt% coral/brick/chalk%',
    },
    {
      n: 1003,
      name: 'Lumbar 9',
      for: 'unisex',
      usd: 90,
      type: 'Lumbar pack',
      badge: 'NEW',
      tag: 'A daypack that stays off your back.',
      text:
        'Nine litres at the hip with two bottles and a shell strapped beneath. Fly-fishers, botanists and ' +
        'sweaty people have all claimed it.',
      feat: 'Two bottle holsters|Jacket straps below|Optional shoulder strap',
      spec: 'Volume:9 L|Weight:412 g',
      rate: '4 4 3',
      colours: 'petrol/ink/signal+ sand/bark/moss+ coal/ink/sky+',
    },
    {
      n: 1004,
      name: 'Ginnel Sling 5',
      for: 'unisex',
      usd: 55,
      type: 'Sling',
      tag: 'One strap, either shoulder.',
      text:
        'A city sling that swings round to your front when a ticket barrier appears. The zip is on the ' +
        'body side, away from curious hands.',
      feat: 'Body-side zip|Swap-side strap|Padded tablet sleeve',
      spec: 'Volume:5 L|Weight:246 g',
      rate: '4 3 3',
      colours: 'ink/coal/gum slate/ink/coral oat/bark/signal',
    },
  ],
};
