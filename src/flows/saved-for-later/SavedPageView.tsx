import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  type SavedForLaterRef,
  selectItems,
  selectScreen,
} from '#machines/saved-for-later/saved-for-later.selectors.ts';
import { inLocale } from '#src/domain/locale.ts';
import { Loading, Unavailable } from '#src/flows/order/index.ts';
import { AccountPart, GuestAccount } from '#src/flows/profile/index.ts';
import type { OnDialog } from '#src/flows/shared/dialogs.props.ts';
import { savedPageText } from '#src/messages/saved-page.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { ButtonLink } from '#src/ui/text/Button.tsx';
import { EmptyState } from '#src/ui/text/EmptyState.tsx';
import { SavedLines } from './SavedLines.tsx';

/** As wide as on the cart page. */
const column = css`
  max-width: 53rem;
`;

interface Props {
  actor: SavedForLaterRef;
  onDialog: OnDialog;
  onSignIn: () => void;
}

/** What is saved for later, or why it cannot be shown. */
export function SavedPageView({ actor, onDialog, onSignIn }: Props) {
  const t = useText(savedPageText);
  const screen = useSelector(actor, selectScreen);
  if (screen === 'guest') return <GuestAccount onSignIn={onSignIn} />;
  if (screen === 'unavailable')
    return (
      <Unavailable
        title={t('unavailableTitle')}
        retry={t('retry')}
        onRetry={() => actor.send({ type: 'list.retried' })}
      >
        {t('unavailableBody')}
      </Unavailable>
    );
  return (
    <AccountPart title={t('title')} body={t(screen === 'employee' ? 'employee' : 'lead')}>
      {screen === 'loading' && <Loading>{t('loading')}</Loading>}
      {screen === 'list' && <List actor={actor} onDialog={onDialog} />}
    </AccountPart>
  );
}

function List({ actor, onDialog }: Omit<Props, 'onSignIn'>) {
  const t = useText(savedPageText);
  const locale = useLocale();
  const items = useSelector(actor, selectItems) ?? [];
  if (items.length === 0)
    return (
      <EmptyState
        icon="bag"
        title={t('emptyTitle')}
        action={<ButtonLink href={inLocale(locale, '/cart')}>{t('toCart')}</ButtonLink>}
      >
        {t('emptyBody')}
      </EmptyState>
    );
  return (
    <div className={column}>
      <SavedLines actor={actor} items={items} onDialog={onDialog} aria-label={t('listTitle')} />
    </div>
  );
}
