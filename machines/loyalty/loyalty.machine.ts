import { loyaltySetup } from './loyalty.setup.ts';

/** The membership of the loyalty programme in the account. */
export const loyaltyMachine = loyaltySetup.createMachine({
  id: 'loyalty',
  description:
    "A member's points, why they came and went, and the vouchers that they are worth; a customer without a membership joins here, and a member leaves (core 3, 6 and 7, Consumer service; core 8, Rewards).",
  context: ({ input }) => ({ ...input, welcome: 0, lost: 0, failure: null }),
  invoke: { id: 'watchSession', src: 'watchSession', onError: { target: '.signedIn.unavailable' } },
  initial: 'signedIn',
  states: {
    signedIn: {
      description: 'The customer sees the membership, or joins.',
      initial: 'opening',
      on: { 'customer.left': { target: 'leaving', actions: 'forgetMembership' } },
      states: {
        opening: {
          description: 'Has the server loaded the membership already?',
          always: [{ guard: 'isKnown', target: 'deciding' }, { target: 'loading' }],
        },
        loading: {
          description: 'Points, entries and vouchers are read.',
          tags: ['busy'],
          invoke: {
            id: 'getLoyalty',
            src: 'getLoyalty',
            onDone: { target: 'deciding', actions: 'rememberMembership' },
            onError: [
              { guard: 'isNoMember', target: 'asking' },
              { guard: 'isGuest', target: '#loyalty.guest' },
              { target: 'unavailable' },
            ],
          },
        },
        deciding: {
          description: 'Is the membership confirmed?',
          always: [{ guard: 'isConfirmed', target: 'shown' }, { target: 'asking' }],
        },
        shown: {
          description: 'The points, the next voucher, and why points came and went.',
          on: { 'quitting.requested': { target: 'confirming' } },
        },
        confirming: {
          description:
            'The member reads which points they would lose by leaving the programme, and decides. A refused try says why.',
          exit: 'forgetFailure',
          on: {
            'quitting.confirmed': { target: 'quitting' },
            'quitting.dismissed': { target: 'shown' },
          },
        },
        quitting: {
          description: 'The membership ends. A second press does nothing.',
          tags: ['busy'],
          invoke: {
            id: 'leaveLoyalty',
            src: 'leaveLoyalty',
            onDone: { target: 'left', actions: 'rememberLoss' },
            onError: [
              { guard: 'isGuest', target: '#loyalty.guest', actions: 'forgetMembership' },
              { target: 'confirming', actions: 'rememberFailure' },
            ],
          },
        },
        left: {
          description: 'The membership has ended: the page says which points are lost, and offers to join again.',
          on: { 'joining.requested': { target: 'joining' } },
        },
        asking: {
          description: 'What a new member gets is read. Without an answer the offer does not mention it.',
          tags: ['busy'],
          invoke: {
            id: 'getWelcomeOffer',
            src: 'getWelcomeOffer',
            onDone: { target: 'offering', actions: 'rememberWelcome' },
            onError: { target: 'offering' },
          },
        },
        offering: {
          description:
            'The customer is not a member yet: the page says what the programme gives, also at once, and how to join.',
          on: { 'joining.requested': { target: 'joining' } },
        },
        joining: {
          description: 'The customer becomes a member. A second press does nothing.',
          tags: ['busy'],
          entry: 'forgetFailure',
          invoke: {
            id: 'joinLoyalty',
            src: 'joinLoyalty',
            onDone: { target: 'completing', actions: 'rememberMembership' },
            onError: [
              { guard: 'isGuest', target: '#loyalty.guest', actions: 'forgetMembership' },
              { target: 'refused', actions: 'rememberFailure' },
            ],
          },
        },
        completing: {
          description:
            'The customer is a member, and reads so. What their profile lacks is asked for, and nothing that it has (catalogue 5, Sign-up).',
          on: { 'quitting.requested': { target: 'confirming' } },
          invoke: {
            id: 'askForMissing',
            src: 'askForMissing',
            onDone: { target: 'shown' },
            onError: { target: 'shown' },
          },
        },
        refused: {
          description: 'The customer could not join, and reads why. They may try again.',
          on: { 'joining.requested': { target: 'joining' } },
        },
        unavailable: {
          description: 'The membership cannot be read at the moment. The customer may try again.',
          on: { 'loyalty.retried': { target: 'loading' } },
        },
      },
    },
    guest: {
      description: 'Nobody is signed in: the page offers the sign-in.',
      initial: 'asking',
      on: { 'customer.arrived': { target: 'signedIn.loading', actions: 'forgetMembership' } },
      states: {
        asking: {
          description: 'What a new member gets is read. Without an answer the dialog does not mention it.',
          invoke: {
            id: 'getWelcomeOffer',
            src: 'getWelcomeOffer',
            onDone: { target: 'told', actions: 'rememberWelcome' },
            onError: { target: 'told' },
          },
        },
        told: { description: 'The dialog also says what a new member gets.' },
      },
    },
    leaving: {
      description: 'The customer has signed out: the page goes home.',
      tags: ['busy'],
      invoke: { id: 'goHome', src: 'goHome', onDone: { target: 'guest' }, onError: { target: 'guest' } },
    },
  },
});
