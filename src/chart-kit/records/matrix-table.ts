import type { MatrixRecord, PathsRecord } from './record.types.ts';

export type Answer = 'taken' | 'ignored' | 'impossible';

export interface Cell {
  readonly answer: Answer;
  /** The number of the note with the reason, from 1. */
  readonly note?: number;
}

/** States by events, prepared for display. */
export interface MatrixTable {
  readonly events: readonly { readonly name: string; readonly note?: number }[];
  readonly rows: readonly { readonly state: string; readonly cells: readonly Cell[] }[];
  readonly notes: readonly Note[];
  readonly counts: Readonly<Record<Answer, number>>;
}

/** Why a page does not cause an event: something else does, or its control was searched and is not there. */
export type Note = { readonly kind: 'elsewhere'; readonly reason: string } | { readonly kind: 'noControl' };

/**
 * Returns the negative matrix with the page's data: an event that a state ignores is impossible there if nothing on the
 * page ever causes it, or if a walk found its control absent or disabled.
 */
export function matrixTable({ states, events, taken }: MatrixRecord, pages: readonly PathsRecord[]): MatrixTable {
  const takes = new Set(taken);
  const reasons: Record<string, string> = Object.assign(
    {},
    ...pages.toReversed().map(({ impossible = {} }) => impossible),
  );
  const controlled = new Set(pages.flatMap(({ controlled: list = [] }) => list));
  const notes: Note[] = [];
  const noteOf = (event: string): number | undefined => {
    const reason = reasons[event];
    if (reason === undefined && !controlled.has(event)) return undefined;
    const note: Note = reason === undefined ? { kind: 'noControl' } : { kind: 'elsewhere', reason };
    const known = notes.findIndex((other) => JSON.stringify(other) === JSON.stringify(note));
    return known >= 0 ? known + 1 : notes.push(note);
  };
  const columns = events.map((name) => {
    const note = noteOf(name);
    return { name, ...(note === undefined ? {} : { note }) };
  });
  const rows = states.map((state) => ({
    state,
    cells: columns.map(({ name, note }): Cell => {
      if (takes.has(`${state} ${name}`)) return { answer: 'taken' };
      return note === undefined ? { answer: 'ignored' } : { answer: 'impossible', note };
    }),
  }));
  const answers = rows.flatMap(({ cells }) => cells.map(({ answer }) => answer));
  const count = (wanted: Answer) => answers.filter((answer) => answer === wanted).length;
  return {
    events: columns,
    rows,
    notes,
    counts: { taken: count('taken'), ignored: count('ignored'), impossible: count('impossible') },
  };
}
