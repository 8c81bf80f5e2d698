import type { ComponentType } from 'react';
import type { AddressFormRef } from '#machines/address-form/address-form.selectors.ts';

/** The view of the form, which is another flow's. */
export interface AddressBookParts {
  AddressForm: ComponentType<{
    actor: AddressFormRef;
    submit: string;
    isTitled?: boolean;
    posted?: { page: string; fields: Readonly<Record<string, string>> };
  }>;
}
