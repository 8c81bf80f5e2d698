export { CollectionPointButton } from './CollectionPointButton.tsx';
