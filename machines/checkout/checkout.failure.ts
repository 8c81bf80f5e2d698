import type { ApiFailure } from '#machines/shared/failure.ts';
import type { CheckoutReason } from './checkout.types.ts';

/** Meaning of a placeOrder refusal for the shopper (core 8); the chart decides what follows. */
export type PlacingFailure =
  | 'total-changed'
  | 'items-changed'
  | 'payment-refused'
  /** A gift card or the like is worth less now. */
  | 'not-covered'
  | 'address-refused'
  | 'billing-refused'
  | 'bot-defence'
  /** It is unknown if an order was placed: find out before showing a message. */
  | 'unknown'
  | 'refused';

const codes: Record<string, PlacingFailure> = {
  ORD415: 'total-changed',
  TAX310: 'total-changed',
  API409: 'total-changed',
  PRC400: 'total-changed',
  PRM130: 'total-changed',
  PRM135: 'total-changed',
  PRM140: 'total-changed',
  PRM150: 'total-changed',
  PRM155: 'total-changed',
  ORD430: 'items-changed',
  ORD404: 'items-changed',
  ORD516: 'items-changed',
  ORD517: 'items-changed',
  ORD518: 'items-changed',
  INV405: 'items-changed',
  INV406: 'items-changed',
  INV407: 'items-changed',
  INV408: 'items-changed',
  INV409: 'items-changed',
  INV700: 'items-changed',
  INV701: 'items-changed',
  INV702: 'items-changed',
  SHP404: 'items-changed',
  PYT400: 'not-covered',
  PAY400: 'payment-refused',
  PYT402: 'payment-refused',
  PYT404: 'payment-refused',
  FE309: 'payment-refused',
  SHP410: 'address-refused',
  SHP500: 'address-refused',
  CHK320: 'address-refused',
  CHK380: 'address-refused',
  PAY401: 'address-refused',
  PYT406: 'address-refused',
  TAX309: 'address-refused',
  ORD400: 'address-refused',
  BIL400: 'billing-refused',
  BILL410: 'billing-refused',
  PYT405: 'billing-refused',
  AUT403: 'bot-defence',
  // A cart that became an order is also not found.
  BSK404: 'unknown',
};

const isAnswer = ({ status }: ApiFailure): boolean => status >= 400 && status < 500;

export const placingFailure = (failure: ApiFailure): PlacingFailure =>
  isAnswer(failure) ? (codes[failure.errorId] ?? 'refused') : 'unknown';

/** True if the service says for certain that no order was placed from the cart (ORD409). */
export const isNoOrder = (failure: ApiFailure): boolean => failure.status === 404;

/** True if the authentication ended without an order: the service cancelled the pending one. */
export const isAuthenticationOver = (failure: ApiFailure): boolean => isAnswer(failure) && failure.status !== 401;

export const reasonOfEnding = (ending: string | null): CheckoutReason =>
  ending === 'abandoned' ? 'challenge-abandoned' : ending === 'timed-out' ? 'challenge-timed-out' : 'challenge-refused';

/** True if there was no answer, or the service is down: the request itself is not at fault. */
export const isOutage = (failure: ApiFailure): boolean => !isAnswer(failure);
