import type { Answer } from '../explain/answers.ts';
import { durationText } from '#src/chart-kit/explain/duration.ts';
import type { ChartEdge, ChartModel } from '#src/chart-kit/chart/chart-model.ts';
import { wordsFor } from './synonyms.ts';

/** A searchable name in a chart, and the state in whose text it is. */
export interface Entry {
  kind: 'chart' | 'state' | 'event' | 'delay' | 'actor' | 'guard' | 'code' | 'notice';
  name: string;
  /** The searched text: the name and the words around it, in lower case. */
  text: string;
  /** The id of its state. */
  state: string;
}

/** A place in a chart that matches a query. */
export type Hit = Pick<Entry, 'kind' | 'name' | 'state'>;

export interface Found {
  /** The best first. */
  hits: Hit[];
  /** The number of further places. */
  more: number;
  /** How well the chart matches: the larger, the earlier it is listed. */
  worth: number;
}

/** Maximum places that are listed; further ones are only counted. */
const mostHits = 4;

const key = ({ kind, name }: Entry): string => `${kind} ${name}`;

const outcomes = {
  event: '',
  after: 'delay',
  done: 'done',
  error: 'failed error',
  always: '',
} as const satisfies Record<ChartEdge['kind'], string>;

/**
 * Returns the entries of a transition's event and guard: a guard is found by its name, its parameters, and its
 * transition.
 */
function entriesOfEdge({ kind, event, guard, wait, source }: ChartEdge): Entry[] {
  const around = `${event} ${outcomes[kind]} ${source}`;
  const delay = typeof wait === 'number' ? durationText(wait) : '';
  return [
    ...(kind === 'event' ? [{ kind, name: event, text: event, state: source } as const] : []),
    ...(kind === 'after'
      ? [{ kind: 'delay', name: event, text: `${around} ${delay} timeout`, state: source } as const]
      : []),
    ...(guard === null ? [] : [{ kind: 'guard', name: guard, text: `${guard} ${around}`, state: source } as const]),
  ];
}

const entriesOfAnswer = ({ source, port, code, message, notices }: Answer): Entry[] => [
  ...(code === null
    ? []
    : [
        {
          kind: 'code',
          name: code,
          text: `${code} ${message ?? ''} ${port} refused failed error ${source}`,
          state: source,
        } as const,
      ]),
  ...notices.map(({ name, text }): Entry => ({
    kind: 'notice',
    name,
    text: `${name} ${text} ${port} notice message`,
    state: source,
  })),
];

/**
 * Returns a chart's names, descriptions, events, delays, guards, actors, error codes, notices and sections, each once.
 */
export function entriesOf(
  { id, description, section, nodes, edges }: ChartModel,
  answers: readonly Answer[] = [],
): Entry[] {
  const root = nodes[0]?.id ?? '';
  const entries: Entry[] = [
    { kind: 'chart', name: id, text: [id.replaceAll('-', ' '), id, description, section].join(' '), state: root },
    ...nodes.slice(1).map((node): Entry => ({
      kind: 'state',
      name: node.id,
      text: [node.id, node.description, node.section].join(' '),
      state: node.id,
    })),
    ...edges.flatMap(entriesOfEdge),
    ...nodes.flatMap((node) =>
      node.invokes.map(({ src }): Entry => ({ kind: 'actor', name: src, text: src, state: node.id })),
    ),
    ...answers.flatMap(entriesOfAnswer),
  ];
  return [
    ...new Map(
      entries.toReversed().map((entry) => [key(entry), { ...entry, text: entry.text.toLowerCase() }]),
    ).values(),
  ].toReversed();
}

/**
 * Rates how well a place matches one word: best if its name has it as a whole word, less as a part of one, in the
 * surrounding text, or by a synonym.
 */
function worthOf({ name, text }: Entry, [word = '', ...others]: readonly string[]): number {
  if (
    name
      .toLowerCase()
      .split(/[^a-z\d]+/)
      .includes(word)
  )
    return 5;
  if (name.toLowerCase().includes(word)) return 4;
  if (text.includes(word)) return 3;
  return others.some((other) => text.includes(other)) ? 1.5 : 0;
}

/** Sorts lines by how well they match. The sort is stable. */
export const bestFirst = <Line extends { worth: number }>(lines: readonly Line[]): Line[] =>
  lines.toSorted((a, b) => b.worth - a.worth);

/** A place that matches all words is worth more than any that matches some of them. */
const allWords = 10;
/** Among charts that match equally well, the one with more such places is first. */
const eachPlace = 0.1;

/**
 * Returns the places of a chart that match a query, the best first; null if a word, with all of its synonyms, is
 * nowhere in the chart. An empty query finds every chart, without places.
 */
export function findIn(entries: readonly Entry[], words: string): Found | null {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean).map(wordsFor);
  if (wanted.length === 0) return { hits: [], more: 0, worth: 0 };
  if (!wanted.every((word) => entries.some((entry) => worthOf(entry, word) > 0))) return null;
  const scored = entries
    .map((entry) => {
      const worths = wanted.map((word) => worthOf(entry, word));
      const isWhole = worths.every((worth) => worth > 0);
      return { entry, isWhole, worth: worths.reduce((sum, worth) => sum + worth, 0) + (isWhole ? allWords : 0) };
    })
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth);
  const places = scored.filter(({ entry }) => entry.kind !== 'chart');
  const hits = places.slice(0, mostHits).map(({ entry: { kind, name, state } }) => ({ kind, name, state }));
  const worth = (scored[0]?.worth ?? 0) + eachPlace * scored.filter(({ isWhole }) => isWhole).length;
  return { hits, more: places.length - hits.length, worth };
}
