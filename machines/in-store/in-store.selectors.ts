import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { signInFormMachine } from '#machines/sign-in-form/sign-in-form.machine.ts';
import type { inStoreMachine } from './in-store.machine.ts';

export type InStoreRef = ActorRefFrom<typeof inStoreMachine>;
export type AssociateFormRef = ActorRefFrom<typeof signInFormMachine>;
type InStoreSnapshot = SnapshotFrom<typeof inStoreMachine>;

/** The screen of the associates' page. */
export type InStoreScreen =
  | 'waiting'
  | 'form'
  | 'withoutForm'
  | 'customer'
  | 'withoutStores'
  | 'store'
  | 'seller'
  | 'active';

export const selectScreen = (snapshot: InStoreSnapshot): InStoreScreen => {
  if (snapshot.matches('signingIn')) return 'form';
  if (snapshot.matches('withoutForm')) return 'withoutForm';
  if (snapshot.matches('customer') || snapshot.matches('makingRoom')) return 'customer';
  if (snapshot.matches({ choosingStore: 'withoutStores' })) return 'withoutStores';
  if (snapshot.matches({ choosingStore: 'store' }) || snapshot.matches({ choosingStore: 'loadingSellers' }))
    return 'store';
  if (snapshot.matches({ choosingStore: 'seller' }) || snapshot.matches({ choosingStore: 'keeping' })) return 'seller';
  return snapshot.matches('active') ? 'active' : 'waiting';
};

/** True if the bar is shown: from the first sale to the last sign-out. */
export const selectHasBar = (snapshot: InStoreSnapshot) => snapshot.matches('active') || snapshot.matches('clearing');
export const selectIsStillSignedIn = (snapshot: InStoreSnapshot) => snapshot.matches({ clearing: 'stillSignedIn' });
export const selectForm = ({ children }: InStoreSnapshot) => children['signInForm'] as AssociateFormRef | undefined;
export const selectIsBusy = (snapshot: InStoreSnapshot) => snapshot.hasTag('busy');
export const selectSale = ({ context }: InStoreSnapshot) => context.sale;
export const selectStores = ({ context }: InStoreSnapshot) => context.stores;
export const selectStore = ({ context }: InStoreSnapshot) => context.store;
export const selectSellers = ({ context }: InStoreSnapshot) => context.sellers;
export const selectFailure = ({ context }: InStoreSnapshot) => context.failure;
