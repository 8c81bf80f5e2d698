import { css } from '@linaria/core';
import { useRouter } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { megaMenuMachine } from '#machines/mega-menu/mega-menu.machine.ts';
import { selectOpenItem } from '#machines/mega-menu/mega-menu.selectors.ts';
import type { MegaMenuItem, MegaMenu as Menu } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { inspection } from '#src/flows/inspection.ts';
import { routeWatcher } from '#src/flows/watchRoute.ts';
import { headerText } from '#src/messages/header.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Link } from '#src/ui/Link.tsx';
import { colour, font, media, motion, space, text } from '#src/ui/tokens.ts';
import { MegaMenuPanel } from './MegaMenuPanel.tsx';

const nav = css`
  display: none;

  @media ${media.lg} {
    display: block;
  }

  & > ul {
    display: flex;
    gap: ${space[1]};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & li {
    display: flex;
    align-items: center;
  }
`;

const link = css`
  display: flex;
  align-items: center;
  min-height: var(--target);
  padding-inline: ${space[3]} ${space[1]};
  font-family: ${font.title};
  font-size: ${text.sm};
  font-weight: 600;
  letter-spacing: -0.01em;
  color: inherit;
  text-decoration: none;

  &[data-accent] {
    color: ${colour.accentText};
  }
`;

const opener = css`
  display: grid;
  place-items: center;
  width: 1.75rem;
  min-height: var(--target);
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;

  & svg {
    transition: transform ${motion.fast} ${motion.easeOut};
  }

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

/** The navigation on large screens: links that work alone, and a panel under each. */
export function MegaMenu({ menu }: { menu: Menu }) {
  const router = useRouter();
  const locale = useLocale();
  const say = useText(headerText);
  const logic = useMemo(() => megaMenuMachine.provide({ actors: { watchRoute: routeWatcher(router) } }), [router]);
  const inspect = inspection();
  const input = { opensOn: menu.opensOn };
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  const openId = useSelector(actor, selectOpenItem);

  const hasPanel = ({ menuStyle }: MegaMenuItem) => menuStyle !== 'link';

  return (
    <nav
      className={nav}
      aria-label={say('navigation')}
      onPointerLeave={() => actor.send({ type: 'menu.left' })}
      onKeyDown={({ key }) => key === 'Escape' && actor.send({ type: 'menu.escaped' })}
    >
      <ul>
        {menu.items.map((item) => (
          <li
            key={item.id}
            onPointerEnter={({ pointerType }) =>
              pointerType === 'mouse' && (hasPanel(item) ? actor.send({ type: 'item.pointed', itemId: item.id }) : actor.send({ type: 'menu.left' }))
            }
          >
            <Link href={inLocale(locale, item.target.url)} variant="plain" className={link} data-accent={item.id === 'sale' || undefined}>
              {item.title}
            </Link>
            {hasPanel(item) && (
              <>
                <button
                  type="button"
                  className={opener}
                  aria-expanded={openId === item.id}
                  aria-controls={`menu-${item.id}`}
                  aria-label={say('openSection', { title: item.title })}
                  onClick={() => actor.send({ type: 'item.pressed', itemId: item.id })}
                >
                  <Icon name="chevron-down" size="sm" />
                </button>
                <MegaMenuPanel item={item} isOpen={openId === item.id} />
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
