import type { Family } from './family.types.ts';
import { baseLayers } from './base-layers.ts';
import { bottles } from './bottles.ts';
import { duffels } from './duffels.ts';
import { fleece } from './fleece.ts';
import { giftCards } from './gift-cards.ts';
import { gloves } from './gloves.ts';
import { hats } from './hats.ts';
import { hiking } from './hiking.ts';
import { hipPacks } from './hip-packs.ts';
import { hoodies } from './hoodies.ts';
import { insulation } from './insulation.ts';
import { kidsClothing } from './kids-clothing.ts';
import { kidsFootwear } from './kids-footwear.ts';
import { kidsOuterwear } from './kids-outerwear.ts';
import { packs } from './packs.ts';
import { sandals } from './sandals.ts';
import { shells } from './shells.ts';
import { shirts } from './shirts.ts';
import { shorts } from './shorts.ts';
import { skate } from './skate.ts';
import { sleepingBags } from './sleeping-bags.ts';
import { socks } from './socks.ts';
import { tees } from './tees.ts';
import { tents } from './tents.ts';
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
  hats,
  socks,
  gloves,
  packs,
  duffels,
  hipPacks,
  tents,
  sleepingBags,
  bottles,
  kidsFootwear,
  kidsOuterwear,
  kidsClothing,
  giftCards,
];
