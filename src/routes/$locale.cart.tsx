import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { LaterBlocks, loadBlocksLater } from '#src/blocks/LaterBlocks.tsx';
import { inLocale } from '#src/domain/locale.ts';
import { CartPage } from '#src/flows/cart/CartPage.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { titlesText } from '#src/messages/titles.ts';

const layout = getRouteApi('/$locale');

export const Route = createFileRoute('/$locale/cart')({
  loader: async ({ context: { locale } }) => ({
    editorial: await (await loadBlocksLater()).pageEditorial('cart', locale),
  }),
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({
    meta: [{ title: wordsIn(titlesText, locale)('cart') }, { name: 'robots', content: 'noindex' }],
  }),
  component: Page,
});

/** Private: the page's own cart loads its content after the first HTML. */
function Page() {
  const { menu } = layout.useLoaderData();
  const { locale } = layout.useParams();
  const { editorial } = Route.useLoaderData();
  return (
    <>
      <CartPage departments={menu.items.map(({ title, target }) => ({ title, href: inLocale(locale, target.url) }))} />
      <LaterBlocks id="editorial" content={editorial} />
    </>
  );
}
