/** First parts of the addresses, below the locale, of pages that few visits see. */
export const seldomPages = [
  'account',
  'associate-login',
  'compare',
  'forgot-password',
  'help/contact-us',
  'location-selector',
  'newsletter',
  'order-lookup',
  'reset-password',
  'shared',
  'sign-in',
  'sign-up',
  'store-locator',
  'stores',
] as const;

const seldom = new RegExp(`^/[^/]+/(?:${seldomPages.join('|')})(?:/|$)`);

/** True for the path of a page whose route no other page loads: its visitors load the whole tree (src/client.tsx). */
export const isSeldom = (path: string): boolean => seldom.test(path);
