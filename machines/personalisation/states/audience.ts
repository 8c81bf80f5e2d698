import { personalisationSetup } from '../personalisation.setup.ts';

export const audience = personalisationSetup.createStateConfig({
  description: 'Which audiences the shopper belongs to: the shop’s own knowledge, which needs no consent.',
  initial: 'reading',
  states: {
    reading: {
      description: 'Who is the shopper? Until it is known, everything stays as it is.',
      invoke: {
        id: 'readStanding',
        src: 'readStanding',
        onDone: { target: 'known', actions: 'showStanding' },
        onError: { target: 'unknown' },
      },
      on: { 'audience.changed': { target: 'reading', reenter: true } },
    },
    known: {
      description: 'It is known: blocks out of sight have changed, and those in sight do so on the next page.',
      on: { 'audience.changed': { target: 'reading' } },
    },
    unknown: {
      description: 'It could not be read: the shopper goes on seeing what they saw, until something changes.',
      on: { 'audience.changed': { target: 'reading' } },
    },
  },
});
