import en from './en/collection-point.ts';
import { text } from './text.ts';

export const collectionPointText = text('collection-point', en);
