// Compiled by `npm run messages` from src/messages/en-US/card.json; do not edit.
import type { Format } from '../../message.ts';

export default {
  "rating": (values: { count: number; score: string | number }, format: Format) => format.choose(values.count, { one: "{score} of 5 stars, {count} review", other: "{score} of 5 stars, {count} reviews" }),
  "colours": "Colors of {name}",
  "soldOut": "Sold out",
} as const;
