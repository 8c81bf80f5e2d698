import { css } from '@linaria/core';
import type { Article, ArticleGridBlock as ArticleGrid } from '#openapi/generated/waymark.gen.ts';
import { blocksText } from '#src/messages/blocks.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { ChipLink } from '#src/ui/text/Chip.tsx';
import { media, space } from '#src/ui/theme/tokens.ts';
import { StoryCard } from './ArticleBlock.tsx';
import { BlockSection, innerLevelOf } from './parts/BlockSection.tsx';

const grid = css`
  display: grid;
  gap: ${space[7]} var(--column-gap);

  @media ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    &[data-related] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

/** Shows 4, 10 or 20 filters (catalogue 9) and the chosen one. Search finds the stories of the others. */
const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block-end: ${space[6]};

  @media ${media.smOnly} {
    & > li:nth-child(n + 6):not([data-chosen]) {
      display: none;
    }
  }

  @media ${media.md} and ${media.belowLg} {
    & > li:nth-child(n + 12):not([data-chosen]) {
      display: none;
    }
  }

  & > li:nth-child(n + 22):not([data-chosen]) {
    display: none;
  }
`;

/** Stories, newest first. A filter is a link to the same page with its `tagId` (catalogue 2). */
export function ArticleGridBlock(props: { block: ArticleGrid; articles: readonly Article[]; tagId?: string }) {
  const { block, articles, tagId } = props;
  const t = useText(blocksText);
  // Stories are in the site's language, even on a page that is only in English.
  const lang = useLocale();
  const { filters = [] } = block;
  if (articles.length === 0 && filters.length === 0) return null;
  return (
    <BlockSection block={block}>
      {filters.length > 0 && (
        <ul className={chips} lang={lang} aria-label={t('topics')}>
          <li>
            <ChipLink href="?" isSelected={tagId === undefined}>
              {t('allTopics')}
            </ChipLink>
          </li>
          {filters.map(({ id, label }) => (
            <li key={id} data-chosen={tagId === id || undefined}>
              <ChipLink href={`?tagId=${id}`} isSelected={tagId === id}>
                {label}
              </ChipLink>
            </li>
          ))}
        </ul>
      )}
      <div className={grid} lang={lang} data-related={block.isRelated || undefined}>
        {articles.map((article) => (
          <StoryCard key={article.id} article={article} level={innerLevelOf(block)} />
        ))}
      </div>
    </BlockSection>
  );
}
