import type { Call } from '#src/commerce/contract/call.ts';
import type { ImageService } from './images/image-service.ts';

/** Everything behind the pages: the service of the contract, the pictures and, outside production, the sandbox. */
export interface Shop {
  service: (call: Call) => Promise<Response>;
  images: ImageService;
  sandbox: ((request: Request) => Promise<Response>) | null;
  /** Whether `/sandbox/guide` tells what can be tried. */
  hasDemoGuide: boolean;
  /** Whether there is something to sell; a shop without shows one page that says so. */
  hasCatalogue(): boolean;
  /** Told the tags of what changed: `product:ID`, `category:ID`, `content:ID`. */
  onChange(listener: (tags: string[]) => void): void;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}
