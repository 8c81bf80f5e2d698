import { css } from '@linaria/core';
import { selectActors, selectPage, selectPlace } from '#machines/live-inspection/live-inspection.selectors.ts';
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
import { Live } from './live.context.ts';
import { LiveLog } from './LiveLog.tsx';
import { RunningCharts } from './RunningCharts.tsx';
import { titleOf } from './shelves.ts';

const head = css`
  margin-block-end: ${space[5]};

  & > p {
    max-width: 46rem;
  }
`;

const aside = css`
  display: grid;
  gap: ${space[6]};
`;

/** The window beside the shop: the running charts, the chosen one with its state lit, and what it hears. */
export function LiveView({ page }: { page: ChartPage }) {
  return (
    <Live.Provider>
      <ChartViewer.Provider>
        <GalleryFrame here="live">
          <Container>
            <LiveHead />
            <LiveBody page={page} />
          </Container>
        </GalleryFrame>
        <Explanation model={page.model} parts={new Set()} />
      </ChartViewer.Provider>
    </Live.Provider>
  );
}

function LiveHead() {
  const say = useText(chartsText);
  const watched = Live.useSelector(selectPage);
  return (
    <Stack className={head} gap={3}>
      <Eyebrow hasBlaze>{watched ? say('livePage', { path: watched.path }) : say('charts')}</Eyebrow>
      <Heading level={1}>{say('liveTitle')}</Heading>
      <Text size="lg" tone="soft">
        {say('liveIntro')} {say('liveMasked')}
      </Text>
    </Stack>
  );
}

function LiveBody({ page: { model, drawings } }: { page: ChartPage }) {
  const say = useText(chartsText);
  const place = Live.useSelector(selectPlace);
  const actors = Live.useSelector(selectActors);
  const running = actors.find(({ chart }) => chart === model.id);
  const lit: ReadonlySet<string> = running ? activeStates(model.id, running.state) : new Set();
  const parts = new Set(drawings.map(({ root }) => root));
  if (place === 'unavailable') return <Notice tone="error">{say('liveUnavailable')}</Notice>;
  return (
    <>
      {place === 'waiting' && (
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
      )}
      {place === 'left' && <Notice tone="warning">{say('liveLeft')}</Notice>}
      <Split
        asideWidth="md"
        aside={
          <div className={aside}>
            <RunningCharts actors={actors} chosen={model.id} />
            <LiveLog />
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
