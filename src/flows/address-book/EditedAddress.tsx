import { useSelector } from '@xstate/react';
import {
  type AddressBookRef,
  selectAddressForm,
  selectChosen,
  selectKind,
} from '#machines/address-book/address-book.selectors.ts';
import { AccountForm, AccountPart } from '#src/flows/profile/index.ts';
import { PageButton } from '#src/flows/shared/PageButton.tsx';
import { addressBookText } from '#src/messages/address-book.ts';
import { useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
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
  const chosen = useSelector(actor, selectChosen);
  return (
    <AccountPart title={t(titles[kind][chosen ? 'saved' : 'new'])}>
      <AccountForm>
        <Stack gap={4}>
          {form && (
            <parts.AddressForm
              actor={form}
              submit={t('save')}
              isTitled={false}
              posted={{
                page: '/account/addresses',
                fields: {
                  [chosen ? 'edit' : 'add']: chosen?.addressId ?? kind,
                  // A bill has a field for it.
                  ...(chosen && kind === 'shipping' ? { country: chosen.country } : {}),
                },
              }}
            />
          )}
          <PageButton
            variant="quiet"
            isWide
            page="/account/addresses"
            onPress={() => actor.send({ type: 'editing.cancelled' })}
          >
            {t('cancel')}
          </PageButton>
        </Stack>
      </AccountForm>
    </AccountPart>
  );
}
