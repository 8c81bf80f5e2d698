import { backdrop, page, type PageOf, textPage, toCategory } from '../parts.ts';

const about: PageOf = () =>
  page('about', 'Who we are', 'A small company that makes things to be outside in.', [
    {
      id: 'about-hero',
      type: 'hero',
      title: 'Made by people who get rained on',
      titleH1: true,
      subtitle: 'Waymark began with one boot and a bad summer.',
      media: backdrop('meadow-hut', 'A hut on a meadow'),
      colours: { background: 'ink', title: 'paper', subtitle: 'paper' },
      gradientStyle: 'focused',
      gradientTone: 'ink',
      responsiveLayout: {
        sm: { layout: 'overlay-bottom' },
        lg: { layout: 'overlay', alignment: { horizontal: 'left', vertical: 'bottom' } },
      },
    },
    {
      id: 'about-text',
      type: 'richText',
      width: 'narrow',
      html:
        '<p>The boot leaked. Its maker said that was normal. We did not think so, and spent two winters ' +
        'on a kitchen table finding out what it takes: a better seam, a wider tongue, and a sole that ' +
        'can come off and go back on.</p><p>Today we make some two hundred and fifty things, and still ' +
        'ask the same three questions of each. Does it do one job well? Can it be mended? Would we carry ' +
        'it ourselves?</p><h3>What we promise</h3><p>To say what things weigh, where they are made and ' +
        'what they cannot do. To repair what we sell. To change a colour only when the old one is used ' +
        'up.</p>',
    },
    {
      id: 'about-ways',
      type: 'buttons',
      targets: [
        toCategory('women-hiking', 'Women’s boots', { style: 'outline' }),
        toCategory('men-hiking', 'Men’s boots', { style: 'outline' }),
      ],
    },
  ]);

const materials: PageOf = () =>
  textPage(
    'materials',
    'Materials',
    'What things are made of, and what we still want to change.',
    '<h3>Water repellency without PFAS</h3><p>Since this spring every shell, boot and tent sheds ' +
      'water without PFAS. It needs washing and warming a little more often; the care notes say ' +
      'how.</p><h3>Recycled yarn</h3><p>Most of our fleece and linings is knitted from old bottles and ' +
      'old fleece. We name the share on each product.</p><h3>Wool and down</h3><p>Merino from farms ' +
      'that do not practise mulesing, down that can be traced to its flock. Where we are not sure, we ' +
      'do not use it.</p><h3>Leather</h3><p>From tanneries with a gold rating for water and energy, as ' +
      'a by-product. We are looking for something that lasts as long and have not found it yet.</p>',
  );

const legal =
  (slug: string, title: string, description: string, html: string): PageOf =>
  () =>
    textPage(slug, title, description, html);

export const housePages: readonly PageOf[] = [
  about,
  materials,
  legal(
    'privacy',
    'Privacy',
    'What we keep about you, why, and for how long.',
    '<h3>What we keep</h3><p>What an order needs: your name, address, e-mail, phone and what you ' +
      'bought. With an account also what you save there.</p><h3>What we do not</h3><p>Card numbers: ' +
      'they go to the payment provider. Passwords: we keep a fingerprint that cannot be turned ' +
      'back.</p><h3>Measuring and advertising</h3><p>Only if you agree. You can change your mind at ' +
      'the foot of every page.</p><h3>Your rights</h3><p>Ask for a copy, a correction or deletion at ' +
      'privacy@waymark.example. Invoices we must keep for as long as tax law says.</p>',
  ),
  legal(
    'brand-terms',
    'Terms of use',
    'The rules for using this site.',
    '<p>Read, compare and shop as you like. Please do not copy pictures and texts for a business of ' +
      'your own, do not use programs that burden the shop, and write reviews only of things you have ' +
      'used.</p><p>We take care that what stands here is right. Where it is not, write to us and we ' +
      'correct it.</p>',
  ),
  legal(
    'sale-terms',
    'Terms of sale',
    'What holds when you buy from us.',
    '<h3>Order</h3><p>Your order is an offer; the contract is made when we confirm that it is on its ' +
      'way.</p><h3>Price</h3><p>The price shown at checkout holds. If one is plainly wrong we tell you ' +
      'before anything is charged.</p><h3>Delivery and risk</h3><p>The risk is ours until the parcel ' +
      'is in your hands.</p><h3>Withdrawal</h3><p>You may send things back within sixty days without a ' +
      'reason. Your statutory rights stay what they are.</p><h3>Faults</h3><p>We repair, replace or ' +
      'refund, in this order, as the law of your country and our warranty say, whichever is better for ' +
      'you.</p>',
  ),
  legal(
    'sms-terms',
    'Text message terms',
    'What you agree to when you tick the box.',
    '<p>Up to six messages a month about orders, new colours and offers. Message and data rates of ' +
      'your operator apply. Reply STOP to end them and HELP for help. Agreeing is not a condition of ' +
      'buying anything.</p>',
  ),
  legal(
    'associate-discount-terms',
    'Associate discount terms',
    'For the people who work here.',
    '<ul><li>The discount is 40% off everything but gift cards.</li><li>It is for you and your household, not for resale; what ' +
      'you sell to customers in a store does not have it.</li><li>It counts until your orders of the year come to your yearly ' +
      'limit, shown in your account.</li><li>It cannot be combined with codes: whichever takes more off counts. It ends when your ' +
      'employment does.</li></ul>',
  ),
  legal(
    'accessibility',
    'Accessibility',
    'The shop should work for everyone.',
    '<p>We build to WCAG 2.2 AA: by keyboard, with a screen reader, at twice the text size, on a ' +
      'narrow screen and without motion. Tell us where it does not: access@waymark.example. We answer ' +
      'within two working days, and repair.</p>',
  ),
];
