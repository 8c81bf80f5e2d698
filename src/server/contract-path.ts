/** First segments of the contract's paths. */
const roots = new Set([
  'token',
  'cart',
  'consumers-v3',
  'products',
  'wishlists',
  'stores',
  'fapi',
  'funnel',
  'publish',
  'preview',
  'pre',
  'mock',
]);

/**
 * True of every path that can only be meant for the contract, whether it has an operation there or not: the service
 * says what is wrong. `/cart` alone is a page; content is under any first segment (`/{mode}/caas`).
 */
export function isContractPath(pathname: string): boolean {
  const [, first = '', second] = pathname.split('/', 3);
  if (first === 'cart') return second !== undefined;
  return roots.has(first) || (first !== '' && second === 'caas');
}
