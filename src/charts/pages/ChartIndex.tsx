import { css } from '@linaria/core';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { EmptyState } from '#src/ui/text/EmptyState.tsx';
import { Container, Stack } from '#src/ui/layout/Layout.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Eyebrow, Heading, Text } from '#src/ui/text/Text.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { colour, media, space } from '#src/ui/theme/tokens.ts';
import { useAddresses } from './addresses.ts';
import type { ChartLine as Line } from './catalogue.ts';
import { ChartLine } from './ChartLine.tsx';
import { GalleryFrame } from './GalleryFrame.tsx';
import { areas } from './areas.ts';

const intro = css`
  display: grid;
  gap: ${space[5]};
  padding-block-end: ${space[6]};

  & > p {
    max-width: 40rem;
  }
  @media ${media.lg} {
    grid-template-columns: 1fr 26rem;
    align-items: end;
    column-gap: ${space[8]};
  }
`;

const finder = css`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[3]};
  align-items: end;
`;

const area = css`
  padding-block-start: ${space[6]};

  & > div {
    display: grid;
    gap: ${space[1]} ${space[4]};
    padding-block-end: ${space[3]};
    border-block-end: 1px solid ${colour.lineStrong};
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  @media print {
    & > div {
      break-after: avoid;
    }
  }
  @media ${media.md} {
    & > div {
      grid-template-columns: auto 1fr;
      align-items: baseline;
    }
  }
`;

/** The gallery's first page: every chart in a line, in the section of its subject. */
export function ChartIndex({ lines, words }: { lines: Line[]; words: string }) {
  const t = useText(chartsText);
  const { index } = useAddresses();
  return (
    <GalleryFrame here="index">
      <Container>
        <div className={intro}>
          <Stack gap={3}>
            <Eyebrow hasBlaze>{t('indexEyebrow')}</Eyebrow>
            <Heading level={1}>{t('indexTitle')}</Heading>
            <Text size="lg" tone="soft">
              {t('indexIntro')}
            </Text>
          </Stack>
          <Stack gap={2}>
            <search>
              <form className={finder} action={index}>
                <TextField
                  type="search"
                  name="q"
                  label={t('filterLabel')}
                  defaultValue={words}
                  placeholder={t('filterPlaceholder')}
                />
                <Button type="submit" variant="secondary" icon="search">
                  {t('filter')}
                </Button>
              </form>
            </search>
            <Text size="sm" tone="soft">
              {t('found', { count: lines.length })}
              {words && (
                <>
                  {' · '}
                  <Link href={index}>{t('allCharts')}</Link>
                </>
              )}
            </Text>
          </Stack>
        </div>
        {lines.length === 0 && (
          <EmptyState title={t('nothingFound')} icon="search">
            {t('nothingFoundMore')}
          </EmptyState>
        )}
        {words && lines.length > 0 && (
          <section className={area} aria-labelledby="answers">
            <div>
              <Heading level={2} size="sm" id="answers">
                {t('answers', { words })}
              </Heading>
              <Text size="sm" tone="soft">
                {t('answersIntro')}
              </Text>
            </div>
            <ul>
              {lines.map((line) => (
                <ChartLine key={line.id} line={line} />
              ))}
            </ul>
          </section>
        )}
        {!words &&
          areas.map((name) => {
            const here = lines.filter(({ area: place }) => place === name);
            return (
              here.length > 0 && (
                <section key={name} className={area} aria-labelledby={`area-${name}`}>
                  <div>
                    <Heading level={2} size="sm" id={`area-${name}`}>
                      {t(`area${name}`)}
                    </Heading>
                    <Text size="sm" tone="soft">
                      {t(`area${name}Intro`)}
                    </Text>
                  </div>
                  <ul>
                    {here.map((line) => (
                      <ChartLine key={line.id} line={line} />
                    ))}
                  </ul>
                </section>
              )
            );
          })}
      </Container>
    </GalleryFrame>
  );
}
