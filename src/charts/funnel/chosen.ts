import type { FunnelSourceName } from '#openapi/generated/waymark.gen.ts';

export interface Chosen {
  source: FunnelSourceName;
  days: number;
}

/** Returns the period and the source of an address; invalid values become the default. */
export const chosenIn = ({ source, days }: Record<string, unknown>): Chosen => ({
  source: source === 'generated' ? 'generated' : 'visitors',
  days: Number.isInteger(Number(days)) && Number(days) >= 1 && Number(days) <= 366 ? Number(days) : 30,
});
