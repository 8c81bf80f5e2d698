import { type Opening, openingOf } from '../db/seed.ts';
import { seed } from './index.ts';

/**
 * What the shop opens with. In the built shop `opening.build.ts` has written another module in this one's place: a start
 * that finds the edition in its database has no need of the seed.
 */
export const opening: Opening = openingOf(seed);
