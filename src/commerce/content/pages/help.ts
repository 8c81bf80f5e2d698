import { page, type PageOf, textPage, to } from '../parts.ts';
import type { ContentSite } from '../site.ts';
import { promises } from './promises.ts';

const contact = ({ region }: ContentSite): string =>
  region === 'NORA' ? 'Monday to Saturday, 8 to 20, Mountain Time' : 'Monday to Saturday, 9 to 19, your time';

const help: PageOf = (site) =>
  page('help', 'Help centre', 'Delivery, returns, repairs, sizes and how to reach a person.', [
    { id: 'help-title', type: 'banner', variant: 'compact', title: 'How can we help', titleH1: true, subtitle: 'Most answers are here. For the rest there are people.' },
    promises(site),
    {
      id: 'help-questions',
      type: 'accordions',
      title: 'Asked most often',
      items: [
        { id: 'change-order', title: 'Can I change an order?', html: '<p>For about thirty minutes, yes: cancel it from the confirmation page and order again. After that it is being packed; send back what you do not want.</p>' },
        { id: 'wrong-size', title: 'The size is wrong. What now?', html: '<p>Send it back at our cost and order the other size straight away, so that it does not sell out while the first one travels.</p>' },
        { id: 'promo-code', title: 'Where do I enter a code?', html: '<p>In the cart, below the items. One code at a time; gift cards go with the payment.</p>' },
        { id: 'pickup', title: 'Can I collect in a store?', html: '<p>Where a store near you has the size, choose pick up in the cart. We write when it is ready, mostly within two hours.</p>' },
      ],
    },
    { id: 'help-more', type: 'buttons', targets: [to('/help/contact-us', 'Contact us', { style: 'primary' }), to('/help/size-guide', 'Size guide', { style: 'outline' })] },
  ]);

const delivery: PageOf = (site) =>
  textPage(
    'help/delivery',
    'Delivery',
    `Standard delivery takes ${site.deliveryDays} working days.`,
    `<h3>What it costs</h3><p>${site.freeDeliveryFrom ? `Standard delivery is free from ${site.freeDeliveryFrom}. Below that, and for faster services, the cart shows the price before you pay.` : 'The cart shows the price before you pay.'}</p>
<h3>Tax and customs</h3><p>${site.isTaxIncluded ? 'Prices include tax. We ship from within your region, so there is nothing to pay at the door.' : 'Sales tax depends on where the parcel goes. It is added at checkout and shown before you pay.'}</p>
<h3>Where we deliver</h3><p>To homes and offices in the country of this site, to our stores, and to collection points where the checkout offers them. Not to PO boxes: carriers want a signature for boots.</p>
<h3>Made to order</h3><p>Customised shoes are made after you order them and take one to two weeks longer.</p>`,
  );

const returns: PageOf = () =>
  textPage(
    'help/returns/how-to-return',
    'How to return',
    'You have sixty days. We pay for the way back.',
    `<ol><li>Print the label from your confirmation e-mail, or show its code at the drop-off point.</li><li>Pack the things as they came. The box does not need to be the same one.</li><li>Drop the parcel off, or bring it to any Waymark store.</li></ol>
<p>The money is back where it came from within five working days of the parcel reaching us. Gift cards are refunded as gift cards.</p>
<h3>What we take back</h3><p>Everything unworn, or worn indoors. Shoes that have been up a hill cannot be sold again; if something is wrong with them, that is a repair or a fault, and ours to solve.</p>
<h3>What we cannot</h3><p>Made-to-order shoes, opened underwear and used digital gift cards.</p>`,
  );

const repairs: PageOf = () =>
  textPage(
    'help/repairs',
    'Repairs and warranty',
    'If we made it, we mend it, for as long as it can be mended.',
    `<h3>Faults</h3><p>A seam that opens, a zip that jams, a pole that splits in ordinary use: we repair or replace it at no cost, without an end date.</p>
<h3>Wear</h3><p>Holes, worn soles, torn mesh: repaired at cost. We tell you the price before we start, and send it back untouched if you would rather not.</p>
<h3>How</h3><ul><li>Clean it first, roughly. Mud is fine, wet is not.</li><li>Send it in, or hand it over in a store with a workshop.</li><li>Two to three weeks later it comes back, usually with a patch you can see. We think that is a good thing.</li></ul>`,
  );

const sizes: PageOf = ({ sizes }) =>
  textPage(
    'help/size-guide',
    'Size guide',
    'How to measure, and when to go up half a size.',
    `<h3>Feet</h3><p>Stand on paper in the evening, heel to the wall, and mark the longest toe. Measure both feet and take the longer one. Sizes here are ${sizes === 'eu' ? 'EU sizes' : sizes === 'uk' ? 'UK sizes' : 'US sizes'}; the chart on each product page has the others.</p>
<p>For long descents and winter socks go up half a size. For short, steep races stay where you are.</p>
<h3>Body</h3><p>Chest: around the fullest part, arms down. Waist: where your trousers sit. Inseam: from the crotch to the floor, without shoes.</p>
<h3>Between two sizes</h3><p>Shells and fleece: take the larger, there will be layers. Base layers and tights: take the smaller.</p>`,
  );

const contactUs: PageOf = (site) =>
  page('help/contact-us', 'Contact us', 'Real people who own wet tents.', [
    { id: 'contact-title', type: 'banner', variant: 'compact', title: 'Contact us', titleH1: true, subtitle: 'Real people who own wet tents.' },
    {
      id: 'contact-ways',
      type: 'iconAndText',
      variant: 'icon-left',
      iconSize: 'medium',
      items: [
        { icon: 'mail', richText: '<h3>Write</h3><p>help@waymark.example. We answer within a working day.</p>', target: to('mailto:help@waymark.example', 'Write to us') },
        { icon: 'phone', richText: `<h3>Call</h3><p>${contact(site)}.</p>` },
        { icon: 'store', richText: '<h3>Come by</h3><p>Every store can look up an order and take a return.</p>', target: to('/stores', 'Find a store') },
      ],
    },
  ]);

export const helpPages: readonly PageOf[] = [help, delivery, returns, repairs, sizes, contactUs];
