export { createCarouselActors } from './carousel.actors.ts';
export { LaterRecommendations } from './LaterRecommendations.tsx';
