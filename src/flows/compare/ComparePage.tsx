import { css } from '@linaria/core';
import type { ProductCard, ProductComparison } from '#openapi/generated/waymark.gen.ts';
import { FavoritesButton } from '#src/flows/favorites/index.ts';
import { compareText } from '#src/messages/compare.ts';
import { useText } from '#src/messages/text.ts';
import { Container, Stack } from '#src/ui/layout/Layout.tsx';
import { EmptyState } from '#src/ui/text/EmptyState.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { CompareTable } from './CompareTable.tsx';

const page = css`
  min-height: 70svh;
  padding-block: clamp(1.5rem, 4vw, 3rem) clamp(3rem, 8vw, 6rem);
`;

/** The page /compare. Its address has the products, so it can be shared and works without script. */
export function ComparePage(props: {
  ids: readonly string[];
  cards: readonly ProductCard[];
  qualities: ProductComparison['qualities'];
}) {
  const { ids, cards, qualities } = props;
  const t = useText(compareText);
  if (cards.length === 0)
    return (
      <Container className={page}>
        <EmptyState
          level={1}
          icon="heart"
          title={t('emptyTitle')}
          action={<FavoritesButton>{t('toFavorites')}</FavoritesButton>}
        >
          {t('emptyBody')}
        </EmptyState>
      </Container>
    );
  return (
    <Container className={page}>
      <Stack gap={6}>
        <Stack gap={3}>
          <Heading level={1} size="xl" id="compare">
            {t('title')}
          </Heading>
          <Text tone="soft">{t('body')}</Text>
        </Stack>
        {cards.length < ids.length && <Notice tone="info">{t('gone')}</Notice>}
        <CompareTable cards={cards} qualities={qualities} />
      </Stack>
    </Container>
  );
}
