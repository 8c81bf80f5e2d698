import { spendBannerSetup } from './spend-banner.setup.ts';

/** A customer's spend of their yearly allowance; shown beside cart, checkout and orders. */
export const spendBannerMachine = spendBannerSetup.createMachine({
  id: 'spend-banner',
  description:
    'How much of the year’s discount or credit is spent: of an employee who accepted the terms, else an athlete, else a professional of IPA, else of WRANX (core 3, Consumer profile; core 4, Spend banner; core 6).',
  context: { banner: null },
  invoke: { id: 'watchShopper', src: 'watchShopper', onError: { target: '.unavailable' } },
  on: {
    'customer.arrived': { target: '.reading' },
    'customer.left': { target: '.none' },
    'terms.answered': { target: '.reading' },
  },
  initial: 'none',
  states: {
    none: {
      description: 'Nobody is signed in, or a customer who is granted nothing for a year: nothing stands there.',
    },
    reading: {
      description: 'The profile is asked what was spent this year. Nothing is shown until it says.',
      invoke: {
        id: 'readBanner',
        src: 'readBanner',
        onDone: [
          {
            guard: { type: 'isGranted', params: ({ event }) => event.output },
            target: 'shown',
            actions: 'rememberBanner',
          },
          { target: 'none' },
        ],
        onError: [{ guard: 'hasNoProfile', target: 'none' }, { target: 'unavailable' }],
      },
    },
    shown: {
      description: 'What is spent of the year stands there, and when it begins again. It goes with whom it is about.',
      exit: 'forgetBanner',
    },
    unavailable: {
      description: 'Nobody could say. Nothing is shown, since nothing depends on it, and it is asked again in a while.',
      after: { retryDelay: { target: 'reading' } },
    },
  },
});
