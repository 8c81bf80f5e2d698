import type { Purchase } from '#openapi/generated/waymark.gen.ts';

/** Returns the path of a found order. The secret in it keeps the order open after a reload. */
export const addressOf = (locale: string, { order: { orderNumber, st } }: Purchase): string =>
  `/${locale}/order-lookup/${orderNumber}?${new URLSearchParams({ st })}`;
