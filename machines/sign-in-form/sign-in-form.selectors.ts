import type { SnapshotFrom } from 'xstate';
import type { BotDefenceRef } from '#machines/bot-defence/bot-defence.selectors.ts';
import type { signInFormMachine } from './sign-in-form.machine.ts';

export type SignInFormSnapshot = SnapshotFrom<typeof signInFormMachine>;

/** The bot defence's check, while there is one. */
export const selectBotDefence = ({ children }: SignInFormSnapshot) =>
  children['botDefence'] as BotDefenceRef | undefined;
/** True from the click until the form is closed. */
export const selectIsBusy = (snapshot: SignInFormSnapshot) => !snapshot.matches('editing');
export const selectIsShowingPasskey = (snapshot: SignInFormSnapshot) => snapshot.matches('showingPasskey');
export const selectFailure = ({ context }: SignInFormSnapshot) => context.failure;
