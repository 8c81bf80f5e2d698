import { assertEvent, setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { DemoGuide, GuideGroup } from '#src/domain/demo-guide.ts';
import type { DemoGuideContext, DemoGuideEvent, SignedInPerson } from './demo-guide.types.ts';

const ports = {
  /** GET /sandbox/guide.json. */
  loadGuide: promisePort<DemoGuide>('loadGuide'),
  /** Asks the session to sign out the current shopper, then to sign in this account; rejects with the ApiFailure. */
  signInAs: promisePort<SignedInPerson, { email: string; password: string }>('signInAs'),
  /** Replaces this dialog by employee-terms. */
  showTerms: promisePort<void>('showTerms'),
  /** Copies a text to the clipboard; rejects if the browser does not allow it. */
  copyText: promisePort<void, { text: string }>('copyText'),
};

export type DemoGuidePorts = typeof ports;

const base = setup({
  types: { context: {} as DemoGuideContext, events: {} as DemoGuideEvent },
  actors: ports,
  guards: {
    isGroup: ({ event }, group: GuideGroup) => event.type === 'group.chosen' && event.group === group,
    owesTerms: (_, { owesTerms }: SignedInPerson) => owesTerms,
  },
  /** How long the message that something was copied is shown. */
  delays: { copiedDelay: 4000 },
});

export const demoGuideSetup = base.extend({
  actions: {
    rememberPerson: base.assign(({ event }) => {
      assertEvent(event, 'person.chosen');
      return { person: event.person, failure: null };
    }),
    rememberFailure: base.assign(({ event }) => ({ failure: failureOf(event) })),
    rememberText: base.assign(({ event }) => {
      assertEvent(event, 'text.chosen');
      return { text: event.text };
    }),
  },
});
