import type { LaterChanges } from '#machines/cart/cart.setup.ts';
import type {
  AddPriceAdjustmentRequest,
  AddShippingAddressRequest,
  Cart,
  UpdatePriceAdjustmentRequest,
} from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { unwrap } from '#src/api/problem.ts';
import { agreement } from '#src/flows/price-adjustment/index.ts';

type Changes = {
  [Operation in keyof LaterChanges]: (input: LaterChanges[Operation], signal: AbortSignal) => Promise<Cart>;
};

/**
 * The changes that a product page never makes. In a file of their own because every page loads the cart and few need
 * these.
 */
export const changes: Changes = {
  updateItem: ({ basketId, item, action }, signal) =>
    unwrap(
      api.PUT('/cart/v1/cart/{basketId}/item', {
        params: { path: { basketId }, query: action ? { action } : {} },
        body: item,
        signal,
      }),
    ),
  removeItem: ({ basketId, itemId }, signal) =>
    unwrap(api.DELETE('/cart/v1/item', { body: { cartId: basketId, itemId }, signal })),
  saveItemForLater: ({ basketId, itemId }, signal) =>
    unwrap(
      api.POST('/cart/v2/cart/{basketId}/saveForLater', { params: { path: { basketId } }, body: { itemId }, signal }),
    ),
  applyCoupon: ({ basketId, code }, signal) =>
    unwrap(api.PUT('/cart/v1/coupon', { body: { cartId: basketId, code }, signal })),
  removeCoupon: ({ basketId, code }, signal) =>
    unwrap(api.DELETE('/cart/v1/coupon', { body: { cartId: basketId, code }, signal })),
  setShippingMethod: ({ basketId, code, shippingId }, signal) =>
    unwrap(
      api.POST('/cart/v1/shippingMethod', {
        body: { cartId: basketId, code, shippingId, shopperAppliedSM: true },
        signal,
      }),
    ),
  addShippingAddress: ({ basketId, addresses, phone, isContact, wallet }, signal) =>
    unwrap(
      api.POST('/cart/v2/cart/{basketId}/shippingAddress', {
        params: { path: { basketId } },
        body: exactly<AddShippingAddressRequest>()({
          addresses,
          ...(phone ? { phone } : {}),
          ...(isContact ? { context: 'COLLECTION' } : wallet ? { context: wallet } : {}),
        }),
        signal,
      }),
    ),
  removeShippingAddress: ({ basketId }, signal) =>
    unwrap(api.DELETE('/cart/v2/cart/{basketId}/shippingAddress', { params: { path: { basketId } }, signal })),
  addBillingAddress: ({ basketId, address }, signal) =>
    unwrap(
      api.POST('/cart/v1/cart/{basketId}/billingAddress', {
        params: { path: { basketId } },
        body: { address },
        signal,
      }),
    ),
  removeBillingAddress: ({ basketId }, signal) =>
    unwrap(api.DELETE('/cart/v1/cart/{basketId}/billingAddress', { params: { path: { basketId } }, signal })),
  addPaymentInstrument: ({ basketId, key, instrument }, signal) =>
    unwrap(
      api.POST('/cart/v1/cart/{basketId}/paymentInstruments', {
        params: { path: { basketId }, header: { 'Idempotency-Key': key } },
        body: instrument,
        signal,
      }),
    ),
  removePaymentInstrument: ({ basketId, instrumentId }, signal) =>
    unwrap(
      api.DELETE('/cart/v1/cart/{basketId}/paymentInstruments', {
        params: { path: { basketId } },
        body: { payment_instrument_id: instrumentId },
        signal,
      }),
    ),
  addPriceAdjustment: ({ basketId, key, adjustment, ...agreed }, signal) =>
    unwrap(
      api.POST('/cart/v1/cart/{basketId}/price_adjustments', {
        params: { path: { basketId }, header: { 'Idempotency-Key': key } },
        body: exactly<AddPriceAdjustmentRequest>()({ ...adjustment, ...agreement.of(agreed) }),
        signal,
      }),
    ),
  updatePriceAdjustment: ({ basketId, adjustmentId, adjustment, ...agreed }, signal) =>
    unwrap(
      api.PATCH('/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}', {
        params: { path: { basketId, adjustmentId } },
        body: exactly<UpdatePriceAdjustmentRequest>()({ ...adjustment, ...agreement.of(agreed) }),
        signal,
      }),
    ),
  removePriceAdjustment: ({ basketId, adjustmentId }, signal) =>
    unwrap(
      api.DELETE('/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}', {
        params: { path: { basketId, adjustmentId } },
        signal,
      }),
    ),
  applyReward: ({ basketId, points }, signal) =>
    unwrap(
      api.PUT('/cart/v1/cart/{basketId}/reward', {
        params: { path: { basketId } },
        body: { appliedLoyaltyVoucher: { points } },
        signal,
      }),
    ),
  prepareOrder: ({ basketId }, signal) =>
    unwrap(api.POST('/cart/v1/cart/prepareOrder', { body: { basketId }, signal })),
  reserveWithItem: ({ key, storeId, items }, signal) =>
    unwrap(
      api.POST('/cart/v1/reserveWithItem', {
        params: { header: { 'Idempotency-Key': key }, query: { action: 'pickup' } },
        body: { storeId, items },
        signal,
        keepalive: true,
      }),
    ),
};
