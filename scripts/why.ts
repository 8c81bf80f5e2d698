/**
 * `npm run why -- WM1234567890`: prints the story of an order from the shop's database (DATABASE_URL, else DATA_DIR),
 * in time order. Prints nothing about the person unless `--with-personal-data` is given.
 */
import { parseArgs } from 'node:util';
import { storyOf, storyText } from '#src/commerce/orders/story.ts';
import { fail, openShopDatabase } from './support/open-database.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'with-personal-data': { type: 'boolean', default: false } },
});
const [number] = positionals;
if (number === undefined) fail('Usage: npm run why -- WM1234567890 [--with-personal-data]');

const database = await openShopDatabase();
const story = await storyOf(database.raw, number, { withPersonalData: values['with-personal-data'] });
await database.close();
if (story === null) fail(`There is no order ${number}.`);
console.log(storyText(story));
