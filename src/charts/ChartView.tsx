import { css } from '@linaria/core';
import { inspection } from '#src/flows/inspection.ts';
import { chartsText } from '#src/messages/charts.ts';
import { simulatorText } from '#src/messages/simulator.ts';
import { useText } from '#src/messages/text.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { ButtonLink } from '#src/ui/Button.tsx';
import { ChipLink } from '#src/ui/Chip.tsx';
import { Container } from '#src/ui/Layout.tsx';
import { Link } from '#src/ui/Link.tsx';
import { Text } from '#src/ui/Text.tsx';
import { space } from '#src/ui/tokens.ts';
import { type Detail, useAddresses } from './addresses.ts';
import { Beside } from './Beside.tsx';
import type { ChartPage } from './catalogue.ts';
import { ChartDocument } from './ChartDocument.tsx';
import { ChartViewer } from './ChartViewer.ts';
import { Explanation } from './Explanation.tsx';
import { nameOf } from './explain.ts';
import { Files } from './Files.tsx';
import { Figure } from './Figure.tsx';
import { toggled } from './fold.ts';
import { Folding } from './Folding.tsx';
import { GalleryFrame } from './GalleryFrame.tsx';
import { IdleChart } from './Idle.tsx';
import { Legend } from './Legend.tsx';
import { PageHead } from './PageHead.tsx';
import { shelfOf, titleOf } from './shelves.ts';
import { wide } from './wide.ts';

const options = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[5]};

  & > nav:first-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }

  @media print {
    display: none;
  }
`;

const elsewhere = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};

  @media print {
    display: none;
  }
`;

/** The page of one chart: drawn, explained, and written out. */
export function ChartView({ page: { model, drawings, folds }, detail }: { page: ChartPage; detail: Detail }) {
  const say = useText(chartsText);
  const saySimulator = useText(simulatorText);
  const addresses = useAddresses();
  const inspect = inspection();
  const parts = new Set(drawings.map(({ root }) => root));
  const title = titleOf(model.id);
  return (
    <ChartViewer.Provider key={model.id} {...(inspect ? { options: { inspect } } : {})}>
      <GalleryFrame here="chart">
        <Container className={wide}>
          <Breadcrumbs label={say('youAreHere')} items={[{ label: say('charts'), href: addresses.index }, { label: title }]} />
          <PageHead eyebrow={say(`shelf${shelfOf(model.id).shelf}`)} title={title}>
            <Text size="lg">{model.description}</Text>
            <Text size="sm" tone="soft" isNumeric>
              {say('states', { count: model.nodes.length - 1 })} · {say('transitions', { count: model.edges.length })}
              {model.section && ` · ${say('specification')}: ${model.section}`}
            </Text>
            <Elsewhere chart={model.id} />
          </PageHead>
          <div className={options}>
            <nav aria-label={say('detail')}>
              <ChipLink href={addresses.chart(model.id, 'full', folds)} isSelected={detail === 'full'}>
                {say('detailFull')}
              </ChipLink>
              <ChipLink href={addresses.chart(model.id, 'plain', folds)} isSelected={detail === 'plain'}>
                {say('detailPlain')}
              </ChipLink>
              <Folding model={model} folds={folds} placeOf={(closed) => addresses.chart(model.id, detail, closed)} />
            </nav>
            <ButtonLink href={addresses.simulator(model.id)} variant="accent" size="sm" icon="play">
              {saySimulator('open')}
            </ButtonLink>
            <Files chart={model.id} />
          </div>
          <Legend />
          <Beside aside={<Explanation model={model} parts={parts} idle={<IdleChart model={model} />} />}>
            {drawings.map((drawing, index) => (
              <Figure
                key={drawing.root}
                drawing={drawing}
                parts={parts}
                foldHref={(id) => addresses.chart(model.id, detail, toggled(folds, id))}
                title={drawings.length === 1 ? null : index === 0 ? say('overview') : say('inside', { state: nameOf(drawing.root) })}
              />
            ))}
          </Beside>
          <ChartDocument model={model} />
        </Container>
      </GalleryFrame>
    </ChartViewer.Provider>
  );
}

/** What else there is on the chart: the report of its paths, and what a shopper sees. */
function Elsewhere({ chart }: { chart: string }) {
  const say = useText(chartsText);
  const { paths, book } = useAddresses();
  const places = [
    { href: paths?.of(chart) ?? null, label: say('seePaths') },
    { href: book(chart), label: say('seeBook') },
  ].filter((place): place is { href: string; label: string } => place.href !== null);
  if (places.length === 0) return null;
  return (
    <nav className={elsewhere} aria-label={say('elsewhere', { chart: titleOf(chart) })}>
      {places.map(({ href, label }) => (
        <Link key={href} href={href} variant="standalone">
          {label}
        </Link>
      ))}
    </nav>
  );
}
