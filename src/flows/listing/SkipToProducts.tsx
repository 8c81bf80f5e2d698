import type { Listing } from '#machines/listing/listing.types.ts';
import { listingText } from '#src/messages/listing.ts';
import { useText } from '#src/messages/text.ts';
import { SkipLink } from '#src/ui/text/Hidden.tsx';

/**
 * The first stop of the keyboard on a page of products: past its banner, its breadcrumbs and dozens of filters, to
 * `#products` (ListingView.tsx).
 */
export function SkipToProducts({ listing }: { listing: Listing | null }) {
  const t = useText(listingText);
  if (!listing?.total) return null;
  return <SkipLink href="#products">{t('skipToProducts')}</SkipLink>;
}
