import { emailKey } from '../auth/consumers.ts';
import { requestReset } from '../auth/request-reset.ts';
import type { Handler } from '../contract.ts';
import { assertPerson, type DefenceDeps } from '../bot-defence/assertPerson.ts';
import type { Tries } from '../limits/tries.ts';
import type { QueueDeps } from '../outbox/outbox.ts';

/** Sends a link that resets a password (core 7, Authentication). The answer never reveals who has an account. */
export const requestPasswordReset =
  (deps: DefenceDeps & QueueDeps & { tries: Tries }): Handler<'requestPasswordReset'> =>
  async ({ body, context: { address } }) => {
    const email = emailKey(body.email);
    await deps.tries.begin('resetRequest', { target: email, address }, (mustCheck) =>
      assertPerson(deps, { token: body.recaptcha_response, action: 'resetPassword', account: () => email, mustCheck }),
    );
    await requestReset(deps, email);
    return { status: 204, body: undefined };
  };
