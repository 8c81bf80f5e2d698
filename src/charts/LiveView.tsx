import { css } from '@linaria/core';
import { selectAt, selectIsUnavailable, selectPages, selectShown } from '#machines/live-inspection/live-inspection.selectors.ts';
import { actorsAt } from '#machines/live-inspection/recording.ts';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Container, Split, Stack } from '#src/ui/Layout.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Eyebrow, Heading, Text } from '#src/ui/Text.tsx';
import { space } from '#src/ui/tokens.ts';
import type { ChartPage } from './catalogue.ts';
import { ChartViewer } from './ChartViewer.ts';
import { Explanation } from './Explanation.tsx';
import { nameOf } from './explain.ts';
import { Figure } from './Figure.tsx';
import { GalleryFrame } from './GalleryFrame.tsx';
import { activeStates } from './inspect/active.ts';
import { Desk, Live } from './live.context.ts';
import { LiveDesk } from './LiveDesk.tsx';
import { LiveLog } from './LiveLog.tsx';
import { LivePages } from './LivePages.tsx';
import { LiveTime } from './LiveTime.tsx';
import { actorOf, RunningCharts } from './RunningCharts.tsx';
import { titleOf } from './shelves.ts';

const head = css`
  margin-block-end: ${space[5]};

  & > p {
    max-width: 46rem;
  }
`;

const notice = css`
  margin-block-end: ${space[5]};
`;

const aside = css`
  display: grid;
  gap: ${space[6]};

  & :is(a, button, summary, input, textarea) {
    scroll-margin-block-start: 7rem;
  }
`;

/** The window beside the shop: the running charts, the chosen one with its state lit, and what it hears. */
export function LiveView({ page }: { page: ChartPage }) {
  return (
    <Live.Provider>
      <Desk.Provider>
        <ChartViewer.Provider>
          <GalleryFrame here="live">
            <Container>
              <LiveHead />
              <LiveBody page={page} />
            </Container>
          </GalleryFrame>
          <Explanation model={page.model} parts={new Set()} />
        </ChartViewer.Provider>
      </Desk.Provider>
    </Live.Provider>
  );
}

function LiveHead() {
  const say = useText(chartsText);
  const path = Live.useSelector((snapshot) => selectShown(snapshot)?.page.path);
  return (
    <Stack className={head} gap={3}>
      <Eyebrow hasBlaze>{path === undefined ? say('charts') : say('livePage', { path })}</Eyebrow>
      <Heading level={1}>{say('liveTitle')}</Heading>
      <Text size="lg" tone="soft">
        {say('liveIntro')} {say('liveMasked')}
      </Text>
    </Stack>
  );
}

function LiveBody({ page: { model, drawings } }: { page: ChartPage }) {
  const say = useText(chartsText);
  const shown = Live.useSelector(selectShown);
  const at = Live.useSelector(selectAt);
  const actors = shown ? actorsAt(shown, at) : [];
  const running = actorOf(actors, model.id);
  const lit: ReadonlySet<string> = running?.state ? activeStates(model.id, running.state) : new Set();
  const parts = new Set(drawings.map(({ root }) => root));
  return (
    <>
      <LiveNotice />
      {shown && <LiveTime recording={shown} />}
      <Split
        asideWidth="md"
        aside={
          <div className={aside}>
            {shown && <LivePages chosen={shown.page.id} />}
            <LiveDesk recording={shown} />
            <RunningCharts actors={actors} chosen={model.id} />
            {shown && <LiveLog recording={shown} />}
          </div>
        }
      >
        <div data-live-chart={model.id}>
          {drawings
            .filter(({ root }, index) => index === 0 || lit.has(root))
            .map((drawing, index) => (
              <Figure
                key={drawing.root}
                drawing={drawing}
                parts={parts}
                lit={lit}
                title={index === 0 ? titleOf(model.id) : say('inside', { state: nameOf(drawing.root) })}
              />
            ))}
        </div>
      </Split>
    </>
  );
}

/** What somebody should know of the page whose log is read. */
function LiveNotice() {
  const say = useText(chartsText);
  const shown = Live.useSelector(selectShown);
  const isUnavailable = Live.useSelector(selectIsUnavailable);
  const page = Live.useSelector(selectPages).find(({ id }) => id === shown?.page.id);
  if (isUnavailable) return <Notice tone="error">{say('liveUnavailable')}</Notice>;
  if (page?.from === 'copy') return <Notice className={notice}>{say('liveCopy')}</Notice>;
  if (page) return page.leftAt === null ? null : <Notice className={notice} tone="warning">{say('liveLeft')}</Notice>;
  return (
    <EmptyState
      title={say('liveWaiting')}
      icon="eye"
      action={
        <ButtonLink href="/en-us?inspect" isExternal variant="accent">
          {say('liveOpenShop')}
        </ButtonLink>
      }
    >
      {say('liveWaitingMore')}
    </EmptyState>
  );
}
