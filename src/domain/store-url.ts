import type { Store } from '#openapi/generated/waymark.gen.ts';

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The path of a store's page without the locale: `/stores/1001/waymark-boulder`. It is the same in every locale. */
export const storePath = ({ storeId, name }: Pick<Store, 'storeId' | 'name'>): string =>
  ['/stores', storeId, slugOf(name)].filter(Boolean).join('/');

/** True for the form of a store id. */
export const isStoreId = (text: string): boolean => /^[A-Za-z0-9_-]{1,32}$/.test(text);
