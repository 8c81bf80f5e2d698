import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { signUpFormMachine } from '#machines/sign-up-form/sign-up-form.machine.ts';
import { selectIsCreated } from '#machines/sign-up-form/sign-up-form.selectors.ts';
import type { SignUpFormInput } from '#machines/sign-up-form/sign-up-form.types.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useSessionRef, useToastsRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { signUpText } from '#src/messages/sign-up-form.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { createSignUpFormActors } from './sign-up-form.actors.ts';
import { originOf, type SignUpSearch } from './sign-up-origin.ts';

interface Options {
  input: SignUpFormInput;
  /** How the shopper came to the form. The same object as long as they did not come anew. */
  search: SignUpSearch;
  /** Closes the dialog, or leaves the page. */
  onLeave: () => void;
}

/** Starts the chart of a sign-up. Returns it with the session, which it signs in, and the title of what it shows. */
export function useSignUp({ input, search, onLeave }: Options) {
  const t = useText(signUpText);
  const session = useSessionRef();
  const toasts = useToastsRef();
  const locale = useLocale() as LocaleCode;
  const logic = useMemo(
    () =>
      withPorts(signUpFormMachine, () => {
        const leave = () => {
          const notice = { title: 'accountCreated', tone: 'success', replaces: 'signedIn' } as const;
          toasts.send({ type: 'toast.raised', notice });
          onLeave();
        };
        const actors = createSignUpFormActors({ session, locale, origin: originOf(search), leave });
        return signUpFormMachine.provide({ actors });
      }),
    [session, toasts, locale, search, onLeave],
  );
  const inspect = useInspection();
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  const isCreated = useSelector(actor, selectIsCreated);
  const title = isCreated ? 'createdTitle' : search.enrollment === 'loyalty' ? 'titleLoyalty' : 'title';
  return { actor, session, title: t(title) };
}
