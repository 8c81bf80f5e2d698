import { useSelector } from '@xstate/react';
import { selectListing, selectQuery } from '#machines/listing/listing.selectors.ts';
import { listingText } from '#src/messages/listing.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { FacetGroup } from './FacetGroup.tsx';
import type { ListingRef } from './listing.ref.ts';

/** Number of facets that are open at first; the others are collapsed. */
const OPEN = 3;

/**
 * All filters, as a form that submits to the page's own URL and works without script. With script, each tick applies at
 * once.
 */
export function FacetForm({ actor, path }: { actor: ListingRef; path: string }) {
  const t = useText(listingText);
  const query = useSelector(actor, selectQuery);
  const facets = useSelector(actor, selectListing)?.facets ?? [];
  // The subcategories are chips above the list.
  const shown = facets.filter(({ key }) => key !== 'category');
  return (
    <form method="get" action={path} aria-label={t('filters')}>
      {query.q && <input type="hidden" name="q" value={query.q} />}
      {query.sort !== 'featured' && <input type="hidden" name="sort" value={query.sort} />}
      {shown.map((facet, at) => (
        <FacetGroup
          key={facet.key}
          facet={facet}
          chosen={query.filters[facet.key] ?? []}
          isOpen={at < OPEN || facet.options.some(({ selected }) => selected)}
          onToggle={(value) => actor.send({ type: 'filter.toggled', key: facet.key, value })}
        />
      ))}
      <noscript>
        <Button type="submit" isWide>
          {t('apply')}
        </Button>
      </noscript>
    </form>
  );
}
