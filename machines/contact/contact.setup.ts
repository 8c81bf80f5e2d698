import { setup } from 'xstate';
import type { ContactCategory } from '#openapi/generated/waymark.gen.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { ContactContext, ContactEvent, ContactFields, ContactInput } from './contact.types.ts';

const ports = {
  /** GET /consumers-v3/contactus/categorySubject. */
  getContactSubjects: promisePort<ContactCategory[]>('getContactSubjects'),
  /** POST /consumers-v3/contactus. Returns the number of the message. */
  sendContactRequest: promisePort<string, { fields: ContactFields }>('sendContactRequest'),
};

/** The effects that must be provided before the form can be sent. */
export type ContactPorts = typeof ports;

const base = setup({
  types: {
    context: {} as ContactContext,
    events: {} as ContactEvent,
    input: {} as ContactInput,
    tags: '' as 'busy',
  },
  actors: ports,
  guards: {
    isPosted: ({ context }) => context.isPosted,
    isKnown: ({ context }) => context.categories !== null,
    wasRefused: ({ context }) => context.failure !== null,
  },
});

export const contactSetup = base.extend({
  actions: {
    rememberFailure: base.assign({ failure: ({ event }) => failureOf(event) }),
    forgetFailure: base.assign({ failure: null }),
    forgetNumber: base.assign({ caseNumber: null, isPosted: false }),
  },
});
