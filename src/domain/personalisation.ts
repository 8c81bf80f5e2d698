import type {
  ContentAudience,
  ContentBlock,
  ExperienceBlock,
  SegmentationBlock,
} from '#openapi/generated/waymark.gen.ts';

/** What the shop knows of a shopper who has signed in. */
export interface KnownCustomer {
  isEmployee: boolean;
  isLoyal: boolean;
  isWranx: boolean;
  isIpa: boolean;
  isAthlete: boolean;
}

/**
 * Ids of segments and variants that a tester chose, by the id of a block or of an experience. One that was only listed
 * is by its own id, and chosen wherever it is.
 */
export type TestContext = Readonly<Record<string, string>>;

/** Variants by the id of their experience; null where the baseline was decided. */
export type Decided = Readonly<Record<string, string | null>>;

/** Who the shopper is for editors: the audiences that hold, what was decided, and what a tester chose instead. */
export interface Standing {
  audiences: readonly ContentAudience[];
  testContext: TestContext;
  decided: Decided;
}

/** Nothing is known: everybody sees this, as the server sends it. */
export const nobody: Standing = { audiences: [], testContext: {}, decided: {} };

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

/** True if a tester chose this segment or variant of the block. */
const isChosen = (testContext: TestContext, blockId: string, id: string): boolean =>
  testContext[blockId] === id || testContext[id] === id;

/**
 * Returns what the shopper sees of a segmentation: the segment that a tester chose, else the first whose audience
 * holds, else the first baseline.
 */
export function segmentOf({ id, segments, baselines }: SegmentationBlock, standing: Standing): ContentBlock[] {
  const chosen =
    segments.find((segment) => isChosen(standing.testContext, id, segment.id)) ??
    segments.find(({ audience }) => standing.audiences.includes(audience));
  return chosen?.targets ?? baselines.slice(0, 1);
}

/** What the shopper sees of an experience. */
interface ShownExperience {
  blocks: ContentBlock[];
  /** The variant; null for the baseline, undefined where nothing was decided. */
  variantId: string | null | undefined;
}

/**
 * Returns what the shopper sees of an experience: the variant that a tester chose, else the one that was decided, else
 * the baseline (catalogue 4).
 */
export function experienceOf(
  { id, experienceId, variants, baselines }: ExperienceBlock,
  { testContext, decided }: Standing,
): ShownExperience {
  const chosen = variants.find(
    ({ variantId }) => isChosen(testContext, experienceId, variantId) || isChosen(testContext, id, variantId),
  );
  const variant = chosen ?? variants.find(({ variantId }) => variantId === decided[experienceId]);
  if (variant) return { blocks: variant.targets, variantId: variant.variantId };
  return { blocks: baselines, variantId: experienceId in decided ? null : undefined };
}

/** Parses `p13n_testcontext`: a JSON list of ids, or a JSON object of them. Everything else chooses nothing. */
export function readTestContext(search: string): TestContext {
  const text = new URLSearchParams(search).get('p13n_testcontext');
  if (text === null) return {};
  try {
    const given: unknown = JSON.parse(text);
    const entries = Array.isArray(given)
      ? given.map((id: unknown) => [String(id), id])
      : Object.entries(Object(given) as Record<string, unknown>);
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}
