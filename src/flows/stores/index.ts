export { LineDelivery } from './LineDelivery.tsx';
export { PlaceFrame, PlaceHead } from './PlaceFrame.tsx';
export { FoundPlaces, PlaceSearch } from './PlaceSearch.tsx';
export { favouriteStore } from './favourite.ts';
export { hoursToday, spanIn, weekIn } from './hours.ts';
export { createPositionActors } from './position.actors.ts';
export { useFavouriteStore } from './useFavouriteStore.ts';
export { useStoreOfLine } from './useStoreOfLine.ts';
export { recalledStore } from './customer-store.actors.ts';
