import { addressBookSetup } from '../address-book.setup.ts';

/** The list, from which every change begins. */
export const listed = addressBookSetup.createStateConfig({
  description: 'The list of addresses, from which the customer begins every change.',
  initial: 'full',
  on: {
    'address.added': { target: 'editing', actions: 'beginNew' },
    'address.opened': { guard: 'isListed', target: 'editing', actions: 'choose' },
    'main.requested': { guard: 'isOther', target: 'makingMain', actions: 'choose' },
    'removal.requested': { guard: 'isListed', target: 'confirming', actions: 'choose' },
  },
  states: {
    full: { description: 'The addresses, the main one of each kind first.' },
    empty: { description: 'No address is saved yet: the page explains what the book is for.' },
    refused: {
      description: 'The last change was refused: the page says why above the list, which is as the service has it.',
    },
  },
});
