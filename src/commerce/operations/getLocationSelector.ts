import type { Handler } from '../contract.ts';
import { locationRegions } from '../settings/location-regions.ts';
import { publicly } from './publicly.ts';

export const getLocationSelector =
  (): Handler<'getLocationSelector'> =>
  async ({ context }) =>
    publicly({ regions: locationRegions }, context);
