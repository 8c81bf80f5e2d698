export { GiftCards } from './GiftCards.tsx';
export { createGiftCardActors } from './gift-card.actors.ts';
