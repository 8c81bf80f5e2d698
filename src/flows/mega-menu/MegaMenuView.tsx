import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import type { FocusEvent, KeyboardEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { megaMenuMachine } from '#machines/mega-menu/mega-menu.machine.ts';
import { selectOpenItem } from '#machines/mega-menu/mega-menu.selectors.ts';
import type { MegaMenu } from '#openapi/generated/waymark.gen.ts';
import { headerText } from '#src/messages/header.ts';
import { useText } from '#src/messages/text.ts';
import { colour, media, motion, space } from '#src/ui/theme/tokens.ts';
import { MegaMenuEntry } from './MegaMenuEntry.tsx';

const nav = css`
  display: none;

  @media ${media.lg} {
    display: block;
  }

  & > ul {
    display: flex;
    gap: ${space[2]};
  }
`;

/**
 * Dims the page under an open panel. Moving the pointer over it, or pressing it, closes the panel; a pointer that rests
 * where the veil appears does not, for the panel was opened with the keyboard.
 */
const veil = css`
  position: absolute;
  z-index: -1;
  inset: 100% 0 auto;
  height: 100vh;
  background: ${colour.scrim};
  animation: appear ${motion.base} ${motion.easeOut};

  @keyframes appear {
    from {
      opacity: 0;
    }
  }
`;

/** First-level links that work without script, and a panel under each (catalogue 4). */
export function MegaMenuView({ menu, actor }: { menu: MegaMenu; actor: ActorRefFrom<typeof megaMenuMachine> }) {
  const t = useText(headerText);
  const openId = useSelector(actor, selectOpenItem);

  const escape = ({ key, target }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    // The focus would be lost with the panel: moves it to the button that opened the panel.
    if (target instanceof Element) target.closest('[data-item]')?.querySelector('button')?.focus();
    actor.send({ type: 'menu.escaped' });
  };
  const moveOn = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) actor.send({ type: 'menu.escaped' });
  };

  return (
    <nav
      className={nav}
      aria-label={t('navigation')}
      onPointerLeave={() => actor.send({ type: 'menu.left' })}
      onKeyDown={escape}
      onBlur={moveOn}
    >
      <ul>
        {menu.items.map((item) => (
          <MegaMenuEntry
            key={item.id}
            item={item}
            isOpen={openId === item.id}
            isAlwaysMarked={menu.opensOn === 'click'}
            onPointed={() =>
              actor.send(item.menuStyle === 'link' ? { type: 'menu.left' } : { type: 'item.pointed', itemId: item.id })
            }
            onPressed={() => actor.send({ type: 'item.pressed', itemId: item.id })}
          />
        ))}
      </ul>
      {openId !== null && (
        <div
          className={veil}
          aria-hidden="true"
          onPointerMove={() => actor.send({ type: 'menu.left' })}
          onPointerDown={() => actor.send({ type: 'menu.escaped' })}
        />
      )}
    </nav>
  );
}
