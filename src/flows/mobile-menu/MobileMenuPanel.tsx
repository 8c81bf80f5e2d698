import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { mobileMenuMachine } from '#machines/mobile-menu/mobile-menu.machine.ts';
import { selectExpanded, selectIsOpen } from '#machines/mobile-menu/mobile-menu.selectors.ts';
import type { MegaMenuItem, MegaMenu as Menu } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { headerText } from '#src/messages/header.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Panel } from '#src/ui/Dialog.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Link } from '#src/ui/Link.tsx';
import { colour, font, motion, space, text, title } from '#src/ui/tokens.ts';

const list = css`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const row = css`
  border-block-end: 1px solid ${colour.line};
`;

const first = css`
  display: flex;
  justify-content: space-between;
  align-items: center;
  width: 100%;
  min-height: 3.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-family: ${font.title};
  font-size: ${title.sm};
  font-weight: 600;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  & svg {
    transition: transform ${motion.fast} ${motion.easeOut};
  }

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

const group = css`
  padding-block-end: ${space[4]};

  & a {
    display: flex;
    align-items: center;
    min-height: var(--target);
    color: inherit;
    text-decoration: none;
  }
`;

const groupTitle = css`
  font-size: ${text.sm};
  font-weight: 600;
  color: ${colour.inkSoft};
`;

/** The unfolded navigation: an accordion of the first level (catalogue 4). */
export default function MobileMenuPanel({ menu, actor }: { menu: Menu; actor: ActorRefFrom<typeof mobileMenuMachine> }) {
  const say = useText(headerText);
  const locale = useLocale();
  const isOpen = useSelector(actor, selectIsOpen);
  const expanded = useSelector(actor, selectExpanded);

  const section = (item: MegaMenuItem) => {
    const isExpanded = expanded.includes(item.id);
    return (
      <>
        <button
          type="button"
          className={first}
          aria-expanded={isExpanded}
          aria-controls={`mobile-${item.id}`}
          onClick={() => actor.send({ type: 'section.toggled', sectionId: item.id })}
        >
          {item.title}
          <Icon name="chevron-down" />
        </button>
        <div id={`mobile-${item.id}`} hidden={!isExpanded}>
          {!item.hideShopAll?.sm && (
            <div className={group}>
              <Link href={inLocale(locale, item.target.url)} variant="plain">
                {say('shopAll', { title: item.title })}
              </Link>
            </div>
          )}
          {item.columns.map(({ id, title: heading, children }) => (
            <div key={id} className={group}>
              <span className={groupTitle}>{heading}</span>
              <ul className={list}>
                {children.map((child) => (
                  <li key={child.id}>
                    <Link href={inLocale(locale, child.target.url)} variant="plain">
                      {child.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </>
    );
  };

  return (
    <Panel isOpen={isOpen} onClose={() => actor.send({ type: 'menu.closed' })} title={say('menu')} side="left" size="lg">
      <nav aria-label={say('navigation')}>
        <ul className={list}>
          {menu.items.map((item) => (
            <li key={item.id} className={row}>
              {item.menuStyle === 'link' ? (
                <Link href={inLocale(locale, item.target.url)} variant="plain" className={first}>
                  {item.title}
                </Link>
              ) : (
                section(item)
              )}
            </li>
          ))}
        </ul>
      </nav>
    </Panel>
  );
}
