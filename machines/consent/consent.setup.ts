import { assertEvent, setup } from 'xstate';
import { promisePort } from '#machines/shared/ports.ts';
import { type Consent, consentCategories, type ConsentCategory, consentTo, isAsked } from '#src/domain/consent.ts';
import type { ConsentContext, ConsentEvent, ConsentInput } from './consent.types.ts';

const ports = {
  /** Stores an answer for later pages; rejects if the browser blocks cookies. */
  keepAnswer: promisePort<void, { consent: Consent }>('keepAnswer'),
};

export type ConsentPorts = typeof ports;

const base = setup({
  types: { context: {} as ConsentContext, events: {} as ConsentEvent, input: {} as ConsentInput },
  actors: ports,
  guards: {
    isPreview: ({ context }) => context.isPreview,
    isAskedRegion: ({ context }) => context.region === 'EMEA',
    isStillAsked: ({ context }) => isAsked(context),
    isAccepted: ({ context }, category: ConsentCategory) => context.consent?.[category] === true,
  },
});

export const consentSetup = base.extend({
  actions: {
    acceptEverything: base.assign({ consent: consentTo(consentCategories) }),
    acceptNecessary: base.assign({ consent: consentTo([]) }),
    rememberChoice: base.assign(({ event }) => {
      assertEvent(event, 'choice.submitted');
      return { consent: consentTo(event.accepted) };
    }),
  },
});
