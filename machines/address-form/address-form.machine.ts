import { assign } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import { addressFormSetup } from './address-form.setup.ts';
import type { AddressFormRules } from './address-form.types.ts';

/** The rules may be those of the country of a draft. */
const asked = (output: AddressFormRules) => ({ ...output, country: output.rules.countryCode });

/**
 * The address form: asks for an address by the rules of the country, has the address service check it, and puts it on
 * the cart.
 */
export const addressFormMachine = addressFormSetup.createMachine({
  id: 'address-form',
  description:
    'One address of the cart, shipping or billing, or who collects in a store: asked by the rules of its country, or chosen from the address book; checked, kept (core 3, 4 and 5; catalogue 5).',
  context: ({ input }) => ({
    form: input.form,
    country: input.country,
    asksEmail: input.asksEmail,
    point: input.point ?? null,
    savedId: input.savedId ?? null,
    rules: null,
    countries: [],
    book: null,
    contact: null,
    draft: null,
    isKept: false,
    address: input.address,
    suggestion: null,
    cart: null,
    failure: input.failure ?? null,
    ...(input.loaded ? asked(input.loaded) : {}),
  }),
  // Both only listen: without them the form works as before.
  invoke: [
    { id: 'keepDraft', src: 'keepDraft', onError: {} },
    { id: 'watchSession', src: 'watchSession', onError: {} },
  ],
  initial: 'opening',
  states: {
    opening: {
      description: 'Has the server loaded the fields already, and was the form refused that it answers?',
      always: [
        { guard: 'isUnloaded', target: 'loadingRules' },
        { guard: 'wasRefusedBefore', target: 'refused' },
        { target: 'editing' },
      ],
    },
    loadingRules: {
      description: 'The fields of this country are loading, and for a customer their address book and contact data.',
      tags: ['busy'],
      invoke: {
        id: 'getAddressRules',
        src: 'getAddressRules',
        input: ({ context: { country, form, rules } }) => ({ country, form, isFirst: rules === null }),
        onDone: [
          {
            guard: 'wasRefusedBefore',
            target: 'refused',
            actions: assign(({ event }) => asked(event.output)),
          },
          { target: 'editing', actions: assign(({ event }) => asked(event.output)) },
        ],
        onError: { target: 'unavailable', actions: 'rememberFailure' },
      },
      on: {
        'country.chosen': {
          guard: 'isOtherCountry',
          target: 'loadingRules',
          reenter: true,
          actions: 'rememberCountry',
        },
        'customer.arrived': { target: 'loadingRules', reenter: true },
      },
    },
    unavailable: {
      description: 'The rules could not be read, so the form cannot be shown. The shopper may try again.',
      on: { 'form.retried': { target: 'loadingRules', actions: 'forgetFailure' } },
    },
    editing: {
      description: 'The shopper fills in the address.',
      tags: ['editable'],
      on: {
        'address.typed': { actions: 'keepDraft' },
        'address.submitted': [
          { guard: 'isShipping', target: 'validating', actions: 'rememberAddress' },
          { target: 'saving', actions: 'rememberAddress' },
        ],
        'country.chosen': { guard: 'isOtherCountry', target: 'loadingRules', actions: 'rememberCountry' },
        'customer.arrived': { target: 'loadingRules' },
      },
    },
    validating: {
      description: 'The address service looks at it: does it exist, and is it spelled so?',
      tags: ['busy'],
      invoke: {
        id: 'validateShippingAddress',
        src: 'validateShippingAddress',
        input: ({ context }) => ({ address: expected(context.address, 'address') }),
        onDone: [
          {
            guard: { type: 'hasSuggestion', params: ({ event }) => event.output },
            target: 'suggesting',
            actions: assign(({ event }) => ({ suggestion: event.output.suggestions[0] ?? null })),
          },
          { target: 'saving' },
        ],
        onError: { target: 'refused', actions: 'rememberFailure' },
      },
    },
    suggesting: {
      description: 'A better spelling is known: the shopper takes it, keeps their own, or types it again.',
      on: {
        'suggestion.accepted': { target: 'saving', actions: 'takeSuggestion' },
        'suggestion.declined': { target: 'saving', actions: 'forgetSuggestion' },
        'address.reopened': { target: 'editing', actions: 'forgetSuggestion' },
      },
    },
    saving: {
      description: 'The cart learns the address; tax and delivery follow from it.',
      tags: ['busy'],
      invoke: {
        id: 'saveAddress',
        src: 'saveAddress',
        input: ({ context: { form, point, savedId, address } }) => ({
          form,
          point,
          savedId,
          address: expected(address, 'address'),
        }),
        onDone: [
          { guard: 'isToBeKept', target: 'keeping', actions: assign(({ event }) => ({ cart: event.output })) },
          { target: 'saved', actions: assign(({ event }) => ({ cart: event.output })) },
        ],
        onError: { target: 'refused', actions: 'rememberFailure' },
      },
    },
    refused: {
      description:
        'The address was not taken: the reason stands above the form or beside its field, and it can be mended.',
      tags: ['editable'],
      on: {
        'address.typed': { actions: 'keepDraft' },
        'address.submitted': [
          { guard: 'isShipping', target: 'validating', actions: 'rememberAddress' },
          { target: 'saving', actions: 'rememberAddress' },
        ],
        'country.chosen': { guard: 'isOtherCountry', target: 'loadingRules', actions: 'rememberCountry' },
        'customer.arrived': { target: 'loadingRules' },
      },
    },
    keeping: {
      description: 'The address is on the cart. The customer wants it in their address book, too.',
      tags: ['busy'],
      invoke: {
        id: 'keepAddress',
        src: 'keepAddress',
        input: ({ context }) => ({ form: context.form, address: expected(context.address, 'address') }),
        onDone: { target: 'saved' },
        onError: { target: 'unkept', actions: 'rememberFailure' },
      },
    },
    unkept: {
      description: 'The address book did not take it, and says why. The order goes there all the same.',
      on: { 'keeping.passed': { target: 'saved' } },
    },
    saved: { description: 'The address is on the cart.', type: 'final' },
  },
  output: ({ context }) => ({ cart: context.cart }),
});
