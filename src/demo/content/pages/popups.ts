import type { Popups } from '#openapi/generated/waymark.gen.ts';
import { to } from '../parts.ts';

/** In the order in which they are tried. */
export const popups = (): Popups => ({
  popups: [
    {
      id: 'popup-newsletter-trail',
      name: 'newsletter trail',
      delay: 2000,
      title: 'Notes from the trail',
      minimizedTitle: 'Fifteen percent off your first order',
      maximizedTitle: 'Notes from the trail',
      baselines: [
        {
          id: 'popup-text',
          type: 'richText',
          html:
            '<p>Two letters a month: new colours, field repairs, a route worth the bus ride. The first ' +
            'brings a code for fifteen percent off.</p>',
        },
      ],
      targets: [to('/sign-up', 'Sign up', { style: 'primary', dialog: 'sign-up' })],
      disclaimer: 'For new subscribers, once. Leave with one click.',
      colours: { background: 'moss', title: 'paper', text: 'paper' },
    },
  ],
});
