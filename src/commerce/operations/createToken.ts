import type { AuthSession } from '#openapi/generated/waymark.gen.ts';
import type { IssuedSession } from '../auth/session.types.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import type { Services } from '../services.ts';

/** A number that a person can read over the phone; always the same for the same guest. */
const guestNumber = (id: string): string =>
  `G${String(Number.parseInt(id.slice(0, 8), 16) % 100_000_000).padStart(8, '0')}`;

const answerOf = ({ session, accessToken, refreshToken, expiresIn }: IssuedSession): AuthSession => ({
  accessToken,
  refreshToken,
  expiresIn,
  consumerId: session.subject,
  consumerNo: guestNumber(session.subject),
  consumerType: session.consumerType,
  isEmployeeDiscountTCAccepted: false,
});

/** Starts a guest's session, or renews one. An authorization code that nobody issued is refused as an unknown one. */
export const createToken =
  ({ sessions }: Services): Handler<'createToken'> =>
  async ({ body = {} }) => {
    const grant = body.grant ?? (body.authorizationCode ? 'registered' : body.refreshToken ? 'refresh' : 'guest');
    if (grant === 'guest') return { status: 200, body: answerOf(await sessions.startGuest()) };
    const renewed = grant === 'refresh' && body.refreshToken ? await sessions.renew(body.refreshToken) : null;
    if (!renewed) throw new CommerceError('AUT404', 401);
    return { status: 200, body: answerOf(renewed) };
  };
