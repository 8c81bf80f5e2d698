import { type ApiFailure, causeOf } from '#machines/shared/failure.ts';
import type { Notice } from '#machines/shared/notice.ts';
import { isAdjustment } from './cart.changes.ts';
import type { RefusedChange } from './cart.types.ts';
import type { CartChange, RequestedChange } from './cart-change.types.ts';

/** Error codes of core 8 that decide what the cart does next. */
export const CART_NOT_FOUND = 'BSK404';
export const INVALID_CUSTOMER = 'AUT498';
const CONFLICT = 'API409';
const NO_SUCH_LINE = 'ORD404';
const GWP_PRODUCT = 'GWP403';
const ADDED_MAX_QUANTITY = 'INV408';
const OUT_OF_STOCK = ['INV406', 'INV700', 'INV701'];

/**
 * True if there was no answer, the service is down, or the call could not get a token: the change itself is not at
 * fault.
 */
export const isOutage = ({ status, errorId }: ApiFailure): boolean =>
  status === 0 || status === 401 || status >= 500 || errorId === 'API503';

/**
 * Returns why a cart without a session shows nothing: a lost connection as such, everything else as a service that is
 * down.
 */
export const noSession = (failure: ApiFailure | null): ApiFailure =>
  failure !== null && causeOf(failure) === 'offline' ? failure : { errorId: 'API503', message: '', status: 0 };

/** True for a change of a line that is in the cart. */
const isOfLine = ({ operation }: CartChange): boolean =>
  operation === 'updateItem' || operation === 'removeItem' || operation === 'saveItemForLater';

/**
 * True for a change from the cart page that got no answer: "Try again" repeats it. An add has its own retry in a toast,
 * and other requesters wait for the answer.
 */
export const isUnanswered = ({ change, failure }: RefusedChange): boolean =>
  ofCartPage.includes(change.operation) && isOutage(failure);

const ofCartPage: readonly CartChange['operation'][] = [
  'updateItem',
  'removeItem',
  'saveItemForLater',
  'applyCoupon',
  'removeCoupon',
];

/**
 * True if something else changed the cart at the same time, or removed the line or its adjustment: the page shows an
 * outdated cart.
 */
export const isConflict = (change: CartChange | undefined, { errorId }: ApiFailure): boolean =>
  errorId === CONFLICT ||
  (errorId === NO_SUCH_LINE && change !== undefined && (isOfLine(change) || isAdjustment(change)));

/**
 * Returns the message of core 8 for the refusal of a change, if there is one; else the error id, which has its own
 * message.
 */
export function refusalWords(change: CartChange, failure: ApiFailure): Omit<Notice, 'tone'> {
  const { errorId } = failure;
  const most = failure.additionalInfo?.['maxAllowedQty'];
  if (change.operation === 'removeItem') return { title: 'removeFailed' };
  if (change.operation === 'applyCoupon') return { title: errorId };
  if (errorId === GWP_PRODUCT && change.operation === 'updateItem') return { title: 'maxQuantityOfGift' };
  if (errorId === GWP_PRODUCT) return { title: 'giftNotAdded' };
  if (errorId === ADDED_MAX_QUANTITY && typeof most === 'number')
    return { title: 'maxQuantity', values: { count: most } };
  if (errorId === ADDED_MAX_QUANTITY) return { title: 'maxQuantityAny' };
  if (OUT_OF_STOCK.includes(errorId)) return { title: 'outOfStock', message: errorId };
  return { title: errorId };
}

const wordy: readonly string[] = [GWP_PRODUCT, ADDED_MAX_QUANTITY, ...OUT_OF_STOCK];

/**
 * Returns the notices for a refusal, beside the answer to its requester (core 8): for an add, whose button may be out
 * of sight, for a removal, and for a line that is gone. Other refusals are shown beside the item, the code or the form.
 */
export function refusalNotices({ id, change }: RequestedChange, failure: ApiFailure): Notice[] {
  const { errorId } = failure;
  if (change.operation === 'removeItem') return [{ ...refusalWords(change, failure), tone: 'error' }];
  if (isOfLine(change) && errorId === NO_SUCH_LINE) return [{ title: 'lineGone', tone: 'info' }];
  if (change.operation !== 'addItems' || change.isQuiet || change.retriesOn === errorId) return [];
  if (isOutage(failure)) return [{ title: 'notAdded', message: 'notAddedMore', tone: 'error', again: { id, change } }];
  return wordy.includes(errorId) ? [{ ...refusalWords(change, failure), tone: 'error' }] : [];
}
