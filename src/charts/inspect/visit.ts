import type { Recording } from '#machines/live-inspection/live-inspection.types.ts';
import { cleared } from '#machines/live-inspection/recording.ts';
import { logText, recordingIn } from './log-file.ts';

const key = 'inspect.visit';

/** Removes the log of this tab's earlier pages. */
export const forgetVisit = (): void => sessionStorage.removeItem(key);

/**
 * Returns the log of this tab's earlier pages; null for the first page. A page removes it while it runs, and stores it
 * again when it is left, so that a tab that is opened from this one, or is a copy of it, begins its own.
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

/** Stores the log for the tab's next page: without its moments if the browser has no room for them. */
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
