import type { Family } from './family.types.ts';
import { hiking } from './hiking.ts';
import { insulation } from './insulation.ts';
import { shells } from './shells.ts';
import { trail } from './trail.ts';

export const families: Family[] = [trail, hiking, shells, insulation];
