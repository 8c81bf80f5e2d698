import { expect } from 'vitest';
import { isAdjustment, subjectOf } from '#machines/cart/cart.changes.ts';
import { INVALID_CUSTOMER, isConflict, isOutage, isUnanswered } from '#machines/cart/cart.failure.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import { noticesOf } from '#machines/cart/cart.notices.ts';
import type { CartEmitted } from '#machines/cart/cart.types.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import type { Invariant } from '#src/chart-kit/walk/checks.ts';
import type { Edge } from '#src/chart-kit/explore/types.ts';
import { cartLost } from './cart.fixtures.ts';

type CartEdge = Edge<typeof cartMachine>;

/** The cart that this step's answer contains, or null. */
const answerOf = ({ event }: CartEdge): Cart | null =>
  event.type.startsWith('xstate.done.actor.') ? (event as unknown as { output: Cart }).output : null;

const failureOf = ({ event }: CartEdge): ApiFailure | null =>
  event.type.startsWith('xstate.error.actor.') ? (event as unknown as { error: ApiFailure }).error : null;

const told = <Type extends CartEmitted['type']>({ emitted }: CartEdge, type: Type) =>
  (emitted as readonly CartEmitted[]).filter(
    (event): event is Extract<CartEmitted, { type: Type }> => event.type === type,
  );

const titlesOf = (edge: CartEdge): string[] => told(edge, 'notice.raised').map(({ notice }) => notice.title);

/** What other tabs and the next visit get to know of the cart: its id, or null if there is none any more. */
const sharedBy = ({ sent }: CartEdge): unknown[] =>
  sent.flatMap(({ to, event }) => (to === 'shareCart' && event.type === 'cart.shared' ? [event['basketId']] : []));

/** True if the cart belongs to the current shopper before and after the step. */
const isSameShopper = ({ state, nextState }: CartEdge): boolean =>
  state.context.session !== null &&
  state.context.session.consumerNo === state.context.consumerNo &&
  nextState.context.consumerNo === state.context.consumerNo;

const isNewCart = ({ event }: CartEdge): boolean =>
  event.type.startsWith('xstate.done.actor.createCart') || event.type.startsWith('xstate.done.actor.reserveWithItem');

const isCreating = (state: CartEdge['state']): boolean =>
  (['creating', 'creatingWithItem', 'reservingWithItem'] as const).some((name) => state.matches({ changing: name }));

/**
 * What follows from each answer of the service (core 8). These are invariants and not stories, because every operation
 * has a state of its own.
 */
