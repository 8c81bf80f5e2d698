import { assign, assertEvent } from 'xstate';
import { checkoutSetup } from '../checkout.setup.ts';

export const shipping = checkoutSetup.createStateConfig({
  description: 'Where does it go, and how? A gift card that goes by e-mail skips this.',
  entry: { type: 'keepStep', params: 'shipping' },
  always: { guard: 'isNotShipped', target: 'billing' },
  initial: 'method',
  states: {
    address: {
      description: 'E-mail, name, address and phone, by the rules of the country.',
      invoke: {
        id: 'addressForm',
        src: 'addressForm',
        input: ({ context: { cart, country, problem } }) => ({
          form: 'shipping' as const,
          country,
          asksEmail: true,
          address: cart?.shippingAddress ?? null,
          failure: problem?.reason === 'address-refused' ? problem.failure : null,
        }),
        onDone: { target: 'method', actions: [assign(({ event }) => ({ cart: event.output.cart })), 'forgetProblem'] },
        onError: { target: '#checkout.unavailable' },
      },
      on: { 'address.kept': { guard: 'hasAddress', target: 'method' } },
    },
    method: {
      description: 'How fast, and for how much? The cheapest is chosen already.',
      on: {
        'address.changeRequested': { target: 'address' },
        'method.chosen': { target: 'settingMethod' },
        'delivery.confirmed': { guard: 'isDeliverable', target: '#checkout.shopping.billing', actions: 'forgetProblem' },
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
        onError: { target: 'method', actions: { type: 'tellOfFailure', params: 'method-refused' } },
      },
      on: { 'method.chosen': { target: 'settingMethod', reenter: true } },
    },
  },
});
