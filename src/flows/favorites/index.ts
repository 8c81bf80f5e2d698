export { FavoritesLink } from './FavoritesLink.tsx';
export { FavoritesProvider } from './FavoritesProvider.tsx';
export { getFavorites } from './list.actors.ts';
