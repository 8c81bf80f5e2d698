import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { eventLabel, leavesOf, valueLabel } from '../explore/names.ts';
import type { Count, Walk } from '../explore/types.ts';
import { bodyOf, toldBy } from './document.ts';
import { entriesOf, type Entry, type Visit } from './entries.ts';

interface Reason {
  readonly name: string;
  readonly reason: string;
}

/** The view of one chart in all its states, as a walk has seen it. */
export interface Recording {
  readonly chart: string;
  readonly description: string;
  /** Every state of the chart in its order, by dotted path. */
  readonly states: readonly { readonly path: string; readonly description: string; readonly isInnermost: boolean }[];
  readonly entries: readonly Entry[];
  /** Innermost states without an entry, and why. */
  readonly notShown: readonly Reason[];
  /** Rules of axe that the walk does not ask, and why. */
  readonly ignored: readonly Reason[];
  /** True for pages of a gallery, which no chart is behind. */
  readonly isGallery?: boolean;
}

export interface Recorder {
  visit(walk: Walk, taken: number, snapshot: AnyMachineSnapshot): void;
  /** Writes the recording; `states` is what the walks cover. */
  write(states: Count): void;
}

/** Every recording is of the same day, so that pictures of two revisions differ by what was changed alone. */
const TODAY = new Date('2026-06-01T12:00:00Z');

const SILENT: Recorder = { visit: () => {}, write: () => {} };

/**
 * Records what a walk of a view sees where the environment's STATEBOOK names a folder; else does nothing. `reasonOf`
 * answers why an innermost state shows nothing, null where it shows something.
 */
export function recorderOf(
  machine: AnyStateMachine,
  reasonOf: (state: string) => string | null,
  ignored: Readonly<Record<string, string>> = {},
): Recorder {
  const folder = process.env['STATEBOOK'];
  if (folder === undefined) return SILENT;
  vi.setSystemTime(TODAY);
  const known = new Map<string, string[]>();
  const toldOnce = (body: string) => {
    const told = known.get(body) ?? toldBy(body);
    known.set(body, told);
    return told;
  };
  const visits: Visit[] = [];
  const visited = new Set<string>();
  return {
    visit: (walk, taken, { value }) => {
      const leaves = leavesOf(value);
      for (const leaf of leaves) visited.add(leaf);
      const states = leaves.filter((leaf) => reasonOf(leaf) === null);
      if (states.length === 0) return;
      const steps = walk.steps
        .slice(0, taken)
        .map(({ event, nextState }) => ({ event: eventLabel(event), state: valueLabel(nextState.value) }));
      const body = bodyOf(document);
      visits.push({ states, start: walk.start, steps, body, told: toldOnce(body) });
    },
    write: ({ unreachable }) => {
      const innermost = getStateNodes(machine).filter(({ type }) => type === 'atomic' || type === 'final');
      const notShown = innermost
        .map(({ path }) => path.join('.'))
        .flatMap((name): Reason[] => {
          const silent = reasonOf(name);
          if (silent !== null) return [{ name, reason: silent }];
          const unreached = unreachable.find((state) => state.name === name);
          return unreached && !visited.has(name) ? [unreached] : [];
        });
      const recording: Recording = {
        chart: machine.id,
        description: machine.root.description ?? '',
        states: getStateNodes(machine)
          .filter(({ type }) => type !== 'history')
          .map(({ path, description = '', type }) => ({
            path: path.join('.'),
            description,
            isInnermost: type === 'atomic' || type === 'final',
          })),
        entries: entriesOf(visits),
        notShown,
        ignored: Object.entries(ignored).map(([name, reason]) => ({ name, reason })),
      };
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${machine.id}.json`), JSON.stringify(recording));
    },
  };
}

/** A page of a gallery: a part in one of its variants. */
export interface GalleryView {
  readonly part: string;
  readonly variant: string;
  readonly body: string;
}

/**
 * Writes the pages of a gallery as a recording where the environment's STATEBOOK names a folder; each part is a state,
 * and its variants are that state's entries.
 */
export function recordGallery(
  name: string,
  description: string,
  parts: readonly { readonly path: string; readonly description: string }[],
  views: readonly GalleryView[],
): void {
  const folder = process.env['STATEBOOK'];
  if (folder === undefined) return;
  const seen = new Set<string>();
  const entries = views.map(({ part, variant, body }): Entry => {
    const isVariant = seen.has(part);
    seen.add(part);
    const id = isVariant ? `${part}~${variant}` : part;
    return { id, states: [part], isVariant, says: isVariant ? [variant] : [], start: '', steps: [], body };
  });
  const states = parts.map((part) => ({ ...part, isInnermost: true }));
  const recording: Recording = {
    chart: name,
    description,
    states,
    entries,
    notShown: [],
    ignored: [],
    isGallery: true,
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(recording));
}
