import en from './compiled/en-US/favorites.gen.ts';
import { text } from './text.ts';

export const favoritesText = text('favorites', en);
