import { assertEvent, setup } from 'xstate';
import type { ProductCard } from '#openapi/generated/waymark.gen.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { FavoritesPageContext, FavoritesPageEvent, FavoritesPageInput } from './favorites-page.types.ts';

const ports = {
  /** GET /products/v2/catalog with the filter `productId`; a product that is gone has no card. */
  getCatalog: promisePort<ProductCard[], { ids: string[] }>('getCatalog'),
  /** Sends `ids.changed` with the list of the chart `favorites`. */
  watchList: callbackPort('watchList'),
};

export type FavoritesPagePorts = typeof ports;

/** The products that are shown and not read yet. */
export function missingIds({ ids, most, cards, gone }: FavoritesPageContext): string[] {
  const shown = (ids ?? []).slice(0, most);
  return shown.filter((id) => !gone.includes(id) && !cards.some((card) => card.id === id));
}

const base = setup({
  types: { context: {} as FavoritesPageContext, events: {} as FavoritesPageEvent, input: {} as FavoritesPageInput },
  actors: ports,
  guards: {
    isUnknown: ({ context }) => context.ids === null,
    isEmpty: ({ context }) => context.ids?.length === 0,
    isMissing: ({ context }) => missingIds(context).length > 0,
    hasMore: ({ context }) => (context.ids?.length ?? 0) > context.most,
  },
});

export const favoritesPageSetup = base.extend({
  actions: {
    keepIds: base.assign(({ context, event }) => {
      assertEvent(event, 'ids.changed');
      return { ids: event.ids, most: event.ids === null ? context.step : context.most };
    }),
    showMore: base.assign(({ context }) => ({ most: context.most + context.step })),
    keepCards: base.assign(({ context, event }) => {
      const { output } = event as unknown as { output: ProductCard[] };
      const gone = missingIds(context).filter((id) => !output.some((card) => card.id === id));
      return { cards: [...context.cards, ...output], gone: [...context.gone, ...gone] };
    }),
  },
});
