import { page, type PageOf, textPage, to } from '../parts.ts';
import type { ContentSite } from '../site.ts';
import { repairs, returns, sizes } from './help-care.ts';
import { promises } from './promises.ts';

const contact = ({ region }: ContentSite): string =>
  region === 'NORA' ? 'Monday to Saturday, 8 to 20, Mountain Time' : 'Monday to Saturday, 9 to 19, your time';

const help: PageOf = (site) =>
  page('help', 'Help centre', 'Delivery, returns, repairs, sizes and how to reach a person.', [
    {
      id: 'help-title',
      type: 'banner',
      variant: 'standard',
      title: 'How can we help',
      titleH1: true,
      subtitle: 'Most answers are here. For the rest there are people.',
    },
    promises(site),
    {
      id: 'help-questions',
      type: 'accordions',
      title: 'Asked most often',
      items: [
        {
          id: 'change-order',
          title: 'Can I change an order?',
          html:
            '<p>For about thirty minutes, yes: cancel it from its own page and order again. After ' +
            'that it is being packed; send back what you do not want.</p>',
        },
        {
          id: 'wrong-size',
          title: 'The size is wrong. What now?',
          html:
            '<p>Send it back at our cost and order the other size straight away, so that it does not sell ' +
            'out while the first one travels.</p>',
        },
        {
          id: 'promo-code',
          title: 'Where do I enter a code?',
          html: '<p>In the cart, below the items. One code at a time; gift cards go with the payment.</p>',
        },
        {
          id: 'pickup',
          title: 'Can I collect in a store?',
          html:
            '<p>Where a store near you has the size, choose pick up in the cart. We write when it is ready, ' +
            'mostly within two hours.</p>',
        },
      ],
    },
    {
      id: 'help-more',
      type: 'buttons',
      targets: [
        to('/order-lookup', 'Find your order', { style: 'primary' }),
        to('/help/contact-us', 'Contact us', { style: 'outline' }),
        to('/help/size-guide', 'Size guide', { style: 'outline' }),
      ],
    },
  ]);

/** Price and tax of delivery, as they hold for the site. */
function deliveryTerms({ freeDeliveryFrom, isTaxIncluded }: ContentSite): string {
  const price = freeDeliveryFrom
    ? `Standard delivery is free from ${freeDeliveryFrom}. Below that the cart shows the price.`
    : 'The cart shows the price before you pay.';
  const tax = isTaxIncluded
    ? 'Prices include tax. We ship from within your region, so there is nothing to pay at the door.'
    : 'Sales tax depends on where the parcel goes. It is added at checkout and shown before you pay.';
  return `<h3>What it costs</h3><p>${price}</p><h3>Tax and customs</h3><p>${tax}</p>`;
}

const delivery: PageOf = (site) =>
  textPage(
    'help/delivery',
    'Delivery',
    'Standard delivery takes {days} working days.',
    `${deliveryTerms(site)}
<h3>Where we deliver</h3><p>To homes and offices in the country of this site, to our stores,
and to collection points where the checkout offers them. Not to PO boxes: carriers want a
signature for boots.</p>
<h3>Made to order</h3><p>Customised shoes are made after you order them and take one to two weeks longer.</p>`,
  );

const contactUs: PageOf = (site) =>
  page('help/contact-us', 'Contact us', 'Real people who own wet tents.', [
    {
      id: 'contact-title',
      type: 'banner',
      variant: 'compact',
      title: 'Contact us',
      titleH1: true,
      subtitle: 'Real people who own wet tents.',
    },
    {
      id: 'contact-ways',
      type: 'iconAndText',
      variant: 'icon-left',
      iconSize: 'medium',
      items: [
        {
          icon: 'mail',
          richText: '<h3>Write</h3><p>help@waymark.example. We answer within a working day.</p>',
          target: to('mailto:help@waymark.example', 'Write to us'),
        },
        { icon: 'phone', richText: `<h3>Call</h3><p>${contact(site)}.</p>` },
        {
          icon: 'store',
          richText: '<h3>Come by</h3><p>Every store can look up an order and take a return.</p>',
          target: to('/stores', 'Find a store'),
        },
      ],
    },
  ]);

export const helpPages: readonly PageOf[] = [help, delivery, returns, repairs, sizes, contactUs];
