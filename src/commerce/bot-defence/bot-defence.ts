/**
 * The actions that are checked: sign-in, order, saving a card, gift card, look-up of an order, reset of a password,
 * sign-up.
 */
export type DefendedAction =
  | 'login'
  | 'placeOrder'
  | 'saveCard'
  | 'giftCard'
  | 'trackOrder'
  | 'resetPassword'
  | 'register';

/** `unsure`: the caller must pass a check, and may then repeat the call with its token. */
export type Verdict = 'person' | 'program' | 'unsure';

/** What a page needs before it can ask for tokens. */
export interface DefenceScript {
  scriptUrl: string;
  scriptIntegrity: string;
  siteKey: string;
}

/** Decides whether the caller is a person or a program. */
export interface BotDefence {
  /** Returns the script for the pages of this origin. */
  script(origin: string): Promise<DefenceScript>;
  /**
   * Judges a call. A token is valid for one action, once. `account` is the e-mail address that the call is about: only
   * its hash leaves the shop. With `mustCheck`, after too many tries, only the token of a passed check proves a person.
   * Throws if the defence cannot decide.
   */
  judge(call: {
    token: string | undefined;
    action: DefendedAction;
    account: string | null;
    mustCheck?: boolean;
  }): Promise<Verdict>;
}
