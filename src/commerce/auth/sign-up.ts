import type { SignUpRequest } from '#openapi/generated/waymark.gen.ts';
import { countryOf } from '#src/domain/locale.ts';
import type { Audit } from '../audit/audit.types.ts';
import { assertPerson, type DefenceDeps } from '../bot-defence/assertPerson.ts';
import type { CallContext } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { comparing, type Tried, type Tries, type Try } from '../limits/tries.ts';
import type { ConsumerDoc } from '../model/customer.ts';
import { later, type QueueDeps } from '../outbox/outbox.ts';
import { requestSubscription } from '../subscriptions/subscriptions.ts';
import { type Consumers, emailKey } from './consumers.ts';
import { newAccount } from './new-account.ts';
import type { Passwords } from './passwords.ts';
import { checkedSignUp } from './sign-up-rules.ts';

export interface SignUpDeps extends DefenceDeps, QueueDeps {
  audit: Audit;
  consumers: Consumers;
  passwords: Passwords;
  tries: Tries;
}

/**
 * Makes the account of a customer and queues the e-mail that welcomes them. Returns its id. Throws what the rules of
 * the form say, AUT439 for the e-mail of an account and AUT442 for its phone. Of calls at the same time with one e-mail
 * or one phone, one makes an account.
 */
export async function signUp(
  deps: SignUpDeps,
  body: SignUpRequest,
  { address, locale, source, channel }: Pick<CallContext, 'address' | 'locale' | 'source' | 'channel'>,
): Promise<string> {
  const { audit, clock, consumers, database, outbox, passwords, tries } = deps;
  const person = checkedSignUp(body, locale, clock());
  const email = emailKey(body.email);
  const attempt = await tries.begin('signUp', { target: email, address }, (mustCheck) =>
    assertPerson(deps, { token: body.recaptcha_response, action: 'register', account: () => email, mustCheck }),
  );
  const doc: ConsumerDoc = {
    ...newAccount,
    ...person,
    country: countryOf(locale) as ConsumerDoc['country'],
    locale,
    enrolled: {
      on: new Date(clock()).toISOString(),
      source,
      channel,
      store: body.store ?? null,
      campaign: body.campaignName ?? null,
    },
  };
  const passwordHash = await comparing(attempt, passwords.hash(body.password));
  const phone = body.optInAccepted && doc.phone !== null ? `${doc.phoneCode}${doc.phone}` : null;
  const message = phone === null ? null : await beginSending(tries, 'smsCodeRequest', { target: phone, address });
  const news = body.newsletter ? await beginSending(tries, 'subscription', { target: email, address }) : null;
  const id = await database
    .transaction(async (tx) => {
      if (doc.phone !== null && (await consumers.hasPhone(`${doc.phoneCode}${doc.phone}`, tx)))
        throw new CommerceError('AUT442', 409, { field: '/phone' });
      const consumer = await consumers.add({ email, passwordHash, doc }, tx);
      if (!consumer) throw new CommerceError('AUT439', 409, { field: '/email' });
      await audit.record({ kind: 'sign-up', ...(await audit.actorOfConsumer(consumer)) }, tx);
      await later(tx, [{ id: `welcome:${consumer.id}`, kind: 'welcome', about: consumer.id }], new Date(clock()));
      const consent = {
        owner: consumer.id,
        locale,
        acquisitionType: 'Registered',
        campaignName: body.campaignName ?? null,
      } as const;
      if (news) await requestSubscription(tx, { ...consent, channel: 'email', recipient: email }, new Date(clock()));
      // The shopper types the code of the message in their account.
      if (phone !== null && message)
        await requestSubscription(tx, { ...consent, channel: 'sms', recipient: phone }, new Date(clock()));
      return consumer.id;
    })
    .catch(async (error: unknown) => {
      await message?.undo();
      await news?.undo();
      throw error;
    });
  outbox.wake();
  return id;
}

/**
 * Counts a text message or an email that confirms news. Null if its recipient or the client got enough of them: the
 * account is made without, and its page offers them again.
 */
const beginSending = (tries: Tries, what: 'smsCodeRequest' | 'subscription', tried: Tried): Promise<Try | null> =>
  tries.begin(what, tried).catch((refusal: unknown) => {
    if (refusal instanceof CommerceError) return null;
    throw refusal;
  });
