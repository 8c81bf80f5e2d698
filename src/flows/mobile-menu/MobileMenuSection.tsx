import { css } from '@linaria/core';
import type { MegaMenuItem } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { MegaMenuBanner } from '#src/flows/mega-menu/index.ts';
import { headerText } from '#src/messages/header.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Icon } from '#src/ui/text/Icon.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Picture } from '#src/ui/text/Picture.tsx';
import { colour, font, motion, radius, space, text } from '#src/ui/theme/tokens.ts';

const section = css`
  display: grid;
  gap: ${space[5]};
  padding-block: ${space[2]} ${space[6]};
  animation: unfold ${motion.base} ${motion.easeOut};

  @keyframes unfold {
    from {
      opacity: 0;
      transform: translateY(-0.25rem);
    }
  }

  & li > a {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-height: var(--target);
  }

  & [data-part='title'] {
    font-family: ${font.title};
    font-size: ${text.sm};
    font-weight: 650;
    letter-spacing: -0.01em;
  }

  & [data-part='all'] {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    gap: ${space[2]};
    min-height: var(--target);
    font-weight: 600;
    text-decoration: underline;
    text-decoration-color: ${colour.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.35em;
  }
`;

const groups = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[5]} ${space[4]};

  & > :only-child {
    grid-column: 1 / -1;
  }
`;

const looks = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[3]};
  margin-block-start: ${space[3]};

  &&& a {
    display: grid;
    gap: ${space[2]};
    align-content: start;
    font-size: ${text.sm};
    font-weight: 500;
    line-height: 1.3;
  }

  & picture {
    border-radius: ${radius.sm};
  }
`;

/** The content under a first-level title: pictures, then groups of links, then a link to all products. */
export function MobileMenuSection({ item }: { item: MegaMenuItem }) {
  const locale = useLocale();
  const t = useText(headerText);
  const { columns, visualSelectors = [], visualSelectorsTitle, hideShopAll, overrideShopAll, menuBanner } = item;
  const shopAll = overrideShopAll ?? { url: item.target.url, text: t('shopAll', { title: item.title }) };
  return (
    <div className={section}>
      {visualSelectors.length > 0 && (
        <div>
          {visualSelectorsTitle && <p data-part="title">{visualSelectorsTitle}</p>}
          <ul className={looks}>
            {visualSelectors.map(({ id, title, image, target }) => (
              <li key={id}>
                <Link href={inLocale(locale, target.url)} variant="plain">
                  <Picture path={image.path} alt="" sizes="30vw" isEager />
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={groups}>
        {columns.map(({ id, title, titleVisibility, children }) => (
          <div key={id}>
            {titleVisibility !== 'hidden' && titleVisibility !== 'lg-only' && <p data-part="title">{title}</p>}
            <ul aria-label={title}>
              {children.map((child) => (
                <li key={child.id}>
                  <Link href={inLocale(locale, child.target.url)} variant="plain">
                    {child.menuIcon && <Icon name={child.menuIcon} size="sm" />}
                    {child.title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {!hideShopAll?.sm && (
        <Link data-part="all" href={inLocale(locale, shopAll.url)} variant="plain">
          {shopAll.text}
          <Icon name="arrow-right" size="sm" />
        </Link>
      )}
      {menuBanner && <MegaMenuBanner banner={menuBanner} />}
    </div>
  );
}
