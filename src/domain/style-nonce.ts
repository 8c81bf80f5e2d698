/** Name of the `meta` element whose `nonce` lets PayPal's script write style elements (docs/decisions/095). */
export const styleNonceName = 'style-nonce';
