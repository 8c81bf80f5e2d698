import type { Cart, CartItem, FlashCode } from '#openapi/generated/waymark.gen.ts';

/** A difference between the cart that the shopper wanted to order and the current cart. Amounts are minor units. */
export type CartDifference =
  /** `removed`: not by the shop, so in another tab or on another device. */
  | { kind: 'soldOut' | 'withdrawn' | 'removed' | 'added'; name: string }
  /** `fewer`: the shop has no more. `quantity`: it was changed elsewhere. */
  | { kind: 'fewer' | 'quantity'; name: string; before: number; now: number }
  | { kind: 'price'; name: string; before: number; now: number }
  /** The delivery changed; `store` is null for home delivery. */
  | { kind: 'home' | 'pickup' | 'sts'; name: string; store: string | null }
  | { kind: 'offerEnded' | 'offerBegan'; name: string }
  | { kind: 'shipping'; before: number; now: number };

const isFlashed = ({ flash }: Cart, code: FlashCode, { itemId }: CartItem): boolean =>
  flash.some((one) => one.code === code && one.details?.itemIds?.includes(itemId));

const wayOf = ({ shippingOptions }: CartItem) => {
  const way = shippingOptions.find(({ selected }) => selected);
  const storeId = way?.storeInfo?.id ?? null;
  return {
    storeId,
    store: way?.storeInfo?.name ?? storeId,
    kind:
      storeId === null
        ? ('home' as const)
        : way?.shippingMethod.kind === 'sts'
          ? ('sts' as const)
          : ('pickup' as const),
  };
};

/**
 * Returns what a line became: itself, or the line of the same variant that it was merged with when its delivery
 * changed.
 */
const lineNow = (item: CartItem, before: Cart, now: Cart): CartItem | undefined =>
  now.items.find(({ itemId }) => itemId === item.itemId) ??
  now.items.find(
    ({ itemId, upc, qty }) => upc === item.upc && qty > (before.items.find((one) => one.itemId === itemId)?.qty ?? qty),
  );

function ofLine(item: CartItem, before: Cart, now: Cart): CartDifference[] {
  const { name } = item;
  const after = lineNow(item, before, now);
  if (!after) {
    const isWithdrawn = isFlashed(now, 'ProductItemNotAvailable', item);
    return [
      {
        kind: isWithdrawn
          ? 'withdrawn'
          : isFlashed(now, 'ProductLineItemFullInventoryMissing', item)
            ? 'soldOut'
            : 'removed',
        name,
      },
    ];
  }
  const [was, is] = [wayOf(item), wayOf(after)];
  const isJoined = after.itemId !== item.itemId;
  return [
    ...(is.kind !== was.kind || is.storeId !== was.storeId ? [{ kind: is.kind, name, store: is.store }] : []),
    ...(!isJoined && after.qty !== item.qty
      ? [
          {
            kind: isFlashed(now, 'ProductLineItemInventoryMissing', item) ? ('fewer' as const) : ('quantity' as const),
            name,
            before: item.qty,
            now: after.qty,
          },
        ]
      : []),
    ...(after.price.current !== item.price.current
      ? [{ kind: 'price' as const, name, before: item.price.current, now: after.price.current }]
      : []),
  ];
}

/** Returns applied promotions, by id. Gifts are lines of their own. */
const offersOf = ({ items, orderPromotions, promoSummary }: Cart): Map<string, string> => {
  const applied = new Set(
    [...items.flatMap(({ productPromotions }) => productPromotions), ...orderPromotions].map(
      ({ promotionId }) => promotionId,
    ),
  );
  return new Map(
    promoSummary.flatMap(({ promotionId, promotionName }) =>
      applied.has(promotionId) ? [[promotionId, promotionName] as const] : [],
    ),
  );
};

/** Returns all differences, the lines first. Empty if only the tax differs. */
export function differencesOf(before: Cart, now: Cart | null): CartDifference[] {
  if (!now) return [];
  const [had, has] = [offersOf(before), offersOf(now)];
  // If the cart is empty now, its offers ended with its items and are not reported.
  const offers = [
    ...[...had].flatMap(([id, name]) =>
      has.has(id) || now.items.length === 0 ? [] : [{ kind: 'offerEnded' as const, name }],
    ),
    ...[...has].flatMap(([id, name]) => (had.has(id) ? [] : [{ kind: 'offerBegan' as const, name }])),
  ];
  const added = now.items.filter((item) => !before.items.some(({ itemId }) => itemId === item.itemId));
  return [
    ...before.items.flatMap((item) => ofLine(item, before, now)),
    ...added.map(({ name }) => ({ kind: 'added' as const, name })),
    ...offers,
    ...(before.totals.shipping !== now.totals.shipping && now.items.length > 0
      ? [{ kind: 'shipping' as const, before: before.totals.shipping, now: now.totals.shipping }]
      : []),
  ];
}
