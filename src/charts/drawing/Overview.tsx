import { css } from '@linaria/core';
import type { Ref } from 'react';
import { colour, media, radius, shadow, space } from '#src/ui/theme/tokens.ts';
import type { Drawing } from '#src/chart-kit/draw/drawing.types.ts';
import { thumbnailOf } from '#src/chart-kit/draw/thumbnail.ts';

const map = css`
  position: absolute;
  inset: auto ${space[4]} ${space[4]} auto;
  max-width: 12rem;
  max-height: 8rem;
  border: 1px solid ${colour.lineStrong};
  border-radius: ${radius.sm};
  background: ${colour.surface};
  box-shadow: ${shadow.overlay};
  cursor: crosshair;
  touch-action: none;

  &[hidden] {
    display: none;
  }
  &[data-corner='top-right'] {
    inset: ${space[4]} ${space[4]} auto auto;
  }
  &[data-corner='bottom-left'] {
    inset: auto auto ${space[4]} ${space[4]};
  }
  & path {
    fill: none;
    stroke: ${colour.lineStrong};
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
  & [data-part='lines'] {
    stroke-width: 0.75;
  }
  & [data-part='states'] {
    fill: ${colour.lineStrong};
    stroke: none;
  }
  & [data-part='shown'] {
    fill: ${colour.accent};
    fill-opacity: 0.15;
    stroke: ${colour.accent};
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  @media ${media.smOnly} {
    max-width: 7rem;
    max-height: 5rem;
  }
  @media print {
    display: none;
  }
`;

/**
 * A small copy of the whole drawing in a corner of its viewport that does not cover the first state, with the visible
 * part marked. For a pointer only; the keyboard scrolls.
 */
export function Overview({ drawing, ref }: { drawing: Drawing; ref: Ref<SVGSVGElement> }) {
  const { width, height } = drawing;
  const { containers, states, lines } = thumbnailOf(drawing);
  return (
    <svg
      ref={ref}
      className={map}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      data-overview
      aria-hidden="true"
      focusable="false"
      {...hiddenAtFirst}
    >
      <path data-part="containers" d={containers} />
      <path data-part="lines" d={lines} />
      <path data-part="states" d={states} />
      <rect data-part="shown" />
    </svg>
  );
}

/** Only a browser knows if it is needed; SVG has no such property of its own. */
const hiddenAtFirst = { hidden: true };
