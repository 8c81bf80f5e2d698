import { media } from '#src/ui/theme/tokens.ts';

export const steps = ['sm', 'md', 'lg'] as const;
export type Step = (typeof steps)[number];

/** A media query for exactly one breakpoint: the values of a block for it do not apply to others. */
const at: Record<Step, string> = {
  sm: media.smOnly,
  md: `${media.md} and ${media.belowLg}`,
  lg: media.lg,
};

/**
 * Fills gaps: a missing breakpoint gets the value of the next smaller one, a missing smallest one the `fallback`
 * (catalogue 3).
 */
export function cascade<Value>(given: Partial<Record<Step, Value>> | undefined, fallback: Value): Record<Step, Value> {
  const sm = given?.sm ?? fallback;
  const md = given?.md ?? sm;
  return { sm, md, lg: given?.lg ?? md };
}

/** Returns the attributes that the CSS uses: `data-sm-x="left" data-md-x="left" data-lg-x="center"`. */
export const attributes = (name: string, values: Record<Step, string | number | boolean | undefined>) =>
  Object.fromEntries(steps.map((step) => [`data-${step}-${name}`, values[step]]));

/** Repeats the rules for each breakpoint. */
export const forEachStep = (rules: (step: Step) => string): string =>
  steps.map((step) => `@media ${at[step]} { ${rules(step)} }`).join('\n');
