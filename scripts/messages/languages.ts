/** The language that the others are translated from. Its messages are bundled with the flows. */
export const source = 'en-US';

interface Language {
  /** BCP 47; the name of its folder in src/messages. */
  tag: string;
  /** Another language, whose messages count where this one has none: it holds differences only. */
  fallback?: string;
}

export const languages: readonly Language[] = [
  { tag: source },
  { tag: 'en-GB' },
  { tag: 'de' },
  { tag: 'es' },
  { tag: 'fr' },
  { tag: 'fr-CA', fallback: 'fr' },
  { tag: 'it' },
];

/** Areas of the galleries and of their tools, which are in the source language only. */
export const galleryAreas: readonly string[] = [
  'changes',
  'chart-titles',
  'charts',
  'cms-preview',
  'funnel',
  'paths',
  'simulator',
  'statebook',
];

/** Areas that the service and the server translate without a page. */
export const serviceAreas: readonly string[] = [
  'catalogue',
  'demo-guide',
  'mail',
  'no-catalogue',
  'payment-methods',
  'size-charts',
];

/** Areas that no page uses. */
export const serviceOnlyAreas: readonly string[] = [
  'catalogue',
  'mail',
  'no-catalogue',
  'payment-methods',
  'size-charts',
];
