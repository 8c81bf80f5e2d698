import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { mobileMenuMachine } from '#machines/mobile-menu/mobile-menu.machine.ts';
import { selectIsMounted, selectIsOpen } from '#machines/mobile-menu/mobile-menu.selectors.ts';
import type { MegaMenu as Menu } from '#openapi/generated/waymark.gen.ts';
import { headerText } from '#src/messages/header.ts';
import { useText } from '#src/messages/text.ts';
import { IconButton } from '#src/ui/text/Button.tsx';
import { later, MissingPart, retryMissing } from '#src/ui/behaviour/later.tsx';
import { media } from '#src/ui/theme/tokens.ts';

interface Props {
  menu: Menu;
  actor: ActorRefFrom<typeof mobileMenuMachine>;
}

/** Loaded when it is first opened: most pages never need it. */
const loadPanel = () => import('./MobileMenuPanel.tsx');
const MobileMenuPanel = later<Props>(loadPanel, MissingPanel);

const onSmall = css`
  @media ${media.lg} {
    display: none;
  }
`;

/** The button that opens the navigation on small screens, and its panel. */
export function MobileMenuView({ menu, actor }: Props) {
  const t = useText(headerText);
  const isMounted = useSelector(actor, selectIsMounted);
  const isOpen = useSelector(actor, selectIsOpen);
  return (
    <div className={onSmall}>
      <IconButton
        icon="menu"
        label={t('openMenu')}
        aria-expanded={isOpen}
        onClick={() => {
          retryMissing(loadPanel);
          actor.send({ type: 'menu.opened' });
        }}
      />
      {isMounted && <MobileMenuPanel menu={menu} actor={actor} />}
    </div>
  );
}

function MissingPanel({ actor }: Props) {
  return <MissingPart onClose={() => actor.send({ type: 'menu.closed' })} />;
}
