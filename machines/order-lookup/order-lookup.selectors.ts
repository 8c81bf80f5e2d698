import type { SnapshotFrom } from 'xstate';
import type { BotDefenceRef } from '#machines/bot-defence/bot-defence.selectors.ts';
import type { orderLookupMachine } from './order-lookup.machine.ts';

export type OrderLookupSnapshot = SnapshotFrom<typeof orderLookupMachine>;

/** The bot defence's check, while there is one. */
export const selectBotDefence = ({ children }: OrderLookupSnapshot) =>
  children['botDefence'] as BotDefenceRef | undefined;
export const selectIsBusy = (snapshot: OrderLookupSnapshot) => snapshot.hasTag('busy');
export const selectIsEmailInvalid = (snapshot: OrderLookupSnapshot) => snapshot.matches({ asking: 'invalidEmail' });
export const selectFailure = ({ context }: OrderLookupSnapshot) => context.failure;
/** The order that was found, once its page should open. */
export const selectOpened = (snapshot: OrderLookupSnapshot) =>
  snapshot.matches('opened') ? snapshot.context.found : null;
