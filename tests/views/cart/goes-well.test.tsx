import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { carouselMachine } from '#machines/carousel/carousel.machine.ts';
import type { CarouselPorts } from '#machines/carousel/carousel.setup.ts';
import type { CarouselInput } from '#machines/carousel/carousel.types.ts';
import type { CartItem, ProductCard } from '#openapi/generated/waymark.gen.ts';
import { GoesWellView } from '#src/flows/mini-cart/GoesWellView.tsx';
import { shoe } from '#model-tests/cart/cart.fixtures.ts';
import { card } from '#model-tests/listing/listing.fixtures.ts';
import { expectAccessible } from '#tests/ui/support.tsx';

afterEach(cleanup);

const runningShoes = { ...shoe, kind: 'Women’s trail running shoes' };
const another = (masterId: string, name: string, kind: string): ProductCard => ({
  ...card,
  id: `${masterId}MOS`,
  masterId,
  name,
  kind,
  url: `/p/${masterId}MOS`,
});
const offers = {
  sameShoe: another(shoe.masterId, 'Ridgeline in ink', runningShoes.kind),
  otherShoe: another('WMTR1002', 'Fellside', runningShoes.kind),
  sock: another('WMSO2001', 'Drove sock', 'Hiking socks'),
  pack: another('WMPK3001', 'Tarn 20', 'Day packs'),
  bottle: another('WMBT4001', 'Beck bottle', 'Bottles'),
};

type Row = Partial<CarouselPorts>;
const near: Row = { watchRow: fromCallback(({ sendBack }) => void sendBack({ type: 'row.neared' })) };
const noRoom: Row = { watchRow: fromCallback(() => {}) };
const answered = (cards: ProductCard[]): Row => ({
  ...near,
  getCards: fromPromise<ProductCard[], CarouselInput>(() => Promise.resolve(cards)),
});
const refused: Row = {
  ...near,
  getCards: fromPromise<ProductCard[], CarouselInput>(() => Promise.reject(new Error('no answer'))),
};

function show(actors: Row, lines: CartItem[] = [runningShoes]) {
  const actor = createActor(carouselMachine.provide({ actors }), {
    input: { source: 'related', productIds: [shoe.productId] },
  }).start();
  const view = (shown: CartItem[]) => <GoesWellView actor={actor} id="goes-well" lines={shown} />;
  const { rerender } = render(view(lines));
  return { actor, show: (shown: CartItem[]) => rerender(view(shown)) };
}

const names = async () => (await screen.findAllByRole('link')).map(({ textContent }) => textContent);

describe('recommendations in the mini cart', () => {
  it('shows three products at most, other kinds before more of the same kind', async () => {
    show(answered([offers.otherShoe, offers.sock, offers.pack, offers.bottle]));
    expect(await names()).toEqual(['Drove sock', 'Tarn 20', 'Beck bottle']);
    const row = screen.getByRole('region', { name: 'Goes well with it' });
    expect(within(row).getByRole('link', { name: 'Drove sock' }).getAttribute('href')).toBe('/en-us/p/WMSO2001MOS');
    await expectAccessible();
  });

  it('leaves out products in the cart, in any colour, also those added later', async () => {
    const { show: showWith } = show(answered([offers.sameShoe, offers.sock, offers.otherShoe]));
    expect(await names()).toEqual(['Drove sock', 'Fellside']);
    showWith([runningShoes, { ...shoe, itemId: 'item-2', masterId: offers.sock.masterId }]);
    expect(await names()).toEqual(['Fellside']);
    showWith([
      runningShoes,
      { ...shoe, itemId: 'item-2', masterId: offers.sock.masterId },
      { ...shoe, itemId: 'item-3', masterId: offers.otherShoe.masterId },
    ]);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('loads nothing if the panel has no room', () => {
    const { actor } = show(noRoom);
    expect(actor.getSnapshot().value).toBe('waiting');
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  it.each([
    { name: 'the request fails', actors: refused },
    { name: 'nothing goes well with it', actors: answered([]) },
  ])('shows nothing if $name', async ({ actors }) => {
    const { actor } = show(actors);
    await expect.poll(() => actor.getSnapshot().value).toBe('none');
    await expect.poll(() => screen.queryByRole('region')).toBeNull();
  });
});
