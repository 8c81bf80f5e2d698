/**
 * What a visitor of the demo can try, as `/sandbox/guide.json` tells it. Its words are English: they are about test
 * data.
 */
export interface DemoGuide {
  /** Of every person. */
  password: string;
  people: GuidePerson[];
  groups: Record<GuideGroup, GuideSection[]>;
}

export const guideGroups = ['people', 'cards', 'codes', 'addresses', 'products', 'orders'] as const;

export type GuideGroup = (typeof guideGroups)[number];

/** Somebody to sign in as. */
export interface GuidePerson {
  consumerNo: string;
  name: string;
  email: string;
  /** What kind of customer they are, in a few words. */
  role: string;
  /** What signing in as them shows. */
  causes: string;
  /** Where they shop: `en-gb`. */
  locale: string;
}

export interface GuideSection {
  title: string;
  lines: GuideLine[];
}

/** Something to type or to open, and what it causes. */
export interface GuideLine {
  /** What it is, where what is typed does not say so. */
  name?: string;
  /** Texts to type, each in a field of its own; `label` says which. */
  types?: { text: string; label?: string }[];
  /** A page to open: a path under a locale (`/p/WMTR1101INK`), or the sandbox's own. */
  page?: string;
  /** Of the page, where it is not the reader's. */
  locale?: string;
  causes: string;
}
