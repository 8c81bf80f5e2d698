import type { SnapshotFrom } from 'xstate';
import type { signInFormMachine } from './sign-in-form.machine.ts';

export type SignInFormSnapshot = SnapshotFrom<typeof signInFormMachine>;

/** From the press until the form has gone. */
export const selectIsBusy = (snapshot: SignInFormSnapshot) => !snapshot.matches('editing');
export const selectFailure = ({ context }: SignInFormSnapshot) => context.failure;
