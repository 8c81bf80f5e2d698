import type { ContentMode } from '#openapi/generated/waymark.gen.ts';
import type { CallContext } from '../contract.ts';

/** For half a minute nobody asks again, for five more an old answer will do while a new one is fetched. */
const headers = { 'cache-control': 'public, max-age=30, stale-while-revalidate=300' };

/** An answer that is the same for everyone and may be kept; what editors preview (`mode`, core 7) may not. */
export const publicly = <Body>(body: Body, { isPreview }: Pick<CallContext, 'isPreview'>, mode?: ContentMode) => ({
  status: 200 as const,
  body,
  ...(isPreview || mode === 'preview' ? {} : { headers }),
});
