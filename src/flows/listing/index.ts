export { CatalogueCard } from './CatalogueCard.tsx';
