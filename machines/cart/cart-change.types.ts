import type {
  ItemInput,
  UpdateItemRequest,
  ShippingId,
  Address,
  AddPaymentInstrumentRequest,
  AddPriceAdjustmentRequest,
  UpdatePriceAdjustmentRequest,
} from '#openapi/generated/waymark.gen.ts';

/** One thing to change in the cart: a member, and a state of the chart, per operation of the cart service (core 7). */
export type CartChange =
  /**
   * A quiet add opens no mini cart, and its asker says itself what was refused. Nothing is told of the refusal
   * `retriesOn` either: the asker asks again by itself.
   */
  | { operation: 'addItems'; items: ItemInput[]; isQuiet?: boolean; retriesOn?: string }
  /** With an action the line goes another way: to the home, or to the item's store. */
  | { operation: 'updateItem'; item: UpdateItemRequest; action?: 'home' | 'pickup' | 'sts' }
  | { operation: 'removeItem'; itemId: string }
  /** Out of the cart, onto the list of what is saved for later. */
  | { operation: 'saveItemForLater'; itemId: string }
  | { operation: 'applyCoupon'; code: string }
  | { operation: 'removeCoupon'; code: string }
  | { operation: 'setShippingMethod'; code: string; shippingId: ShippingId }
  /** A contact collects in a store: name, e-mail and phone, and no place. */
  | { operation: 'addShippingAddress'; addresses: Address[]; phone?: string; isContact?: boolean }
  | { operation: 'removeShippingAddress' }
  | { operation: 'addBillingAddress'; address: Address }
  | { operation: 'removeBillingAddress' }
  /** A gift card or the like pays a part, or all. Its number and PIN are forgotten with the change. */
  | { operation: 'addPaymentInstrument'; instrument: AddPaymentInstrumentRequest }
  | { operation: 'removePaymentInstrument'; instrumentId: string }
  /**
   * A store associate takes something off a line, the goods or the delivery. The asker says itself what was refused.
   */
  | ({ operation: 'addPriceAdjustment'; adjustment: AddPriceAdjustmentRequest } & Agreeable)
  | ({ operation: 'updatePriceAdjustment'; adjustmentId: string; adjustment: UpdatePriceAdjustmentRequest } & Agreeable)
  | { operation: 'removePriceAdjustment'; adjustmentId: string }
  /** Loyalty points become a voucher; 0 takes it off. */
  | { operation: 'applyReward'; points: number }
  /** Everything is looked at for good, and what a customer saved is filled in where the cart has nothing. */
  | { operation: 'prepareOrder' };

export type CartOperation = CartChange['operation'];

/** A change on its way; the id is the asker's, and the idempotency key of an add. */
export interface RequestedChange {
  id: string;
  change: CartChange;
  /** Ids of older quantities of the same item that this one stands for: they settle with it. */
  replaces?: string[];
}

/** A second associate agrees. Their sign-in is in no change: the page adds it to the call. */
export interface Agreeable {
  isAgreed?: true;
}
