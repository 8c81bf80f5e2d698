import type { Drawing } from '#src/chart-kit/draw/drawing.types.ts';
import { allModels, funnelDrawingsFor } from '../pages/library.ts';
import type { ChartModel } from '#src/chart-kit/chart/chart-model.ts';

/** A chart drawn with room for figures (room.ts). */
export interface FunnelChart {
  model: ChartModel;
  drawings: Drawing[];
}

/** Null if there is no such chart. */
export async function funnelChart(id: string): Promise<FunnelChart | null> {
  const model = (await allModels()).get(id);
  return model ? { model, drawings: await funnelDrawingsFor(model) } : null;
}
