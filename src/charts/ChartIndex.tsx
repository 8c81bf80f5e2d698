import { css } from '@linaria/core';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Container, Stack } from '#src/ui/Layout.tsx';
import { Link } from '#src/ui/Link.tsx';
import { Eyebrow, Heading, Text } from '#src/ui/Text.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { colour, media, space } from '#src/ui/tokens.ts';
import type { ChartCard as Card } from './catalogue.ts';
import { ChartCard } from './ChartCard.tsx';
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
  padding-block: ${space[6]} ${space[7]};
  border-block-start: 1px solid ${colour.line};

  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
    gap: ${space[5]};
    margin: ${space[5]} 0 0;
    padding: 0;
    list-style: none;
  }
`;

/** The gallery's first page: every chart, on the shelf of what it is about. */
export function ChartIndex({ cards, words }: { cards: Card[]; words: string }) {
  const say = useText(chartsText);
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
              <form className={finder} action="/charts">
                <TextField type="search" name="q" label={say('filterLabel')} defaultValue={words} placeholder={say('filterPlaceholder')} />
                <Button type="submit" variant="secondary" icon="search">
                  {say('filter')}
                </Button>
              </form>
            </search>
            <Text size="sm" tone="soft">
              {say('found', { count: cards.length })}
              {words && (
                <>
                  {' · '}
                  <Link href="/charts">{say('allCharts')}</Link>
                </>
              )}
            </Text>
          </Stack>
        </div>
        {cards.length === 0 && (
          <EmptyState title={say('nothingFound')} icon="search">
            {say('nothingFoundMore')}
          </EmptyState>
        )}
        {shelves.map((name) => {
          const here = cards.filter((card) => card.shelf === name);
          return (
            here.length > 0 && (
              <section key={name} className={shelf} aria-labelledby={`shelf-${name}`}>
                <Heading level={2} size="md" id={`shelf-${name}`}>
                  {say(`shelf${name}`)}
                </Heading>
                <Text tone="soft">{say(`shelf${name}Intro`)}</Text>
                <ul>
                  {here.map((card) => (
                    <ChartCard key={card.id} card={card} />
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
