export { SpendBanner } from './SpendBanner.tsx';
