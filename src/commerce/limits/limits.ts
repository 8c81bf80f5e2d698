import type { ErrorId } from '#openapi/generated/waymark.gen.ts';

/** A secret that somebody could find by guessing. */
export type Guessable =
  | 'signIn'
  | 'passkey'
  | 'passkeyChallenge'
  | 'newPasskey'
  | 'giftCard'
  | 'orderLookUp'
  | 'coupon'
  | 'rewardCode'
  | 'agreement'
  | 'paymentSession'
  | 'paymentApproval'
  | 'paymentUpdate'
  | 'resetRequest'
  | 'resetLink'
  | 'signUp'
  | 'accountLookup'
  | 'currentPassword'
  | 'dataDownload'
  | 'contactRequest'
  | 'profilePhone'
  | 'stockAlert'
  | 'review'
  | 'reviewPicture'
  | 'reaction'
  | 'socialPicture'
  | 'translation'
  | 'question'
  | 'subscription'
  | 'smsCodeRequest'
  | 'smsCode'
  | 'subscriptionLink';

/**
 * What a limit counts by. `target` is the thing that is tried: an account, a gift card, an order number. For codes and
 * agreements it is the session or account that tries them. `address` is the client's.
 */
type CountedBy = 'target and address' | 'target' | 'address';

export interface Limit {
  by: CountedBy;
  /** Tries that may be compared within `seconds`. */
  points: number;
  /**
   * Length of the window. It starts at the first try; if a wrong try uses the limit up, it starts again at that try.
   */
  seconds: number;
  /** A try over the limit is refused, or must first pass the bot check. Without a bot defence there is no check. */
  over: 'refuse' | 'check';
  /**
   * Every try is told right or wrong. Then only wrong ones use the limit up, and tries at the same time wait for each
   * other instead of being refused. Only of a limit by target and address that refuses.
   */
  isJudged?: true;
  /** The refusal's error id; by default API429 with `retryAfter`. */
  errorId?: Extract<ErrorId, 'AUT423'>;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The limits of each secret, in the order in which they are counted. A try that one limit refuses does not count in the
 * next, nor does a try that the bot check stops. So a locked client that continues cannot use up the tries of others,
 * and a client that passes no check cannot use up the tries of a gift card. docs/decisions/020 explains the figures.
 */
export const limits: Readonly<Record<Guessable, readonly Limit[]>> = {
  signIn: [
    { by: 'target and address', points: 5, seconds: 15 * MINUTE, over: 'refuse', isJudged: true, errorId: 'AUT423' },
    { by: 'address', points: 100, seconds: HOUR, over: 'refuse' },
    { by: 'address', points: 20, seconds: HOUR, over: 'check' },
    { by: 'target', points: 10, seconds: DAY, over: 'check' },
  ],
  // A signature cannot be guessed: who shows wrong ones is slowed down as at the sign-in. Right ones do not count.
  passkey: [{ by: 'address', points: 100, seconds: HOUR, over: 'refuse' }],
  // Limits storage, not guesses: each challenge is stored for a day.
  passkeyChallenge: [{ by: 'address', points: 300, seconds: HOUR, over: 'refuse' }],
  // Limits storage and emails, not guesses. By the account of the session.
  newPasskey: [{ by: 'target', points: 30, seconds: HOUR, over: 'refuse' }],
  giftCard: [
    { by: 'target and address', points: 5, seconds: HOUR, over: 'refuse', isJudged: true },
    { by: 'target and address', points: 10, seconds: DAY, over: 'refuse', isJudged: true },
    { by: 'address', points: 60, seconds: DAY, over: 'refuse' },
    { by: 'address', points: 20, seconds: DAY, over: 'check' },
    { by: 'target', points: 10, seconds: DAY, over: 'check' },
    { by: 'target', points: 30, seconds: DAY, over: 'refuse' },
  ],
  orderLookUp: [
    { by: 'target and address', points: 5, seconds: 15 * MINUTE, over: 'refuse', isJudged: true },
    { by: 'address', points: 60, seconds: HOUR, over: 'refuse' },
    { by: 'address', points: 20, seconds: HOUR, over: 'check' },
    { by: 'target', points: 10, seconds: DAY, over: 'check' },
  ],
  coupon: [
    { by: 'target', points: 10, seconds: 10 * MINUTE, over: 'refuse' },
    { by: 'address', points: 60, seconds: HOUR, over: 'refuse' },
  ],
  rewardCode: [
    { by: 'target', points: 10, seconds: HOUR, over: 'refuse' },
    { by: 'address', points: 60, seconds: HOUR, over: 'refuse' },
  ],
  // Limits sessions opened at the payment provider: a guest's session is easily had.
  paymentSession: [
    { by: 'target', points: 60, seconds: HOUR, over: 'refuse' },
    { by: 'address', points: 1000, seconds: HOUR, over: 'refuse' },
  ],
  // Limits questions to the payment provider, as above: an approval cannot be guessed.
  paymentApproval: [
    { by: 'target', points: 60, seconds: HOUR, over: 'refuse' },
    { by: 'address', points: 1000, seconds: HOUR, over: 'refuse' },
  ],
  // Limits calls to the payment provider: each choice in PayPal's window makes one.
  paymentUpdate: [
    { by: 'target', points: 200, seconds: HOUR, over: 'refuse' },
    { by: 'address', points: 3000, seconds: HOUR, over: 'refuse' },
  ],
  // Limits emails, not guesses: each request sends one, whoever asks.
  resetRequest: [
    { by: 'target and address', points: 5, seconds: HOUR, over: 'refuse' },
    { by: 'address', points: 60, seconds: HOUR, over: 'refuse' },
    { by: 'address', points: 20, seconds: HOUR, over: 'check' },
    { by: 'target', points: 10, seconds: DAY, over: 'check' },
  ],
  // The answer reveals whether an address has an account, so all tries count, also those that make one.
  signUp: [
    { by: 'target and address', points: 10, seconds: HOUR, over: 'refuse' },
    { by: 'address', points: 30, seconds: HOUR, over: 'refuse' },
    { by: 'address', points: 10, seconds: HOUR, over: 'check' },
    { by: 'target', points: 10, seconds: DAY, over: 'check' },
    // An erasure frees the email for the next sign-up, and both send to it.
    { by: 'target', points: 20, seconds: DAY, over: 'refuse' },
  ],
  // The answer is whether an email has an account. Whoever is refused here can still sign in and sign up.
  accountLookup: [
    { by: 'address', points: 30, seconds: HOUR, over: 'refuse' },
    { by: 'address', points: 100, seconds: DAY, over: 'refuse' },
    { by: 'target', points: 50, seconds: DAY, over: 'refuse' },
  ],
  resetLink: [{ by: 'address', points: 60, seconds: HOUR, over: 'refuse' }],
  // By the account of the session: somebody may have found a browser that is signed in.
  currentPassword: [{ by: 'target', points: 10, seconds: HOUR, over: 'refuse' }],
  // Limits work, not guesses: each download reads everything that is stored of a customer.
  dataDownload: [{ by: 'target', points: 5, seconds: DAY, over: 'refuse' }],
  // Limits emails, not guesses: each request sends one to the shop and one to the address that was typed.
  contactRequest: [
    { by: 'target', points: 5, seconds: HOUR, over: 'refuse' },
    { by: 'target', points: 10, seconds: DAY, over: 'refuse' },
    { by: 'address', points: 10, seconds: HOUR, over: 'refuse' },
  ],
  // The answer tells whether another account has a phone. The own one does not count.
  profilePhone: [{ by: 'target', points: 10, seconds: HOUR, over: 'refuse' }],
  // Limits emails, not guesses: a request for a size that is in stock sends an email at once to any address.
  stockAlert: [
    { by: 'target and address', points: 20, seconds: HOUR, over: 'refuse' },
    { by: 'address', points: 60, seconds: HOUR, over: 'refuse' },
    { by: 'target', points: 20, seconds: DAY, over: 'refuse' },
  ],
  // Limits work, not guesses: somebody has to read each review.
  review: [
    { by: 'target', points: 10, seconds: HOUR, over: 'refuse' },
    { by: 'address', points: 30, seconds: HOUR, over: 'refuse' },
  ],
  // Limits work, not guesses: each picture is decoded and encoded anew.
  reviewPicture: [
    { by: 'target', points: 40, seconds: HOUR, over: 'refuse' },
    { by: 'address', points: 120, seconds: HOUR, over: 'refuse' },
  ],
  // Limits writes, not guesses: a vote counts once, but each call writes, and anybody can open a guest's session.
  reaction: [
    { by: 'target', points: 60, seconds: HOUR, over: 'refuse' },
    { by: 'address', points: 200, seconds: HOUR, over: 'refuse' },
  ],
  // Somebody at the gallery has to read each report.
  socialPicture: [
    { by: 'target and address', points: 5, seconds: HOUR, over: 'refuse' },
    { by: 'address', points: 30, seconds: HOUR, over: 'refuse' },
  ],
  // Limits cost, not guesses: each translation may cost money.
  translation: [
    { by: 'target', points: 60, seconds: HOUR, over: 'refuse' },
    { by: 'address', points: 200, seconds: HOUR, over: 'refuse' },
  ],
  // Somebody has to read and answer each question.
  question: [
    { by: 'target', points: 10, seconds: HOUR, over: 'refuse' },
    { by: 'address', points: 30, seconds: HOUR, over: 'refuse' },
  ],
  // Limits emails, not guesses: each request may send one to any address.
  subscription: [
    { by: 'target', points: 5, seconds: DAY, over: 'refuse' },
    { by: 'address', points: 30, seconds: HOUR, over: 'refuse' },
  ],
  // Each text message costs money.
  smsCodeRequest: [
    { by: 'target', points: 3, seconds: HOUR, over: 'refuse' },
    { by: 'target', points: 6, seconds: DAY, over: 'refuse' },
    { by: 'address', points: 10, seconds: DAY, over: 'refuse' },
  ],
  // By the account of the session: six digits have a million values.
  smsCode: [{ by: 'target', points: 5, seconds: HOUR, over: 'refuse' }],
  subscriptionLink: [{ by: 'address', points: 60, seconds: HOUR, over: 'refuse' }],
  // In addition to the limits of the sign-in.
  agreement: [{ by: 'target', points: 10, seconds: HOUR, over: 'refuse' }],
};
