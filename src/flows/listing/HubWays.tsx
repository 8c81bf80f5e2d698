import { css } from '@linaria/core';
import { useId } from 'react';
import type { SearchHub } from '#openapi/generated/waymark.gen.ts';
import { categoryPath } from '#src/domain/catalogue-url.ts';
import { inLocale } from '#src/domain/locale.ts';
import { searchPageText } from '#src/messages/search-page.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { CardGrid, Stack } from '#src/ui/layout/Layout.tsx';
import { GridCard } from '#src/ui/product/GridCard.tsx';
import { ChipLink } from '#src/ui/text/Chip.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import { foundCards } from './found-blocks.ts';

const ways = css`
  display: grid;
  gap: ${space[2]};
`;

const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

/** Ways on from a search without products: stories and stores that it names, words that find much, and categories. */
export function HubWays({ hub, path }: { hub: SearchHub; path: string }) {
  const t = useText(searchPageText);
  const locale = useLocale();
  const cards = foundCards(hub, t('store'));
  return (
    <Stack gap={6}>
      {cards.length > 0 && (
        <CardGrid aria-label={t('foundElsewhere')}>
          {cards.map(({ id, url, title, subtitle, eyebrow, picture }) => (
            <li key={id}>
              <GridCard
                href={inLocale(locale, url)}
                title={title}
                subtitle={subtitle}
                eyebrow={eyebrow}
                picture={picture}
              />
            </li>
          ))}
        </CardGrid>
      )}
      <Ways
        label={t('popularSearches')}
        links={hub.terms.map((words) => ({ text: words, href: `${path}?q=${encodeURIComponent(words)}` }))}
      />
      <Ways
        label={t('popular')}
        links={hub.categories.map((category) => ({
          text: category.name,
          href: inLocale(locale, categoryPath(category)),
        }))}
      />
    </Stack>
  );
}

function Ways({ label, links }: { label: string; links: readonly { text: string; href: string }[] }) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={id} className={ways}>
      <Text size="sm" tone="soft" id={id}>
        {label}
      </Text>
      <ul className={chips}>
        {links.map(({ text, href }) => (
          <li key={href}>
            <ChipLink href={href}>{text}</ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
