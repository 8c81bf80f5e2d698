export { SearchOverlay } from './SearchOverlay.tsx';
