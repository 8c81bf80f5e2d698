import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Product } from '#openapi/generated/waymark.gen.ts';
import type { quickShopMachine } from './quick-shop.machine.ts';

export type QuickShopRef = ActorRefFrom<typeof quickShopMachine>;
type Snapshot = SnapshotFrom<typeof quickShopMachine>;

export const selectProductId = ({ context }: Snapshot): string => context.productId;
/** The product that was read last; its colours can be chosen while another is read. */
export const selectLastProduct = ({ context }: Snapshot): Product | null => context.product;
/** The product to choose from; null while it is read, or could not be. */
export const selectShownProduct = (snapshot: Snapshot): Product | null =>
  ['loading', 'unavailable'].some((state) => snapshot.matches(state as 'loading')) ? null : snapshot.context.product;
export const selectChosen = ({ context }: Snapshot) => context.chosen;
export const selectIsUnavailable = (snapshot: Snapshot): boolean => snapshot.matches('unavailable');
