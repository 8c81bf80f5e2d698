import type { FootSize, SizeChart } from '#openapi/generated/waymark.gen.ts';

/** What the dialog is about; whoever opens it passes this. */
export interface SizeGuideInput {
  /** The size chart of the product. */
  productType: string;
  /** What most reviews say about its fit. */
  fitNote?: string;
}

/** A size chart and, of shoes, the foot that fits each of its rows. */
export interface SizeGuide {
  chart: SizeChart;
  feet: readonly FootSize[];
}

export interface SizeGuideContext {
  productType: string;
  fitNote: string | null;
  /** Null until it was read. */
  guide: SizeGuide | null;
  /** The length of the shopper's foot in millimetres; null while none is typed. */
  foot: number | null;
}

export type SizeGuideEvent =
  | { type: 'guide.retried' }
  /** The shopper typed the length of their foot, or cleared it. */
  | { type: 'foot.measured'; millimetres: number | null };
