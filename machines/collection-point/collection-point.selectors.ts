import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { addressFormMachine } from '#machines/address-form/address-form.machine.ts';
import type { collectionPointMachine } from './collection-point.machine.ts';

export type CollectionPointSnapshot = SnapshotFrom<typeof collectionPointMachine>;

/** The screen of the dialog: the content under the field for a place, or the contact form. */
export type CollectionPointScreen =
  | 'asking'
  | 'searching'
  | 'denied'
  | 'unlocated'
  | 'results'
  | 'noneFound'
  | 'failed'
  | 'naming'
  | 'saved';

export const selectScreen = (snapshot: CollectionPointSnapshot): CollectionPointScreen => {
  for (const screen of ['asking', 'denied', 'unlocated', 'results', 'noneFound', 'failed'] as const)
    if (snapshot.matches({ looking: screen })) return screen;
  if (snapshot.matches('looking')) return 'searching';
  return snapshot.matches('naming') ? 'naming' : 'saved';
};

export const selectCanReopen = (snapshot: CollectionPointSnapshot): boolean => snapshot.can({ type: 'point.reopened' });
export const selectResult = ({ context }: CollectionPointSnapshot) => context.result;
export const selectPoint = ({ context }: CollectionPointSnapshot) => context.point;
export const selectPlace = ({ context: { where } }: CollectionPointSnapshot): string =>
  where && 'place' in where ? where.place : '';
export const selectAddressForm = ({ children }: CollectionPointSnapshot) =>
  children['addressForm'] as ActorRefFrom<typeof addressFormMachine> | undefined;
