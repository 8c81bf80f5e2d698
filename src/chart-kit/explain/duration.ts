const units = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
  ['millisecond', 1],
] as const;

/** Returns milliseconds in the largest unit that they fill: 4 sec, 15 min. */
export function durationText(wait: number): string {
  const [unit, length] = units.find(([, least]) => wait >= least) ?? units[3];
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }).format(
    wait / length,
  );
}
