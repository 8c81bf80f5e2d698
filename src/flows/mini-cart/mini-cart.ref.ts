import type { ActorRefFrom } from 'xstate';
import type { miniCartMachine } from '#machines/mini-cart/mini-cart.machine.ts';

export type MiniCartRef = ActorRefFrom<typeof miniCartMachine>;
