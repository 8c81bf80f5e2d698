/** First segments of the contract's paths. */
const roots = new Set([
  'token',
  'cart',
  'consumers-v3',
  'products',
  'wishlists',
  'warehouse',
  'stores',
  'fapi',
  'api',
  'funnel',
  'publish',
  'preview',
  'pre',
  'mock',
]);

/**
 * True for every path that belongs to the contract, even if the contract has no operation there; the service then
 * answers what is wrong. `/cart` alone is a page. Content is under any first segment (`/{mode}/caas`).
 */
export function isContractPath(pathname: string): boolean {
  const [, first = '', second] = pathname.split('/', 3);
  if (first === 'cart') return second !== undefined;
  return roots.has(first) || (first !== '' && second === 'caas');
}
