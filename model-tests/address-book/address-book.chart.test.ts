import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { bill, book, down, gone, home, model, send, work } from './address-book.model.ts';

const known = 'the server knew it';
const left = send['customer.left'];

describeChart(model, {
  invariants: {
    'addresses stay only while their customer is signed in': ({ nextState }) => {
      if (nextState.matches('leaving') || nextState.matches('guest')) expect(nextState.context.addresses).toBeNull();
    },
    'a removal or a new main address names an address': ({ nextState }) => {
      const isNamed = (['confirming', 'removing', 'makingMain'] as const).some((state) =>
        nextState.matches({ signedIn: state }),
      );
      if (isNamed) expect(nextState.context.chosen).not.toBeNull();
    },
  },
  stories: [
    {
      name: 'opens the form of an address that the page names, and with the next one begins anew',
      start: 'a page with the form of an address',
      events: [send['editing.cancelled'], model.done('getAddresses', book), send['address.added'][1]],
      ends: { signedIn: 'editing' },
      also: ({ context }) => expect(context).toMatchObject({ opened: null, chosen: null, kind: 'billing' }),
    },
    {
      name: 'opens the form for a new address that the page names',
      start: 'a page with a form for a new address',
      events: [],
      ends: { signedIn: 'editing' },
      also: ({ context }) => expect(context).toMatchObject({ chosen: null, kind: 'billing' }),
    },
    {
      name: 'shows the book where the named address is gone',
      start: 'a page with the form of an address that is gone',
      events: [],
      ends: { signedIn: { listed: 'full' } },
    },
    {
      name: 'asks whether to remove the address that the page names',
      start: 'a page that asks for a removal',
      events: [send['removal.confirmed'], model.done('removeAddress', [home, bill])],
      ends: { signedIn: { listed: 'full' } },
      also: ({ context }) => expect(context.addresses).toEqual([home, bill]),
    },
    {
      name: 'says why a posted removal was refused, and shows the book',
      start: 'a page that asks for the removal of an address that is gone',
      events: [],
      ends: { signedIn: { listed: 'refused' } },
      also: ({ context }) => expect(context.failure).toEqual(gone),
    },
    {
      name: 'says why a posted removal was refused where the address is still there, and asks for it no more',
      start: 'a page whose removal was refused',
      events: [],
      ends: { signedIn: { listed: 'refused' } },
      also: ({ context }) => expect(context.failure).toEqual(down),
    },
    {
      name: 'explains what the book is for once its last address is removed',
      start: known,
      events: [send['removal.requested'], send['removal.confirmed'], model.done('removeAddress', [])],
      ends: { signedIn: { listed: 'empty' } },
    },
    {
      name: 'reads the book where the server could not',
      start: 'a page with a form whose addresses could not be read',
      events: [model.done('getAddresses', book)],
      ends: { signedIn: { listed: 'full' } },
    },
    { name: 'shows what the server has read', start: known, events: [], ends: { signedIn: { listed: 'full' } } },
    {
      name: 'reads the book again after an address is saved',
      events: [model.done('getAddresses', []), send['address.added'][0], model.done('addressForm', { cart: null })],
      ends: { signedIn: 'loading' },
    },
    {
      name: 'opens an empty form after a refused removal of another address',
      start: known,
      events: [
        send['removal.requested'],
        send['removal.confirmed'],
        model.failed('removeAddress', down),
        send['address.added'][1],
      ],
      ends: { signedIn: 'editing' },
      also: ({ context }) => {
        expect(context).toMatchObject({ kind: 'billing', chosen: null, failure: null });
      },
    },
    {
      name: 'keeps an address whose removal is not confirmed',
      start: known,
      events: [send['removal.requested'], send['removal.dismissed']],
      ends: { signedIn: { listed: 'full' } },
      also: ({ context }) => expect(context.addresses).toEqual(book),
    },
    {
      name: 'says that an address is gone which another tab has removed, and shows the rest',
      start: known,
      events: [
        send['removal.requested'],
        send['removal.confirmed'],
        model.failed('removeAddress', gone),
        model.done('getAddresses', [home, bill]),
      ],
      ends: { signedIn: { listed: 'refused' } },
      also: ({ context }) => {
        expect(context.failure?.errorId).toBe('CCA401');
        expect(context.addresses).not.toContainEqual(work);
      },
    },
    {
      name: 'forgets the refusal with the next change',
      start: known,
      events: [
        send['main.requested'],
        model.failed('makeMain', down),
        send['main.requested'],
        model.done('makeMain', [{ ...work, main: true }, bill, { ...home, main: false }]),
      ],
      ends: { signedIn: { listed: 'full' } },
      also: ({ context }) => expect(context.addresses?.[0]?.addressId).toBe(work.addressId),
    },
    {
      name: 'leads a guest to the sign-in, and then to the book',
      events: [model.done('getAddresses', null), send['customer.arrived'], model.done('getAddresses', book)],
      ends: { signedIn: { listed: 'full' } },
    },
    {
      name: 'shows nothing after a sign-out, even while an address is edited',
      start: known,
      events: [send['address.opened'], left, model.done('goHome', undefined)],
      ends: 'guest',
      also: ({ context }) => expect(context).toMatchObject({ addresses: null, chosen: null }),
      refuses: [left],
    },
  ],
  waits: {},
});
