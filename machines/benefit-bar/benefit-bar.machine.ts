import { benefitBarSetup } from './benefit-bar.setup.ts';

/** A bar of editors that says what members get. */
export const benefitBarMachine = benefitBarSetup.createMachine({
  id: 'benefit-bar',
  description:
    'A bar of benefits is visible until the shopper closes it; the device remembers that it is closed (catalogue 3 and 4, Benefit bar).',
  context: ({ input }) => input,
  initial: 'recalling',
  states: {
    recalling: {
      description: 'Did the shopper close this bar before?',
      invoke: {
        id: 'recallClosed',
        src: 'recallClosed',
        onDone: [
          { guard: { type: 'isClosed', params: ({ event }) => event.output }, target: 'gone.closed' },
          { target: 'shown' },
        ],
        onError: { target: 'shown' },
      },
    },
    shown: {
      description: 'The bar is in the page, with a button that closes it.',
      invoke: { id: 'watchDevice', src: 'watchDevice', onError: { target: 'shown' } },
      on: {
        'bar.closed': { target: 'gone' },
        'device.changed': { guard: 'isClosedElsewhere', target: 'gone.closed' },
      },
    },
    gone: {
      description: 'The bar is out of the page.',
      invoke: { id: 'hideBar', src: 'hideBar', onError: { target: 'shown' } },
      initial: 'saving',
      states: {
        saving: {
          description: 'The device remembers that the bar is closed.',
          invoke: {
            id: 'saveClosed',
            src: 'saveClosed',
            input: ({ context: { id } }) => ({ id }),
            onDone: { target: 'closed' },
            onError: { target: 'unsaved' },
          },
        },
        closed: {
          description: 'It is closed on every page of this device.',
          meta: { rests: 'There is nothing on the page that could be left.' },
        },
        unsaved: {
          description: 'The device stores nothing: the bar is there again on the next page.',
          meta: { rests: 'There is nothing on the page that could be left.' },
        },
      },
    },
  },
});
