import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Product, ProductPrice } from '#openapi/generated/waymark.gen.ts';
import { variantOf } from '#machines/product/product.variants.ts';
import type { productSetMachine } from './product-set.machine.ts';
import { chosenOf, isOpen } from './product-set.setup.ts';

export type ProductSetRef = ActorRefFrom<typeof productSetMachine>;
type Snapshot = SnapshotFrom<typeof productSetMachine>;

/** The set to show; null while it is read, and where there is none. */
export const selectSet = ({ context }: Snapshot) => context.set;
export const selectChosen = ({ context }: Snapshot) => context.chosen;
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectIsIncomplete = (snapshot: Snapshot): boolean => snapshot.matches('incomplete');
export const selectIsAdding = (snapshot: Snapshot): boolean => snapshot.matches('adding');
export const selectIsAdded = (snapshot: Snapshot): boolean => snapshot.matches('added');

/** True if the shopper is asked to choose of this product. */
export const selectIsAskedFor =
  (product: Product) =>
  (snapshot: Snapshot): boolean =>
    snapshot.matches('asking') && isOpen(snapshot.context, product);

const priceOf = ({ context }: Snapshot, product: Product): ProductPrice =>
  variantOf({ product, chosen: chosenOf(context, product) })?.price ?? product.price;

/** What one of each costs, in minor units: of what is chosen, else of the product. */
export const selectTotal = (snapshot: Snapshot): number =>
  (snapshot.context.set?.products ?? []).reduce((sum, product) => sum + priceOf(snapshot, product).current, 0);
