export { AddressForm } from './AddressForm.tsx';
export { createAddressFormActors } from './address-form.actors.ts';
