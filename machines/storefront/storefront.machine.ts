import { storefrontSetup } from './storefront.setup.ts';

/** The root: starts the charts that live as long as the page, and forwards facts between them. */
export const storefrontMachine = storefrontSetup.createMachine({
  id: 'storefront',
  description:
    'The whole page: starts session, cart, mini cart, messages and dialogs, and relays facts between them (core 1, 2 and 4).',
  context: ({ input }) => ({ input, path: input.path }),
  invoke: [
    {
      id: 'toasts',
      systemId: 'toasts',
      src: 'toasts',
      input: ({ context }) => ({ dismissDelay: context.input.toastDelay }),
      onError: { target: '.degraded' },
    },
    { id: 'dialogs', systemId: 'dialogs', src: 'dialogs', onError: { target: '.degraded' } },
    {
      id: 'reloadGuard',
      systemId: 'reload-guard',
      src: 'reloadGuard',
      input: ({ context }) => ({ period: context.input.reloadPeriod }),
      onError: { target: '.degraded' },
    },
    {
      id: 'cart',
      systemId: 'cart',
      src: 'cart',
      input: ({ context }) => ({ locale: context.input.locale }),
      onError: { target: '.degraded' },
    },
    {
      id: 'miniCart',
      systemId: 'mini-cart',
      src: 'miniCart',
      input: ({ context }) => ({ path: context.input.path }),
      onError: { target: '.degraded' },
    },
    { id: 'session', systemId: 'session', src: 'session', onError: { target: '.degraded' } },
    {
      id: 'listenTo',
      src: 'listenTo',
      input: ['session', 'cart', 'mini-cart', 'dialogs'],
      onError: { target: '.degraded' },
    },
    { id: 'watchRoute', src: 'watchRoute', onError: { target: '.degraded' } },
    {
      id: 'leavePage',
      src: 'leavePage',
      input: ({ context }) => ({ locale: context.input.locale }),
      onError: { target: '.degraded' },
    },
  ],
  initial: 'booting',
  on: {
    'session.started': { actions: 'tellCart' },
    'session.unavailable': { actions: 'tellCart' },
    'session.ended': { actions: 'tellCart' },
    'session.left': { guard: 'isProtected', actions: 'goHome' },
    'session.revoked': { guard: 'isAccount', actions: 'goHome' },
    'signIn.settled': { guard: 'hasOrdered', actions: 'goToAccount' },
    'session.wanted': { actions: 'tellSession' },
    'item.added': { actions: 'tellMiniCart' },
    'change.settled': { actions: ['tellMiniCart', 'tellSessionOfCart'] },
    'cart.ordered': { actions: 'tellSessionOfOrder' },
    'dialog.requested': { actions: 'tellDialogs' },
    'dialog.closed': { actions: 'tellMiniCart' },
    'notice.raised': { actions: 'raiseToast' },
    'reload.requested': { actions: 'askForReload' },
    'route.changed': { actions: ['rememberPath', 'tellDialogs', 'tellMiniCart'] },
  },
  states: {
    booting: {
      description:
        'The page can be read already; who shops, and with which cart, is being found out. An employee who comes back without having accepted the terms of the discount is asked again.',
      on: {
        'session.started': [
          { guard: 'owesTerms', target: 'ready', actions: ['tellCart', 'showTerms'] },
          { target: 'ready', actions: 'tellCart' },
        ],
        'session.unavailable': { target: 'ready', actions: 'tellCart' },
      },
    },
    ready: {
      description: 'The shop is open: what one part tells reaches the parts that care.',
      meta: { rests: 'It is no place for shoppers: it lasts as long as the page.' },
    },
    degraded: {
      description: 'A part of the page failed; the others go on, and a reload brings everything back.',
      meta: { rests: 'The page stays usable; only loading it anew starts a part again.' },
    },
  },
});
