import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { SignUpTyped } from '#machines/sign-up-form/sign-up-form.types.ts';
import { send } from '#model-tests/sign-up-form/sign-up-form.model.ts';
import { provideServerFetch } from '#src/api/server-fetch.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import type { SessionRef } from '#src/flows/shared/requestSignIn.ts';
import { createSignUpFormActors } from '#src/flows/sign-up-form/sign-up-form.actors.ts';

/** What the service is sent for a form of a locale. */
async function bodyOf(fields: SignUpTyped, locale: LocaleCode): Promise<unknown> {
  const sent: unknown[] = [];
  provideServerFetch(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/consumers-v3/auth/signup') sent.push(await request.json());
    return Response.json({ consumerId: crypto.randomUUID() }, { status: 201 });
  });
  const actors = createSignUpFormActors({
    session: null as unknown as SessionRef,
    locale,
    origin: { store: 'boulder' },
    leave: () => undefined,
  });
  const proving = createActor(actors.prove, { input: fields }).start();
  await toPromise(proving).catch(() => null);
  await toPromise(createActor(actors.signUp, { input: { token: 'a token' } }).start());
  return sent[0];
}

const { fields } = send['signUp.submitted'];

test.each<[locale: LocaleCode, typed: string, phone: string, phoneCode: string]>([
  ['en-us', '(303) 555 - 0142', '13035550142', '1'],
  ['fr-fr', '06 12 34 56 78', '33612345678', '33'],
  ['en-gb', '07700 900123', '447700900123', '44'],
])('in %s the phone %s is sent as it is kept, with its dial code', async (locale, typed, phone, phoneCode) => {
  expect(await bodyOf({ ...fields, phone: typed }, locale)).toMatchObject({
    phone,
    phoneCode,
    store: 'boulder',
    acquisitionType: 'Registered',
    isTermsConfirmed: true,
    isTemporaryPassword: true,
    termsConditionsAndPolicy: true,
    recaptcha_response: 'a token',
  });
});

test('a phone that is no number goes as it is typed, so that the service refuses it', async () => {
  const body = await bodyOf({ ...fields, phone: '123' }, 'en-us');
  expect(body).toMatchObject({ phone: '123' });
  expect(body).not.toHaveProperty('phoneCode');
});
