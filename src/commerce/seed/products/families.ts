import type { Family } from './family.types.ts';
import { hiking } from './hiking.ts';
import { insulation } from './insulation.ts';
import { sandals } from './sandals.ts';
import { shells } from './shells.ts';
import { skate } from './skate.ts';
import { trail } from './trail.ts';
import { trainers } from './trainers.ts';
import { winterBoots } from './winter-boots.ts';

export const families: Family[] = [
  trail,
  hiking,
  trainers,
  skate,
  sandals,
  winterBoots,
  shells,
  insulation,
];
