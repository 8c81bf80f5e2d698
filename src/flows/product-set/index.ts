export { LaterProductSet } from './LaterProductSet.tsx';
