import type { ContentFragment } from '#openapi/generated/waymark.gen.ts';
import type { ContentSite } from '../site.ts';
import { promises } from './promises.ts';

const text = (id: string, name: string, title: string, html: string): ContentFragment => ({
  id,
  name,
  title,
  blocks: [{ id: `${id}-text`, type: 'richText', html }],
});

/** Pieces that several pages and dialogs share. */
export function fragments(site: ContentSite): ContentFragment[] {
  const free = site.freeDeliveryFrom ? ' and is free from {free}' : '';
  return [
    { id: 'promises', name: 'What every order comes with', title: 'What you can count on', blocks: [promises(site)] },
    text(
      'delivery',
      'Delivery in short',
      'Delivery',
      `<p>Standard delivery takes {days} working days${free}. Faster services are in the cart.</p>`,
    ),
    text(
      'returns',
      'Returns in short',
      'Returns',
      '<p>Sixty days, unworn or worn indoors. Print the label from your order, or bring it to a store.</p>',
    ),
    text(
      'sms-terms',
      'SMS terms',
      'Text message terms',
      '<p>Up to six messages a month. Your operator’s rates apply. Reply STOP to end them, HELP for ' +
        'help. Agreeing is not a condition of buying anything.</p>',
    ),
    text(
      'newsletter-consent',
      'Newsletter consent',
      'The newsletter',
      '<p>Two letters a month. We measure whether they are opened, and stop when you say so.</p>',
    ),
    text(
      'employee-terms',
      'Associate discount terms',
      'Associate discount',
      '<p>For you and your household, within your yearly limit, not for resale, not together with codes.</p>',
    ),
    text(
      'pay-later',
      'Pay later',
      'Pay later',
      '<p>Pay in three or four parts, without interest, if the provider agrees. You see the dates ' +
        'before you confirm.</p>',
    ),
  ];
}
