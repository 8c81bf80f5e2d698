import { nobody } from '#src/domain/personalisation.ts';
import { personalisationSetup } from './personalisation.setup.ts';

/** Which version of an editor's block a shopper sees. */
export const personalisationMachine = personalisationSetup.createMachine({
  id: 'personalisation',
  description:
    'Blocks of editors with versions for audiences. Every page comes with the version for everybody; what the shopper sees of it stays, and everything else changes once it is known who the shopper is (catalogue 4, Segmentation).',
  context: { standing: nobody, held: {} },
  invoke: { id: 'watchPage', src: 'watchPage', onError: { target: '.unknown' } },
  on: { 'block.left': { actions: 'releaseBlock' } },
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
