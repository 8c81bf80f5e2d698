import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { BotDefenceRef } from '#machines/bot-defence/bot-defence.selectors.ts';
import type { PaymentMethodRef } from '#machines/payment-method/payment-method.selectors.ts';
import type { savedCardsMachine } from './saved-cards.machine.ts';

export type SavedCardsRef = ActorRefFrom<typeof savedCardsMachine>;
export type SavedCardsSnapshot = SnapshotFrom<typeof savedCardsMachine>;
export type SavedCardsScreen = 'loading' | 'list' | 'form' | 'giftCardForm' | 'guest' | 'unavailable';

export const selectScreen = (snapshot: SavedCardsSnapshot): SavedCardsScreen => {
  if (snapshot.matches('guest')) return 'guest';
  if (snapshot.matches({ signedIn: 'unavailable' })) return 'unavailable';
  if (snapshot.matches({ signedIn: 'adding' })) return 'form';
  if (snapshot.matches({ signedIn: 'addingGiftCard' })) return 'giftCardForm';
  return snapshot.context.wallet === null || snapshot.matches({ signedIn: 'loading' }) ? 'loading' : 'list';
};

export const selectCards = ({ context }: SavedCardsSnapshot) => context.wallet?.cards ?? [];
export const selectGiftCards = ({ context }: SavedCardsSnapshot) => context.wallet?.giftCards ?? [];
/** Why the typed gift card was refused. */
export const selectFailure = ({ context }: SavedCardsSnapshot) => context.failure;
export const selectIsBusy = (snapshot: SavedCardsSnapshot) => snapshot.hasTag('busy');

/** The id of the card whose removal is to be confirmed, or is under way. */
export const selectRemovedId = (snapshot: SavedCardsSnapshot): string | null =>
  snapshot.matches({ signedIn: 'confirming' }) || snapshot.matches({ signedIn: 'removing' })
    ? snapshot.context.chosenId
    : null;

/** The card fields, while a card is typed. */
export const selectPaymentMethod = ({ children }: SavedCardsSnapshot) =>
  children['paymentMethod'] as PaymentMethodRef | undefined;
export const selectBotDefence = ({ children }: SavedCardsSnapshot) =>
  children['botDefence'] as BotDefenceRef | undefined;
