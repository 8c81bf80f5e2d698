import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { type AddressBookRef, selectIsBusy, selectRemovedId } from '#machines/address-book/address-book.selectors.ts';
import type { Address } from '#openapi/generated/waymark.gen.ts';
import { addressLines } from '#src/flows/shared/address-lines.ts';
import { AddressLines } from '#src/flows/shared/AddressLines.tsx';
import { addressBookText } from '#src/messages/address-book.ts';
import { useText } from '#src/messages/text.ts';
import { focusIfLost } from '#src/ui/behaviour/focusIfLost.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Badge } from '#src/ui/text/Badge.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { colour, radius, space } from '#src/ui/theme/tokens.ts';

const card = css`
  display: grid;
  gap: ${space[4]};
  grid-template-rows: 1fr auto;
  padding: ${space[5]} ${space[5]} ${space[3]};
  border: 1px solid ${colour.line};
  border-radius: ${radius.md};
  background: ${colour.surface};
  overflow-wrap: anywhere;
`;

/** Aligns the text of the first button with the address above. */
const actions = css`
  display: flex;
  flex-wrap: wrap;
  margin-inline: calc(-1 * ${space[2]} - 1.5px);
`;

interface Props {
  actor: AddressBookRef;
  address: Address;
}

/** One address with what can be done to it. */
export function AddressCard({ actor, address }: Props) {
  const t = useText(addressBookText);
  const isRemoved = useSelector(actor, selectRemovedId) === address.addressId;
  return (
    <li className={card}>
      <Stack gap={2} align="start">
        {address.main && <Badge tone="moss">{t('main')}</Badge>}
        <AddressLines address={address} />
      </Stack>
      {isRemoved ? <Removal actor={actor} /> : <Actions actor={actor} address={address} />}
    </li>
  );
}

function Actions({ actor, address }: Props) {
  const t = useText(addressBookText);
  const isBusy = useSelector(actor, selectIsBusy);
  const { addressId = '', main } = address;
  const place = addressLines(address).slice(0, 2).join(', ');
  return (
    <div className={actions}>
      <Button
        variant="quiet"
        size="sm"
        disabled={isBusy}
        aria-label={t('editOf', { place })}
        onClick={() => actor.send({ type: 'address.opened', addressId })}
      >
        {t('edit')}
      </Button>
      {!main && (
        <Button
          variant="quiet"
          size="sm"
          disabled={isBusy}
          aria-label={t('makeMainOf', { place })}
          onClick={() => actor.send({ type: 'main.requested', addressId })}
        >
          {t('makeMain')}
        </Button>
      )}
      <Button
        variant="quiet"
        size="sm"
        disabled={isBusy}
        aria-label={t('removeOf', { place })}
        onClick={() => actor.send({ type: 'removal.requested', addressId })}
      >
        {t('remove')}
      </Button>
    </div>
  );
}

/** Asks for confirmation in the place of the buttons. */
function Removal({ actor }: { actor: AddressBookRef }) {
  const t = useText(addressBookText);
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <Stack gap={3} role="group" aria-label={t('removeTitle')}>
      <div>
        <Text weight="bold">{t('removeTitle')}</Text>
        <Text tone="soft" size="sm">
          {t('removeBody')}
        </Text>
      </div>
      <Stack direction="row" gap={2} wrap>
        <Button variant="danger" size="sm" isBusy={isBusy} onClick={() => actor.send({ type: 'removal.confirmed' })}>
          {t('removeConfirm')}
        </Button>
        <Button
          ref={focusIfLost}
          variant="secondary"
          size="sm"
          disabled={isBusy}
          onClick={() => actor.send({ type: 'removal.dismissed' })}
        >
          {t('removeKeep')}
        </Button>
      </Stack>
    </Stack>
  );
}
