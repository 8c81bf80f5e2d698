import '#src/ui/theme/global.ts';
import type { ComponentType } from 'react';
import { AddressesProvider } from '../pages/addresses.ts';
import type { SitePage as Page } from './page.types.ts';
import { type Site, siteAddresses } from './site.addresses.ts';
import type { AnyViews } from './views.tsx';

/** What a page is hydrated with. */
export type Content = Pick<Page, 'view' | 'data'> & { site: Site };

/** A page of the static site, the same on the disk and in the browser. */
export function SitePage({ views, view, data, site }: Content & { views: AnyViews }) {
  const View = views[view] as ComponentType<typeof data>;
  return (
    <AddressesProvider value={siteAddresses(site)}>
      <View {...data} />
    </AddressesProvider>
  );
}
