import type { ApiFailure } from '#machines/shared/failure.ts';
import type { StepRequested } from '#machines/shared/steps.ts';
import type { SignInStep } from './sign-in.steps.ts';

/** What the service says of an email: it may be told not to say. */
export type Account = 'known' | 'unknown' | 'undisclosed';

/** Without an input the flow begins with the email. */
export interface SignInInput {
  /** The refusal of a form that was posted without script. */
  failure?: ApiFailure | null;
  /**
   * The shopper asked for the sign-in itself, not for something that needs one: a new customer is greeted, and so is
   * one whose profile has gaps. Nobody is where the cart is on the page.
   */
  mayGreet?: boolean;
  /** The page that the flow is opened on. */
  path?: string;
  /** The step that the address of the page names. */
  step?: SignInStep | null;
}

export interface SignInContext {
  /** The email that the shopper typed; empty before. */
  email: string;
  /** The email that was typed before a reload of the page; empty if there was none. */
  recalled: string;
  /** @fact What the service has said of this email; `undisclosed` also if the question was not answered. */
  account: Account;
  /** Why a form that was posted without script was refused. */
  failure: ApiFailure | null;
  mayGreet: boolean;
  path: string;
  /** The step that a page begins with: after a reload, or from a link. */
  step: SignInStep | null;
}

export type SignInEvent =
  | { type: 'email.submitted'; email: string }
  /** Back to the email, to change it. */
  | { type: 'email.reconsidered' }
  /** The shopper has typed this email, which may be empty. */
  | { type: 'signUp.chosen'; email: string }
  | { type: 'signIn.chosen' }
  /** A passkey instead of the email, of which some may be typed. */
  | { type: 'passkey.chosen'; email: string }
  /** From a form: its customer is signed in. */
  | { type: 'customer.entered' }
  /** Before a reload of the page, the shopper had typed this email. */
  | { type: 'email.recalled'; email: string }
  | StepRequested<SignInStep>;

/** What the flow tells the memory of the tab. */
export type MemoryCommand = { type: 'email.kept'; email: string } | { type: 'email.dropped' };
