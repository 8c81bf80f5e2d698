import { assign, assertEvent } from 'xstate';
import { addressOf, contactOf } from '../checkout.cart.ts';
import { checkoutSetup } from '../checkout.setup.ts';

export const shipping = checkoutSetup.createStateConfig({
  description: 'Where does it go, and how? A gift card that goes by e-mail skips this.',
  entry: 'forgetReturned',
  always: { guard: 'isNotShipped', target: 'billing' },
  initial: 'method',
  states: {
    address: {
      description:
        'E-mail, name, address and phone, by the rules of the country; or a collection point, which a dialog of its own finds. Where everything is collected, who collects it is enough.',
      entry: [
        { type: 'keepStep', params: 'address' },
        { type: 'showStep', params: 'address' },
      ],
      always: { guard: 'isCollected', target: 'contact' },
      invoke: {
        id: 'addressForm',
        src: 'addressForm',
        input: ({ context: { cart, country, problem } }) => ({
          form: 'shipping' as const,
          country,
          asksEmail: true,
          address: addressOf(cart),
          failure: problem?.reason === 'address-refused' ? problem.failure : null,
        }),
        onDone: { target: 'method', actions: [assign(({ event }) => ({ cart: event.output.cart })), 'forgetProblem'] },
        onError: { target: '#checkout.unavailable' },
      },
      on: { 'address.kept': { guard: 'hasAddress', target: 'method' } },
    },
    contact: {
      description: 'Everything is collected in a store: who comes for it, and how are they told that it is there?',
      entry: [
        { type: 'keepStep', params: 'address' },
        { type: 'showStep', params: 'address' },
      ],
      always: { guard: 'isNotCollected', target: 'address' },
      invoke: {
        id: 'addressForm',
        src: 'addressForm',
        input: ({ context: { cart, country, problem } }) => ({
          form: 'pickup' as const,
          country,
          asksEmail: true,
          address: contactOf(cart),
          failure: problem?.reason === 'address-refused' ? problem.failure : null,
        }),
        onDone: { target: 'method', actions: [assign(({ event }) => ({ cart: event.output.cart })), 'forgetProblem'] },
        onError: { target: '#checkout.unavailable' },
      },
      on: { 'address.kept': { guard: 'hasContact', target: 'method' } },
    },
    method: {
      description:
        'How fast, and for how much? The cheapest is chosen already; what is collected is shown with its store. A cart that another tab made anew is asked first where it goes, or who collects it. An express approval that still covers the total leads past the payment.',
      entry: [
        { type: 'keepStep', params: 'delivery' },
        { type: 'showStep', params: 'delivery' },
      ],
      always: { guard: 'needsAddress', target: 'address' },
      on: {
        'address.changeRequested': { target: 'address' },
        'method.chosen': { guard: 'isNotCollected', target: 'settingMethod' },
        'delivery.confirmed': [
          {
            guard: 'isPaidExpress',
            target: '#checkout.shopping.settlingBilling',
            actions: 'forgetProblem',
          },
          {
            guard: 'isDeliverable',
            target: '#checkout.shopping.billing',
            actions: 'forgetProblem',
          },
        ],
      },
    },
    settingMethod: {
      description: 'The cart learns how it goes; the total follows from it.',
      tags: ['busy'],
      invoke: {
        id: 'setShippingMethod',
        src: 'setShippingMethod',
        input: ({ event }) => {
          assertEvent(event, 'method.chosen');
          return { shippingId: event.shippingId, code: event.code };
        },
        onDone: { target: 'method', actions: ['keepCart', 'forgetProblem'] },
        onError: [
          { guard: 'isOutage', target: 'method', actions: { type: 'tellOfFailure', params: 'unavailable' } },
          { target: 'method', actions: { type: 'tellOfFailure', params: 'method-refused' } },
        ],
      },
      on: { 'method.chosen': { guard: 'isNotCollected', target: 'settingMethod', reenter: true } },
    },
  },
});
