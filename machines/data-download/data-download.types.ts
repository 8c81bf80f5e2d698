import type { ApiFailure } from '#machines/shared/failure.ts';

export interface DataDownloadContext {
  /** Why the last try was refused. */
  failure: ApiFailure | null;
}

export type DataDownloadEvent = { type: 'download.requested'; password: string };
