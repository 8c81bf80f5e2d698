import type { ChartModel } from './model.ts';

/** What a reader can look for in a chart, and the state whose words tell of it. */
export interface Entry {
  kind: 'chart' | 'state' | 'event' | 'delay' | 'actor';
  name: string;
  /** All that is searched: the name and the words around it. */
  text: string;
  /** The id of the state that it belongs to. */
  state: string;
}

/** A place in a chart that is about what was looked for. */
export type Hit = Pick<Entry, 'kind' | 'name' | 'state'>;

/** More are told by a number. */
const mostHits = 4;

const key = ({ kind, name }: Entry): string => `${kind} ${name}`;

/** A chart's names, descriptions, events, actors and sections, each once. */
export function entriesOf({ id, description, section, nodes, edges }: ChartModel): Entry[] {
  const root = nodes[0]?.id ?? '';
  const entries: Entry[] = [
    { kind: 'chart', name: id, text: [id.replaceAll('-', ' '), id, description, section].join(' '), state: root },
    ...nodes.slice(1).map((node): Entry => ({ kind: 'state', name: node.id, text: [node.id, node.description, node.section].join(' '), state: node.id })),
    ...edges.flatMap(({ kind, event, source }): Entry[] =>
      kind === 'event' || kind === 'after' ? [{ kind: kind === 'after' ? 'delay' : 'event', name: event, text: event, state: source }] : [],
    ),
    ...nodes.flatMap((node) => node.invokes.map(({ src }): Entry => ({ kind: 'actor', name: src, text: src, state: node.id }))),
  ];
  return [...new Map(entries.toReversed().map((entry) => [key(entry), { ...entry, text: entry.text.toLowerCase() }])).values()].toReversed();
}

/**
 * The places of a chart that are about a reader's words, the best first, and how many more there are; null when a word
 * is nowhere in the chart. Without words every chart is found, and no place is singled out.
 */
export function findIn(entries: readonly Entry[], words: string): { hits: Hit[]; more: number } | null {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return { hits: [], more: 0 };
  if (!wanted.every((word) => entries.some(({ text }) => text.includes(word)))) return null;
  const score = ({ name, text }: Entry) => wanted.filter((word) => text.includes(word)).length + (wanted.every((word) => name.toLowerCase().includes(word)) ? 1 : 0);
  const ranked = entries
    .filter(({ kind }) => kind !== 'chart')
    .map((entry) => ({ entry, worth: score(entry) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth);
  const hits = ranked.slice(0, mostHits).map(({ entry: { kind, name, state } }) => ({ kind, name, state }));
  return { hits, more: ranked.length - hits.length };
}
