import { useSelector } from '@xstate/react';
import { type AddressBookRef, selectScreen } from '#machines/address-book/address-book.selectors.ts';
import { Loading, Unavailable } from '#src/flows/order/index.ts';
import { AccountPart, GuestAccount } from '#src/flows/profile/index.ts';
import { addressBookText } from '#src/messages/address-book.ts';
import { useText } from '#src/messages/text.ts';
import type { AddressBookParts } from './address-book.props.ts';
import { AddressCards } from './AddressCards.tsx';
import { EditedAddress } from './EditedAddress.tsx';

/** The address book, its form, or why it cannot be shown. */
export function AddressBookView({
  actor,
  parts,
  onSignIn,
}: {
  actor: AddressBookRef;
  parts: AddressBookParts;
  onSignIn: () => void;
}) {
  const t = useText(addressBookText);
  const screen = useSelector(actor, selectScreen);
  if (screen === 'guest') return <GuestAccount onSignIn={onSignIn} />;
  if (screen === 'unavailable')
    return (
      <Unavailable
        title={t('unavailableTitle')}
        retry={t('retry')}
        onRetry={() => actor.send({ type: 'book.retried' })}
      >
        {t('unavailableBody')}
      </Unavailable>
    );
  if (screen === 'form') return <EditedAddress actor={actor} parts={parts} />;
  return (
    <AccountPart title={t('title')} body={t('lead')}>
      {screen === 'list' && <AddressCards actor={actor} />}
      {screen === 'loading' && (
        <>
          <Loading>{t('loading')}</Loading>
          <noscript>
            <GuestAccount onSignIn={onSignIn} />
          </noscript>
        </>
      )}
    </AccountPart>
  );
}
