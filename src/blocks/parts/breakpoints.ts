import { media } from '#src/ui/theme/tokens.ts';

export const steps = ['sm', 'md', 'lg'] as const;
export type Step = (typeof steps)[number];

/** One breakpoint alone, as a media query: what a block says for it holds there and nowhere else. */
const at: Record<Step, string> = {
  sm: media.smOnly,
  md: `${media.md} and ${media.belowLg}`,
  lg: media.lg,
};

/** Fills the gaps: a missing breakpoint takes the next smaller one, a missing smallest the `fallback` (catalogue 3). */
export function cascade<Value>(given: Partial<Record<Step, Value>> | undefined, fallback: Value): Record<Step, Value> {
  const sm = given?.sm ?? fallback;
  const md = given?.md ?? sm;
  return { sm, md, lg: given?.lg ?? md };
}

/** `data-sm-x="left" data-md-x="left" data-lg-x="center"`: what the style sheet reads. */
export const attributes = (name: string, values: Record<Step, string | number | boolean | undefined>) =>
  Object.fromEntries(steps.map((step) => [`data-${step}-${name}`, values[step]]));

/** The same rules once for each breakpoint. */
export const forEachStep = (rules: (step: Step) => string): string =>
  steps.map((step) => `@media ${at[step]} { ${rules(step)} }`).join('\n');
