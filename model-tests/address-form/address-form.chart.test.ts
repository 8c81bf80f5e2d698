import { expect } from 'vitest';
import { selectShownAddress } from '#machines/address-form/address-form.selectors.ts';
import { addressedCart } from '#model-tests/checkout/checkout.fixtures.ts';
import { describeChart } from '#model-tests/support/chart.ts';
import {
  contact,
  customerRules,
  down,
  draft,
  draftRules,
  known,
  model,
  noBox,
  send,
  suggested,
  typed,
  usRules,
} from './address-form.model.ts';

const ready = model.done('getAddressRules', usRules);
const [submitted, keeping] = send['address.submitted'];
const asCustomer = model.done('getAddressRules', customerRules);
const mended = { ...submitted, address: suggested };
const [abroad, home] = send['country.chosen'];
const doubted = model.done('validateShippingAddress', { valid: false, suggestions: [suggested] });
const fine = model.done('validateShippingAddress', { valid: true, suggestions: [] });
const kept = model.done('saveAddress', addressedCart);

describeChart(model, {
  invariants: {
    'the saved address is the submitted one': ({ nextState }) => {
      if (nextState.matches('saving')) expect(nextState.context.address).not.toBeNull();
    },
    'a failure is shown exactly after a refusal': ({ nextState }) => {
      if (['refused', 'unavailable', 'unkept'].some((name) => nextState.value === name))
        expect(nextState.context.failure).not.toBeNull();
      if (nextState.matches('editing')) expect(nextState.context.failure).toBeNull();
    },
    'a shipping address is validated before it is saved': ({ state, nextState }) => {
      if (nextState.matches('saving') && nextState.context.form === 'shipping')
        expect(state.matches('validating') || state.matches('suggesting') || state.matches('saving')).toBe(true);
    },
    'a suggestion is known exactly while it is offered': ({ nextState }) =>
      expect(nextState.context.suggestion !== null).toBe(nextState.matches('suggesting')),
  },
  stories: [
    {
      name: 'a page that the server has loaded shows its fields at once',
      start: 'a page that the server has loaded',
      events: [],
      ends: 'editing',
      also: ({ context }) => expect(context.rules).toEqual(usRules.rules),
    },
    {
      name: 'a form that was refused without script says why',
      start: 'a form that was refused without script',
      events: [],
      ends: 'refused',
      also: ({ context }) => expect(context.failure).toEqual(noBox),
    },
    { name: 'a good address is kept', events: [ready, submitted, fine, kept], ends: 'saved' },
    {
      name: 'a customer finds their name in the form',
      events: [asCustomer],
      ends: 'editing',
      also: (snapshot) => expect(selectShownAddress(snapshot)).toEqual(contact),
    },
    {
      name: 'the typed address stays for every kind of shopper',
      events: [asCustomer, keeping, model.failed('validateShippingAddress', noBox)],
      ends: 'refused',
      also: (snapshot) => expect(selectShownAddress(snapshot)).toEqual(typed),
    },
    {
      name: 'what was typed before the page was left is there again, and the profile fills the other fields',
      events: [model.done('getAddressRules', draftRules)],
      ends: 'editing',
      also: (snapshot) => expect(selectShownAddress(snapshot)).toEqual({ ...contact, ...draft }),
    },
    {
      name: 'a guest who signs in beside the form finds their contact data and address book in it',
      events: [ready, send['customer.arrived'], asCustomer],
      ends: 'editing',
      also: (snapshot) => {
        expect(selectShownAddress(snapshot)).toEqual(contact);
        expect(snapshot.context.book).not.toBeNull();
      },
    },
    {
      name: 'a guest who signs in while the form loads gets the form of a customer',
      events: [send['customer.arrived'], asCustomer],
      ends: 'editing',
      also: (snapshot) => expect(snapshot.context.book).not.toBeNull(),
    },
    {
      name: 'a refusal stays in the form of a guest who signs in',
      events: [ready, submitted, model.failed('validateShippingAddress', noBox), send['customer.arrived'], asCustomer],
      ends: 'refused',
      also: (snapshot) => expect(selectShownAddress(snapshot)).toEqual(typed),
    },
    {
      name: 'what was sent is shown after a refusal, not the draft',
      events: [
        model.done('getAddressRules', draftRules),
        send['address.typed'],
        submitted,
        model.failed('validateShippingAddress', noBox),
      ],
      ends: 'refused',
      also: (snapshot) => expect(selectShownAddress(snapshot)).toEqual(typed),
    },
    {
      name: 'a customer can have the address saved in the address book, too',
      events: [asCustomer, keeping, fine, kept],
      ends: 'keeping',
    },
    {
      name: 'a customer goes on once the address book has saved the address',
      events: [asCustomer, keeping, fine, kept, model.done('keepAddress', undefined)],
      ends: 'saved',
    },
    {
      name: 'a customer who no longer asks for it has nothing saved in the address book',
      events: [asCustomer, keeping, model.failed('validateShippingAddress', noBox), submitted, fine, kept],
      ends: 'saved',
    },
    {
      name: 'an address that is in the book already is reported, and the order goes there',
      events: [asCustomer, keeping, fine, kept, model.failed('keepAddress', known)],
      ends: 'unkept',
      also: ({ context }) => expect([context.failure, context.cart]).toEqual([known, addressedCart]),
    },
    {
      name: 'a customer goes on after reading why the address book did not take the address',
      events: [asCustomer, keeping, fine, kept, model.failed('keepAddress', known), send['keeping.passed']],
      ends: 'saved',
    },
    {
      name: 'the better spelling is taken',
      events: [ready, submitted, doubted, send['suggestion.accepted']],
      ends: 'saving',
      also: ({ context }) => expect(context.address).toEqual(suggested),
    },
    {
      name: 'the shopper keeps the typed address',
      events: [ready, submitted, doubted, send['suggestion.declined']],
      ends: 'saving',
      also: ({ context }) => expect(context.address).toEqual(typed),
    },
    {
      name: 'the shopper types the address again instead of taking the better spelling',
      events: [ready, submitted, doubted, send['address.reopened'], submitted],
      ends: 'validating',
    },
    {
      name: 'a PO box is refused, and mended',
      events: [ready, submitted, model.failed('validateShippingAddress', noBox), submitted, fine, kept],
      ends: 'saved',
      also: ({ output }) => expect(output).toEqual({ cart: addressedCart }),
    },
    {
      name: 'a lost connection keeps what was typed',
      events: [ready, submitted, fine, model.failed('saveAddress', down)],
      ends: 'refused',
      also: ({ context }) => expect(context.address).toEqual(typed),
    },
    {
      name: 'an address that the order was refused for says so at once',
      start: 'an address that was refused',
      events: [ready],
      ends: 'refused',
    },
    {
      name: 'what is typed after a refusal is kept for the tab',
      start: 'an address that was refused',
      events: [ready, send['address.typed']],
      ends: 'refused',
      also: (_, { sent }) =>
        expect(sent.map(({ to, event }) => [to, event.type])).toEqual([['keepDraft', 'draft.kept']]),
    },
    {
      name: 'a billing address may be in another country',
      start: 'a bill',
      events: [ready, send['country.chosen'][0]],
      ends: 'loadingRules',
    },
    {
      name: 'a delivery address may not be in another country',
      events: [ready],
      ends: 'editing',
      refuses: [send['country.chosen'][0]],
    },
    {
      name: 'without rules there is no form, until they come',
      events: [model.failed('getAddressRules', down), send['form.retried'], ready],
      ends: 'editing',
    },
    {
      name: 'the rules are those of the country chosen last',
      start: 'a bill',
      events: [ready, abroad],
      ends: 'loadingRules',
      also: ({ context }) => expect(context.country).toBe('FR'),
    },
    {
      name: 'a country can be chosen after a refusal',
      start: 'a bill',
      events: [ready, submitted, model.failed('saveAddress', noBox), abroad],
      ends: 'loadingRules',
      also: ({ context }) => expect(context.country).toBe('FR'),
    },
    {
      name: 'a country can be chosen while the rules of another are loaded',
      start: 'a bill',
      events: [ready, abroad, home],
      ends: 'loadingRules',
      refuses: [home],
      also: ({ context }) => expect(context.country).toBe('US'),
    },
    {
      name: 'choosing the shown country again changes nothing',
      start: 'a bill',
      events: [ready, submitted, model.failed('saveAddress', noBox)],
      ends: 'refused',
      refuses: [home],
    },
    {
      name: 'no country can be chosen before the form is shown',
      start: 'a bill',
      events: [],
      ends: 'loadingRules',
      refuses: [home, abroad],
    },
    {
      name: 'a bill that was refused is mended and kept',
      start: 'a bill',
      events: [ready, submitted, model.failed('saveAddress', noBox), mended],
      ends: 'saving',
      also: ({ context }) => expect(context.address).toEqual(mended.address),
    },
    {
      name: 'a refused address has its form at once',
      start: 'an address that was refused',
      events: [ready],
      ends: 'refused',
      also: ({ context }) => expect(context.rules).toEqual(usRules.rules),
    },
  ],
});