export const answers: Record<string, Invariant<typeof cartMachine>> = {
  'the page shows the cart that the service returns, and emits its notifications': (edge) => {
    const answer = answerOf(edge);
    if (!answer) return;
    const { state, nextState, event } = edge;
    const hasNews = state.matches('reading') && state.context.news !== null;
    const isOrdered = state.context.basketId === null && !hasNews && !isNewCart(edge);
    if (isSameShopper(edge) && !isOrdered) expect(nextState.context.cart).toEqual(answer);
    if (event.type === 'xstate.done.actor.createCart') return;
    expect(titlesOf(edge)).toEqual(expect.arrayContaining(noticesOf(answer).map(({ title }) => title)));
  },
  'other tabs and the next visit get every change, every new cart, and the end of a cart': (edge) => {
    const { state, nextState, event } = edge;
    if (answerOf(edge) && !event.type.includes('getCart') && !event.type.includes('rereadCart'))
      expect(sharedBy(edge)).toContain(isNewCart(edge) ? answerOf(edge)?.basketId : state.context.basketId);
    if (event.type === 'cart.ordered') expect(sharedBy(edge)).toEqual([null]);
    if (nextState.matches('invalidCustomer') && !state.matches('invalidCustomer'))
      expect(sharedBy(edge)).toEqual([null]);
    if (titlesOf(edge).includes('cartExpired')) expect(sharedBy(edge)).not.toEqual([]);
  },
  'a cart that belongs to somebody else is dropped, and the shopper is told': (edge) => {
    const failure = failureOf(edge);
    if (failure?.errorId !== INVALID_CUSTOMER || edge.state.matches('invalidCustomer')) return;
    const { nextState } = edge;
    expect(nextState.matches({ invalidCustomer: 'recreating' })).toBe(true);
    expect(nextState.context).toMatchObject({ cart: null, basketId: null, failure });
    expect(titlesOf(edge)).toContain('invalidCustomer');
  },
  "a page with somebody else's cart is reloaded after the time to read why": (edge) => {
    const { state, nextState, event } = edge;
    const isRead = state.matches({ invalidCustomer: 'waiting' }) && event.type.startsWith('xstate.after.');
    expect(told(edge, 'reload.requested')).toHaveLength(isRead ? 1 : 0);
    if (state.matches({ invalidCustomer: 'recreating' }) && event.type.startsWith('xstate.'))
      expect(nextState.matches({ invalidCustomer: 'waiting' })).toBe(true);
  },
  'without an answer the failure is known and the cart stays': (edge) => {
    const { state, nextState } = edge;
    const failure = failureOf(edge);
    const isRefilling = state.matches({ recovering: 'readding' }) || state.matches('invalidCustomer');
    if (!failure || !isOutage(failure) || isRefilling) return;
    expect(nextState.context).toMatchObject({ failure, current: null, queue: [] });
    if (!isSameShopper(edge)) return;
    expect(nextState.matches({ resting: 'unavailable' })).toBe(true);
    expect(nextState.context.cart).toEqual(state.context.cart);
    if (state.matches('reading')) expect(nextState.context.news).toBeNull();
  },
  'the cart is unavailable where no session can be had': ({ state, event, nextState }) => {
    const isOver = event.type === 'session.unavailable' || event.type.startsWith('xstate.after.sessionPatience');
    if (state.matches('waitingForSession') && isOver) expect(nextState.matches({ resting: 'unavailable' })).toBe(true);
  },
  'a missing cart is created again once, and a conflict reads the cart again': (edge) => {
    const { state, nextState } = edge;
    const failure = failureOf(edge);
    const { current, basketId } = state.context;
    const isMade = state.matches('changing') && !isCreating(state);
    const isReread = state.matches({ recovering: 'rereading' });
    if (!failure || !current || !(isMade || isReread)) return;
    if (failure.errorId === cartLost.errorId && current.attempt === 1) {
      expect(nextState.matches({ recovering: 'recreating' })).toBe(true);
      expect(nextState.context.failure).toEqual(failure);
    }
    if (isMade && isConflict(current.change, failure) && current.attempt === 1 && basketId !== null)
      expect(nextState.matches({ recovering: 'rereading' })).toBe(true);
  },
  'the change is retried after its cart was recovered': (edge) => {
    const { state, nextState } = edge;
    const { current, queue } = nextState.context;
    const isTheSame = queue.length === state.context.queue.length;
    if (state.matches('recovering') && nextState.matches('changing') && isTheSame) expect(current?.attempt).toBe(2);
    if (isCreating(nextState)) expect(nextState.context.cart).toBeNull();
  },
  'a cart that cannot be created or filled again is reported as expired': (edge) => {
    const { state } = edge;
    const failure = failureOf(edge);
    const isLost = told(edge, 'change.refused').some((refused) => refused.failure.errorId === cartLost.errorId);
    const isRefilling = state.matches({ recovering: 'recreating' }) || state.matches({ recovering: 'readding' });
    const isElse =
      failure?.errorId === INVALID_CUSTOMER ||
      (failure && isOutage(failure) && !state.matches({ recovering: 'readding' }));
    const isGivenUp = isRefilling && failure !== null && !isElse;
    expect(titlesOf(edge).includes('cartExpired')).toBe(isGivenUp || (isLost && state.matches('changing')));
  },
  'a refused change has its reason at its subject': (edge) => {
    const { state, nextState } = edge;
    const { current } = state.context;
    const failure = failureOf(edge);
    const [refused] = told(edge, 'change.refused');
    if (!current || !failure || !refused || failure.errorId === INVALID_CUSTOMER) return;
    const isRefilling =
      state.matches({ recovering: 'readding' }) || (state.matches({ recovering: 'recreating' }) && !isOutage(failure));
    const why = isRefilling ? cartLost : failure;
    expect(refused.failure).toEqual(why);
    const isKept = current.change.operation !== 'addPaymentInstrument' && !isAdjustment(current.change);
    if (isSameShopper(edge) && isKept) {
      // A later change of the same subject, which was queued behind it, replaces it.
      const said = nextState.context.refused.find(({ change }) => subjectOf(change) === subjectOf(current.change));
      const last = state.context.queue.findLast(
        ({ change }) =>
          isUnanswered({ id: '', change, failure: why }) && subjectOf(change) === subjectOf(current.change),
      );
      expect(said).toMatchObject({ id: (last ?? current).id, failure: why });
    }
  },
  'the cart is only read when there is one to read': ({ state, event, nextState }) => {
    const { news, basketId, cart } = nextState.context;
    const begins = !state.matches('reading') || event.type.startsWith('xstate.');
    if (nextState.matches('reading') && begins)
      expect(news !== null || (basketId !== null && cart === null)).toBe(true);
  },
  'events of session and cart are stored, and nothing of the previous shopper': ({ state, event, nextState, sent }) => {
    if (event.type === 'session.started') expect(nextState.context.session).toEqual(event['session']);
    if (event.type === 'session.ended') {
      expect(nextState.context.session).toBeNull();
      expect(sent.map((told) => told.event.type)).toContain('shopper.left');
    }
    if (event.type === 'cart.ordered') expect(nextState.context).toMatchObject({ cart: null, basketId: null });
    if (event.type === 'cart.outdated')
      expect(nextState.context.news).toBe(event['basketId'] ?? state.context.basketId);
  },
  'waiting for a session requests one': (edge) => {
    const begins = edge.nextState.matches('waitingForSession') && !edge.state.matches('waitingForSession');
    if (begins) expect(told(edge, 'session.wanted')).toHaveLength(1);
  },
};
