import { useMemo, useRef } from 'react';
import { selectStart, selectSteps } from '#machines/simulator/simulator.selectors.ts';
import { simulatorText } from '#src/messages/simulator.ts';
import { useText } from '#src/messages/text.ts';
import { Notice } from '#src/ui/text/Notice.tsx';
import { stateAddress, useAddresses } from '../pages/addresses.ts';
import type { ChartPage } from '../pages/catalogue.ts';
import { Explanation } from '../explain/Explanation.tsx';
import { activeStates } from '../inspect/active.ts';
import type { Mark, Marks } from '#src/chart-kit/draw/marks.ts';
import { StageFigures } from '../pages/StageFigures.tsx';
import { StageFrame } from '../pages/StageFrame.tsx';
import { Happenings } from './Happenings.tsx';
import { Knowledge } from './Knowledge.tsx';
import { LastStep } from './LastStep.tsx';
import { Place } from './Place.tsx';
import { type Replay, replay } from '#src/chart-kit/simulate/replay.ts';
import { useKeptFocus } from './simulate.hooks.ts';
import { Simulator } from './Simulator.ts';
import { loadedSubject } from './subjects.ts';
import { Tools } from './Tools.tsx';
import { TrailList } from './TrailList.tsx';
import { hashOf } from '#src/chart-kit/simulate/trail.ts';

/** Returns marks for the transitions taken so far; those of the last step stand out. */
function marksOf({ moments }: Replay): Marks {
  const marks = new Map<string, Mark>();
  for (const { edges } of moments) for (const id of edges) marks.set(id, { look: 'taken', width: 2.5 });
  for (const id of moments.at(-1)?.edges ?? []) marks.set(id, { look: 'latest', width: 4 });
  return marks;
}

/** A loaded chart in one of its moments. */
export function Stage({ page }: { page: ChartPage }) {
  const t = useText(simulatorText);
  const addresses = useAddresses();
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
      drawing={
        <StageFigures
          page={page}
          lit={lit}
          marks={marks}
          placeOf={(folds) => `${addresses.simulator(page.model.id, folds)}${hashOf({ start, steps })}`}
        />
      }
      controls={
        <>
          <Explanation
            model={page.model}
            parts={noParts}
            textHref={(id) => stateAddress(addresses, page.model.id, id)}
          />
          {lost !== null && <Notice tone="warning">{t('lost', { step: lost })}</Notice>}
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
