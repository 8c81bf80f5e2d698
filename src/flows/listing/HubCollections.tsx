import { css } from '@linaria/core';
import type { ContentTarget, ShopCollection } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { searchPageText } from '#src/messages/search-page.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { CardGrid } from '#src/ui/layout/Layout.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { GridCard } from '#src/ui/product/GridCard.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { space } from '#src/ui/theme/tokens.ts';

const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
`;

/** Collections, buying guides, and the links to help and service. */
export function HubCollections(props: { collections: readonly ShopCollection[]; links: readonly ContentTarget[] }) {
  const t = useText(searchPageText);
  const locale = useLocale();
  return (
    <>
      {(['collection', 'guide'] as const).map((kind) => {
        const shown = props.collections.filter((one) => one.kind === kind);
        return (
          shown.length > 0 && (
            <Section key={kind} title={t(kind === 'guide' ? 'guides' : 'collections')} size="lg" spacing="sm">
              <CardGrid>
                {shown.map(({ id, url, title, subtitle, picture }) => (
                  <li key={id}>
                    <GridCard
                      level={3}
                      href={inLocale(locale, url)}
                      title={title}
                      subtitle={subtitle}
                      picture={picture.path}
                    />
                  </li>
                ))}
              </CardGrid>
            </Section>
          )
        );
      })}
      {props.links.length > 0 && (
        <Section title={t('needHelp')} size="lg" spacing="sm">
          <ul className={links}>
            {props.links.map(({ url, text }) => (
              <li key={url}>
                <Link href={inLocale(locale, url)} variant="standalone">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
