import type { DemoGuide } from '#src/domain/demo-guide.ts';
import { demoPassword } from '../people/people.ts';
import { addressSections } from './addresses.ts';
import { cardSections } from './cards.ts';
import { codeSections } from './codes.ts';
import { orderSections } from './orders.ts';
import { guidePeople, peopleSections } from './people.ts';
import { productSections } from './products.ts';

/** Everything that can be tried in the demo, made from what the demo is made of. */
export const demoGuide: DemoGuide = {
  password: demoPassword,
  people: guidePeople,
  groups: {
    people: peopleSections,
    cards: cardSections,
    codes: codeSections,
    addresses: addressSections,
    products: productSections,
    orders: orderSections,
  },
};
