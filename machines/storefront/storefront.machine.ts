import { storefrontSetup } from './storefront.setup.ts';

/** The root: starts what lives as long as the page, and carries facts from one to the other. */
export const storefrontMachine = storefrontSetup.createMachine({
  id: 'storefront',
  description: 'The whole page: starts session, cart, messages and dialogs, and relays facts between them (core 1, 2 and 4).',
  context: ({ input }) => ({ path: input.path, input }),
  invoke: [
    { id: 'toasts', systemId: 'toasts', src: 'toasts', input: ({ context }) => ({ dismissDelay: context.input.toastDelay }), onError: { target: '.degraded' } },
    { id: 'dialogs', systemId: 'dialogs', src: 'dialogs', onError: { target: '.degraded' } },
    { id: 'reloadGuard', systemId: 'reload-guard', src: 'reloadGuard', input: ({ context }) => ({ period: context.input.reloadPeriod }), onError: { target: '.degraded' } },
    { id: 'cart', systemId: 'cart', src: 'cart', input: ({ context }) => ({ locale: context.input.locale }), onError: { target: '.degraded' } },
    { id: 'session', systemId: 'session', src: 'session', onError: { target: '.degraded' } },
    { id: 'listenTo', src: 'listenTo', input: ['session', 'cart'], onError: { target: '.degraded' } },
    { id: 'watchRoute', src: 'watchRoute', onError: { target: '.degraded' } },
  ],
  initial: 'ready',
  on: {
    'session.started': { actions: 'tellCartOfSession' },
    'session.ended': { actions: 'tellCartOfEnd' },
    'item.added': { guard: 'wantsMiniCart', actions: 'openMiniCart' },
    'notice.raised': { actions: 'raiseToast' },
    'reload.requested': { actions: 'askForReload' },
    'route.changed': { actions: ['rememberPath', 'tellDialogsOfRoute'] },
  },
  states: {
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
