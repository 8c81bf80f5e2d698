import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { type ReactNode, useId } from 'react';
import { selectListing, selectQuery } from '#machines/listing/listing.selectors.ts';
import type {
  ContentTarget,
  SearchHub,
  SearchPage as HelpPage,
  ShopCollection,
} from '#openapi/generated/waymark.gen.ts';
import type { ListingInput } from '#machines/listing/listing.types.ts';
import { LaterRecommendations } from '#src/flows/carousel/index.ts';
import { inLocale } from '#src/domain/locale.ts';
import { searchPageText } from '#src/messages/search-page.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { ChipLink } from '#src/ui/text/Chip.tsx';
import { Container } from '#src/ui/layout/Layout.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import { HubCollections } from './HubCollections.tsx';
import { HubWays } from './HubWays.tsx';
import type { ListingRef } from './listing.ref.ts';
import { ListingView } from './ListingView.tsx';
import { SkipToProducts } from './SkipToProducts.tsx';
import { useListing } from './useListing.ts';

const page = css`
  padding-block: clamp(1.5rem, 4vw, 3rem) clamp(3rem, 7vw, 6rem);
`;

const head = css`
  display: grid;
  gap: ${space[4]};
  margin-block-end: ${space[6]};
  max-width: 44rem;
`;

const line = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: end;
`;

const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const help = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
`;

interface Beside {
  /** What stands beside the products. */
  hub: SearchHub;
  /** What leads on where nothing is listed. */
  ways: { collections: ShopCollection[]; links: ContentTarget[] } | null;
  /** The editors' blocks for a page without products. */
  children?: ReactNode;
}

/** A search and its chart. */
export function SearchPage({ path, hub, ways, children, ...input }: ListingInput & { path: string } & Beside) {
  const actor = useListing(path, input);
  return (
    <SearchView actor={actor} path={path} hub={hub} ways={ways}>
      {children}
    </SearchView>
  );
}

export function SearchView({ actor, path, hub, ways, children }: { actor: ListingRef; path: string } & Beside) {
  const { q, filters } = useSelector(actor, selectQuery);
  const listing = useSelector(actor, selectListing);
  const isFruitless = q !== undefined && listing?.total === 0 && Object.keys(filters).length === 0;
  const isHub = !q || isFruitless;
  return (
    <>
      {!isHub && <SkipToProducts listing={listing} />}
      <Container className={page}>
        <SearchHead
          words={q ?? ''}
          suggestion={listing?.suggestion}
          path={path}
          isFruitless={isFruitless}
          hasFound={hub.stores.length + hub.articles.length > 0}
          pages={listing?.pages ?? []}
        />
        {isHub ? <HubWays hub={hub} path={path} /> : <ListingView actor={actor} path={path} />}
      </Container>
      {isHub && (
        <>
          {children}
          {ways && <HubCollections {...ways} />}
          <LaterRecommendations
            id="bestsellers"
            source="bestsellers"
            productIds={[]}
            cards="search-hub"
            tone="sunken"
          />
          <LaterRecommendations id="seen" source="seen" productIds={[]} cards="search-hub" />
        </>
      )}
    </>
  );
}

function SearchHead(props: {
  words: string;
  suggestion: string | undefined;
  path: string;
  isFruitless: boolean;
  /** Stories or stores. */
  hasFound: boolean;
  pages: readonly HelpPage[];
}) {
  const { words, suggestion, path, isFruitless, hasFound, pages } = props;
  const t = useText(searchPageText);
  const title = isFruitless
    ? t(hasFound ? 'noProductsTitle' : 'noResultsTitle', { words })
    : words
      ? t('searchHeading', { words })
      : t('searchHeadingEmpty');
  return (
    <div className={head}>
      <Heading level={1} size="lg">
        {title}
      </Heading>
      {suggestion && (
        <Text>
          {t('didYouMean')} <Link href={`${path}?q=${encodeURIComponent(suggestion)}`}>{suggestion}</Link>
        </Text>
      )}
      {pages.length > 0 && <Help pages={pages} />}
      {isFruitless && !hasFound && <Text tone="soft">{t('noResultsBody')}</Text>}
      {(!words || isFruitless) && (
        <form method="get" action={path} role="search" className={line}>
          <TextField
            label={t('searchLabel')}
            isLabelHidden
            name="q"
            type="search"
            defaultValue={words}
            placeholder={t('searchPlaceholder')}
            maxLength={100}
          />
          <Button type="submit">{t('searchAction')}</Button>
        </form>
      )}
    </div>
  );
}

/** Help pages for the search text, beside the products. */
function Help({ pages }: { pages: readonly HelpPage[] }) {
  const t = useText(searchPageText);
  const locale = useLocale();
  const id = useId();
  return (
    <nav aria-labelledby={id} className={help}>
      <Text size="sm" tone="soft" id={id}>
        {t('helpPages')}
      </Text>
      <ul className={chips}>
        {pages.map(({ title, url }) => (
          <li key={url}>
            <ChipLink href={inLocale(locale, url)}>{title}</ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
