import { Fragment } from 'react';
import { Glyph } from './Glyph.tsx';
import type { Marks } from './marks.ts';
import { measures } from './measures.ts';
import type { Row } from './scene.types.ts';
import { faces, type Line, lineHeights } from './typeset.ts';

/** Lines of text from a top left corner; each run in its own style. */
export function Lines({ lines, x, y }: { lines: readonly Line[]; x: number; y: number }) {
  let top = y;
  return lines.map(({ runs }, index) => {
    const height = Math.max(...runs.map(({ style }) => lineHeights[style]));
    const size = Math.max(...runs.map(({ style }) => faces[style].size));
    const baseline = top + (height + size * 0.7) / 2;
    top += height;
    return (
      <Fragment key={index}>
        <text x={x} y={baseline} xmlSpace="preserve">
          {runs.map(({ text, style }, at) => (
            <tspan key={at} data-style={style}>
              {at === 0 ? text : ` ${text}`}
            </tspan>
          ))}
        </text>
        {/* Not drawn, but it parts the lines for those who hear them. */}{' '}
      </Fragment>
    );
  });
}

/** Rows with their glyphs. */
export function Rows({ rows, x, y, marks }: { rows: readonly Row[]; x: number; y: number; marks?: Marks | undefined }) {
  let top = y;
  return rows.map(({ icon, lines, edge }, index) => {
    const at = top;
    top +=
      lines.reduce((sum, { runs }) => sum + Math.max(...runs.map(({ style }) => lineHeights[style])), 0) +
      measures.rowGap;
    return (
      <g
        key={index}
        data-row
        data-kind={icon}
        data-edge={edge}
        data-mark={edge === undefined ? undefined : marks?.get(edge)?.look}
      >
        <Glyph icon={icon} x={x} y={at + 2} />
        <Lines lines={lines} x={x + measures.icon} y={at} />
      </g>
    );
  });
}
