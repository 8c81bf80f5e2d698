import { newsletterSetup } from './newsletter.setup.ts';

/** The newsletter form. */
export const newsletterMachine = newsletterSetup.createMachine({
  id: 'newsletter',
  description:
    'How a shopper asks for the newsletter, in the footer or on its page: email and policy are required, and a link by email confirms it (catalogue 4 and 5). The form of the footer is empty again on the next page.',
  context: ({ input }) => ({ ...input }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Was the form of the footer filled in, or does the page answer a form that was sent without script?',
      always: [
        { guard: 'isPosted', target: 'sent' },
        { guard: 'wasRefused', target: 'refused' },
        { guard: 'isTyped', target: 'sending' },
        { target: 'editing' },
      ],
    },
    editing: {
      description: 'The shopper types their email address and accepts the policy.',
      on: {
        'newsletter.submitted': { target: 'sending', actions: 'rememberEmail' },
      },
    },
    sending: {
      description: 'The link is requested. A second press does nothing.',
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'requestSubscription',
        src: 'requestSubscription',
        input: ({ context }) => ({ email: context.email ?? '' }),
        onDone: { target: 'sent' },
        onError: { target: 'refused', actions: 'rememberFailure' },
      },
    },
    refused: {
      description: 'The request was not accepted: the form says why, and the shopper can correct it.',
      on: {
        'newsletter.submitted': { target: 'sending', actions: 'rememberEmail' },
      },
    },
    sent: {
      description: 'A link is on its way to a new address. For one that has subscribed, the page shows the same.',
      on: { 'another.requested': { target: 'editing' } },
    },
  },
});
