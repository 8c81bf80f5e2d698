/** The result of an attack: a line of the table. */
export interface Line {
  attack: string;
  /** Requests, guesses, restarts. */
  tries: number;
  /** How many of them had the effect of an attack: compared, answered, accepted. */
  measured: string;
  wanted: string;
  holds: boolean;
}

/** Returns a line about a number that must not be above `most`. */
export const atMost = (attack: string, tries: number, measured: number, most: number, unit = ''): Line => ({
  attack,
  tries,
  measured: `${Math.round(measured * 10) / 10}${unit}`,
  wanted: most === 0 ? `0${unit}` : `at most ${most}${unit}`,
  holds: measured <= most,
});

/** Returns a line about an answer that must be this one. */
export const isAnswer = (
  attack: string,
  tries: number,
  measured: string | number | undefined,
  ...wanted: (string | number)[]
): Line => ({
  attack,
  tries,
  measured: String(measured),
  wanted: wanted.join(' or '),
  holds: measured !== undefined && wanted.includes(measured),
});
