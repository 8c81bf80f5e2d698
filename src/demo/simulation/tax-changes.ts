import type { Cart } from '#src/commerce/model/cart.ts';
import type { TaxChange } from './simulation.types.ts';
import type { Database } from '#src/commerce/db/database.types.ts';

/** Taxes that a place decides while somebody orders there, so that the total is not what was shown (TAX310). */
export const taxChanges: TaxChange[] = [
  { country: 'US', town: 'Keystone, CO', postalCode: '80435', name: 'Resort district tax', basisPoints: 340 },
];

/** The tax that the place of an address decides while an order goes there; null: none. */
export const taxChangeAt = ({ country, postalCode }: { country: string; postalCode?: string }): TaxChange | null =>
  taxChanges.find((change) => change.country === country && change.postalCode === postalCode) ?? null;

/** The levy of a cart whose order met such a tax. */
export async function extraTax(
  { raw }: Pick<Database, 'raw'>,
  { id, doc: { shippingAddress } }: Cart,
): Promise<TaxChange | null> {
  const change = shippingAddress && taxChangeAt(shippingAddress);
  if (!change) return null;
  const known = await raw('SELECT cart_id FROM demo_taxed_carts WHERE cart_id = $1', [id]);
  return known.length > 0 ? change : null;
}
