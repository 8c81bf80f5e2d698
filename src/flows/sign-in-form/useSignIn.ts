import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { signInFormMachine } from '#machines/sign-in-form/sign-in-form.machine.ts';
import type { SignInFormInput } from '#machines/sign-in-form/sign-in-form.types.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useDialogsRef, useSessionRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { createSignInFormActors } from './sign-in-form.actors.ts';

/**
 * Starts the chart of a customer's sign-in. `onLeave` closes its dialog or leaves its page; it must stay the same
 * function while the form is shown.
 */
export function useSignIn({ input, onLeave }: { input: SignInFormInput; onLeave: () => void }) {
  const session = useSessionRef();
  const dialogs = useDialogsRef();
  const logic = useMemo(
    () =>
      withPorts(signInFormMachine, () =>
        signInFormMachine.provide({ actors: createSignInFormActors({ session, dialogs, leave: onLeave }) }),
      ),
    [session, dialogs, onLeave],
  );
  const inspect = useInspection();
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return { actor, session, dialogs };
}
