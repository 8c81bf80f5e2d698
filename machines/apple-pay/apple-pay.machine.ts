import { assertEvent, assign } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import { agreementOf, applePaySetup, ownCartOf } from './apple-pay.setup.ts';

/** The Apple Pay button beside a cart or a product: address, delivery and payment are chosen in the wallet's sheet. */
export const applePayMachine = applePaySetup.createMachine({
  id: 'apple-pay',
  description:
    'Paying without typing in the sheet of the wallet (catalogue 4, 5 and 8). The service decides prices and totals, the sheet shows them, and what it showed is what is charged, or it is refused.',
  context: ({ input }) => ({
    ...input,
    before: null,
    item: null,
    cart: null,
    sessionId: null,
    token: null,
    key: null,
    order: null,
  }),
  initial: 'detecting',
  states: {
    detecting: {
      description: 'Can this device pay with Apple Pay? Only the browser is asked.',
      invoke: {
        id: 'detect',
        src: 'detect',
        onDone: [
          { guard: { type: 'canPay', params: ({ event }) => event.output }, target: 'ready' },
          { target: 'unavailable' },
        ],
        onError: { target: 'unavailable' },
      },
    },
    unavailable: {
      description: 'This device has no such wallet: there is no button.',
      meta: { rests: 'A device does not get a wallet while a page is open.' },
    },
    ready: {
      description: 'The button can be pressed.',
      on: { 'applePay.pressed': { target: 'paying', actions: 'rememberCart' } },
    },
    paying: {
      description: 'The sheet is open. Nothing is charged before the shopper agrees in it, and it can be closed.',
      tags: ['busy'],
      invoke: {
        id: 'sheet',
        src: 'sheet',
        input: ({ context: { cart, item } }) => ({ cart, item }),
        onError: { target: 'restoringAfterFailure' },
      },
      // A device may name its card while the address is looked at.
      on: { 'card.selected': { actions: { type: 'tellSheet', params: { type: 'card.taken' } } } },
      initial: 'opening',
      states: {
        opening: {
          description: 'The sheet comes up.',
          on: {
            'merchant.asked': [{ guard: 'hasItem', target: 'making' }, { target: 'validating' }],
            'sheet.cancelled': { target: '#apple-pay.restoring' },
          },
        },
        making: {
          description:
            "On a product page: the product goes into a cart of its own, with the automatic promo code. The shopper's cart is left alone.",
          invoke: {
            id: 'makeCart',
            src: 'makeCart',
            input: ({ context }) => ({ item: expected(context.item, 'item').item }),
            onDone: {
              target: 'validating',
              actions: [
                { type: 'keepCart', params: ({ event }) => event.output },
                { type: 'tellSheet', params: ({ event }) => ({ type: 'cart.made', cart: event.output }) },
              ],
            },
            onError: { target: '#apple-pay.restoringAfterFailure' },
          },
          on: { 'sheet.cancelled': { target: '#apple-pay.restoring' } },
        },
        validating: {
          description: 'The provider confirms to the wallet who is paid.',
          invoke: {
            id: 'validateMerchant',
            src: 'validateMerchant',
            onDone: {
              target: 'choosing',
              actions: [
                assign({ sessionId: ({ event }) => event.output.sessionId }),
                {
                  type: 'tellSheet',
                  params: ({ event }) => ({
                    type: 'merchant.validated',
                    merchantSession: event.output.merchantSession,
                  }),
                },
              ],
            },
            onError: { target: '#apple-pay.restoringAfterFailure' },
          },
          on: { 'sheet.cancelled': { target: '#apple-pay.restoring' } },
        },
        choosing: {
          description: 'The shopper chooses address, delivery and card in the sheet, and agrees.',
          on: {
            'contact.selected': { target: 'settingContact' },
            'method.selected': { target: 'settingMethod' },
            'payment.authorised': [
              { guard: 'hasShippingFault', actions: 'refuseShipping' },
              { guard: 'hasBillingFault', actions: 'refuseBilling' },
              { target: 'addingContacts', actions: 'rememberAgreement' },
            ],
            'sheet.cancelled': { target: '#apple-pay.restoring' },
          },
        },
        settingContact: {
          description: 'The cart learns where it goes; the sheet shows delivery, tax and total for it.',
          invoke: {
            id: 'setContact',
            src: 'setContact',
            input: ({ context, event }) => {
              assertEvent(event, 'contact.selected');
              return { own: ownCartOf(context), contact: event.contact };
            },
            onDone: {
              target: 'choosing',
              actions: [
                { type: 'keepCart', params: ({ event }) => event.output },
                { type: 'tellSheet', params: ({ event }) => ({ type: 'cart.changed', cart: event.output }) },
              ],
            },
            onError: {
              target: 'contactRefused',
              actions: { type: 'tellSheet', params: { type: 'selection.refused' } },
            },
          },
          on: { 'sheet.cancelled': { target: '#apple-pay.restoring' } },
        },
        contactRefused: {
          description:
            'Nothing is delivered to the address in the sheet. It says so, and offers no delivery and no agreement until another address is chosen.',
          on: {
            'contact.selected': { target: 'settingContact' },
            'sheet.cancelled': { target: '#apple-pay.restoring' },
          },
        },
        settingMethod: {
          description: 'The cart learns how it goes; the sheet shows the total for it.',
          invoke: {
            id: 'setMethod',
            src: 'setMethod',
            input: ({ context, event }) => {
              assertEvent(event, 'method.selected');
              return { own: ownCartOf(context), code: event.code };
            },
            onDone: {
              target: 'choosing',
              actions: [
                { type: 'keepCart', params: ({ event }) => event.output },
                { type: 'tellSheet', params: ({ event }) => ({ type: 'cart.changed', cart: event.output }) },
              ],
            },
            onError: { target: 'methodRefused', actions: { type: 'tellSheet', params: { type: 'selection.refused' } } },
          },
          on: { 'sheet.cancelled': { target: '#apple-pay.restoring' } },
        },
        methodRefused: {
          description:
            'The sheet shows a delivery that the cart did not take, and has no place for an error before the shopper agrees. Then it asks for another delivery, and nothing is charged.',
          on: {
            'contact.selected': { target: 'settingContact' },
            'method.selected': { target: 'settingMethod' },
            'payment.authorised': {
              actions: {
                type: 'tellSheet',
                params: { type: 'payment.refused', contact: 'shipping', fault: 'method' },
              },
            },
            'sheet.cancelled': { target: '#apple-pay.restoring' },
          },
        },
        addingContacts: {
          description:
            'The cart learns all of both contacts, which the sheet tells only now. If the total is another one with them, nothing is charged.',
          invoke: {
            id: 'addContacts',
            src: 'addContacts',
            input: ({ context, event }) => {
              const { shipping, billing } = agreementOf(event);
              return { own: ownCartOf(context), shipping, billing };
            },
            onDone: [
              {
                guard: { type: 'isShownTotal', params: ({ event }) => event.output },
                target: 'placing',
                actions: { type: 'keepCart', params: ({ event }) => event.output },
              },
              { target: 'outdated' },
            ],
            onError: [
              { guard: 'isContactRefused', target: 'choosing', actions: ['refuseContact', 'forgetToken'] },
              { target: 'failing' },
            ],
          },
          on: { 'sheet.cancelled': { target: '#apple-pay.restoring' } },
        },
        placing: {
          description: 'Money is moving. A sheet that closes now changes nothing.',
          tags: ['settling'],
          invoke: {
            id: 'placeOrder',
            src: 'placeOrder',
            input: ({ context }) => ({
              own: ownCartOf(context),
              cart: expected(context.cart, 'cart'),
              token: expected(context.token, 'token'),
              sessionId: expected(context.sessionId, 'session'),
              key: expected(context.key, 'key'),
            }),
            onDone: [
              { guard: { type: 'isWaiting', params: ({ event }) => event.output }, target: 'failing' },
              { target: 'completing', actions: { type: 'keepOrder', params: ({ event }) => event.output } },
            ],
            onError: [
              { guard: 'isUnknown', target: 'doubting' },
              { guard: 'isCartChanged', target: 'outdated' },
              { target: 'failing' },
            ],
          },
        },
        completing: {
          description: 'The sheet says that it is paid, and closes.',
          entry: { type: 'tellSheet', params: { type: 'payment.completed' } },
          always: { target: '#apple-pay.confirmed' },
        },
        doubting: {
          description: 'The sheet closes; whether it was paid is found out without it.',
          entry: { type: 'tellSheet', params: { type: 'payment.failed' } },
          always: { target: '#apple-pay.confirming' },
        },
        outdated: {
          description: 'What the sheet showed is not what it would cost: the sheet closes, and nothing is charged.',
          entry: { type: 'tellSheet', params: { type: 'payment.failed' } },
          always: { target: '#apple-pay.restoringAfterChange' },
        },
        failing: {
          description: 'The sheet says that it was not paid, and closes.',
          entry: { type: 'tellSheet', params: { type: 'payment.failed' } },
          always: { target: '#apple-pay.restoringAfterFailure' },
        },
      },
    },
    confirming: {
      description: 'The answer was lost. Before anything is said, the service is asked whether an order was placed.',
      tags: ['busy', 'settling'],
      entry: 'forgetToken',
      invoke: {
        id: 'getOrderOfCart',
        src: 'getOrderOfCart',
        input: ({ context }) => ({ basketId: expected(context.cart, 'cart').basketId }),
        onDone: [
          { guard: { type: 'isWaiting', params: ({ event }) => event.output }, target: 'restoringAfterFailure' },
          { target: 'confirmed', actions: { type: 'keepOrder', params: ({ event }) => event.output } },
        ],
        onError: [{ guard: 'isNoOrder', target: 'restoringAfterFailure' }, { target: 'unconfirmed' }],
      },
    },
    unconfirmed: {
      description:
        'It is not known yet whether the order was placed. The service is asked again in a moment; the shopper reads not to order again.',
      tags: ['busy', 'settling'],
      after: { confirmationPause: { target: 'confirming' } },
    },
    confirmed: {
      description: 'The order is placed. The confirmation opens, and the cart begins anew.',
      tags: ['busy'],
      entry: 'forgetToken',
      invoke: {
        id: 'showConfirmation',
        src: 'showConfirmation',
        input: ({ context }) => ({ own: ownCartOf(context), order: expected(context.order, 'order') }),
        onDone: { target: 'shown' },
        onError: { target: 'shown' },
      },
    },
    shown: {
      description: 'The order is placed, and its confirmation is on its way or there.',
      meta: { rests: 'The confirmation is another page; the button is over.' },
    },
    restoring: {
      description:
        'The sheet was closed. The cart is given the address that it had before; a product is taken off again.',
      tags: ['busy'],
      entry: 'forgetToken',
      invoke: {
        id: 'restoreCart',
        src: 'restoreCart',
        input: ({ context }) => ({ own: ownCartOf(context), before: context.before }),
        onDone: { target: 'ready' },
        onError: { target: 'ready' },
      },
    },
    restoringAfterFailure: {
      description:
        'Nothing was charged. The cart is given the address that it had before; a product is taken off again.',
      tags: ['busy'],
      entry: 'forgetToken',
      invoke: {
        id: 'restoreCart',
        src: 'restoreCart',
        input: ({ context }) => ({ own: ownCartOf(context), before: context.before }),
        onDone: { target: 'failed' },
        onError: { target: 'failed' },
      },
    },
    restoringAfterChange: {
      description: 'The total changed after the shopper agreed. The cart is given the address that it had before.',
      tags: ['busy'],
      entry: 'forgetToken',
      invoke: {
        id: 'restoreCart',
        src: 'restoreCart',
        input: ({ context }) => ({ own: ownCartOf(context), before: context.before }),
        onDone: { target: 'changed' },
        onError: { target: 'changed' },
      },
    },
    changed: {
      description: 'Nothing was charged, because the total changed. The shopper reads so, and presses again to see it.',
      on: { 'applePay.pressed': { target: 'paying', actions: 'rememberCart' } },
    },
    failed: {
      description: 'The payment did not go through: an unknown error, said below the button (catalogue 8).',
      on: { 'applePay.pressed': { target: 'paying', actions: 'rememberCart' } },
    },
  },
});
