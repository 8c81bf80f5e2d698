type Value = string | number | boolean;
type Asked = { readonly type: string; readonly params: Value };
/** By the name of a guard. */
export type Literals = ReadonlyMap<string, readonly Value[]>;

/** A guard that is asked for a value written in the chart; what it takes from an event or the context is no value. */
const isAsked = (guard: unknown): guard is Asked =>
  typeof guard === 'object' &&
  guard !== null &&
  'type' in guard &&
  'params' in guard &&
  ['string', 'number', 'boolean'].includes(typeof guard.params);

/** Whether two guards tell two values of one thing apart: one of them alone can pass. */
export const isEither = (one: unknown, other: unknown): boolean =>
  isAsked(one) && isAsked(other) && one.type === other.type && one.params !== other.params;

/** The values that each guard is asked for in a chart, in the order of the chart. */
export const literalsOf = (guards: readonly unknown[]): Literals =>
  new Map(
    [...Map.groupBy(guards.filter(isAsked), ({ type }) => type)].map(([type, asked]) => [
      type,
      [...new Set(asked.map(({ params }) => params))],
    ]),
  );

const nothingHas = (value: Value): Value =>
  typeof value === 'string' ? `${value} otherwise` : typeof value === 'number' ? value + 1 : !value;

/** The same guard asked for the next of these values; where it has but one, for a value that nothing has. */
export function otherParams(guard: unknown, literals: Literals): Asked | null {
  if (!isAsked(guard)) return null;
  const { params } = guard;
  const values = literals.get(guard.type) ?? [];
  const next = values[(values.indexOf(params) + 1) % values.length];
  return { ...guard, params: next === undefined || next === params ? nothingHas(params) : next };
}
