import { assign } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import { demoGuideSetup } from './demo-guide.setup.ts';

/** The demo's drawer: accounts to sign in with, and inputs that cause certain refusals. */
export const demoGuideMachine = demoGuideSetup.createMachine({
  id: 'demo-guide',
  description:
    'What a visitor of the demo can try: its parts, one press to sign in as somebody, one to copy a text. It begins anew each time it is opened; no shop in production has it (core 4, Dialogs).',
  context: { guide: null, person: null, failure: null, text: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The guide is asked for, once for each opening.',
      invoke: {
        id: 'loadGuide',
        src: 'loadGuide',
        onDone: { target: 'shown', actions: assign(({ event }) => ({ guide: event.output })) },
        onError: { target: 'unavailable' },
      },
    },
    unavailable: {
      description: 'Nobody answered. The visitor may ask again, or read the page that needs no script.',
      on: { 'guide.retried': { target: 'loading' } },
    },
    shown: {
      description: 'The guide is read. Its parts, signing in and copying do not wait for each other.',
      type: 'parallel',
      states: {
        group: {
          description: 'Which part is read.',
          initial: 'people',
          on: {
            'group.chosen': [
              { guard: { type: 'isGroup', params: 'people' }, target: '.people' },
              { guard: { type: 'isGroup', params: 'cards' }, target: '.cards' },
              { guard: { type: 'isGroup', params: 'codes' }, target: '.codes' },
              { guard: { type: 'isGroup', params: 'addresses' }, target: '.addresses' },
              { guard: { type: 'isGroup', params: 'products' }, target: '.products' },
              { target: '.orders' },
            ],
          },
          states: {
            people: { description: 'Whom to sign in as, and what that shows.' },
            cards: { description: 'Cards, gift cards and paying later, with what each causes.' },
            codes: { description: 'Promotion codes and rewards, with what each causes.' },
            addresses: { description: 'Addresses that the shop answers.' },
            products: { description: 'Products with a story of their own.' },
            orders: { description: 'Orders to look up, the mailbox and the stores.' },
          },
        },
        account: {
          description: 'Signing in as somebody of the demo.',
          initial: 'resting',
          states: {
            resting: {
              description: 'Nobody was pressed yet.',
              on: { 'person.chosen': { target: 'signingIn', actions: 'rememberPerson' } },
            },
            signingIn: {
              description: 'The session signs this person in, as after any password; another press waits.',
              invoke: {
                id: 'signInAs',
                src: 'signInAs',
                input: ({ context: { guide, person } }) => ({
                  email: expected(person, 'person').email,
                  password: expected(guide, 'guide').password,
                }),
                onDone: [
                  { guard: { type: 'owesTerms', params: ({ event }) => event.output }, target: 'showingTerms' },
                  { target: 'signedIn' },
                ],
                onError: { target: 'refused', actions: 'rememberFailure' },
              },
            },
            showingTerms: {
              description:
                'An employee who has not accepted the terms of the discount reads them next, in the place of the guide.',
              invoke: {
                id: 'showTerms',
                src: 'showTerms',
                onDone: { target: 'signedIn' },
                onError: { target: 'signedIn' },
              },
            },
            signedIn: {
              description: 'The page is that person’s now; somebody else may be chosen.',
              on: { 'person.chosen': { target: 'signingIn', actions: 'rememberPerson' } },
            },
            refused: {
              description: 'The sign-in was refused, which some people are there to show: why stands beside them.',
              on: { 'person.chosen': { target: 'signingIn', actions: 'rememberPerson' } },
            },
          },
        },
        clipboard: {
          description: 'Copying what is to be typed.',
          initial: 'quiet',
          on: { 'text.chosen': { target: '.copying', actions: 'rememberText' } },
          states: {
            quiet: { description: 'Nothing was copied lately.' },
            copying: {
              description: 'The browser is asked to copy the text.',
              invoke: {
                id: 'copyText',
                src: 'copyText',
                input: ({ context: { text } }) => ({ text: expected(text, 'text') }),
                onDone: { target: 'copied' },
                onError: { target: 'uncopied' },
              },
            },
            copied: {
              description: 'It is said for a while that it was.',
              after: { copiedDelay: { target: 'quiet' } },
            },
            uncopied: { description: 'The browser did not let us: the text stands there selected, for the keyboard.' },
          },
        },
      },
    },
  },
});
