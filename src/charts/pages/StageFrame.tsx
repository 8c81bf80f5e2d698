import { css } from '@linaria/core';
import type { FocusEventHandler, ReactNode } from 'react';
import { space } from '#src/ui/theme/tokens.ts';
import { beside, noRoomBeside } from '../explain/beside.ts';

const frame = css`
  display: grid;
  gap: ${space[5]};

  & > * {
    min-width: 0;
  }
  & > [data-area='drawing'] > figure:first-child {
    margin-block-start: 0;
  }
  & > [data-area='drawing'] [data-viewport] {
    --window: 48dvh;

    max-height: var(--window);
  }
  /* Where room is scarce, the part that the chart is in. */
  @media ${noRoomBeside} {
    & > [data-area='drawing'] > figure:not(:last-of-type) {
      display: none;
    }
    & > [data-area='drawing'] > figure {
      margin-block-start: 0;
    }
  }
  & > [data-area='controls'] {
    display: grid;
    align-content: start;
    gap: ${space[5]};
  }
  & > [data-area='details'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
    align-items: start;
    gap: ${space[5]} ${space[6]};
  }
  @media ${beside} {
    grid-template: 'drawing controls' auto 'details controls' 1fr / minmax(0, 1fr) 23rem;
    column-gap: ${space[6]};

    & > [data-area='drawing'] {
      grid-area: drawing;
    }
    & > [data-area='drawing'] [data-viewport] {
      --window: max(24rem, 62dvh);
    }
    & > [data-area='controls'] {
      align-self: start;
      grid-area: controls;
      position: sticky;
      inset-block-start: var(--over-stage, 0px);
      overflow-y: auto;
      max-height: calc(100dvh - var(--over-stage, 0px));
      margin: calc(-1 * ${space[4]}) calc(-1 * ${space[3]});
      padding: ${space[4]} ${space[3]};
    }
    & > [data-area='details'] {
      grid-area: details;
    }
  }
`;

interface StageFrameProps {
  drawing: ReactNode;
  controls: ReactNode;
  details?: ReactNode;
  /** The reader began to use the drawing, or stopped. */
  onEnter?: FocusEventHandler;
  onLeave?: FocusEventHandler;
}

/** A running chart: the drawing, the controls beside it, and the details under it; on a phone one after the other. */
export function StageFrame({ drawing, controls, details, onEnter, onLeave }: StageFrameProps) {
  return (
    <div className={frame}>
      <div data-area="drawing" onFocus={onEnter} onBlur={onLeave}>
        {drawing}
      </div>
      <div data-area="controls" data-beside>
        {controls}
      </div>
      {details && <div data-area="details">{details}</div>}
    </div>
  );
}
