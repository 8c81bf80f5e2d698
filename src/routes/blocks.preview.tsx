import { createFileRoute } from '@tanstack/react-router';
import { GalleryPage } from '#src/blocks/gallery/GalleryPage.tsx';
import { hostLabel } from '#src/domain/host-label.ts';
import { CmsPreview } from '#src/flows/cms-preview/index.ts';
import { cmsPreviewText } from '#src/messages/cms-preview.ts';
import { english } from '#src/messages/text.ts';
import { siteMode } from './-mode.ts';
import { siteOrigin } from './-site.ts';

const t = english(cmsPreviewText);
const documentKinds = ['page', 'fragment', 'popup', 'category', 'product', 'menu', 'footer', 'search'];

/** The preview's controls (catalogue 2). The server asks for the access value (src/server/preview). */
export const Route = createFileRoute('/blocks/preview')({
  loader: async () => {
    const { blockEntries } = await import('#src/blocks/gallery/gallery.data.ts');
    const { hostname } = new URL(siteOrigin());
    return {
      docTypes: [...documentKinds, ...blockEntries.map(({ type }) => type)],
      host: hostLabel(hostname, siteMode() === 'production' ? hostname : null),
    };
  },
  headers: () => ({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }),
  head: () => ({ meta: [{ title: `${t('title')} | Waymark` }, { name: 'robots', content: 'noindex' }] }),
  component: PreviewRoute,
});

function PreviewRoute() {
  const { docTypes, host } = Route.useLoaderData();
  return (
    <GalleryPage title={t('title')} intro={t('intro')}>
      <CmsPreview docTypes={docTypes} host={host} />
    </GalleryPage>
  );
}
