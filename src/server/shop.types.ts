import type { Call } from '#src/commerce/contract/call.ts';
import type { ImageService } from './images/image-service.ts';

/** Everything behind the pages: the service of the contract, the pictures and, outside production, the sandbox. */
export interface Shop {
  service: (call: Call) => Promise<Response>;
  images: ImageService;
  sandbox: ((request: Request) => Promise<Response>) | null;
  /** True if `/sandbox/guide` describes what can be tried. */
  hasDemoGuide: boolean;
  /** True if there are products to sell. A shop without products shows one page that says this. */
  hasCatalogue(): boolean;
  /** The listener gets the tags of what changed: `product:ID`, `category:ID`, `content:ID`. */
  onChange(listener: (tags: string[]) => void): void;
  /** Names what editors have now. Absent: their content is in another process, and nobody hears of its changes. */
  contentRevision?(): string;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}
