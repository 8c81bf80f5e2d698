/** What is looked at: a sign-in, an order, a card that is to be saved, a gift card, or the look-up of an order. */
export type DefendedAction = 'login' | 'placeOrder' | 'saveCard' | 'giftCard' | 'trackOrder';

/** `unsure`: whoever calls is to show that they are a person, and may call again with the token of that. */
export type Verdict = 'person' | 'program' | 'unsure';

/** What a page needs before it can ask for tokens. */
export interface DefenceScript {
  scriptUrl: string;
  scriptIntegrity: string;
  siteKey: string;
}

/** Decides whether a person or a program calls. */
export interface BotDefence {
  /** For the pages of this origin. */
  script(origin: string): Promise<DefenceScript>;
  /**
   * A token is good for one action, once. `account` is the e-mail address that the call is about: it leaves the shop as
   * a hash only. With `mustCheck` somebody is guessing: only the token of a passed check makes a person. Throws when
   * nobody can say.
   */
  judge(call: {
    token: string | undefined;
    action: DefendedAction;
    account: string | null;
    mustCheck?: boolean;
  }): Promise<Verdict>;
}
