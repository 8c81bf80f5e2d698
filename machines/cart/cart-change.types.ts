import type {
  ItemInput,
  UpdateItemRequest,
  ShippingId,
  Address,
  AddPaymentInstrumentRequest,
  AddPriceAdjustmentRequest,
  UpdatePriceAdjustmentRequest,
} from '#openapi/generated/waymark.gen.ts';

/** One change of the cart: a member, and a state of the chart, for each operation of the cart service (core 7). */
export type CartChange =
  /**
   * A quiet add does not open the mini cart, and the requester shows the refusal itself. The refusal in `retriesOn` is
   * not shown at all: the requester retries by itself.
   */
  | { operation: 'addItems'; items: ItemInput[]; isQuiet?: boolean; retriesOn?: string }
  /** With an action the line gets another delivery: to the home, or to the item's store. */
  | { operation: 'updateItem'; item: UpdateItemRequest; action?: 'home' | 'pickup' | 'sts' }
  | { operation: 'removeItem'; itemId: string }
  /** Moves an item from the cart to the saved-for-later list. */
  | { operation: 'saveItemForLater'; itemId: string }
  | { operation: 'applyCoupon'; code: string }
  | { operation: 'removeCoupon'; code: string }
  | { operation: 'setShippingMethod'; code: string; shippingId: ShippingId }
  /** A contact for a pickup in a store has name, e-mail and phone, but no place. Express: from a wallet. */
  | {
      operation: 'addShippingAddress';
      addresses: Address[];
      phone?: string;
      isContact?: boolean;
      wallet?: 'PAYPAL_EXPRESS' | 'APPLE_PAY_EXPRESS';
    }
  | { operation: 'removeShippingAddress' }
  | { operation: 'addBillingAddress'; address: Address }
  | { operation: 'removeBillingAddress' }
  /** A gift card, for example, pays a part or all. Its number and PIN are dropped when the change ends. */
  | { operation: 'addPaymentInstrument'; instrument: AddPaymentInstrumentRequest }
  | { operation: 'removePaymentInstrument'; instrumentId: string }
  /**
   * A store associate gives a discount on a line, the goods or the delivery. The requester shows the refusal itself.
   */
  | ({ operation: 'addPriceAdjustment'; adjustment: AddPriceAdjustmentRequest } & Agreeable)
  | ({ operation: 'updatePriceAdjustment'; adjustmentId: string; adjustment: UpdatePriceAdjustmentRequest } & Agreeable)
  | { operation: 'removePriceAdjustment'; adjustmentId: string }
  /** Converts loyalty points to a voucher; 0 removes it. */
  | { operation: 'applyReward'; points: number }
  /** Checks everything finally, and fills in what a customer saved where the cart has nothing. */
  | { operation: 'prepareOrder' };

export type CartOperation = CartChange['operation'];

/** A requested change. The id comes from the requester, and is the idempotency key of an add. */
export interface RequestedChange {
  id: string;
  change: CartChange;
  /** Ids of older quantity changes of the same item that this one replaces: they settle with it. */
  replaces?: string[];
}

/** True if a second associate approves. Their credentials are in no change: the page adds them to the call. */
export interface Agreeable {
  isAgreed?: true;
}
