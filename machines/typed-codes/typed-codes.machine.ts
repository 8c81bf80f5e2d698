import { typedCodesSetup } from './typed-codes.setup.ts';

/** Applies a typed code even if "Apply" was not clicked. */
export const typedCodesMachine = typedCodesSetup.createMachine({
  id: 'typed-codes',
  description:
    'The main button of cart, payment and review: a promo code, gift card or reward code that is typed and not applied is applied first, and a refusal stops the shopper (core 8, Promo, Gift cards, Rewards).',
  context: {},
  initial: 'resting',
  states: {
    resting: {
      description: 'The shopper types, or reads why a code was refused.',
      on: { 'continue.requested': { target: 'applying' } },
    },
    applying: {
      description: 'What is typed is applied, one code after the other. The main button is busy.',
      tags: ['busy'],
      invoke: {
        id: 'applyTyped',
        src: 'applyTyped',
        onDone: { target: 'goingOn' },
        onError: { target: 'resting' },
      },
    },
    goingOn: {
      description: 'All of it is applied: the shopper goes on as if nothing had been typed, with the new total.',
      tags: ['busy'],
      invoke: {
        id: 'goOn',
        src: 'goOn',
        onDone: { target: 'resting' },
        onError: { target: 'resting' },
      },
    },
  },
});
