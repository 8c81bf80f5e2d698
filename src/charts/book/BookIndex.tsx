import { css } from '@linaria/core';
import { statebookText } from '#src/messages/statebook.ts';
import { useText } from '#src/messages/text.ts';
import { Container, Stack } from '#src/ui/layout/Layout.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, media, motion, radius, space } from '#src/ui/theme/tokens.ts';
import { useAddresses } from '../pages/addresses.ts';
import { GalleryFrame } from '../pages/GalleryFrame.tsx';
import { PageHead } from '../pages/PageHead.tsx';
import { titleOf } from '../pages/areas.ts';
import type { Book, BookChart, Comparison } from './book.ts';
import { useRoot } from './context.ts';
import { Shot } from './Shot.tsx';

const flows = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const flow = css`
  position: relative;
  display: grid;
  grid-template-columns: 1fr 7.5rem;
  gap: ${space[4]};
  min-height: 11rem;
  padding: ${space[4]} ${space[4]} 0;
  overflow: hidden;
  border: 1px solid ${colour.line};
  border-radius: ${radius.md};
  background: ${colour.surface};
  transition: border-color ${motion.fast} ${motion.easeOut};

  &:hover {
    border-color: ${colour.lineStrong};
  }
  &:focus-within {
    outline: 2px solid ${colour.focus};
    outline-offset: 2px;
  }
  & h2 a {
    outline: none;
  }
  & h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > div {
    padding-block-end: ${space[4]};
  }
  /* A corner of the view, as tall as the words allow. */
  & > span {
    position: relative;
    overflow: hidden;
  }
  & > span img {
    position: absolute;
    inset: 0 0 auto;
    width: 100%;
  }
`;

const rest = css`
  padding-block-start: ${space[7]};

  @media ${media.lg} {
    max-width: 44rem;
  }
`;

/** Pixels. A view that is no higher than this on a phone is hardly visible in the list. */
const LOW = 120;

/** Returns the entry that represents a chart: the tallest. */
const faceOf = ({ entries }: BookChart) =>
  entries.toSorted((a, b) => b.heights[390] - a.heights[390] || b.heights[1440] - a.heights[1440])[0];

/** The book's first page: every flow with a view. */
export function BookIndex({ book, comparison }: { book: Book; comparison: Comparison | null }) {
  const t = useText(statebookText);
  const root = useRoot();
  const addresses = useAddresses();
  const entries = book.charts.flatMap((chart) => chart.entries);
  const problems = entries.reduce((sum, { violations }) => sum + violations.length, 0);
  return (
    <GalleryFrame here="statebook">
      <Container>
        <PageHead eyebrow={t('eyebrow')} title={t('title')}>
          <Text size="lg" tone="soft">
            {t('intro')}
          </Text>
          <Text size="sm" isNumeric tone={problems > 0 ? 'danger' : 'soft'}>
            {t('entries', { count: entries.length })} · {t('pictures', { count: entries.length * 2 })} ·{' '}
            {problems > 0 ? t('problems', { count: problems }) : t('accessible')}
          </Text>
          {comparison && (
            <Notice title={t('comparedWith', { revision: comparison.revision })}>
              <Link href={`${root}/changes.html`}>
                {comparison.changes.length > 0
                  ? t('changed', { count: comparison.changes.length })
                  : t('nothingChanged')}
              </Link>
            </Notice>
          )}
        </PageHead>
        <ul className={flows} aria-label={t('flows')}>
          {book.charts.map((chart) => {
            const face = faceOf(chart);
            const width = face && face.heights[390] > LOW ? 390 : 1440;
            const count = chart.entries.reduce((sum, { violations }) => sum + violations.length, 0);
            return (
              <li key={chart.id} className={flow}>
                <Stack gap={2}>
                  <Heading level={2} size="sm">
                    <Link href={`${root}/${chart.id}/index.html`} variant="plain">
                      {titleOf(chart.id)}
                    </Link>
                  </Heading>
                  <Text size="sm">{chart.description}</Text>
                  <Text size="xs" isNumeric tone={count > 0 ? 'danger' : 'soft'}>
                    {t('entries', { count: chart.entries.length })}
                    {count > 0 && ` · ${t('problems', { count })}`}
                  </Text>
                </Stack>
                <span>{face && <Shot chart={chart.id} entry={face} width={width} alt="" />}</span>
              </li>
            );
          })}
        </ul>
        {book.unseen.length > 0 && (
          <Stack gap={2} className={rest}>
            <Heading level={2} size="sm">
              {t('unseen')}
            </Heading>
            <Text size="sm" tone="soft">
              {t('unseenIntro')}
            </Text>
            <Text size="sm">
              {book.unseen.map((id, index) => (
                <span key={id}>
                  {index > 0 && ', '}
                  <Link href={addresses.chart(id)}>{titleOf(id)}</Link>
                </span>
              ))}
            </Text>
          </Stack>
        )}
      </Container>
    </GalleryFrame>
  );
}
