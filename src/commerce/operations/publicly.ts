import type { ContentMode } from '#openapi/generated/waymark.gen.ts';
import type { CallContext } from '../contract.ts';

/** Fresh for half a minute, then stale-while-revalidate for five minutes; no longer than the answer is true. */
function headersFor(secondsTrue: number) {
  const fresh = Math.min(30, secondsTrue);
  return { 'cache-control': `public, max-age=${fresh}, stale-while-revalidate=${Math.min(300, secondsTrue - fresh)}` };
}

/**
 * Returns an answer that is the same for everyone and may be cached; a preview of editors (`mode`, core 7) may not.
 * `until`: when it stops being true, in milliseconds since the epoch, like `now`.
 */
export const publicly = <Body>(
  body: Body,
  { isPreview }: Pick<CallContext, 'isPreview'>,
  mode?: ContentMode,
  { now, until }: { now: number; until: number } = { now: 0, until: Number.POSITIVE_INFINITY },
) => ({
  status: 200 as const,
  body,
  ...(isPreview || mode === 'preview' ? {} : { headers: headersFor(Math.max(0, Math.floor((until - now) / 1000))) }),
});
