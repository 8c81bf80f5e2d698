import type * as schema from '../schema.favorites.ts';
import { none, PersonalData, type TableTags } from './tags.ts';

const kept = ['RETENTION_GUEST_FAVORITES', 'RETENTION_ACCOUNTS'] as const;
const list = new PersonalData('to show the shopper the products that they marked', 'contract', kept);
const share = new PersonalData('to show the list to whom its owner sends the link', 'consent', kept);

export const favorites: {
  favoriteLists: TableTags<typeof schema.favoriteLists>;
  favoriteItems: TableTags<typeof schema.favoriteItems>;
} = {
  favoriteLists: { id: none, owner: list, shareId: share, showsName: share, updatedAt: none },
  favoriteItems: { id: none, listId: none, productId: none, qty: none, addedAt: none },
};
