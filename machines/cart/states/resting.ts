import { cartSetup } from '../cart.setup.ts';

export const resting = cartSetup.createStateConfig({
  description: 'Nothing is being made: the next thing that is asked begins at once.',
  entry: 'shareWaiting',
  on: {
    'change.requested': { target: '#cart.deciding', actions: ['enqueueChange', 'shareWaiting'] },
    'cart.ordered': { target: '#cart.deciding', actions: ['forgetCart', 'shareCart', 'tellOfOrder'] },
    'cart.outdated': { guard: 'namesAnyCart', target: '#cart.reading', actions: 'rememberNews' },
    'session.started': { target: '#cart.deciding', actions: 'rememberSession' },
    'session.ended': { target: '#cart.deciding', actions: ['forgetSession', 'shareLeaving'] },
  },
  always: { guard: 'isOtherShopper', target: '#cart.deciding' },
  initial: 'none',
  states: {
    none: { description: 'There is no cart yet: the first add makes one.' },
    ready: {
      description:
        'The cart is here, as the service answered it last. What nobody answered to before is over: it is not asked behind the back of who went on.',
      entry: 'forgetUnanswered',
    },
    expired: {
      description: 'The cart had expired and could not be filled again: it is empty, and can be filled anew.',
    },
    unavailable: {
      description:
        'The service did not answer; what was asked is refused. The shopper may try again: what they asked of the cart is asked once more.',
      on: { 'cart.retried': { target: '#cart.deciding', actions: 'askAgain' } },
    },
  },
});
