import { giftInTheWay } from '../simulation/gift-refusals.ts';
import type { GuideLine, GuideSection } from '#src/domain/demo-guide.ts';

const product = (id: string, name: string, causes: string): GuideLine => ({ name, page: `/p/${id}`, causes });
const ridgeline = (size: string, causes: string): GuideLine =>
  product('WMTR1101INK', `Ridgeline 3 for men in Ink, size ${size}`, causes);

/** `page` is that of the product; tests/demo/guide.test.ts holds names, colours and sizes to the catalogue. */
export const productSections: GuideSection[] = [
  {
    title: 'Stock',
    lines: [
      product('WMTR1001SLT', 'Ridgeline 3 for women in Slate, size 8', 'The last pair. Bought in another tab: INV700.'),
      product('WMSH1101INK', 'Tideline 3L for men in Ink, size M', 'The last one.'),
      product('WMTT1002GLC', 'Bield 2 in Glacier', 'The last one.'),
      product('WMIN1001INK', 'Ptarmigan Down for women in Ink, size M', 'Sold out: a size that cannot be chosen.'),
      product(
        'WMTR1101BRI',
        'Ridgeline 3 for men in Brick, size 10',
        'Sold out, and may come back: “Notify me” asks for one email, and ten minutes later (DEMO_DAY_MINUTES) it is back.',
      ),
      product(
        'WMSH1107BRI',
        'Bothy Anorak for men in Brick',
        'Every size is sold out: the page offers nothing to buy.',
      ),
      product(
        'WMFL1101FJD',
        'Larch Grid for men in Fjord, size L',
        'Put three into the cart: fewer are left while you order.',
      ),
      product(
        'WMHK1001SLT',
        'Cairn Mid for women in Slate, size 8',
        'Only a store has it: picked up in Boulder, it cannot be sent home. ORD518.',
      ),
      product(
        'WMWB1106CML',
        'Sleet Mid for men in Camel',
        'Only stores sell it: the button finds one that has it. ORD518.',
      ),
      ridgeline('12', 'Taken back since its page was made. INV407.'),
      ridgeline('13', 'Its price is being set anew. INV702.'),
      product('WMBT1001INK', 'Beck Bottle 750 in Ink', 'Sold out between cart and order. INV406.'),
      product(
        giftInTheWay.productId,
        'Beck Bottle 750 in Lagoon',
        'A gift with purchase is in the way of your first add (GWP403); the page tries again after two seconds.',
      ),
    ],
  },
  {
    title: 'What changes while you order (once for each database)',
    lines: [
      ridgeline('10', 'Sold out between cart and order (WMTR1101INK-100). INV406.'),
      ridgeline('8.5', 'Picked up in Boulder: is sent there.'),
      ridgeline('8', 'Picked up in San Francisco: is sent there. ORD516.'),
      ridgeline('11.5', 'Picked up in Denver: comes home.'),
      ridgeline('9', 'Sent to the store in Portland: comes home. ORD517.'),
      ridgeline('10', 'Sent to the store in Boulder: is picked up there.'),
      ridgeline('9.5', 'Sent home with Boulder as your store: is picked up there.'),
    ],
  },
  {
    title: 'Not yet, and made to order',
    lines: [
      product('WMHK1107RST', 'Traverse Mid for men in Rust', 'Coming soon: shown, and not sold yet.'),
      product('WMTR1108CHK', 'Fellside Elite for men in Chalk', 'Presale: shown with its day.'),
      product('WMTN1101CHK', 'Cairn Court Custom in Chalk', 'Made to a recipe of yours.'),
      product(
        'WMGC1001MOS',
        'Waymark Gift Card in Moss',
        'Comes by mail: no delivery, and a message to whom it is for.',
      ),
    ],
  },
];
