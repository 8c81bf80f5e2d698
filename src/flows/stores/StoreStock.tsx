import { useSelector } from '@xstate/react';
import {
  selectArticles,
  selectScreen,
  selectUnitsIn,
  type StoreStockRef,
} from '#machines/store-stock/store-stock.selectors.ts';
import { storePagesText } from '#src/messages/store-pages.ts';
import { useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { DescriptionList } from '#src/ui/text/SummaryList.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';

interface Props {
  actor: StoreStockRef;
  storeId: string;
}

/** What one store has of each article in the cart; nothing without a cart. */
export function StoreStock({ actor, storeId }: Props) {
  const t = useText(storePagesText);
  const screen = useSelector(actor, selectScreen);
  const articles = useSelector(actor, selectArticles);
  const units = useSelector(actor, selectUnitsIn(storeId));
  if (screen === 'empty') return null;
  const stockOf = (upc: string, qty: number): string => {
    const count = units?.find((one) => one.upc === upc)?.quantity ?? 0;
    if (count === 0) return t('notInStock');
    return t(count < qty ? 'tooFew' : 'inStock', { count });
  };
  return (
    <section aria-label={t('cartTitle')} aria-busy={screen === 'asking'}>
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('cartTitle')}
        </Heading>
        {screen === 'asking' && (
          <Text tone="soft" role="status">
            {t('cartLooking')}
          </Text>
        )}
        {screen === 'failed' && (
          <Notice
            tone="error"
            isLive
            title={t('cartFailed')}
            action={
              <Button size="sm" variant="secondary" onClick={() => actor.send({ type: 'stock.retried' })}>
                {t('retry')}
              </Button>
            }
          />
        )}
        {screen === 'known' && (
          <DescriptionList items={articles.map(({ upc, qty, name }) => ({ term: name, details: stockOf(upc, qty) }))} />
        )}
      </Stack>
    </section>
  );
}

/** In a list of stores: how much of the cart a store has, in a line. */
export function StockLine({ actor, storeId }: Props) {
  const t = useText(storePagesText);
  const articles = useSelector(actor, selectArticles);
  const units = useSelector(actor, selectUnitsIn(storeId));
  if (!units) return null;
  const total = articles.length;
  const count = articles.filter(({ upc, qty }) => units.some((one) => one.upc === upc && one.quantity >= qty)).length;
  return (
    <Text size="sm" weight="medium" tone={count > 0 ? 'success' : 'soft'}>
      {count === 0 ? t('cartNone') : count === total ? t('cartAll') : t('cartSome', { count, total })}
    </Text>
  );
}
