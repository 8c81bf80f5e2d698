import { useSelector } from '@xstate/react';
import {
  type AddressBookRef,
  selectAddresses,
  selectFailure,
  selectIsBusy,
} from '#machines/address-book/address-book.selectors.ts';
import type { AddressKind } from '#machines/address-book/address-book.types.ts';
import { AccountList } from '#src/flows/profile/index.ts';
import { PageButton } from '#src/flows/shared/PageButton.tsx';
import { useFailureTitle, useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { addressBookText } from '#src/messages/address-book.ts';
import { useText } from '#src/messages/text.ts';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { EmptyState } from '#src/ui/text/EmptyState.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { AddressCard } from './AddressCard.tsx';

const kinds = [
  { kind: 'shipping', type: 'S', title: 'delivery', none: 'noneDelivery' },
  { kind: 'billing', type: 'B', title: 'billing', none: 'noneBilling' },
] as const;

/** The saved addresses by kind, or the invitation to save the first one. */
export function AddressCards({ actor }: { actor: AddressBookRef }) {
  const t = useText(addressBookText);
  const addresses = useSelector(actor, selectAddresses) ?? [];
  const failure = useSelector(actor, selectFailure);
  const failureWords = useFailureWords();
  const failureTitle = useFailureTitle();
  return (
    <Stack gap={7}>
      <FormError title={failure && failureTitle(failure, t('refusedTitle'))}>
        {failure && failureWords(failure)}
      </FormError>
      {addresses.length === 0 ? (
        <EmptyState
          icon="pin"
          title={t('emptyTitle')}
          action={
            <Stack gap={3}>
              <AddButton actor={actor} kind="shipping" />
              <AddButton actor={actor} kind="billing" isSecond />
            </Stack>
          }
        >
          {t('emptyBody')}
        </EmptyState>
      ) : (
        kinds.map(({ kind, type, title, none }) => {
          const own = addresses.filter(({ approachType }) => approachType === type);
          return (
            <Stack gap={4} as="section" key={kind} aria-labelledby={`addresses-${kind}`}>
              <Heading level={2} size="md" id={`addresses-${kind}`}>
                {t(title)}
              </Heading>
              {own.length === 0 ? (
                <Text tone="soft">{t(none)}</Text>
              ) : (
                <AccountList aria-labelledby={`addresses-${kind}`}>
                  {own.map((address) => (
                    <AddressCard key={address.addressId} actor={actor} address={address} />
                  ))}
                </AccountList>
              )}
              <div>
                <AddButton actor={actor} kind={kind} isSecond />
              </div>
            </Stack>
          );
        })
      )}
    </Stack>
  );
}

function AddButton({ actor, kind, isSecond }: { actor: AddressBookRef; kind: AddressKind; isSecond?: boolean }) {
  const t = useText(addressBookText);
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <PageButton
      variant={isSecond ? 'secondary' : 'primary'}
      icon="plus"
      disabled={isBusy}
      page="/account/addresses"
      parameters={{ add: kind }}
      onPress={() => actor.send({ type: 'address.added', kind })}
    >
      {t(kind === 'billing' ? 'addBilling' : 'addDelivery')}
    </PageButton>
  );
}
