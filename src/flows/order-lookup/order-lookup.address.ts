import type { Purchase } from '#openapi/generated/waymark.gen.ts';

/** The page of an order that was found: its secret in the address keeps it open over a reload. */
export const addressOf = (locale: string, { order: { orderNumber, st } }: Purchase): string =>
  `/${locale}/order-lookup/${orderNumber}?${new URLSearchParams({ st })}`;
