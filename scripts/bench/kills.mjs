// Kills the shop (SIGKILL) while guests place their carts, and counts what is lost or doubled afterwards. Half of the
// kills have the payment provider in the shop's own process, half have one that survives. KILLS (100), SEED (1),
// PAID_BY=wallets (all ways to pay in turn without it), DATABASE_URL.
import { moments } from '../../tests/crash/audit.ts';
import { runKills } from '../../tests/crash/crashes.ts';

async function half(provider, kills, seed) {
  const databaseUrl = process.env.DATABASE_URL || undefined;
  const paidBy = process.env.PAID_BY === 'wallets' ? 'wallets' : 'all';
  const onKill = (kill) => {
    if (kill % 10 === 9) console.log(`  ${kill + 1} of ${kills} kills, provider ${provider} ...`);
  };
  const { carts, landed, cardAgain, slowestStartMs, flaws } = await runKills({
    kills,
    seed,
    provider,
    databaseUrl,
    paidBy,
    onKill,
  });
  for (const flaw of flaws) console.log(`  ! ${flaw}`);
  const engine = databaseUrl ? 'PostgreSQL' : 'PGlite';
  console.log(
    `  provider ${provider}: slowest start ${Math.round(slowestStartMs)} ms, card typed again for ${cardAgain} carts`,
  );
  return [
    {
      what: `lost, doubled, stuck: ${kills} kills, ${carts} carts, provider ${provider}, ${engine}${paidBy === 'all' ? '' : `, ${paidBy}`}`,
      value: flaws.length,
      unit: '',
      wanted: '0',
      isMet: flaws.length === 0,
    },
    ...moments.map((moment) => {
      const value = landed.get(moment) ?? 0;
      return { what: `  killed when: ${moment}`, value, unit: 'carts', wanted: 'at least 1', isMet: value > 0 };
    }),
  ];
}

export async function measure() {
  const kills = Number(process.env.KILLS ?? 100);
  const seed = process.env.SEED ?? '1';
  return [...(await half('within', Math.ceil(kills / 2), seed)), ...(await half('apart', Math.floor(kills / 2), seed))];
}
