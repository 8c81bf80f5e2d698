import { css } from '@linaria/core';
import { useMemo } from 'react';
import { selectPlace } from '#machines/simulator/simulator.selectors.ts';
import { simulatorMachine } from '#machines/simulator/simulator.machine.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { chartsText } from '#src/messages/charts.ts';
import { simulatorText } from '#src/messages/simulator.ts';
import { useText } from '#src/messages/text.ts';
import { Breadcrumbs } from '#src/ui/text/Breadcrumbs.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Container, Stack } from '#src/ui/layout/Layout.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Skeleton } from '#src/ui/text/Skeleton.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import { useAddresses } from '../pages/addresses.ts';
import type { ChartPage } from '../pages/catalogue.ts';
import { ChartViewer } from '../pages/ChartViewer.ts';
import { GalleryFrame } from '../pages/GalleryFrame.tsx';
import { titleOf } from '../pages/areas.ts';
import { StageFigures } from '../pages/StageFigures.tsx';
import { StageFrame } from '../pages/StageFrame.tsx';
import { Simulator } from './Simulator.ts';
import { simulatorActors } from './simulator.actors.ts';
import { Stage } from './Stage.tsx';

const head = css`
  margin-block: ${space[3]} ${space[5]};

  & > p {
    max-width: 46rem;
  }
`;

/** The page of the simulator: the reader clicks what can happen, and the drawing shows where that leads. */
export function SimulateView({ page }: { page: ChartPage }) {
  const { id } = page.model;
  const inspect = useInspection();
  const logic = useMemo(
    () => withPorts(simulatorMachine, () => simulatorMachine.provide({ actors: simulatorActors })),
    [],
  );
  return (
    <Simulator.Provider key={id} logic={logic} options={{ input: { chart: id }, ...(inspect ? { inspect } : {}) }}>
      <SimulatorPage page={page} />
    </Simulator.Provider>
  );
}

/** The same for a caller that runs the simulator's chart already. */
export function SimulatorPage({ page }: { page: ChartPage }) {
  const { id } = page.model;
  const inspect = useInspection();
  const t = useText(simulatorText);
  const tCharts = useText(chartsText);
  const addresses = useAddresses();
  const title = titleOf(id);
  const funnel = addresses.funnel(id);
  return (
    <ChartViewer.Provider {...(inspect ? { options: { inspect } } : {})}>
      <GalleryFrame here="simulate">
        <Container>
          <Breadcrumbs
            label={tCharts('youAreHere')}
            items={[
              { label: tCharts('charts'), href: addresses.index },
              { label: title, href: addresses.chart(id) },
              { label: t('crumb') },
            ]}
          />
          <Stack className={head} gap={2}>
            <Heading level={1} size="lg">
              {t('title', { chart: title })}
            </Heading>
            <Text size="sm" tone="soft">
              {t('intro')}
            </Text>
            <Text size="sm">
              <Link href={addresses.chart(id)}>{tCharts('seeChart')}</Link>
              {funnel && (
                <>
                  {' · '}
                  <Link href={funnel}>{tCharts('seeFunnel')}</Link>
                </>
              )}
            </Text>
          </Stack>
          <Body page={page} />
        </Container>
      </GalleryFrame>
    </ChartViewer.Provider>
  );
}

function Body({ page }: { page: ChartPage }) {
  const t = useText(simulatorText);
  const addresses = useAddresses();
  const place = Simulator.useSelector(selectPlace);
  const { send } = Simulator.useActorRef();
  if (place === 'ready') return <Stage page={page} />;
  return (
    <StageFrame
      drawing={<StageFigures page={page} placeOf={(folds) => addresses.simulator(page.model.id, folds)} />}
      controls={
        place === 'loading' ? (
          <div role="status" aria-label={t('loading')}>
            <noscript>
              <Notice tone="warning">{t('needsScript')}</Notice>
            </noscript>
            <Skeleton lines={6} />
          </div>
        ) : (
          <Notice
            tone="error"
            isLive
            title={t('unavailable')}
            action={
              <Button variant="secondary" size="sm" onClick={() => send({ type: 'retry.requested' })}>
                {t('retry')}
              </Button>
            }
          />
        )
      }
    />
  );
}
