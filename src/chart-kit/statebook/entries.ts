export interface StepRecord {
  readonly event: string;
  readonly state: string;
}

/** The view once in a walk: where it is, how it came there, what it tells. */
export interface Visit {
  /** The innermost states that show something, as dotted paths. */
  readonly states: readonly string[];
  /** The name of the input that the walk began with; `''` for the first. */
  readonly start: string;
  readonly steps: readonly StepRecord[];
  readonly body: string;
  /** As `toldBy` lists it: sentences, and elements as `<TAG …>`. */
  readonly told: readonly string[];
}

/** One page of the book. */
export interface Entry extends Omit<Visit, 'told'> {
  /** Its address within the chart: `resting.ready`, and `resting.ready~applyCoupon-failed-PRM130` for a variant. */
  readonly id: string;
  readonly isVariant: boolean;
  /** The sentences of a variant that its states have not said before. */
  readonly says: readonly string[];
}

const slug = (text: string) => text.replaceAll(/[^\w.]+/g, '-').replaceAll(/^-+|-+$/g, '');

/**
 * The visits that the book shows: one for each combination of states, and one more for everything that a state tells
 * and has not told before, so that each refusal, hint and condition is there once. A combination that is a part of one
 * already shown (the state beside it shows nothing just then) is a variant too. Visits with the shortest way come
 * first: a state's first entry is its plainest.
 */
export function entriesOf(visits: readonly Visit[]): Entry[] {
  const known = new Map<string, Set<string>>();
  const used = new Map<string, number>();
  const places: (readonly string[])[] = [];
  const knownTo = (state: string) => known.get(state) ?? known.set(state, new Set()).get(state);
  const idOf = (wanted: string) => {
    const count = (used.get(wanted) ?? 0) + 1;
    used.set(wanted, count);
    return count === 1 ? wanted : `${wanted}-${count}`;
  };
  return visits
    .toSorted((a, b) => a.steps.length - b.steps.length)
    .flatMap(({ told, ...visit }): Entry[] => {
      const { states, start, steps } = visit;
      const place = states.map(slug).join('+');
      const isVariant = places.some((shown) => states.every((state) => shown.includes(state)));
      const fresh = new Set(states.flatMap((state) => told.filter((item) => !knownTo(state)?.has(item))));
      if (isVariant && fresh.size === 0) return [];
      if (!isVariant) places.push(states);
      for (const state of states) for (const item of told) knownTo(state)?.add(item);
      const id = idOf(isVariant ? `${place}~${slug(steps.at(-1)?.event ?? `from ${start}`)}` : place);
      const says = isVariant ? [...fresh].filter((item) => !item.startsWith('<')) : [];
      return [{ ...visit, id, isVariant, says }];
    });
}
