export { FavoritesLink } from './FavoritesLink.tsx';
export { FavoritesProvider } from './FavoritesProvider.tsx';
