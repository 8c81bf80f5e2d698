import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Drawings } from './images/drawings.ts';
import { createImageService, type ImageService, noImages } from './images/image-service.ts';
import type { Logger } from './log.ts';

/** Requests to the API that come with one new picture, at most: an address may have so many more of these made. */
const picturesARequest = 2;

/** The pictures that `drawings` draw; without them there are none. */
export const openImages = (
  { DATA_DIR, RATE_LIMIT_PER_MINUTE }: Config,
  drawings: Drawings | null,
  log: Logger,
): ImageService =>
  drawings === null
    ? noImages
    : createImageService({
        cacheDir: join(DATA_DIR, 'images'),
        drawings,
        log,
        perMinute: picturesARequest * RATE_LIMIT_PER_MINUTE,
      });
