// Compiled by `npm run messages` from src/messages/en-US/order-points.json; do not edit.
import type { Format } from '../../message.ts';

/** What an order is worth to a member of the loyalty programme; in the cart, the checkout and the order. */
export default {
  "worth": (values: { count: number }, format: Format) => format.choose(values.count, { one: "Members earn {count} point with this order.", other: "Members earn {count} points with this order." }),
  "about": "About the Collective",
} as const;
