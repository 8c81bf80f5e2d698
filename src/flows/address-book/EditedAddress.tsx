import { useSelector } from '@xstate/react';
import {
  type AddressBookRef,
  selectAddressForm,
  selectChosen,
  selectKind,
} from '#machines/address-book/address-book.selectors.ts';
import { AccountForm, AccountPart } from '#src/flows/profile/index.ts';
import { addressBookText } from '#src/messages/address-book.ts';
import { useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import type { AddressBookParts } from './address-book.props.ts';

const titles = {
  shipping: { new: 'newDelivery', saved: 'editDelivery' },
  billing: { new: 'newBilling', saved: 'editBilling' },
} as const;

/** The checkout's address form, for an address of the book. */
export function EditedAddress({ actor, parts }: { actor: AddressBookRef; parts: AddressBookParts }) {
  const t = useText(addressBookText);
  const form = useSelector(actor, selectAddressForm);
  const kind = useSelector(actor, selectKind);
  const isNew = useSelector(actor, selectChosen) === null;
  return (
    <AccountPart title={t(titles[kind][isNew ? 'new' : 'saved'])}>
      <AccountForm>
        <Stack gap={4}>
          {form && <parts.AddressForm actor={form} submit={t('save')} isTitled={false} />}
          <Button variant="quiet" isWide onClick={() => actor.send({ type: 'editing.cancelled' })}>
            {t('cancel')}
          </Button>
        </Stack>
      </AccountForm>
    </AccountPart>
  );
}
