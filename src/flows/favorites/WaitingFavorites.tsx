import { NeedsScript } from '#src/flows/order/index.ts';
import { favoritesText } from '#src/messages/favorites.ts';
import { useText } from '#src/messages/text.ts';
import { CardGrid, Stack } from '#src/ui/layout/Layout.tsx';
import { ProductCardSkeleton } from '#src/ui/product/ProductCard.tsx';
import { LiveRegion } from '#src/ui/text/Hidden.tsx';
import { Heading } from '#src/ui/text/Text.tsx';

/** The page while the list loads. */
export function WaitingFavorites() {
  const t = useText(favoritesText);
  return (
    <Stack gap={6} aria-busy>
      <Heading level={1} size="xl">
        {t('title')}
      </Heading>
      <LiveRegion>{t('loading')}</LiveRegion>
      <NeedsScript />
      <CardGrid as="div">
        {Array.from({ length: 4 }, (_, at) => (
          <ProductCardSkeleton key={at} />
        ))}
      </CardGrid>
    </Stack>
  );
}
