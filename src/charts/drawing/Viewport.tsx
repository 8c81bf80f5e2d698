import { css } from '@linaria/core';
import { type ReactNode, useRef } from 'react';
import type { Drawing } from '#src/chart-kit/draw/drawing.types.ts';
import { widestFit } from '#src/chart-kit/draw/fit.ts';
import { colour, media, radius } from '#src/ui/theme/tokens.ts';
import { Overview } from './Overview.tsx';
import { type Handling, useBeginning, useHand, useOverview } from './viewport.hooks.ts';

const leastWidths = Array.from(
  { length: widestFit },
  (_, step) => `& > svg[data-fit='${step + 1}'] { min-width: ${(step + 1) * 10}rem; }`,
).join('\n');

const frame = css`
  position: relative;
`;

const viewport = css`
  /* What is left of the screen below the lines above it, so that its lower edge is never under the fold. */
  --window: max(20rem, min(86dvh, 100dvh - 14rem));

  position: relative;
  overflow: auto;
  max-height: var(--window);
  border: 1px solid ${colour.line};
  border-radius: ${radius.md};
  background: ${colour.paper};
  overscroll-behavior-inline: contain;
  touch-action: pan-x pan-y;

  &:focus-visible {
    outline: 2px solid ${colour.focus};
    outline-offset: 2px;
  }
  &[data-holding] {
    cursor: grabbing;
    user-select: none;
  }
  & > svg {
    margin-inline: auto;
  }
  /* Readable: no wider than the place, and no smaller than can be read. */
  & > svg[data-fit] {
    max-width: 100%;
  }
  & > svg[data-whole] {
    display: block;
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: calc(var(--window) - 2px);
  }
  ${leastWidths}
  @media ${media.belowLg} {
    --window: max(20rem, 100dvh - 17.5rem);
  }
  @media ${media.smOnly} {
    --window: max(20rem, 100dvh - 26rem);
  }
  @media print {
    overflow: visible;
    max-height: none;
    border: 0;

    /* As weighty as the rule that keeps it from being too small for a screen: paper is turned, not scrolled. */
    & > svg[data-fit],
    & > svg {
      width: 100%;
      min-width: 0;
      max-height: 80vh;
    }
  }
`;

/** An element that scrolls must be reachable by the keyboard. */
const reachable = { tabIndex: 0 } as const;

/**
 * A viewport of a drawing. It scrolls natively (touch, wheel, arrow keys), and works without a script except for
 * dragging and zoom. The zoom is in the chart's state; this component only sends events.
 */
export function Viewport(
  props: Handling & { drawing: Drawing; label: string; isHolding: boolean; children: ReactNode },
) {
  const { drawing, label, isHolding, children, ...handling } = props;
  const box = useRef<HTMLElement>(null);
  const overview = useRef<SVGSVGElement>(null);
  useHand(box, handling);
  useBeginning(box, drawing, handling.follows);
  useOverview(box, overview, drawing);
  return (
    <div className={frame}>
      <section
        ref={box}
        {...reachable}
        className={viewport}
        aria-label={label}
        data-viewport
        data-holding={isHolding || undefined}
      >
        {children}
      </section>
      <Overview ref={overview} drawing={drawing} />
    </div>
  );
}
