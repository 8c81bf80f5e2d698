export { AddressForm } from './AddressForm.tsx';
export { createAddressFormActors, readForm } from './address-form.actors.ts';
