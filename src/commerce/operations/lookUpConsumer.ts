import { type Consumers, emailKey } from '../auth/consumers.ts';
import type { Handler } from '../contract.ts';
import type { Tries } from '../limits/tries.ts';

interface LookupDeps {
  consumers: Consumers;
  tries: Tries;
  /** False if the shop tells nobody who has an account. */
  disclosesAccounts: boolean;
}

/** Tells whether an email has an account (core 7, Consumer service). Every question counts, whatever the answer. */
export const lookUpConsumer =
  ({ consumers, tries, disclosesAccounts }: LookupDeps): Handler<'lookUpConsumer'> =>
  async ({ query, context: { address } }) => {
    if (!disclosesAccounts) return { status: 200, body: { account: 'undisclosed' } };
    const email = emailKey(query.email);
    await tries.begin('accountLookup', { target: email, address });
    return { status: 200, body: { account: (await consumers.byEmail(email)) ? 'known' : 'unknown' } };
  };
