import '#src/ui/global.ts';
import type { ComponentType } from 'react';
import { AddressesProvider, type Place } from '../addresses.ts';
import type { SitePage as Page } from './page.types.ts';
import { siteAddresses } from './site.addresses.ts';
import type { AnyViews } from './views.tsx';

/** What a page is woken with. */
export type Content = Pick<Page, 'view' | 'data'> & { more: readonly Place[] };

/** A page of the static site, the same on the disk and in the browser. */
export function SitePage({ views, view, data, more }: Content & { views: AnyViews }) {
  const View = views[view] as ComponentType<typeof data>;
  return (
    <AddressesProvider value={siteAddresses(more)}>
      <View {...data} />
    </AddressesProvider>
  );
}
