export { LaterSecondaryNav } from './LaterSecondaryNav.tsx';
