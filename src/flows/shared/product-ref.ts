import type { ActorRefFrom } from 'xstate';
import type { productMachine } from '#machines/product/product.machine.ts';

export type ProductRef = ActorRefFrom<typeof productMachine>;
