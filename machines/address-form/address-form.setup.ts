import { assertEvent, setup } from 'xstate';
import type { Address, AddressFormKind, AddressValidation, Cart } from '#openapi/generated/waymark.gen.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type {
  AddressFormContext,
  AddressFormEvent,
  AddressFormInput,
  AddressFormOutput,
  AddressFormRules,
  AddressFormTag,
  DraftCommand,
} from './address-form.types.ts';

const ports = {
  /** GET /consumers-v3/utilities/i18n/{countryCode}, and the countries. */
  getAddressRules: promisePort<AddressFormRules, { country: string; form: AddressFormKind; isFirst: boolean }>(
    'getAddressRules',
  ),
  /** Stores what is typed for this tab, until it is on the cart. */
  keepDraft: callbackPort<DraftCommand>('keepDraft'),
  /** POST /cart/v1/cart/{basketId}/shippingAddress/validation; changes nothing. */
  validateShippingAddress: promisePort<AddressValidation, { address: Address }>('validateShippingAddress'),
  /** Sends an event when a guest signs in beside the form. */
  watchSession: callbackPort('watchSession'),
  /** POST /consumers-v3/consumer/address: puts it into the customer's address book. */
  keepAddress: promisePort<undefined, { form: AddressFormKind; address: Address }>('keepAddress'),
  /**
   * Puts the address on the cart, as shipping address, billing address, or contact for a pickup. In the account, puts
   * it into the address book; there is no cart then.
   */
  saveAddress: promisePort<
    Cart | null,
    { form: AddressFormKind; point: string | null; savedId: string | null; address: Address }
  >('saveAddress'),
};

/** The effects that must be provided before the form can run. */
export type AddressFormPorts = typeof ports;

const base = setup({
  types: {
    context: {} as AddressFormContext,
    events: {} as AddressFormEvent,
    input: {} as AddressFormInput,
    output: {} as AddressFormOutput,
    tags: '' as AddressFormTag,
  },
  actors: ports,
  guards: {
    isShipping: ({ context }) => context.form === 'shipping',
    /** True in a billing form, if the event names another country. */
    isOtherCountry: ({ context, event }) => {
      assertEvent(event, 'country.chosen');
      return context.rules !== null && context.form === 'billing' && event.country !== context.country;
    },
    /** True if the address service suggests a better spelling. */
    hasSuggestion: (_, validation: AddressValidation) => validation.suggestions.length > 0,
    isUnloaded: ({ context }) => context.rules === null,
    isToBeKept: ({ context }) => context.isKept,
    wasRefusedBefore: ({ context }) => context.failure !== null,
  },
});

export const addressFormSetup = base.extend({
  actions: {
    keepDraft: base.sendTo('keepDraft', ({ context, event }) => {
      assertEvent(event, 'address.typed');
      return { type: 'draft.kept', form: context.form, draft: event.draft } satisfies DraftCommand;
    }),
    rememberAddress: base.assign(({ event }) => {
      assertEvent(event, 'address.submitted');
      return { address: event.address, draft: null, suggestion: null, failure: null, isKept: event.isKept ?? false };
    }),
    rememberCountry: base.assign(({ event }) => {
      assertEvent(event, 'country.chosen');
      return { country: event.country, failure: null };
    }),
    takeSuggestion: base.assign(({ context }) => ({ address: context.suggestion, suggestion: null })),
    forgetSuggestion: base.assign({ suggestion: null }),
    forgetFailure: base.assign({ failure: null }),
    rememberFailure: base.assign({ failure: ({ event }) => failureOf(event) }),
  },
});
