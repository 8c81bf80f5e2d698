import type { Brand } from './card-rules.ts';
import type { Labels } from './labels.ts';

export type FieldName = 'number' | 'expiry' | 'securityCode' | 'name';
export type ColourScheme = 'light' | 'dark' | 'system';
/** The token of what the fields stand on. */
export type Ground = 'surface' | 'paper' | 'sunken';

/** What the frame tells the page, by name. */
export interface FieldEvents {
  ready: Record<never, never>;
  /** Pixels that the form needs. */
  height: { height: number };
  /** Null when the focus left the card fields. */
  focus: { field: FieldName | null };
  /** `message` is what the shopper reads beside the field; null while nothing is said. */
  validity: { field: FieldName; isValid: boolean; isEmpty: boolean; message: string | null };
  brand: { brand: Brand | null };
  /** The shopper pressed Enter in a field. */
  enter: Record<never, never>;
  tokenised: { token: string; brand: Brand; bin: string; lastFour: string };
  /** The first field that is wrong; it has the focus. */
  invalid: { field: FieldName; message: string };
  failed: { reason: 'session-expired' | 'unavailable'; message: string };
}

export type FieldEventName = keyof FieldEvents;

/** Frame to page. The page believes it only from the frame's own window, with the nonce that it gave this mount. */
export type FrameMessage = {
  [Name in FieldEventName]: { source: 'waymark-pay'; nonce: string; event: Name; detail: FieldEvents[Name] };
}[FieldEventName];

/** Page to frame. */
export type PageMessage = { source: 'waymark-pay-page'; nonce: string } & (
  | { command: 'submit' }
  | { command: 'focus'; field: FieldName }
);

/** In the fragment of the frame's address, which no server sees. */
export interface FrameConfig {
  nonce: string;
  /** The page's: messages go to it and are taken from it alone. */
  origin: string;
  clientKey: string;
  sessionId: string;
  locale: string;
  scheme: ColourScheme;
  ground: Ground;
  labels: Partial<Labels>;
}

export type SubmitOutcome =
  | ({ status: 'tokenised' } & FieldEvents['tokenised'])
  | ({ status: 'invalid' } & FieldEvents['invalid'])
  | ({ status: 'failed' } & FieldEvents['failed']);

export interface MountOptions {
  frameUrl: string;
  clientKey: string;
  sessionId: string;
  /** BCP 47 or as in the URL. */
  locale: string;
  labels?: Partial<Labels>;
  /** The system's scheme and 'surface' by default. */
  theme?: { scheme?: ColourScheme; ground?: Ground };
}

export interface CardFields {
  /** Checks the fields and turns the card into a token; the same outcome is an event too. */
  submit(): Promise<SubmitOutcome>;
  focus(field?: FieldName): void;
  /** Returns the function that stops listening. */
  on<Name extends FieldEventName>(event: Name, listener: (detail: FieldEvents[Name]) => void): () => void;
  destroy(): void;
}

/** Posted by the frame of a 3-D Secure action. Proves nothing until the provider has read its own `token`. */
export interface ThreeDSMessage {
  type: 'waymark-3ds';
  step: 'fingerprint' | 'challenge';
  transStatus: 'Y' | 'N' | 'U';
  token: string;
}

/** Pixels that the bank's page needs. */
export interface ThreeDSHeightMessage {
  type: 'waymark-3ds-height';
  height: number;
}

export interface ActionFrame {
  /** Settles when the frame has posted its result; never by itself otherwise: the waiting belongs to the shop. */
  result: Promise<{ transStatus: 'Y' | 'N' | 'U'; token: string }>;
  destroy(): void;
}

/** The global that fields.js sets. */
export interface WaymarkPay {
  mount(element: HTMLElement, options: MountOptions): CardFields;
  /** Opens a fingerprint (hidden) or a challenge in an iframe inside `element`. */
  openAction(
    element: HTMLElement,
    action: { type: 'fingerprint' | 'challenge'; url: string },
    labels?: { challengeTitle?: string },
  ): ActionFrame;
}
