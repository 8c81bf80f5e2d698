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
import { shelves } from './shelves.ts';

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

const shelf = css`
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
  const say = useText(chartsText);
  const { index } = useAddresses();
  return (
    <GalleryFrame here="index">
      <Container>
        <div className={intro}>
          <Stack gap={3}>
            <Eyebrow hasBlaze>{say('indexEyebrow')}</Eyebrow>
            <Heading level={1}>{say('indexTitle')}</Heading>
            <Text size="lg" tone="soft">
              {say('indexIntro')}
            </Text>
          </Stack>
          <Stack gap={2}>
            <search>
              <form className={finder} action={index}>
                <TextField
                  type="search"
                  name="q"
                  label={say('filterLabel')}
                  defaultValue={words}
                  placeholder={say('filterPlaceholder')}
                />
                <Button type="submit" variant="secondary" icon="search">
                  {say('filter')}
                </Button>
              </form>
            </search>
            <Text size="sm" tone="soft">
              {say('found', { count: lines.length })}
              {words && (
                <>
                  {' · '}
                  <Link href={index}>{say('allCharts')}</Link>
                </>
              )}
            </Text>
          </Stack>
        </div>
        {lines.length === 0 && (
          <EmptyState title={say('nothingFound')} icon="search">
            {say('nothingFoundMore')}
          </EmptyState>
        )}
        {words && lines.length > 0 && (
          <section className={shelf} aria-labelledby="answers">
            <div>
              <Heading level={2} size="sm" id="answers">
                {say('answers', { words })}
              </Heading>
              <Text size="sm" tone="soft">
                {say('answersIntro')}
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
          shelves.map((name) => {
            const here = lines.filter(({ shelf: place }) => place === name);
            return (
              here.length > 0 && (
                <section key={name} className={shelf} aria-labelledby={`shelf-${name}`}>
                  <div>
                    <Heading level={2} size="sm" id={`shelf-${name}`}>
                      {say(`shelf${name}`)}
                    </Heading>
                    <Text size="sm" tone="soft">
                      {say(`shelf${name}Intro`)}
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
