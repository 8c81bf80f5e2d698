import { css, cx } from '@linaria/core';
import { Icon } from './Icon.tsx';
import { useText } from '#src/messages/text.ts';
import { uiText } from '#src/messages/ui.ts';
import { Link } from './Link.tsx';
import { colour, media, radius, space } from '../theme/tokens.ts';

const bar = css`
  & ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: ${space[1]};
    font-variant-numeric: tabular-nums;
  }

  & :is(a, span) {
    display: grid;
    place-items: center;
    min-width: var(--target);
    height: var(--target);
    border-radius: ${radius.sm};
  }

  & a:hover {
    background: ${colour.sunken};
  }

  & [aria-current] {
    background: ${colour.ink};
    color: ${colour.paper};
  }

  & a[aria-current]:hover {
    background: ${colour.ink};
  }

  @media ${media.forced} {
    & [aria-current] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }

  @media ${media.smOnly} {
    & ul {
      flex-wrap: nowrap;
      gap: 0;
    }

    & li {
      flex: 0 1 var(--target);
      min-width: 0;
    }

    & :is(a, span) {
      min-width: 0;
    }

    & li[data-far] {
      display: none;
    }
  }
`;

/**
 * Returns the pages to show: the first, the last, and `siblings` on either side of the current one; null for each gap.
 */
export function pageRange(page: number, pages: number, siblings: number): (number | null)[] {
  const near = Array.from({ length: 2 * siblings + 1 }, (_, step) => page - siblings + step);
  const shown = [...new Set([1, ...near, pages])].filter((one) => one >= 1 && one <= pages).sort((a, b) => a - b);
  return shown.flatMap((one, place) => {
    const gap = one - (shown[place - 1] ?? one - 1);
    return gap === 1 ? [one] : gap === 2 ? [one - 1, one] : [null, one];
  });
}

/** Links to the pages of a list, with two on either side of the current one (core 9). */
export function Pagination(props: {
  label: string;
  page?: number;
  pages: number;
  hrefFor: (page: number) => string;
  siblings?: number;
  className?: string;
}) {
  const { label, page = 1, pages, hrefFor, siblings = 2, className } = props;
  const t = useText(uiText);
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={cx(bar, className)}>
      <ul>
        {page > 1 && (
          <li>
            <Link href={hrefFor(page - 1)} variant="plain" rel="prev" aria-label={t('previous')}>
              <Icon name="chevron-left" />
            </Link>
          </li>
        )}
        {pageRange(page, pages, siblings).map((one, place) =>
          one === null ? (
            <li key={`gap-${place}`} aria-hidden="true">
              <span>…</span>
            </li>
          ) : (
            <li key={one} data-far={Math.abs(one - page) > 1 && one !== 1 && one !== pages ? true : undefined}>
              <Link href={hrefFor(one)} variant="plain" isCurrent={one === page} aria-label={t('page', { page: one })}>
                {one}
              </Link>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <Link href={hrefFor(page + 1)} variant="plain" rel="next" aria-label={t('next')}>
              <Icon name="chevron-right" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
