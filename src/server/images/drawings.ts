/** What the image service serves. */
export interface Drawings {
  /** Address of a module that exports `drawings` with a `Master`; only a helper process imports it. */
  readonly module: string;
  /** Part of every file name: changes whenever a drawing may look different. */
  readonly version: string;
}

/** The vector master at an image path, as SVG text; null when nothing has that path. */
export type Master = (path: string) => Promise<string | null>;
