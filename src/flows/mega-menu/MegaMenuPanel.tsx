import { css } from '@linaria/core';
import type { MegaMenuItem } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { headerText } from '#src/messages/header.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Icon } from '#src/ui/text/Icon.tsx';
import { Container } from '#src/ui/layout/Layout.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { colour, font, motion, shadow, space, text } from '#src/ui/theme/tokens.ts';
import { MegaMenuBanner } from './MegaMenuBanner.tsx';
import { MegaMenuSelectors } from './MegaMenuSelectors.tsx';

const panel = css`
  position: absolute;
  inset: 100% 0 auto;
  max-height: calc(100dvh - 100%);
  overflow-y: auto;
  border-block-start: 1px solid ${colour.line};
  background: ${colour.paper};
  color: ${colour.ink};
  box-shadow: ${shadow.raised};
  animation: unfold ${motion.base} ${motion.easeOut};

  @keyframes unfold {
    from {
      opacity: 0;
      transform: translateY(-0.5rem);
    }
  }
`;

const inside = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: clamp(1.5rem, 3vw, 3.5rem);
  padding-block: ${space[6]} ${space[7]};
`;

/** Each column is a sixth of the page wide (catalogue 9). */
const groups = css`
  display: grid;
  align-content: space-between;
  gap: ${space[5]};

  & > [data-part='columns'] {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: calc((min(100vw, var(--page)) - 2 * var(--gutter)) / 6 - var(--column-gap));
    gap: var(--column-gap);
  }

  & ul {
    margin-block-start: ${space[2]};
  }

  & li a {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 2.25rem;
    color: ${colour.inkSoft};
  }

  & li a:hover,
  & li a[data-highlight] {
    color: ${colour.ink};
  }

  & li a:hover {
    text-decoration: underline;
    text-decoration-color: ${colour.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.3em;
  }

  & > [data-part='all'] {
    justify-self: start;
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: var(--target);
    font-weight: 600;
  }
`;

const heading = css`
  font-family: ${font.title};
  font-size: ${text.sm};
  font-weight: 650;
  letter-spacing: -0.01em;

  &[data-shown='hidden'],
  &[data-shown='sm-only'] {
    position: absolute;
    clip-path: inset(50%);
  }
`;

/** The panel under a first-level link: groups of links (L2, L3), visual selectors and a banner (catalogue 4). */
export default function MegaMenuPanel({ item }: { item: MegaMenuItem }) {
  const locale = useLocale();
  const t = useText(headerText);
  const { columns, visualSelectors = [], visualSelectorsTitle, menuBanner, overrideShopAll, hideShopAll } = item;
  const shopAll = overrideShopAll ?? { url: item.target.url, text: t('shopAll', { title: item.title }) };

  return (
    <div id={`menu-${item.id}`} className={panel}>
      <Container className={inside}>
        <div className={groups}>
          <div data-part="columns">
            {columns.map(({ id, title, titleVisibility, target, children }) => (
              <div key={id}>
                <p className={heading} data-shown={titleVisibility}>
                  {target ? (
                    <Link href={inLocale(locale, target.url)} variant="quiet">
                      {title}
                    </Link>
                  ) : (
                    title
                  )}
                </p>
                <ul>
                  {children.map((child) => (
                    <li key={child.id}>
                      <Link
                        href={inLocale(locale, child.target.url)}
                        variant="plain"
                        data-highlight={child.highlight || undefined}
                      >
                        {child.menuIcon && <Icon name={child.menuIcon} size="sm" />}
                        {child.title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          {!hideShopAll?.lg && (
            <Link data-part="all" href={inLocale(locale, shopAll.url)} variant="quiet">
              {shopAll.text}
              <Icon name="arrow-right" size="sm" />
            </Link>
          )}
        </div>
        {visualSelectors.length > 0 && <MegaMenuSelectors title={visualSelectorsTitle} selectors={visualSelectors} />}
        {menuBanner && <MegaMenuBanner banner={menuBanner} />}
      </Container>
    </div>
  );
}
