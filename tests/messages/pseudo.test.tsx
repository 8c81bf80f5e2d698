import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { listingMachine } from '#machines/listing/listing.machine.ts';
import type { ListingWanted } from '#machines/listing/listing.types.ts';
import { productMachine } from '#machines/product/product.machine.ts';
import type { ProductInventory } from '#openapi/generated/waymark.gen.ts';
import { filled } from '#model-tests/cart/cart.fixtures.ts';
import { all, none, shown } from '#model-tests/listing/listing.fixtures.ts';
import { placed } from '#model-tests/order/order.fixtures.ts';
import { shoe } from '#model-tests/product/product.fixtures.ts';
import { CartView } from '#src/flows/cart/CartView.tsx';
import { CategoryView } from '#src/flows/listing/CategoryPage.tsx';
import { OrderFacts } from '#src/flows/order/OrderFacts.tsx';
import { ProductView } from '#src/flows/product/ProductView.tsx';
import { LanguageContext } from '#src/messages/text.ts';
import { cartAtRest } from '../views/cart/support.tsx';
import { hardCodedTexts, pseudoLanguage } from './pseudo.ts';

afterEach(cleanup);

const language = await pseudoLanguage();
const show = (page: ReactNode): Element => render(<LanguageContext value={language}>{page}</LanguageContext>).container;

const quietProduct = productMachine.provide({
  actors: {
    getProductInventory: fromPromise<ProductInventory, { productId: string }>(() => new Promise(() => {})),
    watchShopper: fromCallback(() => {}),
  },
});
const quietListing = listingMachine.provide({
  actors: { address: fromCallback<ListingWanted, undefined>(() => {}) },
});
const ignore = () => undefined;

interface Page {
  name: string;
  view: ReactNode;
  /** What the page shows that comes from the service. */
  data: unknown;
}

const pages: Page[] = [
  {
    name: 'a product',
    view: (
      <ProductView
        actor={createActor(quietProduct, { input: { product: shoe, chosen: {} } }).start()}
        product={shoe}
        onDialog={ignore}
      />
    ),
    data: shoe,
  },
  ...[shown, none].map((listing) => ({
    name: `a category of ${listing.total} products`,
    view: (
      <CategoryView
        actor={createActor(quietListing, { input: { query: all, listing } }).start()}
        path="/en-us/c/trail-running-1104"
      />
    ),
    data: listing,
  })),
  ...[filled, null].map((cart) => ({
    name: cart ? 'a cart' : 'an empty cart',
    view: (
      <CartView cartRef={cartAtRest(cart)} onDialog={ignore} onDelivery={ignore} onCheckout={ignore} onRetry={ignore} />
    ),
    data: cart,
  })),
  { name: 'an order', view: <OrderFacts order={placed.order} sale={undefined} />, data: placed },
];

describe('in the pseudo-locale', () => {
  it.each(pages)('$name shows only texts of messages and of the service', ({ view, data }) => {
    const root = show(view);
    expect(root.textContent).toContain('⟦');
    expect(hardCodedTexts(root, data)).toEqual([]);
  });

  it('finds a text in the code', () => {
    const root = show(
      <p title="Hard-coded title">
        ⟦Býîñĝ ⟦ţĥîš⟧⟧ Ridgeline and more
        <img alt="Ridgeline" />
      </p>,
    );
    expect(hardCodedTexts(root, { name: 'Ridgeline' })).toEqual(['and more', 'Hard-coded title']);
  });
});
