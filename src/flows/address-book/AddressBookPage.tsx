import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { addressBookMachine } from '#machines/address-book/address-book.machine.ts';
import type { AddressBookInput } from '#machines/address-book/address-book.types.ts';
import { countryOf, type LocaleCode } from '#src/domain/locale.ts';
import { AddressForm } from '#src/flows/address-form/index.ts';
import { AccountPage } from '#src/flows/profile/index.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useDialogsRef, useSessionRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { useLocale } from '#src/messages/text.ts';
import { createAddressBookActors } from './address-book.actors.ts';
import { AddressBookView } from './AddressBookView.tsx';

const parts = { AddressForm };

/** /account/addresses: the address book of a customer. */
export function AddressBookPage(known: Omit<AddressBookInput, 'country'>) {
  const session = useSessionRef();
  const dialogs = useDialogsRef();
  const router = useRouter();
  const locale = useLocale() as LocaleCode;
  const logic = useMemo(
    () =>
      withPorts(addressBookMachine, () =>
        addressBookMachine.provide({ actors: createAddressBookActors({ session, router, locale }) }),
      ),
    [session, router, locale],
  );
  const inspect = useInspection();
  const input = { country: countryOf(locale), ...known };
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return (
    <AccountPage>
      <AddressBookView
        actor={actor}
        parts={parts}
        onSignIn={() => dialogs.send({ type: 'dialog.requested', name: 'sign-in' })}
      />
    </AccountPage>
  );
}
