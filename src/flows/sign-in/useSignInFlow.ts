import type { RegisteredRouter } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { selectCustomerNo } from '#machines/session/session.selectors.ts';
import { selectIsBusy } from '#machines/sign-in-form/sign-in-form.selectors.ts';
import { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { selectScreen, selectSignInForm, selectSignUpForm } from '#machines/sign-in/sign-in.selectors.ts';
import type { SignInInput } from '#machines/sign-in/sign-in.types.ts';
import { selectIsCreated } from '#machines/sign-up-form/sign-up-form.selectors.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useDialogsRef, useSessionRef, useToastsRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { signInText } from '#src/messages/sign-in.ts';
import { signUpText } from '#src/messages/sign-up-form.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { createSignInActors } from './sign-in.actors.ts';

interface Options {
  input: SignInInput;
  /** Closes the dialog or leaves the page. This and `page` must stay the same while the flow is shown. */
  onLeave: () => void;
  /** The flow is a page: its steps are in the history, and it leads to the page that completes a profile. */
  page?: { router: RegisteredRouter; onGreet: () => void };
}

/** Starts the chart of the flow, and returns it with the title of what it shows. */
export function useSignInFlow({ input, onLeave, page }: Options) {
  const t = useText(signInText);
  const s = useText(signUpText);
  const session = useSessionRef();
  const dialogs = useDialogsRef();
  const toasts = useToastsRef();
  const locale = useLocale() as LocaleCode;
  const logic = useMemo(
    () =>
      withPorts(signInMachine, () =>
        signInMachine.provide({
          actors: createSignInActors({
            session,
            dialogs,
            toasts,
            locale,
            leave: onLeave,
            greet: page?.onGreet,
            router: page?.router ?? null,
          }),
        }),
      ),
    [session, dialogs, toasts, locale, onLeave, page],
  );
  const inspect = useInspection();
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  const screen = useSelector(actor, selectScreen);
  const isEntering = useSelector(
    useSelector(actor, selectSignInForm),
    (form) => form !== undefined && selectIsBusy(form),
  );
  const isCreated = useSelector(
    useSelector(actor, selectSignUpForm),
    (form) => form !== undefined && selectIsCreated(form),
  );
  const customerNo = useSelector(session, selectCustomerNo);
  // After a sign-in the flow ends, and is not replaced by what a customer sees who opens it.
  const isGuests = customerNo === null || isEntering || screen === 'signUp' || screen === 'entered';
  const shown = isGuests ? null : customerNo;
  const signUpTitle = s(isCreated ? 'createdTitle' : 'title');
  const title = shown !== null ? t('accountTitle') : screen === 'signUp' ? signUpTitle : t('title');
  return { actor, session, dialogs, title, customerNo: shown };
}
