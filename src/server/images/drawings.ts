/** The source of the pictures that the image service serves. */
export interface Drawings {
  /** Address of a module that exports `drawings` with a `Master`. Only a helper process imports it. */
  readonly module: string;
  /** Part of every file name. It changes whenever a drawing may look different. */
  readonly version: string;
}

/** Returns the vector master at an image path, as SVG text; null if no picture has that path. */
export type Master = (path: string) => Promise<string | null>;
