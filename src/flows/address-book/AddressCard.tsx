import { useSelector } from '@xstate/react';
import { type AddressBookRef, selectIsBusy, selectRemovedId } from '#machines/address-book/address-book.selectors.ts';
import type { Address } from '#openapi/generated/waymark.gen.ts';
import { ItemActions, RemoveQuestion } from '#src/flows/profile/index.ts';
import { addressLines } from '#src/flows/shared/address-lines.ts';
import { AddressLines } from '#src/flows/shared/AddressLines.tsx';
import { PageButton } from '#src/flows/shared/PageButton.tsx';
import { addressBookText } from '#src/messages/address-book.ts';
import { useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Badge } from '#src/ui/text/Badge.tsx';

const page = '/account/addresses';

interface Props {
  actor: AddressBookRef;
  address: Address;
}

/** One address with what can be done to it. */
export function AddressCard({ actor, address }: Props) {
  const t = useText(addressBookText);
  const isRemoved = useSelector(actor, selectRemovedId) === address.addressId;
  return (
    <li>
      <Stack gap={2} align="start">
        {address.main && <Badge tone="moss">{t('main')}</Badge>}
        <AddressLines address={address} />
      </Stack>
      {isRemoved ? <Removal actor={actor} address={address} /> : <Actions actor={actor} address={address} />}
    </li>
  );
}

function Actions({ actor, address }: Props) {
  const t = useText(addressBookText);
  const isBusy = useSelector(actor, selectIsBusy);
  const { addressId = '', main } = address;
  const place = addressLines(address).slice(0, 2).join(', ');
  return (
    <ItemActions>
      <PageButton
        variant="quiet"
        size="sm"
        disabled={isBusy}
        aria-label={t('editOf', { place })}
        page={page}
        parameters={{ edit: addressId }}
        onPress={() => actor.send({ type: 'address.opened', addressId })}
      >
        {t('edit')}
      </PageButton>
      {!main && (
        <PageButton
          variant="quiet"
          size="sm"
          disabled={isBusy}
          aria-label={t('makeMainOf', { place })}
          isPosted
          page={page}
          parameters={{ makeMain: addressId }}
          onPress={() => actor.send({ type: 'main.requested', addressId })}
        >
          {t('makeMain')}
        </PageButton>
      )}
      <PageButton
        variant="quiet"
        size="sm"
        disabled={isBusy}
        aria-label={t('removeOf', { place })}
        page={page}
        parameters={{ remove: addressId }}
        onPress={() => actor.send({ type: 'removal.requested', addressId })}
      >
        {t('remove')}
      </PageButton>
    </ItemActions>
  );
}

function Removal({ actor, address: { addressId = '' } }: Props) {
  const t = useText(addressBookText);
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <RemoveQuestion
      title={t('removeTitle')}
      body={t('removeBody')}
      confirm={t('removeConfirm')}
      keep={t('removeKeep')}
      isBusy={isBusy}
      onConfirm={() => actor.send({ type: 'removal.confirmed' })}
      onKeep={() => actor.send({ type: 'removal.dismissed' })}
      posted={{ page, fields: { remove: addressId } }}
    />
  );
}
