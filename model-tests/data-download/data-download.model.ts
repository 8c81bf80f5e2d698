import { dataDownloadMachine } from '#machines/data-download/data-download.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const password = 'Trailhead1';
export const refusals = {
  wrong: { errorId: 'AUT450', message: 'wrong', status: 422 },
  tooMany: { errorId: 'API429', message: 'too many', status: 429, additionalInfo: { retryAfter: 60 } },
  down: { errorId: 'API503', message: 'down', status: 503 },
};

export const send = { 'download.requested': { type: 'download.requested', password } } as const;

export const model = modelOf(dataDownloadMachine, {
  input: undefined,
  send,
  outcomes: { downloadData: { done: [undefined], failed: Object.values(refusals) } },
  project: ({ failure }) => failure?.errorId ?? null,
  why: 'no guard reads it; the view shows why the last try was refused',
});
