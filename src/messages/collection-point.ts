import en from './compiled/en-US/collection-point.gen.ts';
import { text } from './text.ts';

export const collectionPointText = text('collection-point', en);
