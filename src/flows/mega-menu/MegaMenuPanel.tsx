import { css } from '@linaria/core';
import type { MegaMenuItem } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { headerText } from '#src/messages/header.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Container } from '#src/ui/Layout.tsx';
import { Link } from '#src/ui/Link.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { colour, font, motion, shadow, space, text } from '#src/ui/tokens.ts';

const panel = css`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 100%;
  background: ${colour.surface};
  color: ${colour.ink};
  border-block: 1px solid ${colour.line};
  box-shadow: ${shadow.raised};
  animation: unfold ${motion.base} ${motion.easeOut};

  @keyframes unfold {
    from {
      opacity: 0;
      transform: translateY(-0.5rem);
    }
  }
`;

const columns = css`
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  gap: ${space[5]};
  padding-block: ${space[6]};

  & ul {
    display: grid;
    gap: 0;
    margin: ${space[2]} 0 0;
    padding: 0;
    list-style: none;
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
    color: inherit;
    text-decoration: none;
  }

  & a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

const columnTitle = css`
  font-family: ${font.title};
  font-size: ${text.sm};
  font-weight: 600;
`;

const selectors = css`
  grid-column: span 2;
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  align-content: start;
  gap: ${space[3]};

  & > p {
    grid-column: 1 / -1;
  }

  & a {
    display: grid;
    gap: ${space[2]};
    align-content: start;
    font-size: ${text.sm};
  }
`;

const banner = css`
  grid-column: -3 / -1;

  && a {
    display: grid;
    gap: ${space[2]};
  }
`;

/** What opens under a first-level link: groups of links, pictures and a banner (catalogue 4: L2, L3, visual selectors). */
export function MegaMenuPanel({ item, isOpen }: { item: MegaMenuItem; isOpen: boolean }) {
  const locale = useLocale();
  const say = useText(headerText);
  if (!isOpen) return <div id={`menu-${item.id}`} hidden />;
  const { columns: groups, visualSelectors = [], visualSelectorsTitle, menuBanner, overrideShopAll, hideShopAll } = item;
  const shopAll = overrideShopAll ?? { url: item.target.url, text: say('shopAll', { title: item.title }) };
  const bannerPicture = menuBanner?.media?.lg ?? menuBanner?.media?.sm;

  return (
    <div id={`menu-${item.id}`} className={panel}>
      <Container className={columns}>
        {groups.map((group, position) => (
          <div key={group.id}>
            {group.target ? (
              <Link href={inLocale(locale, group.target.url)} variant="plain" className={columnTitle}>
                {group.title}
              </Link>
            ) : (
              <span className={columnTitle}>{group.title}</span>
            )}
            <ul>
              {group.children.map(({ id, title, target }) => (
                <li key={id}>
                  <Link href={inLocale(locale, target.url)} variant="plain">
                    {title}
                  </Link>
                </li>
              ))}
              {position === 0 && !hideShopAll?.lg && (
                <li>
                  <Link href={inLocale(locale, shopAll.url)} variant="plain">
                    {shopAll.text}
                  </Link>
                </li>
              )}
            </ul>
          </div>
        ))}
        {visualSelectors.length > 0 && (
          <div className={selectors}>
            {visualSelectorsTitle && <Text size="sm" tone="soft">{visualSelectorsTitle}</Text>}
            {visualSelectors.map(({ id, title, image, target }) => (
              <Link key={id} href={inLocale(locale, target.url)} variant="plain">
                <Picture path={image.path} alt="" ratio="square" sizes="10vw" />
                {title}
              </Link>
            ))}
          </div>
        )}
        {menuBanner && bannerPicture && (
          <div className={banner}>
            <Link href={inLocale(locale, menuBanner.targets?.[0]?.url ?? item.target.url)} variant="plain">
              <Picture path={bannerPicture.path} alt="" ratio="landscape" sizes="28vw" />
              <Heading level={3} size="xs">
                {menuBanner.title}
              </Heading>
              {menuBanner.subtitle && <Text size="sm" tone="soft">{menuBanner.subtitle}</Text>}
            </Link>
          </div>
        )}
      </Container>
    </div>
  );
}
