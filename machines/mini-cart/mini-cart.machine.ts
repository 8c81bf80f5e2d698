import { miniCartSetup } from './mini-cart.setup.ts';

/**
 * When the mini cart opens, and what it shows first. Its content is from the cart, its opening and closing from the
 * dialogs.
 */
export const miniCartMachine = miniCartSetup.createMachine({
  id: 'mini-cart',
  description:
    'The cart beside the page: opens after an add and from the bag in the header, but not where the cart is on the screen already (core 2).',
  context: ({ input }) => ({ path: input.path, addedItemId: null }),
  initial: 'deciding',
  on: { 'route.changed': { target: '.deciding', actions: 'rememberPath' } },
  states: {
    deciding: {
      description: 'A page is shown, and an open mini cart is closed by it. Is the cart itself on the page?',
      always: [{ guard: 'isCartRoute', target: 'hidden' }, { target: 'ready' }],
    },
    hidden: {
      description: 'On the cart page and in the checkout: adds do not open it, and the bag is a link to the cart page.',
    },
    ready: {
      description: 'On every other page: an add opens it unless it is a quiet one, and so does the bag in the header.',
      initial: 'closed',
      on: {
        'item.added': { guard: 'isLoud', target: '.open.added', actions: ['rememberAdded', 'askForDialog'] },
        'bag.pressed': { target: '.open.cart', actions: 'askForDialog' },
      },
      states: {
        closed: { description: 'The page has the screen for itself.' },
        open: {
          description: 'The cart is beside the page, until the shopper puts it away or goes to another page.',
          initial: 'cart',
          on: {
            'dialog.closed': { guard: 'isOwnDialog', target: 'closed' },
            'cart.chosen': { target: '.goingToCart' },
            'checkout.chosen': { target: '.goingToCheckout' },
          },
          states: {
            added: {
              description: 'What was added just now stands first, and the title says that it was added.',
              on: { 'change.settled': { target: 'cart' } },
            },
            cart: {
              description: 'The cart as it is, the newest first; or that it is empty, and where to begin.',
              entry: 'forgetAdded',
            },
            goingToCart: { description: 'The cart page is on its way; its link is busy until it is there.' },
            goingToCheckout: { description: 'The checkout is on its way; its link is busy until it is there.' },
          },
        },
      },
    },
  },
});
