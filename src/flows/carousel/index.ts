export { createCarouselActors } from './carousel.actors.ts';
export { LaterRecommendations } from './LaterRecommendations.tsx';
export { watchSeen } from './watchSeen.ts';
