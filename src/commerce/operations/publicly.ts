import type { ContentMode } from '#openapi/generated/waymark.gen.ts';
import type { CallContext } from '../contract.ts';

/**
 * For half a minute nobody asks again, for five more an old answer will do while a new one is fetched; no longer than
 * it is true.
 */
function headersFor(secondsTrue: number) {
  const fresh = Math.min(30, secondsTrue);
  return { 'cache-control': `public, max-age=${fresh}, stale-while-revalidate=${Math.min(300, secondsTrue - fresh)}` };
}

/**
 * An answer that is the same for everyone and may be kept; what editors preview (`mode`, core 7) may not. `until`: when
 * it stops being true; milliseconds since the epoch, as `now`.
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
