import { another, type EmittedChanges } from '#src/chart-kit/mutate/emitted.ts';

const withNotice =
  (field: string, of: (was: unknown) => unknown): EmittedChanges[string][number][1] =>
  (event) => {
    const notice = event['notice'] as Record<string, unknown>;
    return { ...event, notice: { ...notice, [field]: of(notice[field]) } };
  };

/** A notice can be wrong in its text or in its tone, so each is a mutant of its own. */
export const noticeChanges: EmittedChanges = {
  'notice.raised': [
    ['with another title', withNotice('title', another)],
    ['in another tone', withNotice('tone', (tone) => (tone === 'error' ? 'success' : 'error'))],
  ],
};
