import type { Associate } from '../model/associate.ts';

export type StoreRole = Associate['role'];

/** Whole percent of a price, 0 to 100. */
export interface AdjustmentCaps {
  /** The largest discount that somebody may give alone. */
  alone: Record<StoreRole, number>;
  /** The largest discount of a colleague that somebody may approve; 0: they may not approve any. */
  agreed: Record<StoreRole, number>;
}

export const storeRoles: readonly StoreRole[] = ['associate', 'manager'];

/** For a shop with real customers. */
export const defaultCaps: AdjustmentCaps = {
  alone: { associate: 10, manager: 30 },
  agreed: { associate: 50, manager: 100 },
};

/** For a demo shop, whose two associates can show everything. */
export const workshopCaps: AdjustmentCaps = {
  alone: { associate: 20, manager: 50 },
  agreed: { associate: 100, manager: 100 },
};
