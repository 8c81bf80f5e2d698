import { type PageOf, textPage } from '../parts.ts';

export const returns: PageOf = () =>
  textPage(
    'help/returns/how-to-return',
    'How to return',
    'You have sixty days. We pay for the way back.',
    `<ol><li>Open your order: by the link in your confirmation e-mail, from your account, or by its number under
“Find your order”. Choose “Send something back” and what goes back, and print the label.</li><li>Pack the things as they came. The box does not need to be the same one.</li><li>Drop
the parcel off, or bring it to any Waymark store.</li></ol>
<p>The money is back where it came from within five working days of the parcel reaching us.
Gift cards are refunded as gift cards.</p>
<h3>What we take back</h3><p>Everything unworn, or worn indoors. Shoes that have been up
a hill cannot be sold again; if something is wrong with them, that is a repair or a fault,
and ours to solve.</p>
<h3>What we cannot</h3><p>Made-to-order shoes, opened underwear and used digital gift cards.</p>`,
  );

export const repairs: PageOf = () =>
  textPage(
    'help/repairs',
    'Repairs and warranty',
    'If we made it, we mend it, for as long as it can be mended.',
    `<h3>Faults</h3><p>A seam that opens, a zip that jams, a pole that splits in ordinary
use: we repair or replace it at no cost, without an end date.</p>
<h3>Wear</h3><p>Holes, worn soles, torn mesh: repaired at cost. We tell you the price before
we start, and send it back untouched if you would rather not.</p>
<h3>How</h3><ul><li>Clean it first, roughly. Mud is fine, wet is not.</li><li>Send it in,
or hand it over in a store with a workshop.</li><li>Two to three weeks later it comes back,
usually with a patch you can see. We think that is a good thing.</li></ul>`,
  );

export const sizes: PageOf = ({ sizes }) =>
  textPage(
    'help/size-guide',
    'Size guide',
    'How to measure, and when to go up half a size.',
    `<h3>Feet</h3><p>Stand on paper in the evening, heel to the wall, and mark the longest
toe. Measure both feet and take the longer one. Sizes here are ${sizes.toUpperCase()} sizes;
the chart on each product page has the others.</p>
<p>For long descents and winter socks go up half a size. For short, steep races stay where you are.</p>
<h3>Body</h3><p>Chest: around the fullest part, arms down. Waist: where your trousers sit.
Inseam: from the crotch to the floor, without shoes.</p>
<h3>Between two sizes</h3><p>Shells and fleece: take the larger, there will be layers. Base
layers and tights: take the smaller.</p>`,
  );
