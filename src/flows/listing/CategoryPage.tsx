import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { selectListing } from '#machines/listing/listing.selectors.ts';
import type { ListingInput } from '#machines/listing/listing.types.ts';
import type { Category } from '#openapi/generated/waymark.gen.ts';
import { categoryPath } from '#src/domain/catalogue-url.ts';
import { inLocale } from '#src/domain/locale.ts';
import { listingText } from '#src/messages/listing.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Breadcrumbs } from '#src/ui/text/Breadcrumbs.tsx';
import { ChipLink } from '#src/ui/text/Chip.tsx';
import { Container } from '#src/ui/layout/Layout.tsx';
import { Picture } from '#src/ui/text/Picture.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { media, radius, space } from '#src/ui/theme/tokens.ts';
import type { ListingRef } from './listing.ref.ts';
import { ListingView } from './ListingView.tsx';
import { useListing } from './useListing.ts';

const page = css`
  padding-block: ${space[4]} clamp(3rem, 7vw, 6rem);
`;

const head = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]} clamp(2rem, 6vw, 6rem);
  align-items: end;
  margin-block: ${space[2]} clamp(1.5rem, 3vw, 2.5rem);

  & > picture {
    display: none;
    border-radius: ${radius.sm};
  }

  @media ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 25rem;

    & > picture {
      display: block;
    }
  }
`;

const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  max-width: 44rem;
`;

const chips = css`
  display: flex;
  gap: ${space[2]};
  overflow-x: auto;
  scrollbar-width: none;
  margin-inline: calc(-1 * var(--gutter));
  padding: 3px var(--gutter);

  & > li {
    flex: none;
  }

  @media ${media.md} {
    flex-wrap: wrap;
    overflow: visible;
    margin-inline: 0;
    padding-inline: 0;
  }
`;

interface Props {
  path: string;
  /** True if editors put a banner above: it has a picture and says what the category is. */
  hasBanner?: boolean;
}

/** A category and its chart. Pass the category's id as key: another category is another page. */
export function CategoryPage({ path, hasBanner, ...input }: ListingInput & Props) {
  const actor = useListing(path, input);
  return <CategoryView actor={actor} path={path} hasBanner={hasBanner} />;
}

export function CategoryView({ actor, path, hasBanner }: Props & { actor: ListingRef }) {
  const category = useSelector(actor, selectListing)?.category;
  return (
    <Container className={page}>
      {category && <CategoryHead category={category} isBare={hasBanner} />}
      <ListingView actor={actor} path={path} />
    </Container>
  );
}

function CategoryHead({ category, isBare }: { category: Category; isBare: boolean | undefined }) {
  const { name, description, breadcrumbs, children, image } = category;
  const t = useText(listingText);
  const locale = useLocale();
  const trail = breadcrumbs.map((category) => ({
    label: category.name,
    href: inLocale(locale, categoryPath(category)),
  }));
  return (
    <>
      <Breadcrumbs label={t('breadcrumbs')} items={[...trail, { label: name }]} />
      <div className={head}>
        <div className={words}>
          <Heading level={1} size="xl">
            {name}
          </Heading>
          {description && !isBare && (
            <Text size="lg" tone="soft">
              {description}
            </Text>
          )}
          {children.length > 0 && (
            <nav aria-label={t('subcategories')}>
              <ul className={chips}>
                {children.map((child) => (
                  <li key={child.id}>
                    <ChipLink href={inLocale(locale, categoryPath(child))}>{child.name}</ChipLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        {image && !isBare && <Picture path={image.path} alt={image.alt} ratio="wide" sizes="25rem" />}
      </div>
    </>
  );
}
