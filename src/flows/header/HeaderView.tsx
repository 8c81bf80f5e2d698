import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { headerMachine } from '#machines/header/header.machine.ts';
import { selectIsHidden, selectLook } from '#machines/header/header.selectors.ts';
import { inLocale } from '#src/domain/locale.ts';
import { headerText } from '#src/messages/header.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Header } from '#src/ui/layout/Header.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Logo } from '#src/ui/text/Logo.tsx';

/** The header in the state of its chart. In the checkout it has only the shop's name and a link back to the cart. */
export function HeaderView(props: {
  actor: ActorRefFrom<typeof headerMachine>;
  promo: ReactNode;
  navigation: ReactNode;
  actions: (isPlain: boolean) => ReactNode;
}) {
  const { actor, promo, navigation, actions } = props;
  const locale = useLocale();
  const t = useText(headerText);
  const look = useSelector(actor, selectLook);
  const isHidden = useSelector(actor, selectIsHidden);
  const isPlain = look === 'light';
  return (
    <Header
      state={look}
      isHidden={isHidden}
      isSticky={!isPlain}
      promo={isPlain ? undefined : promo}
      logo={
        <Link href={inLocale(locale, '/')} variant="plain" aria-label={t('home')}>
          <Logo />
        </Link>
      }
      start={isPlain ? undefined : navigation}
      end={actions(isPlain)}
    />
  );
}
