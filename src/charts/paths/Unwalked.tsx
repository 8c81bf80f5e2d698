import { css } from '@linaria/core';
import { pathsText } from '#src/messages/paths.ts';
import { useText } from '#src/messages/text.ts';
import { Breadcrumbs } from '#src/ui/text/Breadcrumbs.tsx';
import { Container } from '#src/ui/layout/Layout.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, media, space, text } from '#src/ui/theme/tokens.ts';
import { useAddresses } from '../pages/addresses.ts';
import { GalleryFrame } from '../pages/GalleryFrame.tsx';
import { PageHead } from '../pages/PageHead.tsx';
import { titleOf } from '../pages/areas.ts';
import { countOf, type UnwalkedChart, type UnwalkedGroup } from '#src/chart-kit/records/unwalked.ts';

const section = css`
  padding-block-start: ${space[6]};

  & > p {
    max-width: 46rem;
    padding-block: ${space[2]} ${space[3]};
  }
`;

const ofChart = css`
  padding-block: ${space[4]};
  border-block-start: 1px solid ${colour.line};
`;

const row = css`
  display: grid;
  gap: ${space[2]} ${space[5]};
  padding-block: ${space[3]};
  font-size: ${text.sm};

  & > ul {
    display: grid;
    gap: ${space[1]};
    margin: 0;
    padding: 0;
    list-style: none;
    overflow-wrap: anywhere;
  }
  & > dl {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr);
    align-content: start;
    gap: ${space[1]} ${space[3]};
    margin: 0;
  }
  & dt {
    color: ${colour.inkSoft};
  }
  & dd {
    margin: 0;
  }
  & [data-lacks] {
    color: ${colour.danger};
    font-weight: 650;
  }
  @media ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  @media print {
    break-inside: avoid;
  }
`;

function Group({ excuses, names }: UnwalkedGroup) {
  const t = useText(pathsText);
  return (
    <div className={row}>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <dl>
        {excuses.map(({ level, reason }) => (
          <div key={level} style={{ display: 'contents' }}>
            <dt>{t(level)}</dt>
            <dd data-lacks={reason === null || undefined}>{reason ?? t('noExcuse')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Part({ part, charts }: { part: 'never' | 'unseen'; charts: readonly UnwalkedChart[] }) {
  const t = useText(pathsText);
  const { paths } = useAddresses();
  const some = charts.filter((chart) => chart[part].length > 0);
  const count = some.reduce((sum, chart) => sum + countOf(chart[part]), 0);
  return (
    <section className={section} aria-labelledby={part}>
      <Heading level={2} size="md" id={part}>
        {t(`${part}Title`, { count })}
      </Heading>
      <Text tone="soft">{t(`${part}Intro`)}</Text>
      {some.map((chart) => (
        <div key={chart.chart} className={ofChart}>
          <Heading level={3} size="xs">
            <Link href={paths?.of(chart.chart) ?? ''} variant="quiet">
              {titleOf(chart.chart)}
            </Link>
          </Heading>
          <Text size="sm" tone="soft">
            {t('recorded', { levels: chart.levels.map((level) => t(level).toLowerCase()).join(', ') })}
          </Text>
          {chart[part].map((group) => (
            <Group key={group.names.join()} {...group} />
          ))}
        </div>
      ))}
    </section>
  );
}

/** What no level walks, and what was walked without a page, by chart and with the reason of every level. */
export function Unwalked({ data }: { data: readonly UnwalkedChart[] }) {
  const t = useText(pathsText);
  const { paths } = useAddresses();
  return (
    <GalleryFrame here="paths">
      <Container>
        <Breadcrumbs
          label={t('youAreHere')}
          items={[{ label: t('name'), href: paths?.index ?? '' }, { label: t('unwalked') }]}
        />
        <PageHead eyebrow={t('eyebrow')} title={t('unwalked')} size="lg">
          <Text tone="soft">{t('unwalkedIntro')}</Text>
          {data.length === 0 && <Notice tone="success">{t('unwalkedNothing')}</Notice>}
        </PageHead>
        {data.length > 0 && (
          <>
            <Part part="never" charts={data} />
            <Part part="unseen" charts={data} />
          </>
        )}
      </Container>
    </GalleryFrame>
  );
}
