/**
 * What a visitor of the demo can try: the content of `/sandbox/guide.json`. Its texts are English because they are
 * about test data.
 */
export interface DemoGuide {
  /** The password of every person. */
  password: string;
  people: GuidePerson[];
  groups: Record<GuideGroup, GuideSection[]>;
}

export const guideGroups = ['people', 'cards', 'codes', 'addresses', 'products', 'orders'] as const;

export type GuideGroup = (typeof guideGroups)[number];

/** A customer to sign in as. */
export interface GuidePerson {
  consumerNo: string;
  name: string;
  email: string;
  /** The kind of customer, in a few words. */
  role: string;
  /** What the shop shows after signing in as this customer. */
  causes: string;
  /** The locale of the shop that they use: `en-gb`. */
  locale: string;
}

export interface GuideSection {
  title: string;
  lines: GuideLine[];
}

/** An input to type or a page to open, and its effect. */
export interface GuideLine {
  /** A name for the line, if the typed text does not explain itself. */
  name?: string;
  /** Texts to type, one per field; `label` names the field. */
  types?: { text: string; label?: string }[];
  /** A page to open: a path below a locale (`/p/WMTR1101INK`), or a path of the sandbox. */
  page?: string;
  /** The locale of the page, if it is not the reader's. */
  locale?: string;
  causes: string;
}
