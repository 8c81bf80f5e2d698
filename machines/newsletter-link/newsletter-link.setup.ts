import { setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { NewsletterLinkContext, NewsletterLinkEvent, NewsletterLinkInput } from './newsletter-link.types.ts';

const ports = {
  /** PUT /consumers-v3/consumer/subscription with the code of the link; rejects with the ApiFailure. */
  confirmSubscription: promisePort('confirmSubscription'),
  /** DELETE /consumers-v3/consumer/subscription/{subscriptionId}; rejects with the ApiFailure. */
  endSubscription: promisePort('endSubscription'),
};

export type NewsletterLinkPorts = typeof ports;

const base = setup({
  types: {
    context: {} as NewsletterLinkContext,
    events: {} as NewsletterLinkEvent,
    input: {} as NewsletterLinkInput,
    tags: '' as 'busy',
  },
  actors: ports,
  guards: {
    isPosted: ({ context }) => context.isPosted,
    isStop: ({ context }) => context.purpose === 'stop',
  },
});

export const newsletterLinkSetup = base.extend({
  actions: {
    rememberFailure: base.assign(({ event }) => ({ failure: failureOf(event) })),
    forgetFailure: base.assign({ failure: null }),
  },
});
