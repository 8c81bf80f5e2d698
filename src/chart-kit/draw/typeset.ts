import { type Face, textWidth } from './metrics.ts';

/** The style of a piece of text; the drawing's styles have the same names. */
export type Style = 'title' | 'root' | 'note' | 'event' | 'guard' | 'action' | 'row' | 'sign';

/** The fonts that the boxes are measured with. Drawing.styles.ts sets the same sizes. */
export const faces: Record<Style, Face> = {
  root: { size: 22, weight: 600 },
  title: { size: 15, weight: 600 },
  note: { size: 12, weight: 400 },
  event: { size: 12, weight: 600 },
  guard: { size: 12, weight: 400 },
  action: { size: 11, weight: 400 },
  row: { size: 12, weight: 400 },
  sign: { size: 12, weight: 600 },
};

export const lineHeights: Record<Style, number> = {
  root: 28,
  title: 19,
  note: 16,
  event: 16,
  guard: 16,
  action: 16,
  row: 16,
  sign: 16,
};

export interface Run {
  text: string;
  style: Style;
}

export interface Line {
  runs: Run[];
  width: number;
}

const spaceBetween = 4;

/** Breaks long names before a capital, a dot or a bracket, so that they do not widen everything. */
function broken(word: string, style: Style, room: number): string[] {
  const pieces: string[] = [''];
  for (const part of word.split(/(?<=[a-z0-9.,(])(?=[A-Z(.])|(?<=\.)/)) {
    const last = pieces.at(-1) ?? '';
    if (last !== '' && textWidth(last + part, faces[style]) > room) pieces.push(part);
    else pieces[pieces.length - 1] = last + part;
  }
  return pieces;
}

/** Sets runs of text into lines of at most `room` pixels; does not break words that fit. */
export function typeset(runs: readonly Run[], room: number): Line[] {
  const lines: Line[] = [{ runs: [], width: 0 }];
  for (const { text, style } of runs) {
    for (const word of text.split(' ').filter(Boolean)) {
      const pieces = textWidth(word, faces[style]) > room ? broken(word, style, room) : [word];
      pieces.forEach((piece, index) => {
        let line = lines.at(-1) as Line;
        const width = textWidth(piece, faces[style]);
        const gap = line.runs.length === 0 ? 0 : spaceBetween;
        if (line.runs.length > 0 && (index > 0 || line.width + gap + width > room)) {
          line = { runs: [], width: 0 };
          lines.push(line);
        }
        line.width += (line.runs.length === 0 ? 0 : spaceBetween) + width;
        const last = line.runs.at(-1);
        if (last?.style === style) last.text += ` ${piece}`;
        else line.runs.push({ text: piece, style });
      });
    }
  }
  return lines.filter((line) => line.runs.length > 0);
}

/** Returns the first `most` lines; the last of them shows that there is more. */
export function shortened(lines: readonly Line[], most: number): Line[] {
  if (lines.length <= most) return [...lines];
  const kept = lines.slice(0, most).map((line) => ({ ...line, runs: line.runs.map((run) => ({ ...run })) }));
  const run = kept.at(-1)?.runs.at(-1);
  if (run) run.text = `${run.text.replace(/\W*\s?\S*$/, '')} …`;
  return kept;
}
