import type { Handlers } from '../contract.ts';
import type { Services } from '../services.ts';
import { cancelOrder } from './cancelOrder.ts';
import { createReturnLabel } from './createReturnLabel.ts';
import { downloadInvoice } from './downloadInvoice.ts';
import { getPurchase } from './getPurchase.ts';
import { getPurchaseHistory } from './getPurchaseHistory.ts';
import { resendGiftCardEmail } from './resendGiftCardEmail.ts';
import { trackOrder } from './trackOrder.ts';

/** Operations on placed orders. */
export const purchaseHandlers = (services: Services) =>
  ({
    cancelOrder: cancelOrder(services),
    createReturnLabel: createReturnLabel(services),
    downloadInvoice: downloadInvoice(services),
    getPurchase: getPurchase(services),
    getPurchaseHistory: getPurchaseHistory(services),
    resendGiftCardEmail: resendGiftCardEmail(services),
    trackOrder: trackOrder(services),
  }) satisfies Partial<Handlers>;
