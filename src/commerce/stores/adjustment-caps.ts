import type { Associate } from './associate.types.ts';

export type StoreRole = Associate['role'];

/** Whole percent of a price, 0 to 100. */
export interface AdjustmentCaps {
  /** What somebody may take off alone. */
  alone: Record<StoreRole, number>;
  /** Up to what somebody may agree to what another takes off; 0: they may not agree. */
  agreed: Record<StoreRole, number>;
}

export const storeRoles: readonly StoreRole[] = ['associate', 'manager'];

/** Of a shop with real customers. */
export const defaultCaps: AdjustmentCaps = {
  alone: { associate: 10, manager: 30 },
  agreed: { associate: 50, manager: 100 },
};

/** Of a shop to try out, whose two associates can show everything. */
export const workshopCaps: AdjustmentCaps = {
  alone: { associate: 20, manager: 50 },
  agreed: { associate: 100, manager: 100 },
};
