import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { BotDefenceRef } from '#machines/bot-defence/bot-defence.selectors.ts';
import type { resetPasswordMachine } from './reset-password.machine.ts';

export type ResetPasswordRef = ActorRefFrom<typeof resetPasswordMachine>;
export type ResetPasswordSnapshot = SnapshotFrom<typeof resetPasswordMachine>;

/** The part of the flow that is on the page. */
export type ResetPasswordPart = 'asking' | 'sent' | 'choosing' | 'changed';

/** The bot defence's check, while there is one. */
export const selectBotDefence = ({ children }: ResetPasswordSnapshot) =>
  children['botDefence'] as BotDefenceRef | undefined;
export const selectIsBusy = (snapshot: ResetPasswordSnapshot) => snapshot.hasTag('busy');
export const selectEmail = ({ context }: ResetPasswordSnapshot) => context.email;
export const selectFailure = ({ context }: ResetPasswordSnapshot) => context.failure;

export function selectPart(snapshot: ResetPasswordSnapshot): ResetPasswordPart {
  if (snapshot.matches('sent')) return 'sent';
  if (snapshot.matches('changed')) return 'changed';
  return snapshot.matches('choosing') || snapshot.matches('changing') ? 'choosing' : 'asking';
}

const fields: Readonly<Record<string, 'email' | 'newPassword' | 'confirmPassword'>> = {
  AUT453: 'email',
  FE872: 'newPassword',
  API422: 'newPassword',
  AUT451: 'newPassword',
  AUT452: 'newPassword',
  FE340: 'confirmPassword',
};

/** The field that the last refusal is about; null if it is about none. */
export const selectRefusedField = ({ context: { failure } }: ResetPasswordSnapshot) =>
  failure ? (fields[failure.errorId] ?? null) : null;
