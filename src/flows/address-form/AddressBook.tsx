import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { selectBook, selectForm, selectIsBusy } from '#machines/address-form/address-form.selectors.ts';
import type { Address } from '#openapi/generated/waymark.gen.ts';
import { addressText } from '#src/messages/address.ts';
import { useText } from '#src/messages/text.ts';
import { Badge } from '#src/ui/text/Badge.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Heading } from '#src/ui/text/Text.tsx';
import { colour, media, radius, space } from '#src/ui/theme/tokens.ts';
import { addressLines } from '../shared/address-lines.ts';
import { AddressLines } from '../shared/AddressLines.tsx';
import type { AddressFormRef } from '#machines/address-form/address-form.selectors.ts';

const list = css`
  display: grid;
  gap: ${space[3]};

  @media ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  & > li {
    display: grid;
    gap: ${space[3]};
    grid-template-rows: 1fr auto;
    align-items: start;
    justify-items: start;
    padding: ${space[4]};
    border: 1px solid ${colour.line};
    border-radius: ${radius.md};
    background: ${colour.surface};
    overflow-wrap: anywhere;
  }
`;

/** The addresses of a customer's address book, to choose from without typing. */
export function AddressBook({ actor }: { actor: AddressFormRef }) {
  const t = useText(addressText);
  const book = useSelector(actor, selectBook);
  if (!book || book.length === 0) return null;
  return (
    <Stack gap={4}>
      <Heading level={3} size="sm">
        {t('bookTitle')}
      </Heading>
      <ul className={list} aria-label={t('bookTitle')}>
        {book.map((address) => (
          <BookedAddress key={address.addressId} actor={actor} address={address} />
        ))}
      </ul>
    </Stack>
  );
}

function BookedAddress({ actor, address }: { actor: AddressFormRef; address: Address }) {
  const t = useText(addressText);
  const isBill = useSelector(actor, selectForm) === 'billing';
  const isBusy = useSelector(actor, selectIsBusy);
  const place = addressLines(address).slice(0, 2).join(', ');
  return (
    <li>
      <Stack gap={2} align="start">
        {address.main && <Badge tone="moss">{t('mainAddress')}</Badge>}
        <AddressLines address={address} />
      </Stack>
      <Button
        variant="secondary"
        size="sm"
        disabled={isBusy}
        aria-label={t(isBill ? 'billTo' : 'deliverTo', { place })}
        onClick={() => actor.send({ type: 'address.submitted', address: chosen(address) })}
      >
        {t(isBill ? 'billHere' : 'deliverHere')}
      </Button>
    </li>
  );
}

/** The fields that an order needs. If it is the main address matters only to the address book. */
const chosen = ({ main: _main, approachType: _approachType, ...address }: Address): Address => address;
