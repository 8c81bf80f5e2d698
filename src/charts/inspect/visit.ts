import type { Recording } from '#machines/live-inspection/live-inspection.types.ts';
import { cleared } from '#machines/live-inspection/recording.ts';
import { logText, recordingIn } from './log-file.ts';

const key = 'inspect.visit';

/** Forgets the log of the pages before this one in its tab. */
export const forgetVisit = (): void => sessionStorage.removeItem(key);

/**
 * The log of the pages before this one in its tab; null for the first. A page takes it away while it runs, and puts it
 * back when it is left: a tab that is opened from this one, or is a copy of it, begins its own.
 */
export function takeVisit(): Recording | null {
  const text = sessionStorage.getItem(key);
  forgetVisit();
  try {
    return text === null ? null : recordingIn(text);
  } catch {
    return null;
  }
}

/** Leaves the log to the next page of the tab: without its moments where the browser has no room for them. */
export function leaveVisit(recording: Recording): void {
  for (const log of [recording, cleared(recording)]) {
    try {
      sessionStorage.setItem(key, logText(log, 0));
      return;
    } catch {
      forgetVisit();
    }
  }
}
