import type { SnapshotFrom } from 'xstate';
import type { productMachine } from './product.machine.ts';
import type { ChoiceType } from './product.types.ts';
import { isInStock, isOptionInStock, missingOf, mostOf, stockOf, variantOf } from './product.variants.ts';

export type ProductSnapshot = SnapshotFrom<typeof productMachine>;

/** What is shown in the place of the button. */
export type Offer = 'comingSoon' | 'notifyMe' | 'outOfStock' | 'signIn' | 'add' | 'adding' | 'added';

export function selectOffer(snapshot: ProductSnapshot): Offer {
  for (const offer of ['comingSoon', 'notifyMe', 'outOfStock', 'signIn'] as const) {
    if (snapshot.matches({ buying: { offering: offer } })) return offer;
  }
  if (snapshot.hasTag('busy')) return 'adding';
  return snapshot.matches({ buying: { offering: 'added' } }) ? 'added' : 'add';
}

export const selectIsBusy = (snapshot: ProductSnapshot): boolean => snapshot.hasTag('busy');
export const selectIsBuyable = (snapshot: ProductSnapshot): boolean => snapshot.hasTag('buyable');
export const selectFailure = ({ context }: ProductSnapshot) => context.failure;
export const selectChosen = ({ context }: ProductSnapshot) => context.chosen;
export const selectQuantity = ({ context }: ProductSnapshot): number => context.quantity;
export const selectMost = ({ context }: ProductSnapshot): number => mostOf(context);

/** The missing choice that the page asks for before anything can be bought. */
export const selectAskedFor = (snapshot: ProductSnapshot): ChoiceType | null =>
  snapshot.matches({ buying: { offering: 'asking' } }) ? missingOf(snapshot.context) : null;

export const selectIsRefusing = (snapshot: ProductSnapshot): boolean =>
  snapshot.matches({ buying: { offering: 'refusing' } });

/**
 * Returns the values of a choice that are out of stock together with the other choices; joined to one text, so that a
 * selector can compare it.
 */
export const selectGone =
  (type: ChoiceType) =>
  ({ context }: ProductSnapshot): string => {
    const options = context.product.attributes.find((attribute) => attribute.type === type)?.options ?? [];
    const gone = options.filter(({ value }) => !isOptionInStock(context, type, value));
    return gone.map(({ value }) => value).join('\n');
  };

/** Returns the stock of the chosen variant in words, if it is low, or sold out while others of the colour are not. */
export function selectStockLabel(snapshot: ProductSnapshot): string | null {
  const { context } = snapshot;
  const variant = variantOf(context);
  if (!variant) return null;
  const { stockStatus, stockStatusLabel = null } = stockOf(variant, context.stock);
  return stockStatus === 'LOW_STOCK' || selectIsChosenGone(snapshot) ? stockStatusLabel : null;
}

/** True if all choices are made and this variant is sold out, but others of the colour are not. */
function selectIsChosenGone(snapshot: ProductSnapshot): boolean {
  const { context } = snapshot;
  const variant = variantOf(context);
  return variant !== null && selectOffer(snapshot) === 'add' && !isInStock(variant, context.stock);
}

/** True if what is chosen, or the whole product, cannot be delivered now. */
export const selectIsGone = (snapshot: ProductSnapshot): boolean =>
  ['notifyMe', 'outOfStock'].includes(selectOffer(snapshot)) || selectIsChosenGone(snapshot);

/** The line of the cart that the button changes; null: it adds. */
export const selectItemId = ({ context }: ProductSnapshot): string | null => context.itemId;

export const selectVariant = ({ context }: ProductSnapshot) => variantOf(context);
