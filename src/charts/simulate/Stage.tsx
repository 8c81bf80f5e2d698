import { css } from '@linaria/core';
import { type ReactNode, useMemo, useRef } from 'react';
import { selectStart, selectSteps } from '#machines/simulator/simulator.selectors.ts';
import { chartsText } from '#src/messages/charts.ts';
import { simulatorText } from '#src/messages/simulator.ts';
import { useText } from '#src/messages/text.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { space } from '#src/ui/tokens.ts';
import { beside, noRoomBeside } from '../beside.ts';
import type { ChartPage } from '../catalogue.ts';
import { Explanation } from '../Explanation.tsx';
import { nameOf } from '../explain.ts';
import { Figure } from '../Figure.tsx';
import { activeStates } from '../inspect/active.ts';
import type { Mark, Marks } from '../marks.ts';
import { Happenings } from './Happenings.tsx';
import { Knowledge } from './Knowledge.tsx';
import { LastStep } from './LastStep.tsx';
import { Place } from './Place.tsx';
import { type Replay, replay } from './replay.ts';
import { useKeptFocus } from './simulate.hooks.ts';
import { Simulator } from './Simulator.ts';
import { loadedSubject } from './subjects.ts';
import { Tools } from './Tools.tsx';
import { TrailList } from './TrailList.tsx';

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
    max-height: 48dvh;
  }
  /* Where room is scarce, the part that the chart is in. */
  @media ${noRoomBeside} {
    & > [data-area='drawing'] > figure:not(:last-child) {
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
      max-height: max(24rem, 62dvh);
    }
    & > [data-area='controls'] {
      align-self: start;
      grid-area: controls;
      position: sticky;
      inset-block-start: 0;
      overflow-y: auto;
      max-height: 100dvh;
      margin: calc(-1 * ${space[4]}) calc(-1 * ${space[3]});
      padding: ${space[4]} ${space[3]};
    }
    & > [data-area='details'] {
      grid-area: details;
    }
  }
`;

/** The drawing, what can be pressed beside it, and what is to be read under it; on a phone one after the other. */
export function StageFrame({ drawing, controls, details }: { drawing: ReactNode; controls: ReactNode; details?: ReactNode }) {
  return (
    <div className={frame}>
      <div data-area="drawing">{drawing}</div>
      <div data-area="controls" data-beside>
        {controls}
      </div>
      {details && <div data-area="details">{details}</div>}
    </div>
  );
}

/** The drawings that a moment needs: the whole, and the parts that the chart is in. */
export function StageFigures({ page, lit, marks }: { page: ChartPage; lit?: ReadonlySet<string>; marks?: Marks }) {
  const say = useText(chartsText);
  const { drawings } = page;
  const parts = new Set(drawings.map(({ root }) => root));
  return drawings
    .filter(({ root }, index) => index === 0 || lit?.has(root))
    .map((drawing, index) => (
      <Figure
        key={drawing.root}
        drawing={drawing}
        parts={parts}
        {...(lit ? { lit } : {})}
        {...(marks ? { marks } : {})}
        title={drawings.length === 1 ? null : index === 0 ? say('overview') : say('inside', { state: nameOf(drawing.root) })}
      />
    ));
}

/** The ways taken so far; those of the last step stand out. */
function marksOf({ moments }: Replay): Marks {
  const marks = new Map<string, Mark>();
  for (const { edges } of moments) for (const id of edges) marks.set(id, { look: 'taken', width: 2.5 });
  for (const id of moments.at(-1)?.edges ?? []) marks.set(id, { look: 'latest', width: 4 });
  return marks;
}

/** A loaded chart in one of its moments. */
export function Stage({ page }: { page: ChartPage }) {
  const say = useText(simulatorText);
  const start = Simulator.useSelector(selectStart);
  const steps = Simulator.useSelector(selectSteps);
  const subject = loadedSubject(page.model.id);
  const played = useMemo(() => replay(subject, { start, steps }), [subject, start, steps]);
  const { moments, lost } = played;
  const now = moments.at(-1) ?? moments[0];
  const before = moments.at(-2);
  const lit = useMemo(() => activeStates(page.model.id, now.snapshot.value), [page.model.id, now]);
  const marks = useMemo(() => marksOf(played), [played]);
  const place = useRef<HTMLElement>(null);
  useKeptFocus(place, steps);
  return (
    <StageFrame
      drawing={<StageFigures page={page} lit={lit} marks={marks} />}
      controls={
        <>
          <Explanation model={page.model} parts={noParts} />
          {lost !== null && <Notice tone="warning">{say('lost', { step: lost })}</Notice>}
          <Place ref={place} model={page.model} moment={now} />
          <Tools count={moments.length - 1} start={start} starts={subject.starts} />
          <Happenings subject={subject} moment={now} after={moments.length - 1} />
        </>
      }
      details={
        <>
          <LastStep model={page.model} moment={now} />
          <Knowledge now={now.snapshot.context} before={before?.snapshot.context} />
          <TrailList moments={moments} />
        </>
      }
    />
  );
}

const noParts: ReadonlySet<string> = new Set();
