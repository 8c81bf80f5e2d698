import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { StoreStockRef } from '#machines/store-stock/store-stock.selectors.ts';
import { fromPort, walkView } from '#model-tests/support/view.tsx';
import { StockLine, StoreStock } from '#src/flows/stores/StoreStock.tsx';
import words from '#src/messages/compiled/en-US/store-pages.gen.ts';
import { model } from './store-stock.model.ts';

type Snapshot = ReturnType<StoreStockRef['getSnapshot']>;

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <>
      <StoreStock actor={actor} storeId="1001" />
      <StockLine actor={actor} storeId="1001" />
      <StockLine actor={actor} storeId="1002" />
    </>
  ),
  gestures: {
    'cart.changed': fromPort('watchCart'),
    'stock.retried': (user, screen) => user.click(screen.getByRole('button', { name: words.retry })),
  },
  controls: { 'stock.retried': (screen) => screen.queryByRole('button', { name: words.retry }) },
  shows: {
    empty: (screen) => expect(screen.queryByText(words.cartTitle)).toBeNull(),
    asking: (screen) => expect(screen.getByRole('status').textContent).toBe(words.cartLooking),
    known: (screen: Screen, { context: { articles } }: Snapshot) => {
      const isEnough = articles[0]?.qty === 1;
      screen.getByText(isEnough ? '3 in this store' : 'Only 3 in this store, too few for your cart');
      expect(screen.queryAllByText(words.cartAll)).toHaveLength(isEnough ? 1 : 0);
      expect(screen.queryAllByText(words.cartNone)).toHaveLength(isEnough ? 1 : 2);
    },
    failed: (screen) => screen.getByText(words.cartFailed),
  },
});
