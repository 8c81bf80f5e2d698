/** Fields of any object in a file: the first moment at which it is shown, and the first at which it no longer is. */
export const validityFields = ['validFrom', 'validTo'] as const;

const moment = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** Parses a date (midnight in UTC) or a date and time with its zone; null if it is neither. */
export function momentOf(value: unknown): number | null {
  const time = typeof value === 'string' && moment.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

function isValid(value: object, at: number): boolean {
  const { validFrom, validTo } = value as { validFrom?: unknown; validTo?: unknown };
  return (momentOf(validFrom) ?? -Infinity) <= at && at < (momentOf(validTo) ?? Infinity);
}

/** Returns what is shown at a moment, without the dates themselves; undefined if nothing is. */
export function asOf(value: unknown, at: number): unknown {
  if (Array.isArray(value)) return value.map((one) => asOf(one, at)).filter((one) => one !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  if (!isValid(value, at)) return undefined;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !(validityFields as readonly string[]).includes(key))
      .map(([key, inner]) => [key, asOf(inner, at)] as const)
      .filter(([, inner]) => inner !== undefined),
  );
}

/** Returns the first moment after `at` at which something in a value begins or ends; Infinity if nothing does. */
export function nextChange(value: unknown, at: number): number {
  if (typeof value !== 'object' || value === null) return Infinity;
  const own = Array.isArray(value)
    ? []
    : validityFields.map((key) => momentOf((value as Record<string, unknown>)[key]));
  const later = own.filter((time) => time !== null && time > at) as number[];
  return Math.min(...later, ...Object.values(value).map((inner) => nextChange(inner, at)));
}
