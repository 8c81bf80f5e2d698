export { FavoritesButton } from './FavoritesButton.tsx';
export { FavoritesLink } from './FavoritesLink.tsx';
export { FavoritesProvider } from './FavoritesProvider.tsx';
export { useHasFavorites } from './hearts.ts';
export { getFavorites } from './list.actors.ts';
