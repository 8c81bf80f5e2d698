import type { AuthSession, TokenRequest } from '#openapi/generated/waymark.gen.ts';
import { type GuestCartDeps, mergeGuestCart } from '../auth/merge-guest-cart.ts';
import { guestNumber } from '../auth/guest-number.ts';
import type { CallContext, Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { favoriteIdOf, favoritesSummary, mergeFavorites } from '../lists/favorites.ts';
import { mergeSaved, savedListId } from '../lists/saved-list.ts';
import { accessBy } from '../orders/order-view.ts';
import type { Consumer } from '../model/customer.ts';
import type { IssuedSession } from '../model/session.ts';
import { type Device, deviceOf } from '../auth/device.ts';
import type { AuthorizationCodes } from '../auth/authorization-codes.ts';
import type { Consumers } from '../auth/consumers.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { Database } from '../db/database.types.ts';
import type { Keys } from '../keys.ts';
import type { Clock } from '../clock.ts';

interface TokenDeps extends GuestCartDeps {
  codes: AuthorizationCodes;
  consumers: Consumers;
  sessions: Sessions;
  database: Database;
  keys: Keys;
  clock: Clock;
  hasFavorites: boolean;
}

const answerOf = (
  { session, accessToken, refreshToken, expiresIn }: IssuedSession,
  consumer: Consumer | null,
  belongings: Pick<AuthSession, 'basketId' | 'favorites' | 'saveForLaterId'> = {},
): AuthSession => ({
  accessToken,
  refreshToken,
  expiresIn,
  consumerId: session.subject,
  consumerNo: consumer?.consumerNo ?? guestNumber(session.subject),
  consumerType: session.consumerType,
  isEmployeeDiscountTCAccepted: consumer?.doc.employee?.isTermsAccepted ?? false,
  ...(consumer?.doc.loyalty ? { memberId: consumer.doc.loyalty.memberId } : {}),
  ...belongings,
});

/** The customer's lists, for the session: those that they have. Employees have none; favourites can be off. */
async function listsOf(
  { database, hasFavorites }: TokenDeps,
  { id, consumerType, doc: { favouriteStoreId } }: Consumer,
): Promise<Pick<AuthSession, 'favorites' | 'saveForLaterId'>> {
  if (consumerType === 'EMPLOYEE') return {};
  const [list, saved] = await Promise.all([
    hasFavorites ? favoritesSummary(database.raw, id) : null,
    savedListId(database.raw, id),
  ]);
  // The favourite store is one of the favourites, with or without products.
  const favorites = favouriteStoreId
    ? { ...(list ?? { favoriteId: favoriteIdOf(id), total: 0 }), favoriteStoreId: favouriteStoreId }
    : list;
  return { ...(favorites ? { favorites } : {}), ...(saved === null ? {} : { saveForLaterId: saved }) };
}

/** Error for a code or a token that is unknown, used or expired. */
const cannotAuthorize = () => new CommerceError('AUT404', 401);

/** Error for a code that another request exchanged at the same time: the client may try once more (core 8). */
const usedMeanwhile = () => new CommerceError('AUT409', 409);

/**
 * Exchanges a code for a session; null if it cannot be exchanged. Throws AUT409 if another request exchanged it
 * meanwhile. Locks the account first, so that a reset of the password either ends this session,
 * too, or takes the code away before.
 */
async function begin(
  { codes, consumers, sessions, database }: TokenDeps,
  { code, verifier, device }: { code: string; verifier: string; device: Device },
): Promise<{ consumer: Consumer; issued: IssuedSession } | null> {
  const owner = await codes.ownerOf(code);
  if (owner === null) return null;
  if (owner === 'used') throw usedMeanwhile();
  return database.transaction(async (tx) => {
    await consumers.lockHash(owner.subject, tx);
    const redeemed = await codes.redeem(code, verifier, tx);
    if (redeemed === 'used') throw usedMeanwhile();
    const consumer = redeemed === 'refused' ? null : await consumers.byId(redeemed.subject, tx);
    if (!consumer) return null;
    const { id, consumerType } = consumer;
    return { consumer, issued: await sessions.startConsumer({ subject: id, consumerType }, device, tx) };
  });
}

async function signedIn(deps: TokenDeps, body: TokenRequest, { locale, userAgent }: CallContext): Promise<AuthSession> {
  const { consumers, sessions } = deps;
  const { authorizationCode, codeVerifier, refreshToken, guestObjects, action, orderNo, st } = body;
  const begun =
    authorizationCode && codeVerifier
      ? await begin(deps, { code: authorizationCode, verifier: codeVerifier, device: deviceOf(userAgent) })
      : null;
  if (!begun) throw cannotAuthorize();
  const { consumer, issued } = begun;
  await consumers.seen(consumer.id);
  const guest = refreshToken ? await sessions.ownerOf(refreshToken) : null;
  const basketId = await mergeGuestCart(deps, issued.session, { guest, basketId: guestObjects?.basketId, locale });
  if (guest)
    await deps.database.transaction(async (tx) => {
      await mergeSaved(tx, issued.session, guest);
      if (deps.hasFavorites) await mergeFavorites(tx, issued.session, guest, new Date(deps.clock()));
    });
  if (action === 'postLogin' && orderNo && accessBy(st, orderNo, deps.keys) === 'owner') {
    await deps.orders.adopt(orderNo, { consumer, guest, at: new Date(deps.clock()) });
  }
  if (refreshToken) await sessions.end(refreshToken);
  return answerOf(issued, consumer, {
    ...(basketId === undefined ? {} : { basketId }),
    ...(await listsOf(deps, consumer)),
  });
}

/** Starts a guest's session, renews one, or exchanges the code of a sign-in for one (core 4, Authentication). */
export const createToken =
  (deps: TokenDeps): Handler<'createToken'> =>
  async ({ body = {}, context }) => {
    const { consumers, sessions } = deps;
    const grant = body.grant ?? (body.authorizationCode ? 'registered' : body.refreshToken ? 'refresh' : 'guest');
    if (grant === 'guest') return { status: 200, body: answerOf(await sessions.startGuest(), null) };
    if (grant === 'registered') return { status: 200, body: await signedIn(deps, body, context) };
    const renewed = body.refreshToken ? await sessions.renew(body.refreshToken) : null;
    if (!renewed) throw cannotAuthorize();
    const { subject, consumerType } = renewed.session;
    if (consumerType === 'GUEST') return { status: 200, body: answerOf(renewed, null) };
    await consumers.seen(subject);
    const consumer = await consumers.byId(subject);
    return { status: 200, body: answerOf(renewed, consumer, consumer ? await listsOf(deps, consumer) : {}) };
  };
