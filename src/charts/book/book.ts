/** Widths at which every view is shown, in CSS pixels. */
export const widths = [390, 1440] as const;

export type Width = (typeof widths)[number];

export interface Step {
  /** Named as in a model: `purchase.requested`, `addToCart failed INV700`. */
  readonly event: string;
  readonly state: string;
}

export interface Violation {
  readonly width: Width;
  /** The id of axe's rule. */
  readonly rule: string;
  readonly help: string;
  /** The elements, as HTML. */
  readonly nodes: readonly string[];
}

/** A view in a state of its chart. */
export interface BookEntry {
  /**
   * Its address within the chart: `resting.ready`; a variant's has the step that led to it:
   * `resting.ready~applyCoupon-done`.
   */
  readonly id: string;
  /** The innermost states that it shows, as dotted paths. */
  readonly states: readonly string[];
  readonly isVariant: boolean;
  /** The sentences of a variant that earlier entries of its states do not have. */
  readonly says: readonly string[];
  /** The name of the input that the walk began with; `''` for the default one. */
  readonly start: string;
  readonly steps: readonly Step[];
  /** Heights of the pictures, in CSS pixels. */
  readonly heights: Readonly<Record<Width, number>>;
  readonly violations: readonly Violation[];
}

interface Reason {
  readonly name: string;
  readonly reason: string;
}

export interface BookChart {
  readonly id: string;
  readonly description: string;
  readonly states: readonly { readonly path: string; readonly description: string }[];
  readonly entries: readonly BookEntry[];
  /** Innermost states without an entry, and why. */
  readonly notShown: readonly Reason[];
  /** Rules of axe that are switched off for this view, and why. */
  readonly ignored: readonly Reason[];
  /** True for pages of a gallery, which no chart is behind. */
  readonly isGallery?: boolean;
}

export interface Book {
  readonly charts: readonly BookChart[];
  /** Charts without a walked view. */
  readonly unseen: readonly string[];
  /** The browser that took the pictures: those of another browser cannot be compared. */
  readonly browser: string;
}

export type Change = 'changed' | 'added' | 'removed';

/** One picture that differs from that of the other revision. */
export interface PictureChange {
  readonly chart: string;
  readonly entry: string;
  readonly width: Width;
  readonly change: Change;
  /** Number of pixels that differ. */
  readonly pixels: number;
}

export interface Comparison {
  /** The revision as requested, and its commit. */
  readonly revision: string;
  readonly commit: string;
  readonly changes: readonly PictureChange[];
  readonly unchanged: number;
}

export const pictureOf = (chart: string, entry: string, width: Width): string =>
  `pictures/${chart}/${entry}@${width}.png`;
export const viewOf = (chart: string, entry: string): string => `${chart}/${entry}.view.html`;
export const pageOf = (chart: string, entry: string): string => `${chart}/${entry}.html`;
