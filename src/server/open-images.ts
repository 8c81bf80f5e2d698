import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Drawings } from './images/drawings.ts';
import { createImageService, type ImageService, noImages } from './images/image-service.ts';
import type { Logger } from './log.ts';

/**
 * The most pictures that are new per API request. An address may have that many times more pictures drawn than it may
 * send API requests.
 */
const picturesARequest = 2;

/** The image service for `drawings`; without drawings no path has a picture. */
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
