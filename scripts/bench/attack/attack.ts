// `npm run bench -- attack [name ...]`: attacks the built shop over HTTP and prints the results, one line each.
import type { Line } from './line.ts';
import { openWorld, type World } from './world.ts';

/** In the order in which they run; each is a module of its own. */
const attacks = [
  'gift-cards',
  'codes',
  'sign-in',
  'orders',
  'wallets',
  'idempotency',
  'addresses',
  'pictures',
  'renders',
  'assets',
  'provider',
  'restarts',
  'fuzz',
];

function table(lines: readonly Line[]): string {
  const rows = [
    ['attack', 'tries', 'wanted', 'measured', 'holds'],
    ...lines.map(({ attack, tries, wanted, measured, holds }) => [
      attack,
      String(tries),
      wanted,
      measured,
      holds ? 'yes' : 'NO',
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 1 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Runs attacks. Resolves with the exit code: 1 if a line does not hold, or an attack could not be made. */
export async function run(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => !attacks.includes(name));
  if (unknown.length > 0) throw new Error(`no attack is called ${unknown.join(', ')}: ${attacks.join(', ')}`);
  const lines: Line[] = [];
  const world = await openWorld();
  try {
    if (!world.server) console.log('  PostgreSQL is not installed: one process on PGlite, and no restarts');
    for (const name of attacks.filter((one) => names.length === 0 || names.includes(one))) {
      console.log(`  ${name} ...`);
      const began = performance.now();
      const { attack } = (await import(`./${name}.ts`)) as { attack(world: World): Promise<Line[]> };
      const found = await attack(world).catch((error: unknown): Line[] => [
        { attack: name, tries: 0, wanted: 'an attack', measured: String(error), holds: false },
      ]);
      console.log(
        `    ${Math.round((performance.now() - began) / 1000)} s${found.every(({ holds }) => holds) ? '' : ', does NOT hold'}`,
      );
      lines.push(...found);
    }
  } finally {
    await world.close();
  }
  const failed = lines.filter(({ holds }) => !holds).length;
  console.log(`\n${table(lines)}\n\n${lines.length - failed} of ${lines.length} hold`);
  return failed === 0 ? 0 : 1;
}
