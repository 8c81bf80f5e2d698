// Compiled by `npm run messages` from src/messages/en-US/tries.json; do not edit.
import type { Format } from '../../message.ts';

/** Somebody who tried too often has to wait. */
export default {
  "minutes": (values: { count: number }, format: Format) => format.choose(values.count, { one: "Too many tries. Try again in {count} minute.", other: "Too many tries. Try again in {count} minutes." }),
  "hours": (values: { count: number }, format: Format) => format.choose(values.count, { one: "Too many tries. Try again in {count} hour.", other: "Too many tries. Try again in {count} hours." }),
} as const;
