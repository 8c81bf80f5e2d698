import { css } from '@linaria/core';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { liveDrawingMachine } from '#machines/live-drawing/live-drawing.machine.ts';
import { selectIsFollowing, selectMovedActor } from '#machines/live-drawing/live-drawing.selectors.ts';
import {
  selectAt,
  selectIsUnavailable,
  selectPages,
  selectShown,
} from '#machines/live-inspection/live-inspection.selectors.ts';
import { actorsAt } from '#machines/live-inspection/recording.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { ButtonLink } from '#src/ui/text/Button.tsx';
import { EmptyState } from '#src/ui/text/EmptyState.tsx';
import { Container } from '#src/ui/layout/Layout.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import { liveAddress, stateAddress, useAddresses } from '../pages/addresses.ts';
import type { ChartPage } from '../pages/catalogue.ts';
import { beside } from '../explain/beside.ts';
import { ChartViewer } from '../pages/ChartViewer.ts';
import { Explanation } from '../explain/Explanation.tsx';
import { GalleryFrame } from '../pages/GalleryFrame.tsx';
import { activeStates } from '../inspect/active.ts';
import { actorOf, placeAmong } from '../inspect/actors.ts';
import { createDrawingActors } from './live.actors.ts';
import { Desk, Live, LiveDrawing } from './live.context.ts';
import { LiveDesk } from './LiveDesk.tsx';
import { LiveLog } from './LiveLog.tsx';
import { LivePages } from './LivePages.tsx';
import { LiveTime } from './LiveTime.tsx';
import { PageHead } from '../pages/PageHead.tsx';
import { LiveKnowledge, RunningCharts } from './RunningCharts.tsx';
import { titleOf } from '../pages/areas.ts';
import { StageFigures } from '../pages/StageFigures.tsx';
import { StageFrame } from '../pages/StageFrame.tsx';
import { wide } from '../drawing/wide.ts';

const notice = css`
  margin-block-end: ${space[5]};
`;

/** The time bar stays visible above the content that it belongs to. */
const body = css`
  --over-stage: 7.5rem;

  /* Whichever chart is drawn, what stands below stays where it is: further drawings are a scroll away. */
  &[data-follows] [data-area='drawing'] {
    overflow-y: auto;
    height: calc(48dvh + 4.5rem);
    margin: -4px;
    padding: 4px;
  }
  &[data-follows] [data-viewport] {
    height: var(--window);
  }
  @media ${beside} {
    &[data-follows] [data-area='drawing'] {
      height: calc(max(24rem, 62dvh) + 4.5rem);
    }
  }
`;

const side = css`
  display: grid;
  gap: ${space[6]};
`;

interface LiveProps {
  page: ChartPage;
  /** The id of the actor whose state is drawn, if several run the chart. */
  asked: string | undefined;
}

/** The window beside the shop: the running charts, the chosen one with its active states, and its events. */
export function LiveView({ page, asked }: LiveProps) {
  return (
    <Live.Provider>
      <Desk.Provider>
        <ChartViewer.Provider>
          <DrawingProvider>
            <GalleryFrame here="live">
              <Container className={wide}>
                <LiveHead />
                <LiveBody page={page} asked={asked} />
              </Container>
            </GalleryFrame>
          </DrawingProvider>
        </ChartViewer.Provider>
      </Desk.Provider>
    </Live.Provider>
  );
}

/** Starts the chart that decides what is drawn, with its ports from the window. */
function DrawingProvider({ children }: { children: ReactNode }) {
  const router = useRouter();
  const live = Live.useActorRef();
  const viewer = ChartViewer.useActorRef();
  const logic = useMemo(
    () =>
      withPorts(liveDrawingMachine, () =>
        liveDrawingMachine.provide({ actors: createDrawingActors({ router, live, viewer }) }),
      ),
    [router, live, viewer],
  );
  return <LiveDrawing.Provider logic={logic}>{children}</LiveDrawing.Provider>;
}

function LiveHead() {
  const t = useText(chartsText);
  const path = Live.useSelector((snapshot) => selectShown(snapshot)?.page.path);
  return (
    <PageHead eyebrow={path === undefined ? t('charts') : t('livePage', { path })} title={t('liveTitle')}>
      <Text size="lg" tone="soft">
        {t('liveIntro')} {t('liveMasked')}
      </Text>
    </PageHead>
  );
}

function LiveBody({ page, asked }: LiveProps) {
  const t = useText(chartsText);
  const addresses = useAddresses();
  const shown = Live.useSelector(selectShown);
  const at = Live.useSelector(selectAt);
  const { id } = page.model;
  const actors = shown ? actorsAt(shown, at) : [];
  const isFollowing = LiveDrawing.useSelector(selectIsFollowing);
  const moved = LiveDrawing.useSelector(selectMovedActor);
  const { send } = LiveDrawing.useActorRef();
  const running = actorOf(actors, id, isFollowing ? moved : asked);
  const lit: ReadonlySet<string> = running?.state ? activeStates(id, running.state) : new Set();
  const among = running ? placeAmong(actors, running.id) : null;
  const placeOf = (folds: readonly string[]) => liveAddress(id, folds, among ? running?.id : undefined);
  return (
    <div className={body} data-follows={(shown && isFollowing) || undefined}>
      <LiveNotice />
      {shown && <LiveTime recording={shown} chart={id} pinHref={placeOf(page.folds)} />}
      <StageFrame
        onEnter={() => send({ type: 'drawing.entered' })}
        onLeave={({ currentTarget, relatedTarget }) =>
          !currentTarget.contains(relatedTarget) && send({ type: 'drawing.left' })
        }
        drawing={
          <StageFigures
            page={page}
            lit={lit}
            title={`${titleOf(id)}${among ? ` ${t('liveAmong', among)}` : ''}`}
            placeOf={placeOf}
          />
        }
        controls={
          <>
            <Explanation model={page.model} parts={noParts} textHref={(state) => stateAddress(addresses, id, state)} />
            {shown && <LivePages chosen={shown.page.id} />}
            <RunningCharts actors={actors} shown={running} />
          </>
        }
        details={
          <>
            {shown && <LiveLog recording={shown} />}
            <div className={side}>
              <LiveDesk recording={shown} running={running} />
              {running && <LiveKnowledge actor={running} />}
            </div>
          </>
        }
      />
    </div>
  );
}

const noParts: ReadonlySet<string> = new Set();

/** A notice about the page whose log is shown. */
function LiveNotice() {
  const t = useText(chartsText);
  const shown = Live.useSelector(selectShown);
  const isUnavailable = Live.useSelector(selectIsUnavailable);
  const page = Live.useSelector(selectPages).find(({ id }) => id === shown?.page.id);
  if (isUnavailable) return <Notice tone="error">{t('liveUnavailable')}</Notice>;
  if (page?.from === 'copy') return <Notice className={notice}>{t('liveCopy')}</Notice>;
  if (page)
    return page.leftAt === null ? null : (
      <Notice className={notice} tone="warning">
        {t('liveLeft')}
      </Notice>
    );
  return (
    <EmptyState
      title={t('liveWaiting')}
      icon="eye"
      action={
        <ButtonLink href="/en-us?inspect" isExternal variant="accent">
          {t('liveOpenShop')}
        </ButtonLink>
      }
    >
      {t('liveWaitingMore')}
    </EmptyState>
  );
}
