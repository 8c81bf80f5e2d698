export { LaterReviews } from './LaterReviews.tsx';
