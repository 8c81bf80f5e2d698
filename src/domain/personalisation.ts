import type { ContentAudience, ContentBlock, SegmentationBlock } from '#openapi/generated/waymark.gen.ts';

/** What the shop knows of a shopper who has signed in. */
export interface KnownCustomer {
  isEmployee: boolean;
  isLoyal: boolean;
  isWranx: boolean;
  isIpa: boolean;
  isAthlete: boolean;
}

/** Ids of segments and variants that a tester chose, by the id of a block or of an experience. */
export type TestContext = Readonly<Record<string, string>>;

/** Who the shopper is for editors: the audiences that hold, and what a tester chose instead. */
export interface Standing {
  audiences: readonly ContentAudience[];
  testContext: TestContext;
}

/** Nothing is known: everybody sees this, as the server sends it. */
export const nobody: Standing = { audiences: [], testContext: {} };

/** Returns the audiences that hold. `customer` is null for whoever has not signed in (catalogue 4, Segmentation). */
export function audiencesOf(customer: KnownCustomer | null, isCartEmpty: boolean): ContentAudience[] {
  const cart = isCartEmpty ? 'cart-empty' : 'cart-not-empty';
  if (!customer) return ['loggedout', 'non-employee', cart];
  const { isEmployee, isLoyal, isWranx, isIpa, isAthlete } = customer;
  return [
    'loggedin',
    isLoyal ? 'loyalty-loggedin' : 'non-loyalty-loggedin',
    isEmployee ? 'employee' : 'non-employee',
    cart,
    isWranx ? 'wranx-loggedin' : 'non-wranx-loggedin',
    isIpa ? 'ipa-loggedin' : 'non-ipa-loggedin',
    isAthlete ? 'athlete-loggedin' : 'non-athlete-loggedin',
  ];
}

/**
 * Returns what the shopper sees of a segmentation: the segment that a tester chose, else the first whose audience
 * holds, else the first baseline.
 */
export function segmentOf({ id, segments, baselines }: SegmentationBlock, standing: Standing): ContentBlock[] {
  const chosen =
    segments.find((segment) => segment.id === standing.testContext[id]) ??
    segments.find(({ audience }) => standing.audiences.includes(audience));
  return chosen?.targets ?? baselines.slice(0, 1);
}

/** Parses `p13n_testcontext`: a JSON object of ids. Everything else chooses nothing. */
export function readTestContext(search: string): TestContext {
  const text = new URLSearchParams(search).get('p13n_testcontext');
  if (text === null) return {};
  try {
    const entries = Object.entries(Object(JSON.parse(text)) as Record<string, unknown>);
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}
