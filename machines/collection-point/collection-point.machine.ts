import { expected } from '#machines/shared/ports.ts';
import { collectionPointSetup } from './collection-point.setup.ts';
import { looking } from './states/looking.ts';

/** The choice of a collection point, and the contact who collects there. */
export const collectionPointMachine = collectionPointSetup.createMachine({
  id: 'collection-point',
  description:
    'A shop near by that holds a parcel, found by a place or a position, and who collects it there (core 3, pudo; core 7, collectionPoints).',
  context: ({ input: { country, contact } }) => ({ country, contact, where: null, result: null, point: null }),
  initial: 'looking',
  states: {
    looking,
    naming: {
      description:
        'The point is chosen: who collects the parcel, and how are they told that it is there? Saved, it is where the order goes.',
      invoke: {
        id: 'addressForm',
        src: 'addressForm',
        input: ({ context: { country, contact, point } }) => ({
          form: 'pickup' as const,
          country,
          asksEmail: true,
          address: contact,
          point: expected(point, 'collection point').id,
        }),
        onDone: { target: 'leaving' },
        onError: { target: 'looking.results' },
      },
      on: { 'point.reopened': { target: 'looking.results' } },
    },
    leaving: {
      description: 'The cart knows the point: the dialog is asked to go.',
      tags: ['busy'],
      invoke: { id: 'close', src: 'close', onDone: { target: 'gone' }, onError: { target: 'gone' } },
    },
    gone: {
      description: 'The dialog goes, as it was.',
      meta: { rests: 'The search goes with its dialog; the next one begins anew.' },
    },
  },
});
