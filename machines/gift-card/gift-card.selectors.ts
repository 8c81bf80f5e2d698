import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { BotDefenceRef } from '#machines/bot-defence/bot-defence.selectors.ts';
import type { giftCardMachine } from './gift-card.machine.ts';

export type GiftCardRef = ActorRefFrom<typeof giftCardMachine>;
type Snapshot = SnapshotFrom<typeof giftCardMachine>;

export const selectIsChecking = (snapshot: Snapshot): boolean =>
  snapshot.matches('checkingBalance') || snapshot.matches('provingForBalance');
export const selectIsApplying = (snapshot: Snapshot): boolean =>
  snapshot.matches('applying') || snapshot.matches('provingForPayment');
export const selectIsRemoving = (snapshot: Snapshot): boolean => snapshot.matches('removing');
/** True while a call is in progress; no other can be made meanwhile. */
export const selectIsBusy = (snapshot: Snapshot): boolean => !snapshot.matches('editing');
/** The bot defence's check, while there is one. */
export const selectBotDefence = ({ children }: Snapshot) => children['botDefence'] as BotDefenceRef | undefined;
/** False once the service says that gift cards cannot pay the cart. It refuses what cannot in any case. */
export const selectIsOffered = ({ context }: Snapshot): boolean => context.offer?.isOffered ?? true;
const none: never[] = [];
/** The gift cards of the customer's account. */
export const selectOwn = ({ context }: Snapshot) => context.offer?.own ?? none;
export const selectIsOwn = ({ context }: Snapshot) => context.isOwn;
export const selectBalance = ({ context }: Snapshot) => context.balance;
export const selectFailure = ({ context }: Snapshot) => context.failure;
