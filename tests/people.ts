/** A shopper of the tests, as a form of the United States takes her. */
export const maya = { firstName: 'Maya', lastName: 'Chen', email: 'maya@example.com' } as const;

/** Her home, as a client sends an address to the service. */
export const mayasAddress = {
  ...maya,
  phone: '4155550134',
  phoneCode: '1',
  addressLine1: '120 Larkspur Lane',
  city: 'Boulder',
  province: 'CO',
  postalCode: '80302',
  country: 'US',
};

/** Her contact, for an order that is collected. */
export const mayasContact = { ...maya, phone: mayasAddress.phone, country: mayasAddress.country };
