// Thousands of carts with the last units of three products, all placed at once through two services: counts units that
// are sold but not in stock. On the embedded database; with DATABASE_URL on PostgreSQL too. PLACEMENTS (5,000), SEED
// (1).
import { rushForLastUnits } from '../../tests/commerce/support/last-units.ts';

async function rush(name, databaseUrl) {
  if (databaseUrl) process.env.DATABASE_URL = databaseUrl;
  else delete process.env.DATABASE_URL;
  const placements = Number(process.env.PLACEMENTS ?? 5000);
  const onReady = (carts) => console.log(`  ${carts} carts are ready, ${name} ...`);
  const { orders, refused, oversold, lost, flaws, milliseconds } = await rushForLastUnits({
    placements,
    units: 400,
    seed: process.env.SEED ?? '1',
    onReady,
  });
  for (const flaw of flaws) console.log(`  ! ${flaw}`);
  const told = `${placements} placements at once, ${name}: ${orders} orders, ${refused} refused in ${(milliseconds / 1000).toFixed(1)} s`;
  return [
    { what: `oversold: ${told}`, value: oversold, unit: 'units', wanted: '0', isMet: oversold === 0 },
    {
      what: `  lost, held for nobody, charged without an order, ${name}`,
      value: lost + flaws.length,
      unit: '',
      wanted: '0',
      isMet: lost + flaws.length === 0,
    },
  ];
}

export async function measure() {
  const databaseUrl = process.env.DATABASE_URL;
  const rows = await rush('PGlite');
  return databaseUrl ? [...rows, ...(await rush('PostgreSQL', databaseUrl))] : rows;
}
