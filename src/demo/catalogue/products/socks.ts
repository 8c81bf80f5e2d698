import type { Family } from './family.types.ts';

export const socks: Family = {
  code: 'SK',
  number: 31,
  name: 'socks',
  typeLabel: 'Hiking socks',
  silhouette: 'socks',
  categories: { unisex: ['socks'] },
  runs: { unisex: 'socks' },
  sizeCharts: { unisex: 'socks' },
  materials: 'Yarn:62% merino, 36% nylon, 2% elastane|Wool:Mulesing-free',
  care:
    'Wash inside out at 40 °C|No softener: wool dislikes it|Two years against holes: bring them in, ' +
    'take new ones home',
  ratings: ['Cushion', 'Warmth', 'Durability'],
  keywords: 'sock merino wool running hiking ankle crew knee',
  goesWith: ['hiking', 'trail', 'winter-boots', 'hats', 'base-layers'],
  reviews: [
    [
      5,
      'No blisters in new boots',
      'Which is saying something, the boots were not kind.',
      'Glenda',
      'Kendal, UK',
      'Hiking|Mountain',
    ],
    [5, 'Guarantee is real', 'Walked in with a hole, walked out with a pair.', 'Kev', 'Denver, CO'],
    [4, 'Great, a little tall', 'For my short legs the crew is a knee sock.', 'Paz', 'Oviedo, Spain', '!Running'],
    [5, 'Stayed up', 'Eleven hours, no sliding.', 'Hannes', 'Salzburg, Austria', '!Lounge'],
    [3, 'Warm in August', 'Should have bought the light ones.', 'Lise', 'Nîmes, France', 'Hiking'],
    [5, 'Christmas sorted', 'Seven people, seven pairs, no complaints.', 'Auntie Fi', 'Stirling, UK'],
    [4, 'Colours do not run', 'Which I feared with the red.', 'J. Chen', 'Burnaby, BC'],
  ],
  questions: [
    [
      'How does the hole guarantee work?',
      'Two years from purchase, once per pair. Bring them to a store or send a photograph.',
      'toes_out',
    ],
    [
      'Which height for boots?',
      'One finger above the boot collar: crew for mid boots, knee for winter boots.',
      'heightist',
      'Hiking|Mountain',
    ],
  ],
  styles: [
    {
      n: 1001,
      name: 'Drove Crew',
      for: 'unisex',
      usd: 24,
      badge: 'BESTSELLER',
      tag: 'Guaranteed against everything but loss.',
      text:
        'Medium cushion where boots press, thin on top where they lace. We changed the toe seam to a ' +
        'hand-linked one and the letters about toes stopped.',
      feat: 'Hand-linked toe|Cushioned heel and sole|Two-year hole guarantee',
      spec: 'Height:Crew|Cushion:Medium',
      rate: '4 3 5',
      colours: 'oat/bark/signal slate/ink/lemon moss/pine/bone brick/ink/oat',
    },
    {
      n: 1002,
      name: 'Beck Light Quarter',
      for: 'unisex',
      usd: 20,
      tag: 'For shoes, sun and short trousers.',
      text:
        'A light merino that breathes through the top and pads only under the ball. It shows a finger of ' +
        'colour above a hiking shoe.',
      feat: 'Mesh instep|Arch band|Left and right shaped',
      spec: 'Height:Quarter|Cushion:Light',
      rate: '2 2 4',
      colours: 'glacier/sky/coral sand/clay/ink ink/slate/volt',
    },
    {
      n: 1003,
      name: 'Munro Knee',
      for: 'unisex',
      usd: 32,
      type: 'Mountain socks',
      tag: 'Deep snow, deep pile.',
      text:
        'Full-cushion terry to the knee for stiff boots and hard frosts. Shin padding lies where the ' +
        'tongue sits, and nowhere else.',
      feat: 'Padded shin|Full terry|Non-slip cuff',
      spec: 'Height:Knee|Cushion:Heavy',
      rate: '5 5 5',
      colours: 'graphite/ink/signal bark/peat/ochre',
    },
    {
      n: 1004,
      name: 'Kestrel Micro',
      for: 'unisex',
      usd: 18,
      off: 20,
      best: 20,
      type: 'Running socks',
      tag: 'Less sock, more run.',
      text:
        'Thin, grippy inside and tabbed at the heel. It dries on your foot, which after a bog is the only ' +
        'place you have.',
      feat: 'Heel tab|Grip yarn at the heel|Drains fast',
      spec: 'Height:Ankle|Cushion:Thin',
      rate: '1 1 3',
      materials: 'Yarn:Recycled nylon and polyester with 5% elastane',
      colours: 'volt/ink/coral% chalk/mist/cobalt% ink/graphite/signal',
    },
    {
      n: 1005,
      name: 'Hearth Bed Sock',
      for: 'unisex',
      usd: 28,
      type: 'Lounge socks',
      badge: 'NEW',
      tag: 'Indoors only. Probably.',
      text: 'Loose, chunky and dotted with grips so you can cross a hut floor at speed. The cuff leaves no mark.',
      feat: 'Silicone dots|Loose cuff|Recycled wool',
      spec: 'Height:Crew|Cushion:Heavy',
      rate: '5 5 2',
      materials: 'Yarn:Recycled wool and alpaca',
      colours: 'blush/brick/bone+ stone/slate/oat+ pine/moss/oat+',
    },
    {
      n: 1006,
      name: 'Trig Stripe Everyday',
      for: 'unisex',
      usd: 16,
      type: 'Everyday socks',
      tag: 'Monday socks with weekend wool.',
      text:
        'Light cotton and merino in stripes that match nothing you own and go with all of it. Reinforced ' +
        'where shoes bite.',
      feat: 'Reinforced heel and toe|Smooth toe seam|Striped by hand on paper first',
      spec: 'Height:Crew|Cushion:Thin',
      rate: '2 2 4',
      materials: 'Yarn:60% organic cotton, 25% merino, 15% nylon',
      colours: 'harbour/bone/crimson saffron/ink/bone fern/bone/ink lilac/plum/bone',
    },
    {
      n: 1007,
      name: 'Tarn Waterproof Sock',
      for: 'unisex',
      usd: 48,
      type: 'Waterproof socks',
      tag: 'Puddles, meet your match.',
      text:
        'A knitted sock with a membrane between merino and nylon. Wear them in running shoes through a bog ' +
        'and in wellingtons through a festival.',
      feat: 'Drystone membrane|Merino inside|Seam-free toe',
      spec: 'Height:Crew|Cushion:Medium',
      rate: '3 4 3',
      materials: 'Outer:Nylon knit|Membrane:Drystone, PFAS-free|Inner:Merino',
      colours: 'ink/slate/signal petrol/ink/glacier',
    },
  ],
};
