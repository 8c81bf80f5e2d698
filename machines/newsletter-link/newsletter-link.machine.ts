import { newsletterLinkSetup } from './newsletter-link.setup.ts';

/** The page that the links of newsletters open. */
export const newsletterLinkMachine = newsletterLinkSetup.createMachine({
  id: 'newsletter-link',
  description:
    'How the link of an email confirms the newsletter or ends it (core 7, subscription). Nothing happens until the shopper presses the button, because mail scanners open links.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Does the page answer a form that was sent without script?',
      always: [{ guard: 'isPosted', target: 'done' }, { target: 'asking' }],
    },
    asking: {
      description: 'The shopper confirms that they want the newsletter, or that they want it no more.',
      on: { 'link.accepted': [{ guard: 'isStop', target: 'ending' }, { target: 'confirming' }] },
    },
    confirming: {
      description: 'The subscription is confirmed. A second press does nothing.',
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'confirmSubscription',
        src: 'confirmSubscription',
        onDone: { target: 'done' },
        onError: { target: 'refused', actions: 'rememberFailure' },
      },
    },
    ending: {
      description: 'The subscription is ended. A second press does nothing.',
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'endSubscription',
        src: 'endSubscription',
        onDone: { target: 'done' },
        onError: { target: 'refused', actions: 'rememberFailure' },
      },
    },
    refused: {
      description: 'The link has expired or the shop could not be reached: the page says which, and what to do next.',
      on: { 'link.accepted': [{ guard: 'isStop', target: 'ending' }, { target: 'confirming' }] },
    },
    done: {
      description: 'The newsletter is confirmed or ended, and the page says so.',
      meta: { rests: 'The link has done what it is for.' },
    },
  },
});
