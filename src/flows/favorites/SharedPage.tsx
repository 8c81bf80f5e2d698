import { css } from '@linaria/core';
import { inLocale } from '#src/domain/locale.ts';
import { CompareLink } from '#src/flows/compare/index.ts';
import { CatalogueCard } from '#src/flows/listing/index.ts';
import { favoritesText } from '#src/messages/favorites.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { CardGrid, Container, Stack } from '#src/ui/layout/Layout.tsx';
import { ButtonLink } from '#src/ui/text/Button.tsx';
import { EmptyState } from '#src/ui/text/EmptyState.tsx';
import { Pagination } from '#src/ui/text/Pagination.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { STEP, type SharedPage as Shared } from './favorites-page.actors.ts';

const page = css`
  min-height: 70svh;
  padding-block: clamp(1.5rem, 4vw, 3rem) clamp(3rem, 8vw, 6rem);
`;

interface Props {
  shareId: string;
  /** From 1. */
  at: number;
  shared: Shared;
}

/** The page of a link under which nothing is shared, or no longer. */
export function EndedShare() {
  const t = useText(favoritesText);
  return (
    <Container className={page}>
      <EmptyState level={1} icon="heart" title={t('endedTitle')} action={<ToShop />}>
        {t('endedBody')}
      </EmptyState>
    </Container>
  );
}

function ToShop() {
  const t = useText(favoritesText);
  return <ButtonLink href={inLocale(useLocale(), '/')}>{t('toShop')}</ButtonLink>;
}

/** The public page of a shared list. Its hearts show the reader's own favourites. */
export function SharedPage({ shareId, at, shared }: Props) {
  const t = useText(favoritesText);
  const locale = useLocale();
  const { list, cards } = shared;
  const title = list.ownerName ? t('sharedTitleNamed', { name: list.ownerName }) : t('sharedTitle');
  const hrefFor = (one: number) => inLocale(locale, `/shared/${shareId}${one === 1 ? '' : `?page=${one}`}`);
  if (cards.length === 0)
    return (
      <Container className={page}>
        <EmptyState level={1} icon="heart" title={title} action={<ToShop />}>
          {t('sharedEmpty')}
        </EmptyState>
      </Container>
    );
  return (
    <Container className={page}>
      <Stack gap={6}>
        <Stack gap={3}>
          <Heading level={1} size="xl" id="shared">
            {title}
          </Heading>
          <Text tone="soft">{t('sharedBody')}</Text>
          <CompareLink ids={cards.map(({ id }) => id)} />
        </Stack>
        <CardGrid aria-labelledby="shared">
          {cards.map((card, position) => (
            <li key={card.id}>
              <CatalogueCard card={card} headingLevel={2} isEager={position < 4} />
            </li>
          ))}
        </CardGrid>
        {list.total > STEP && (
          <Pagination label={t('pages')} page={at} pages={Math.ceil(list.total / STEP)} hrefFor={hrefFor} />
        )}
      </Stack>
    </Container>
  );
}
