import { sellable } from '../cart/availability.ts';
import type { Catalogue } from '../cart/catalogue.ts';
import { storeLocation } from '../model/stock-location.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';

export const getStoreInventory =
  (catalogue: Catalogue): Handler<'getStoreInventory'> =>
  async ({ params: { storeId, productId } }) => {
    if (!(await catalogue.stores()).has(storeId)) throw new CommerceError('STR404', 404, { field: '/path/storeId' });
    const product = (await catalogue.products([productId])).get(productId);
    if (!product) throw new CommerceError('PLP400', 404, { field: '/path/productId' });
    const upcs = product.variants.map(({ upc }) => upc);
    const stock = await catalogue.stock(upcs.map((upc) => storeLocation(storeId, upc)));
    const inventory = upcs.map((upc) => ({ upc, quantity: sellable(stock.get(storeLocation(storeId, upc))) }));
    return { status: 200, body: { storeId, productId, inventory } };
  };
