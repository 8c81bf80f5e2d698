import type { Drawing } from '#src/chart-kit/draw/drawing.types.ts';
import type { Line } from '#src/chart-kit/draw/typeset.ts';
import type { Figures, StateFigures } from './figures.ts';
import type { Translate } from '#src/messages/text.ts';
import type { funnelText } from '#src/messages/funnel.ts';
import { plainSpaces } from '#src/domain/plain-spaces.ts';

type Words = Translate<(typeof funnelText)['en']>;

/** The gallery is in English. */
export const number = new Intl.NumberFormat('en-US');
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Returns two dates of the contract: `Oct 23 – Nov 21, 2026`. */
export const dates = (from: string, until: string): string =>
  plainSpaces(day.formatRange(new Date(from), new Date(until)));

export const percent = (share: number): string => `${share > 0 && share < 0.005 ? '<1' : Math.round(share * 100)}%`;

/** Returns the shares of visitors who go on and who leave, in words; another text if these do not apply. */
function sharesText({ place, leaves }: StateFigures, t: Words): string {
  if (place === 'end') return t('end');
  if (leaves === null) return '';
  return t('onlySome', { on: percent(1 - leaves), off: percent(leaves) });
}

/** Returns the drawing with the figures in its boxes, in the room that is reserved for them (room.ts). */
export function withFigures(drawing: Drawing, { states }: Figures, t: Words): Drawing {
  const by = new Map(states.map((one) => [one.node.id, one]));
  const set = (text: string): Line => ({ runs: [{ text, style: 'note' }], width: 0 });
  return {
    ...drawing,
    boxes: drawing.boxes.map((box) => {
      const figures = box.node === null ? undefined : by.get(box.node);
      if (!figures || box.note.length === 0) return box;
      const parts = [t('visits', { count: figures.visits }), sharesText(figures, t)];
      const texts = parts.filter((text) => text !== '');
      return { ...box, note: (box.note.length === 1 ? [texts.join(' · ')] : texts).map(set) };
    }),
  };
}
