import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { loadBlocks } from '#src/blocks/blocks.data.ts';
import type { Editorial } from '#src/blocks/editorial.types.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import type { SearchHub } from '#openapi/generated/waymark.gen.ts';

const nothing: SearchHub = { terms: [], categories: [], articles: [], stores: [], blocks: [] };

/** Reads what a search shows beside its products; without it the search still has them. */
export const hubFor = (locale: LocaleCode, q?: string): Promise<SearchHub> =>
  unwrap(api.GET('/fapi/components/search', { params: { query: { locale, ...(q ? { q } : {}) } } })).catch(
    () => nothing,
  );

/** Reads what leads on where nothing is listed: collections, help, and the editors' blocks. */
export async function waysOn(locale: LocaleCode, hub: SearchHub, isFruitless: boolean) {
  const query = { locale };
  const [{ collections }, { links }, page] = await Promise.all([
    unwrap(api.GET('/fapi/components/collections', { params: { query } })).catch(() => ({ collections: [] })),
    unwrap(api.GET('/fapi/components/utility', { params: { query } })).catch(() => ({ links: [] })),
    isFruitless
      ? { blocks: hub.blocks }
      : unwrap(api.GET('/fapi/pages/{page}', { params: { path: { page: 'search' }, query } })).catch(() => ({
          blocks: [],
        })),
  ]);
  return { collections, links, blocks: page.blocks, data: await loadBlocks(page.blocks, { api, locale }) };
}

/** Returns the editors' blocks below the products that were found; null where they have none. */
export const editorialOf = async (locale: LocaleCode, { blocks }: SearchHub): Promise<Editorial | null> =>
  blocks.length > 0 ? { blocks, data: await loadBlocks(blocks, { api, locale }) } : null;
