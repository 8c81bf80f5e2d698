import { css, cx } from '@linaria/core';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import { colour, media, space, text } from '../theme/tokens.ts';

const trail = css`
  font-size: ${text.sm};
  color: ${colour.inkSoft};

  & ol {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    overflow-x: auto;
    scrollbar-width: none;
    white-space: nowrap;
    padding: 3px;
    margin: -3px;
  }

  & li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }

  & li svg {
    width: 0.75rem;
    height: 0.75rem;
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }

  & a:hover {
    color: ${colour.ink};
  }

  & [aria-current] {
    color: ${colour.ink};
  }

  @media ${media.smOnly} {
    & li:last-child:not(:first-child) {
      display: none;
    }
  }
`;

/**
 * The path to this page; the last item is the page itself. On a phone the title names the page, so the path ends above
 * it.
 */
export function Breadcrumbs(props: {
  label: string;
  items: readonly { label: string; href?: string }[];
  className?: string;
}) {
  const { label, items, className } = props;
  return (
    <nav aria-label={label} className={cx(trail, className)}>
      <ol>
        {items.map((item, place) => (
          <li key={item.href ?? item.label}>
            {place > 0 && <Icon name="chevron-right" size="sm" />}
            {item.href && place < items.length - 1 ? (
              <Link href={item.href} variant="quiet">
                {item.label}
              </Link>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
