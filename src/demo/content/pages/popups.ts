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
      targets: [to('/newsletter', 'Sign up', { style: 'primary', dialog: 'newsletter' })],
      disclaimer: 'For new subscribers, once. Leave with one click.',
      colours: { background: 'moss', title: 'paper', text: 'paper' },
    },
    {
      id: 'popup-members',
      name: 'members',
      delay: 2000,
      title: 'Waymark Collective',
      minimizedTitle: 'Join the Collective',
      baselines: [
        {
          id: 'popup-members-text',
          type: 'richText',
          html: '<h3>First pick</h3><p>New colours two days before everyone else.</p>',
        },
      ],
      targets: [to('/sign-up?enrollment=loyalty', 'Join, it is free', { style: 'primary', dialog: 'sign-up' })],
      colours: { background: 'white' },
    },
  ],
});
