import { PGlite } from '@electric-sql/pglite';
import { openData } from '#tests/crash/data.ts';
import { freePort, startShop } from '#tests/crash/shop-process.ts';
import { guestAtPlacing } from '#tests/crash/guest.ts';
import { shoppingOf } from '#tests/crash/shopping.ts';
const data = await openData(undefined);
const shop = await startShop(await freePort(), data.env);
for (const at of [0, 1]) {
  const g = await guestAtPlacing(shop.url, shoppingOf(at, 'wallets'));
  console.log((await g.place()).status);
}
await new Promise((r) => setTimeout(r, 2000));
await shop.stop();
const db = await PGlite.create(`${data.env.DATA_DIR}/db`);
console.log(JSON.stringify((await db.query(`select number, status, doc->'wallet' w, doc->'paymentEvents' e from orders where doc::jsonb ? 'wallet' order by created_at desc limit 2`)).rows));
await db.close();
await data.discard();
