import type { RegisteredRouter } from '@tanstack/react-router';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import { selectCustomerNo } from '#machines/session/session.selectors.ts';
import { signInFormMachine } from '#machines/sign-in-form/sign-in-form.machine.ts';
import type { SignInPorts } from '#machines/sign-in/sign-in.setup.ts';
import type { Account, MemoryCommand } from '#machines/sign-in/sign-in.types.ts';
import { signInSteps } from '#machines/sign-in/sign-in.steps.ts';
import { signUpFormMachine } from '#machines/sign-up-form/sign-up-form.machine.ts';
import type { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import type { SessionRef } from '#src/flows/shared/requestSignIn.ts';
import { isPartlyEnrolled } from '#src/domain/partly-enrolled.ts';
import { createSignInFormActors } from '#src/flows/sign-in-form/index.ts';
import { dropDraft, readDraft, writeDraft } from '#src/flows/shared/drafts.ts';
import { watchSteps } from '#src/flows/shared/steps.ts';
import { createSignUpFormActors } from '#src/flows/sign-up-form/index.ts';

interface Surroundings {
  session: SessionRef;
  dialogs: ActorRefFrom<typeof dialogsMachine>;
  toasts: ActorRefFrom<typeof toastsMachine>;
  locale: LocaleCode;
  /** Closes the dialog, or leaves the page. */
  leave: () => void;
  /** Leaves the page for the one that completes a profile; without it a dialog does, in the place of this one. */
  greet?: (() => void) | undefined;
  /** On the page, whose steps are in the history; null in a dialog. */
  router: RegisteredRouter | null;
}

/** Marks a visit in which the shop has greeted a customer: it does so once. */
const greetedKey = 'waymark.greeted';

const nowhere = () => undefined;

/** The draft of the email in this tab (docs/decisions/084). */
const draft = 'sign-in';

/** The actors of the flow: the lookup (core 7), and the forms, whose customer then goes on in this chart. */
export function createSignInActors({
  session,
  dialogs,
  toasts,
  locale,
  leave,
  greet,
  router,
}: Surroundings): SignInPorts {
  const entered: { tell: () => void } = { tell: nowhere };
  return {
    lookUp: fromPromise<Account, { email: string }>(async ({ input: { email }, signal }) => {
      const params = { query: { email } };
      return (await unwrap(api.GET('/consumers-v3/consumer/lookup', { params, signal }))).account;
    }),
    signInForm: signInFormMachine.provide({
      actors: createSignInFormActors({ session, dialogs, leave: () => entered.tell() }),
    }),
    signUpForm: signUpFormMachine.provide({
      actors: createSignUpFormActors({
        session,
        locale,
        origin: {},
        leave: () => {
          const notice = { title: 'accountCreated', tone: 'success', replaces: 'signedIn' } as const;
          toasts.send({ type: 'toast.raised', notice });
          entered.tell();
        },
      }),
    }),
    watchForms: fromCallback(({ sendBack }) => {
      entered.tell = () => sendBack({ type: 'customer.entered' });
      return () => {
        entered.tell = nowhere;
      };
    }),
    // A refusal of a form that was posted counts once.
    watchSteps: router ? watchSteps({ router, steps: signInSteps, once: 'refused' }) : fromCallback(nowhere),
    keepEmail: fromCallback<MemoryCommand, undefined>(({ receive, sendBack }) => {
      if (!router) return;
      const email = readDraft<string>(draft);
      // What is being typed counts more.
      const field = document.querySelector<HTMLInputElement>('main input[name=email]');
      if (email && !field?.value) sendBack({ type: 'email.recalled', email });
      receive((command) => {
        if (command.type === 'email.dropped' || command.email === '') dropDraft(draft);
        else writeDraft(draft, command.email);
      });
    }),
    lacksAnything: fromPromise(async ({ signal }) => {
      // A 403 of the token call is ignored (core 4): the flow ends, and nobody is signed in.
      if (!selectCustomerNo(session.getSnapshot()) || sessionStorage.getItem(greetedKey) !== null) return false;
      return isPartlyEnrolled((await unwrap(api.GET('/consumers-v3/consumer', { signal }))).consumerDetails);
    }),
    greet: fromPromise(async () => {
      sessionStorage.setItem(greetedKey, 'yes');
      if (greet) greet();
      else dialogs.send({ type: 'dialog.requested', name: 'welcome' });
    }),
    confirm: fromPromise(async () => dialogs.send({ type: 'dialog.requested', name: 'sign-in-confirmation' })),
    leave: fromPromise(async () => leave()),
  };
}
