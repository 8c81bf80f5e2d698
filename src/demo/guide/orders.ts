import type { GuideLine, GuideSection } from '#src/domain/demo-guide.ts';
import type { PastOrder } from '../people/person.types.ts';
import { people } from '../people/people.ts';
import { stores } from '../stores.ts';
import type { ShopCountry } from '#src/commerce/model/locale.ts';

const states: Record<PastOrder['status'], string> = {
  PLACED: 'Placed: can be cancelled.',
  PROCESSING: 'Is being packed.',
  SHIPPED: 'On its way.',
  DELIVERED: 'Delivered: send something back.',
  READY_FOR_PICKUP: 'Ready to be picked up.',
  CANCELLED: 'Was cancelled.',
  RETURNED: 'Was sent back.',
};

const isGiftCard = ({ lines }: PastOrder): boolean => lines.every(({ variantId }) => variantId.startsWith('WMGC'));

/** What a visitor without an account looks up: number and e-mail address. */
const orderLines: GuideLine[] = people.flatMap(({ email, orders, locale }) =>
  orders.map((order) => ({
    types: [{ text: order.orderNumber }, { text: email }],
    page: '/order-lookup',
    locale,
    causes: `${isGiftCard(order) ? 'A gift card that arrived by mail.' : states[order.status]}${order.isPaidByCredit ? ' Paid by an athlete’s credit.' : ''}`,
  })),
);

const countries: Record<ShopCountry, string> = {
  US: 'United States',
  CA: 'Canada',
  GB: 'United Kingdom',
  FR: 'France',
  DE: 'Germany',
  IT: 'Italy',
  ES: 'Spain',
};

const storeLines: GuideLine[] = (Object.keys(countries) as ShopCountry[]).map((country) => ({
  name: countries[country],
  causes: stores
    .filter((store) => store.country === country)
    .map(({ name }) => name.replace('Waymark ', ''))
    .join(', '),
}));

export const orderSections: GuideSection[] = [
  { title: 'Orders to look up without an account', lines: orderLines },
  {
    title: 'What goes on by itself',
    lines: [
      {
        name: 'Place an order',
        causes: 'It is packed after half an hour, then sent and delivered, ten minutes for a day (DEMO_DAY_MINUTES).',
      },
      {
        name: 'Write a review',
        causes:
          'It waits for approval. A minute or two later it is approved and shown; pictures that were given to the gallery are at /basecamp then, too.',
      },
      { name: 'Mailbox', page: '/sandbox/mail', causes: 'Emails that the shop sent.' },
    ],
  },
  { title: 'Stores', lines: storeLines },
];
