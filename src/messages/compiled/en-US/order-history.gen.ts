// Compiled by `npm run messages` from src/messages/en-US/order-history.json; do not edit.
import type { Format } from '../../message.ts';

export default {
  "title": "Your orders",
  "loading": "Loading your orders",
  "count": (values: { count: number }, format: Format) => format.choose(values.count, { one: "{count} order", other: "{count} orders" }),
  "orderOf": "Order {number}",
  "placedOn": (values: { date: Date }, format: Format) => `Placed on ${format.write(values.date, {"dateStyle":"long"})}`,
  "units": (values: { count: number }, format: Format) => format.choose(values.count, { one: "{count} item", other: "{count} items" }),
  "open": "See the order",
  "openOf": "See the order {number}",
  "pages": "Pages of your orders",
  "noneTitle": "Nothing here yet",
  "noneBody": "What you order is kept here, with its tracking and its invoice.",
  "toShop": "Start shopping",
  "guestTitle": "Sign in to see your orders",
  "guestBody": "Ordered without an account? Your order number and your email open it as well.",
  "signIn": "Sign in",
  "lookUp": "Look up an order",
  "unavailableTitle": "We cannot show your orders at the moment",
  "unavailableBody": "They are safe. Try again in a moment.",
  "retry": "Try again",
} as const;
