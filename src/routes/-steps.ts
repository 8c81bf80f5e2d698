/** Returns the step that a page's address names, for `validateSearch`; empty if it is none of these. */
export function stepNamed<Step extends string>(steps: readonly Step[], named: unknown): { step?: Step } {
  const step = steps.find((one) => one === named);
  return step === undefined ? {} : { step };
}
