import { assertEvent, setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { NewsletterContext, NewsletterEvent, NewsletterInput } from './newsletter.types.ts';

const ports = {
  /** POST /consumers-v3/consumer/subscription; rejects with the ApiFailure. */
  requestSubscription: promisePort<void, { email: string }>('requestSubscription'),
};

export type NewsletterPorts = typeof ports;

const base = setup({
  types: {
    context: {} as NewsletterContext,
    events: {} as NewsletterEvent,
    input: {} as NewsletterInput,
    tags: '' as 'busy',
  },
  actors: ports,
  guards: {
    isPosted: ({ context }) => context.isPosted,
    isTyped: ({ context }) => context.email !== null,
    wasRefused: ({ context }) => context.failure !== null,
  },
});

export const newsletterSetup = base.extend({
  actions: {
    rememberEmail: base.assign(({ event }) => {
      assertEvent(event, 'newsletter.submitted');
      return { email: event.email };
    }),
    rememberFailure: base.assign(({ event }) => ({ failure: failureOf(event) })),
    forgetFailure: base.assign({ failure: null }),
  },
});
