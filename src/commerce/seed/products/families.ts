import type { Family } from './family.types.ts';
import { baseLayers } from './base-layers.ts';
import { fleece } from './fleece.ts';
import { hiking } from './hiking.ts';
import { hoodies } from './hoodies.ts';
import { insulation } from './insulation.ts';
import { sandals } from './sandals.ts';
import { shells } from './shells.ts';
import { shirts } from './shirts.ts';
import { shorts } from './shorts.ts';
import { skate } from './skate.ts';
import { tees } from './tees.ts';
import { trail } from './trail.ts';
import { trainers } from './trainers.ts';
import { trousers } from './trousers.ts';
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
  fleece,
  tees,
  hoodies,
  shirts,
  trousers,
  shorts,
  baseLayers,
];
