import { changeProfile, type ChangeProfileDeps } from '../auth/change-profile.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Handler } from '../contract.ts';

/** Fills in what is missing in the profile of the customer who is signed in (core 7, Consumer service). */
export const completeConsumer =
  (deps: ChangeProfileDeps): Handler<'completeConsumer'> =>
  async ({ body, context }) => ({
    status: 200,
    body: await changeProfile(deps, body, { ...context, session: sessionOf(context) }, { onlyMissing: true }),
  });
