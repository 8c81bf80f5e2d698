import { fromPromise } from 'xstate';
import { botDefenceMachine } from '#machines/bot-defence/bot-defence.machine.ts';
import { expected } from '#machines/shared/ports.ts';
import type { SignUpFormPorts } from '#machines/sign-up-form/sign-up-form.setup.ts';
import type { SignUpTyped } from '#machines/sign-up-form/sign-up-form.types.ts';
import type { SignUpRequest } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { unwrap } from '#src/api/problem.ts';
import { countryOf, type LocaleCode } from '#src/domain/locale.ts';
import { phoneOf } from '#src/domain/phone.ts';
import { askForToken, createBotDefenceActors } from '#src/flows/bot-defence/index.ts';
import { readPersonRules } from '#src/flows/shared/person-rules.actors.ts';
import { requestSignIn, type SessionRef } from '#src/flows/shared/requestSignIn.ts';
import type { SignUpOrigin } from './sign-up-origin.ts';

const bodyOf = (
  { birthDate, phone, postalCode, gender, firstName, lastName, ...typed }: SignUpTyped,
  { store, campaign }: SignUpOrigin,
  token: string | null,
  locale: LocaleCode,
): SignUpRequest => {
  const known = phone ? phoneOf(phone, { country: countryOf(locale) }) : null;
  return exactly<SignUpRequest>()({
    ...typed,
    ...(firstName ? { firstName } : {}),
    ...(lastName ? { lastName } : {}),
    ...(birthDate ? { birthDate } : {}),
    ...(known ? { phone: known.international, phoneCode: known.dialCode } : phone ? { phone } : {}),
    ...(postalCode ? { postalCode } : {}),
    ...(gender ? { gender } : {}),
    isTermsConfirmed: true,
    termsConditionsAndPolicy: true,
    isTemporaryPassword: true,
    acquisitionType: 'Registered',
    ...(store ? { store } : {}),
    ...(campaign ? { campaignName: campaign } : {}),
    ...(token === null ? {} : { recaptcha_response: token }),
  });
};

interface Surroundings {
  session: SessionRef;
  locale: LocaleCode;
  /** How the shopper came to the form (catalogue 2). */
  origin: SignUpOrigin;
  /** Closes the dialog, or leaves the page. */
  leave: () => void;
}

/** The actors of the form: the calls (core 7; catalogue 7), the session of the page, and the bot defence. */
export function createSignUpFormActors({ session, locale, origin, leave }: Surroundings): SignUpFormPorts {
  const headers = origin.leadSource ? { source: origin.leadSource } : {};
  // Kept here for the calls after the first: no chart's context or snapshot may contain a password.
  let typed: SignUpTyped | null = null;
  return {
    readRules: fromPromise(({ signal }) => readPersonRules(locale, signal)),
    prove: fromPromise<string | null, SignUpTyped>(async ({ input, signal }) => {
      typed = input;
      return askForToken('register', signal);
    }),
    signUp: fromPromise<void, { token: string | null }>(async ({ input: { token }, signal }) => {
      const body = bodyOf(expected(typed, 'what was typed'), origin, token, locale);
      await unwrap(api.POST('/consumers-v3/auth/signup', { body, headers, signal }));
    }),
    proveSignIn: fromPromise(({ signal }) => askForToken('login', signal)),
    signIn: fromPromise<void, { token: string | null }>(async ({ input: { token } }) => {
      const { email, password } = expected(typed, 'what was typed');
      await requestSignIn(session, { email, password, token });
    }),
    joinLoyalty: fromPromise(async ({ signal }) => {
      if (!typed?.loyaltyTerms) return;
      const body = origin.referralCode ? { referralCode: origin.referralCode } : {};
      await unwrap(api.POST('/consumers-v3/consumer/loyalty/token', { body, headers, signal }));
    }),
    botDefence: botDefenceMachine.provide({ actors: createBotDefenceActors() }),
    leave: fromPromise(async () => {
      typed = null;
      leave();
    }),
  };
}
