import { fromCallback, fromPromise } from 'xstate';
import type { CmsPreviewPorts } from '#machines/cms-preview/cms-preview.setup.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';

/** The attribute that names a frame of the preview. */
export const frameAttribute = 'data-preview-frame';

interface SyncScroll {
  type: 'syncScroll';
  top: number;
}

const isSyncScroll = (data: unknown): data is SyncScroll =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'syncScroll' &&
  'top' in data &&
  typeof data.top === 'number';

const frames = (): HTMLIFrameElement[] => [
  ...document.querySelectorAll<HTMLIFrameElement>(`iframe[${frameAttribute}]`),
];

const nameOf = (frame: Element): string => frame.getAttribute(frameAttribute) ?? '';

/** The actors of the preview: the list of content, and the messages of its frames. */
export const createCmsPreviewActors = (): CmsPreviewPorts => ({
  getShowcase: fromPromise(async ({ input, signal }) => {
    const { docType, layoutVariant, limit, siteId, at, page } = input;
    const path = { mode: 'preview', siteId, docType } as const;
    const query = {
      limit,
      offset: (page - 1) * limit,
      ...(layoutVariant === '' ? {} : { layoutVariant }),
      ...(at === null ? {} : { previewDateTime: at }),
    };
    const call = api.GET('/{mode}/caas/v1/canvas/showcase/{siteId}/{docType}', { params: { path, query }, signal });
    const { items, total } = await unwrap(call);
    return { items, total };
  }),
  watchFrames: fromCallback(({ sendBack, receive }) => {
    const ending = new AbortController();
    addEventListener(
      'message',
      ({ origin, source, data }: MessageEvent<unknown>) => {
        if (origin !== location.origin || !isSyncScroll(data)) return;
        const frame = frames().find(({ contentWindow }) => contentWindow === source);
        if (frame) sendBack({ type: 'frame.scrolled', frame: nameOf(frame), top: data.top });
      },
      { signal: ending.signal },
    );
    receive(({ frame, top }) => {
      for (const other of frames())
        if (nameOf(other) !== frame)
          other.contentWindow?.postMessage({ type: 'syncScroll', top } satisfies SyncScroll, location.origin);
    });
    return () => ending.abort();
  }),
});
