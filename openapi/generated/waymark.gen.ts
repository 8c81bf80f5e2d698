// Made by scripts/contract.ts from openapi/*.yaml. Do not edit.
export interface paths {
    "/{mode}/caas/v1/canvas/augmentedpage/{siteId}/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a page with its header, breadcrumbs and position in the site */
        get: operations["getAugmentedPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{mode}/caas/v1/canvas/category/{siteId}/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what editors put around and into a category listing */
        get: operations["getCategoryContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{mode}/caas/v1/canvas/children/{siteId}/{parentPageSlug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the pages one level below a page */
        get: operations["getPageChildren"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{mode}/caas/v1/canvas/footer/{siteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the footer */
        get: operations["getFooter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{mode}/caas/v1/canvas/fragment/{fragmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a fragment that several pages share
         * @description A missing fragment is an error that carries its status and path (catalogue 7).
         */
        get: operations["getFragment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{mode}/caas/v1/canvas/menu/{siteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the mega menu */
        get: operations["getMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{mode}/caas/v1/canvas/page/{siteId}/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a page */
        get: operations["getContentPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{mode}/caas/v1/canvas/popups/{siteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the pop-ups in the order in which they are tried */
        get: operations["getPopups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{mode}/caas/v1/canvas/product/{siteId}/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what editors put on a product page */
        get: operations["getProductContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{mode}/caas/v1/canvas/search/{siteId}/{searchType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the content of a search page, or search articles */
        get: operations["getSearchContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{mode}/caas/v1/canvas/showcase/{siteId}/{docType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List content of one type
         * @description For the controls of the preview (catalogue 2).
         */
        get: operations["getShowcase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/engine/v1/decide/{brand}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide which variants a shopper sees
         * @description Asks the shop's decision engine and its experiments (core 7; catalogue 4, Experience). Browsers ask only with consent to targeting (C0004) and after the page is shown, and go on without an answer. Refusals: AUT404 (403, `customerId` is not the caller), API404 (404, the shop has neither), API503 (503, the engine does not answer), API429 (429).
         */
        post: operations["decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/engine/v1/events/{brand}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add what a visitor of an experiment did
         * @description Sends on what the shop's experiments measure (core 7, event batches): variants that came into the window, and events that the experiments name. Browsers tell only with consent to targeting (C0004), and only where a decision is measured. Everything else of the batch is dropped. Refusals: API404 (404, the shop has no experiments), API429 (429).
         */
        post: operations["addVisitorEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an empty cart
         * @description The cart belongs to the session; its currency is that of the locale.
         */
        post: operations["createCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cart/{basketId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a cart
         * @description The service checks stock, prices and promotions again when `inventorySupplyCheck` is true, and tells what
         *     changed in `flash`.
         *     Refusals: BSK404 (404, unknown, expired or turned into an order), AUT498 (403, the cart is another
         *     customer's).
         */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cart/{basketId}/billingAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the billing address
         * @description Refusals: BIL400, BILL410 (422), PYT406 (422, `field` names each), PYT405 (404, no such saved address), BSK404
         *     (404).
         */
        post: operations["addBillingAddress"];
        /**
         * Remove the billing address
         * @description The e-mail goes with the last address. Refusals: BSK404 (404).
         */
        delete: operations["removeBillingAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cart/{basketId}/item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an item
         * @description Sets what the body names: the quantity, another size or colour (productId and upc), the delivery (action and
         *     storeId) or the gift option.
         *     Refusals: those of addItems; ORD516 (409, the store has no pickup or the item cannot be picked up), ORD517 (409,
         *     the same for ship to store), ORD518 (409, what is collected cannot be sent home), STR404 (404, no such store).
         */
        put: operations["updateItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cart/{basketId}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the order placed from a cart
         * @description An operation of ours: after a lost answer of placeOrder it tells whether an order exists, so that nobody pays
         *     twice.
         *     Refusals: ORD409 (404, no order was placed from this cart).
         */
        get: operations["getOrderOfCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cart/{basketId}/paymentInstruments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a payment instrument
         * @description What each payment_method_id needs: GIFT_CARD c_gcCardNumber (or the payment_instrument_id of a saved one) and
         *     c_gcPin; LOYALTY_POINTS points;
         *     ATHLETES_PAYMENT nothing more (amount is what it pays at most); REWARD_CODE c_rewardCode; REWARD_CARD c_rewardCardNumber; PAYPAL
         *     additionalDetails.paymentData, the `approval` that the shopper came back with (the last one counts). It pays
         *     totals.remainingToPay when the order is placed with its id as paymentInstrumentId; until then the total keeps
         *     what remains. A saved instrument: payment_instrument_id.
         *     GFC700 means an unknown number or a wrong PIN. After wrong tries the bot check is asked for
         *     (recaptcha_response), then the client waits.
         *     Refusals: GFC400, GFC410, GFC700, GFC725, GFC740, GFC755, GFC799, GFC800, GFC812 (422, gift card), AUT403 (403, bot
         *     defence), API429 (429, too many wrong cards or codes, with retryAfter), REW401 (401), REW130 (403), REW135, REW140 (422, also while the athlete's remaining amount is above zero),
         *     PYT404 (404, also an approval of another cart or none), PAY400 (409, not approved by PayPal, or nothing remains to pay),
         *     BSK404 (404).
         */
        post: operations["addPaymentInstrument"];
        /**
         * Remove a payment instrument
         * @description Refusals: PYT404 (404, no such instrument), BSK404 (404).
         */
        delete: operations["removePaymentInstrument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cart/{basketId}/paymentMethods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the payment methods
         * @description Refusals: BSK404 (404).
         */
        get: operations["getPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cart/{basketId}/price_adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a price adjustment
         * @description By a store associate in an in-store session only, and counted only while such a session asks. There is one for each
         *     item (PRODUCT), one for the goods (ORDER) and one for the delivery (SHIPPING); it always takes something off.
         *     Refusals: AUT432 (403), PRC400 (422, at /level: there is one already; at /itemId: missing, of another level, a gift
         *     card, or adjusted already; at /value: it would take nothing off, or more than there is), ORD404 (404, no such item),
         *     BSK404 (404). Above what the associate may take off alone a second one has to agree: PRC403 (403, with the cap) without
         *     an agreement, PRC401 (403) where it is not given, AUT423 (423) and API429 (429) after too many tries. The cap is of what
         *     associates take off an item, the goods or the delivery together.
         */
        post: operations["addPriceAdjustment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a price adjustment
         * @description Refusals: AUT432 (403), ORD404 (404), BSK404 (404).
         */
        delete: operations["removePriceAdjustment"];
        options?: never;
        head?: never;
        /**
         * Change a price adjustment
         * @description Level and item stay as they are, and the reason where none is named. Refusals: AUT432 (403), PRC400 (422, at /value),
         *     ORD404 (404, no such adjustment), BSK404 (404); PRC403, PRC401, AUT423 and API429 as for a new one. An agreement is good
         *     for one call: a change above the cap needs another.
         */
        patch: operations["updatePriceAdjustment"];
        trace?: never;
    };
    "/cart/v1/cart/{basketId}/reward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Apply a loyalty voucher
         * @description Points of 0 take the voucher off. Refusals: REW401 (401), REW130 (403), REW135, REW140 (422), BSK404 (404).
         */
        put: operations["applyReward"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cart/{basketId}/shippingAddress/validation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a shipping address
         * @description Changes nothing. Refusals are those of addShippingAddress; an address that exists but is spelled otherwise is
         *     an answer with suggestions.
         */
        post: operations["validateShippingAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cart/{basketId}/shippingMethod/{shippingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the applicable shipping methods
         * @description Refusals: BSK404 (404), SHP404 (404, no such group).
         */
        get: operations["getShippingMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cart/prepareOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare the order
         * @description Computes tax, stock and delivery for good and fills in the customer's main addresses and email where the cart
         *     has none (express checkout). The default card is named by placeOrder.
         *     Refusals: ORD430, INV406 (409), ORD415 (409), SHP404, SHP500 (409), TAX309, TAX310 (409), BSK404 (404).
         */
        post: operations["prepareOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cartWithItem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a cart with items
         * @description With `storeContext` the cart is not the shopper's: it is for one purchase, by a wallet on a product page, and no
         *     sign-in finds or merges it.
         *     Refusals: those of addItems.
         */
        post: operations["createCartWithItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/coupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Apply a promo code
         * @description Refusals: PRM130, PRM160 (422, invalid), PRM135, PRM140, PRM150, PRM155, PRM175 (422), GWP403 (422, a gift that
         *     comes without a code), PRM416 (409, applied already), BSK404 (404), API429 (429, too many codes that do not exist, with
         *     retryAfter).
         */
        put: operations["applyCoupon"];
        post?: never;
        /**
         * Remove a promo code
         * @description Refusals: PRM130 (404, the code is not in the cart), BSK404 (404).
         */
        delete: operations["removeCoupon"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/deviceFingerPrint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the device fingerprint
         * @description Kept with the cart and given to the payment provider with the payment, for its fraud check. The cart's version stays.
         *     A shopper never waits for it.
         */
        post: operations["sendDeviceFingerprint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/giftcard/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the balance of a gift card
         * @description GFC700 means an unknown number or a wrong PIN.
         *     Refusals: GFC400, GFC700, GFC799, GFC800, GFC812 (422), AUT403 (403, bot defence), API429 (429, with retryAfter).
         */
        post: operations["getGiftCardBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add items
         * @description All items go to the same cart. A second add of the same upc with the same store, recipe and gift option grows
         *     the item that is there.
         *     Refusals: BSK404 (404), INV700, INV701, INV702, INV405, INV407, INV409 and PRC400 (409, the item cannot be
         *     bought), INV408 (409, the most is in the cart; additionalInfo.maxAllowedQty), GWP403 (409), ORD404 (404),
         *     GFO404, GFO405 and GFS800 (409, gift option), ORD518 (409, only stores sell it, and no store is given).
         */
        post: operations["addItems"];
        /**
         * Remove an item
         * @description Refusals: BSK404 (404), ORD404 (404, no such item).
         */
        delete: operations["removeItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/paymentApproval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a pay-later provider or a wallet decided
         * @description What became of a shopper who was sent to the pay-later provider or to PayPal, by what they came back with. It changes
         *     nothing: an approval is spent by placeOrder, once, for the cart and the amount that it was given for. Refusals:
         *     PYT404 (404, nothing that counts any more, or another shopper's), API503 (503, the provider
         *     cannot say).
         */
        get: operations["getPaymentApproval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/paymentEvents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an event of the payment provider
         * @description An operation of ours, for the payment provider alone: its signature is the right to call it. The shop takes an
         *     event once, however often it is sent, and answers 204 for one that it knows or has no order for: the provider
         *     repeats an event until then. What each event does is in src/commerce/payments/README.md.
         *     Refusals: AUT404 (403, the provider did not sign it), API409 (409, money went back while the order is being placed:
         *     send it again).
         */
        post: operations["receivePaymentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/paymentSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a payment session
         * @description CREDIT_CARD: what the browser needs to show the provider's hosted fields; card data goes from their iframe to
         *     the provider and comes back as a `cardToken`, so no card number ever reaches the shop. DW_APPLE_PAY: the
         *     merchant session, which the wallet reads and the shop does not. CREDIT_CARD with paymentMethod pay_later or paypal: the form that takes the shopper to the
         *     pay-later provider or to PayPal, for what `basketId` has left to pay; the provider sends them back to the
         *     checkout with `approval` in the address. Nothing is charged, reserved or changed by it. Refusals: PAY400 (409, the provider refused; also a
         *     method that was not approved and has no form), GEN500 (503, the provider does not answer, or refuses the
         *     shop's key), BSK404 (404), API429 (429, too many sessions, with retryAfter).
         */
        get: operations["getPaymentSession"];
        /**
         * Tell PayPal what the cart costs now
         * @description For an order at PayPal that the shopper has not agreed to yet: while its window is open they choose an address and a delivery,
         *     which change the cart. The service sets amount and deliveries of the order to those of the cart; the request has no prices.
         *     Nothing is charged or reserved. Refusals: PYT404 (404, no such order of this cart, or one that was agreed to), PAY400 (409, the
         *     total is above what the order may cost, or nothing is left to pay), GEN500 (503, the provider does not answer), BSK404 (404),
         *     API429 (429, with retryAfter).
         */
        put: operations["updatePaymentSession"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/payPalScript": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where PayPal's script is loaded from
         * @description The address of PayPal's script for this locale and currency, with the shop's public id. A browser asks once the place of the button is
         *     seen. Without an address the shop has none: PayPal is paid on its own page.
         */
        get: operations["getPayPalScript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/reserveWithItem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reserve items in a store
         * @description Puts the items into the cart (a new one without cartId) for pickup at the store. The store's stock is taken when
         *     the order is placed. Refusals: those of addItems, ORD516 (409), STR404 (404).
         */
        post: operations["reserveWithItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/shippingMethod": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a shipping method
         * @description A method of kind pickup or sts sends everything that goes to the home to `storeId`; a method of kind home brings
         *     everything home that was to be collected, where nothing goes home yet.
         *     Refusals: SHP404 (409, not applicable now), SHP500 (409), ORD516, ORD517, ORD518 (409), BSK404 (404).
         */
        post: operations["setShippingMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v2/cart/{basketId}/saveForLater": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an item to the saved list
         * @description Takes the item out of the cart and puts it on the list, in one step; `saveForLater` of the answer is the list
         *     afterwards.
         *     Refusals: BSK404 (404), ORD404 (404, no such item), AUT498 (403, an employee), AUT404 (403, the account
         *     was erased).
         */
        post: operations["saveItemForLater"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v2/cart/{basketId}/shippingAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the shipping address
         * @description One address per shipping group (`shippingId`). For PAYPAL_EXPRESS and APPLE_PAY_EXPRESS an address may be
         *     incomplete: the wallet tells only country, province, city and postal code before the shopper agrees. An address
         *     of APPLE_PAY_EXPRESS with a name or a street is that of the agreement, and must be whole. The
         *     answer has tax and shipping methods for it. COLLECTION names who collects what goes to a store: name, e-mail and
         *     phone are enough, and where parcels go stays as it is. COLLECTION with the `storeId` of a collection point sends
         *     parcels there, to be collected by who is named: the service knows its address, and the answer has it.
         *     Refusals: PYT406 (422, `field` names each), SHP410 (422, phone), CHK320, CHK380 (422), SHP500 (422, PO box),
         *     PAY401 (422, cannot ship there), ORD400 (422, e-mail), TAX309 (409), STR404 (404, no such collection point in this
         *     country), CCA401 (404, a saved address that is not in the address book any more), BSK404 (404).
         */
        post: operations["addShippingAddress"];
        /**
         * Remove the shipping address
         * @description The e-mail goes with the last address. Refusals: BSK404 (404).
         */
        delete: operations["removeShippingAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v2/checkout/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Place the order
         * @description One cart gives one order: a repeated call for a cart that was ordered answers that order, whatever its
         *     Idempotency-Key. An answer with status pending-authentication carries the flash PaymentNotAuthorized with an
         *     action; its result goes to patchOrder.
         *     DW_APPLE_PAY is never answered with pending-authentication: a wallet whose payment the bank still asks about is
         *     PAY400 (402).
         *     Refusals: ORD415 (409, expectedTotal is not the total, or `agreed` not what is left to pay; additionalInfo.expected), API409 (409, cartVersion is
         *     old), ORD430, INV406, ORD516, ORD517, ORD518 (409), PYT400 (422, the instruments do not cover the total),
         *     PAY400 (402, declined), PYT402 (402, fraud), PYT404 (404), FE309 (422, card expired), BIL400, BILL410, SHP410
         *     (422), TAX309, TAX310 (409), AUT403 (403, bot defence), BSK404 (404), AUT498 (403, inStoreSalesInfo of somebody
         *     who is no associate), STR404 (404, no such store, or nobody there with that number).
         */
        put: operations["placeOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v2/checkout/order/{orderNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an order
         * @description An operation of ours: shows the confirmation after a reload. A customer reads their own orders; anyone else
         *     needs `st`.
         *     Refusals: ORD409 (404, unknown order or wrong st).
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Finish the payment of an order
         * @description Takes the result of the authentication. The answer is the placed order, or the order with a further action (a
         *     challenge after a fingerprint). A repeated call for an order that is placed answers the order. Refusals:
         *     PAY400 (402, the authentication failed; the order is cancelled and its stock, points and gift cards go back),
         *     ORD409 (404), API409 (409, the order is not waiting).
         */
        patch: operations["patchOrder"];
        trace?: never;
    };
    "/cart/v2/saveForLater": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the saved list
         * @description With itemId: changes that item (quantity, product). Without: puts a product on the list; a list is made when
         *     there is none.
         *     Refusals: ORD404 (404, no such product or item), AUT498 (403, another customer's list, or an employee: they
         *     have none), AUT404 (403, the account was erased).
         */
        put: operations["updateSavedForLater"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v2/saveForLater/{saveForlaterId}/items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a saved item
         * @description Refusals: ORD404 (404, no such list or item).
         */
        delete: operations["removeSavedItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/auth/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for what a passkey signs
         * @description Answers the options of `navigator.credentials.get` with a challenge that signInWithPasskey takes once, within 5 minutes.
         *     They name no credential: the browser offers the passkeys that it has of this shop, so that nobody is asked for.
         *
         *     Refusals: API429 (429, too many challenges for one client, with retryAfter).
         */
        post: operations["getPasskeyChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/auth/passkey/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a passkey
         * @description Answers a code for the signature of a passkey over a challenge of getPasskeyChallenge, which createToken exchanges
         *     as that of signIn. The signature's counter has to be higher than the last one, unless the passkey counts nothing.
         *
         *     Refusals: AUT404 (401, the passkey is unknown or removed, the challenge is unknown, used or older than 5 minutes, or the
         *     signature, its origin or its counter is wrong: which of them is never told), AUT441 (423, the account was locked by us),
         *     API429 (429, too many wrong tries from one client, with retryAfter), AUT500 (500, it failed on our side).
         */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/auth/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a password
         * @description Answers a code for the right password, which createToken exchanges within a minute for a session, once, with the
         *     verifier of `codeChallenge` (RFC 7636, S256). Whether an address is a customer's is never told.
         *
         *     Refusals: AUT401 (401, the email or the password is wrong), AUT426 (401, the same with one try left), AUT423 (423,
         *     five wrong passwords: locked for 15 minutes for the client that tried, with retryAfter), AUT441 (423, the account was
         *     locked by us), AUT403 (403, bot defence), API429 (429, too many wrong tries from one client, with retryAfter),
         *     AUT500 (500, it failed on our side).
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an account
         * @description Makes the account of a customer. Nobody is signed in by it: the storefront signs in with the same email and password. Which
         *     fields are needed depends on `enrollment` and on the locale. Whoever types the email or the phone of an account is told so
         *     (core 8): the tries of a client are limited. The role of the account is always that of a customer; with `loyaltyTerms` it is
         *     a member of the loyalty programme with no points.
         *
         *     Refusals: AUT439 (409, an account has this email), AUT442 (409, an account has this phone), AUT453 (400, the email is none),
         *     FE872 (422, a password shorter than 8 characters), PRO410 (422, too young), PRO411 (422, no date of birth), API422 (422, a
         *     field that is missing or not right, named in errorDetails), AUT403 (403, bot defence), API429 (429, too many accounts or
         *     tries from one client, with retryAfter).
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/confirmforgotpassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the code of an email
         * @description Sets the password, ends every session of the customer, opens an account that was locked, and tells the customer by
         *     email. Nobody is signed in by it. A password that is refused leaves the code as it was.
         *
         *     Refusals: AUT402 (410, the code is unknown, used or older than an hour), FE340 (422, the two passwords differ), FE872
         *     (422, shorter than 8 characters), API422 (422, no upper-case letter, lower-case letter or digit), AUT452 (422, the
         *     password is the one before), API429 (429, too many unknown codes from one client, with retryAfter).
         */
        post: operations["confirmForgottenPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the profile of a customer
         * @description Who they are, and what they are granted for a year (core 3, Consumer profile). `currentSpend` is of this calendar year (UTC): what their orders come to, without the
         *     cancelled ones; for an athlete what orders used of the credit. With the year it begins again.
         *     Refusals: AUT404 (403, a guest has no profile), PRO404 (404, the account is gone).
         */
        get: operations["getConsumer"];
        /**
         * Change the profile of a customer
         * @description Changes what is named and leaves the rest (core 5: sent only with at least one value). An empty phone, postal code or shoe size
         *     deletes it. Email, role, points and discounts cannot be changed here.
         *
         *     Refusals: AUT404 (403, a guest has no profile), PRO404 (404, the account is gone), PRO410 (422, too young), AUT444 (409, another
         *     account has this phone), API422 (422, a value that is not right), API429 (429, too many phones of other accounts), PRO412 (500, it
         *     failed on our side).
         */
        put: operations["updateConsumer"];
        /**
         * Fill in what is missing in a profile
         * @description As updateConsumer, for a form that is shown to somebody with an account: what the profile has already stays as it is
         *     (catalogue 6).
         *
         *     Refusals: those of updateConsumer, with PRO418 (500, it failed on our side) for PRO412.
         */
        post: operations["completeConsumer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the address book
         * @description The main address of each kind first; the rest as they were saved, the latest first. A guest has none (canSave).
         */
        get: operations["getAddresses"];
        put?: never;
        /**
         * Put an address into the address book
         * @description The first of its kind is the main one by itself; one that is sent as main takes that from the other (core 4).
         *     Refusals: CCA400 (409, it is there already), AUT404 (403, a guest), PYT406 (422, `field` names each), SHP410 and
         *     BILL410 (422, phone), CHK380 (422), PAY401 (422, a country that nothing goes to).
         */
        post: operations["saveAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/address/{addressId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a saved address
         * @description The address as it is from now on; its kind stays. Refusals: CCA401 (404, no such address, or somebody else's), and
         *     those of saveAddress.
         */
        put: operations["updateAddress"];
        post?: never;
        /**
         * Take an address out of the address book
         * @description Where it was the main one, the latest of its kind takes its place. Refusals: CCA401 (404, no such address, or
         *     somebody else's), PRO414 (409, the last billing address of a customer with saved cards), AUT404 (403, a guest).
         */
        delete: operations["removeAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/agent/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show an associate's password
         * @description The way in for who sells in a store (core 6, In-store associate): as signIn, with the same limits, for the accounts
         *     of associates only. Another customer gets the same refusal as for a wrong password.
         *
         *     Refusals: AUT401 (401, the address or the password is wrong, or the account is no associate's), AUT426 (401, the
         *     same with one try left), AUT423 (423, five wrong passwords: locked for 15 minutes), AUT441 (423, the account was
         *     locked by us), AUT403 (403, bot defence), AUT500 (500, it failed on our side).
         */
        post: operations["signInAssociate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/agent/sale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Begin to sell in a store
         * @description An operation of ours. From now on, until this session ends, its carts have a customer's prices: an associate's own discount is
         *     not for whom they serve (core 6, In-store associate). Said again, also of another store, it stays so. An order says for itself
         *     who sold it where (placeOrder, `inStoreSalesInfo`); one that does begins this, too.
         *
         *     Refusals: AUT498 (403, not an associate), STR404 (404, the store is not there, or nobody of this number sells in it).
         */
        put: operations["beginSale"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/auth/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session
         * @description Ends the session that the refresh token belongs to; every access token of it stops working. A session that has
         *     ended already is ended again without an error. The caller then asks for a guest token.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/CancelOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order
         * @description Stock, gift cards and uses of promotions go back at once; the money is given back by the payment provider, asked
         *     for until it has done so. A cancelled order is cancelled again without an error.
         *     Refusals: ORD409 (404), API409 (409, it is being packed, or holds something that was sent already).
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/changepassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the password of a customer who is signed in
         * @description Ends every other session of the customer, and tells them by email. The session of the call stays.
         *
         *     Refusals: AUT404 (403, a guest has no password), AUT450 (422, the current password is wrong), AUT451 (422, the new one
         *     is the current one), FE340 (422, the two new ones differ), FE872 (422, shorter than 8 characters), API422 (422, no
         *     upper-case letter, lower-case letter or digit), API429 (429, too many wrong passwords, with retryAfter), PRO415
         *     (500, it failed on our side).
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download everything that is stored of a customer
         * @description One JSON file: each table with the customer's rows. It has no password, no token and no card number. The password is
         *     needed again, because the file says more than any page.
         *
         *     Refusals: AUT404 (403, a guest), AUT450 (422, the password is wrong), API429 (429, too many wrong passwords, or the
         *     sixth download of a day, with retryAfter).
         */
        post: operations["downloadConsumerData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/employee/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept the terms of the associate discount
         * @description An operation of ours. From now on createToken says `isEmployeeDiscountTCAccepted`, and the discount counts in the customer's carts;
         *     accepted twice is accepted once.
         *     Refusals: AUT404 (403, not an employee).
         */
        put: operations["acceptEmployeeTerms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase the account of a customer
         * @description Deletes the account with all that belongs to it and ends every session. Orders stay as the law demands, without the
         *     data of their buyer. An email says so. It cannot be undone.
         *
         *     Refusals: AUT404 (403, a guest), AUT450 (422, the password is wrong), API409 (409, an order is on its way or a refund
         *     is due), API429 (429, too many wrong passwords, with retryAfter).
         */
        post: operations["eraseConsumer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/event-registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join an event
         * @description Saves that a customer comes to an event that an editor announced (catalogue 3 and 7). A customer has one registration for each event: the
         *     same call again changes nothing, and another choice of days replaces the last.
         *
         *     Refusals: AUT404 (403, a guest, or the account was erased), API404 (404, no such event), API422 (400, terms that are not accepted or a companion's name that is not
         *     one; 422, days that are not the event's, a companion where none may come, or an email that is not the account's).
         */
        post: operations["registerForEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether an email has an account
         * @description Decides whether the sign-in flow asks for a password or offers a new account (core 2 and 7). A shop with ACCOUNT_LOOKUP=false
         *     answers `undisclosed` to everybody, and the flow offers both.
         *
         *     Refusals: AUT453 (400, the email is none), API429 (429, too many emails from this client, with retryAfter).
         */
        get: operations["lookUpConsumer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/loyalty/promo/welcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a new member gets on joining
         * @description The points that the caller would get by joining the programme now. Each customer gets them once: 0 for a member, and for whoever was a
         *     member before. 0 also where the shop gives none.
         */
        get: operations["getWelcomeOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/loyalty/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join the loyalty programme
         * @description Makes the customer a member, or confirms the membership that a sign-up began. A member stays what they are, whoever referred them.
         *     Whether a referral code is known is told to nobody.
         *
         *     Refusals: REW401 (401, a guest).
         */
        post: operations["joinLoyalty"];
        /**
         * Leave the loyalty programme
         * @description Ends the membership. The points are lost, by an entry of their own; what is owed after a return stays. Whoever joins again gets another number
         *     and no welcome; what earlier orders earned or spent counts no more. Leaving twice changes nothing.
         *
         *     Refusals: REW401 (401, a guest).
         */
        delete: operations["leaveLoyalty"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/loyalty/vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a member's points, why they came and went, and what they are worth
         * @description The balance is the sum of a ledger that is only added to; the latest hundred entries are answered, newest first. A balance below zero
         *     is answered as 0. Vouchers are those of the locale's currency.
         *
         *     Refusals: REW401 (401, a guest), REW130 (403, a customer who is not a member).
         */
        get: operations["getLoyalty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose how the shop tells about orders
         * @description Emails about an order are always sent: they are its receipt. A text message when a parcel leaves goes to the phone of the delivery.
         *
         *     Refusals: AUT404 (403, a guest), API404 (404, the shop sends no SMS).
         */
        put: operations["setNotification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the passkeys of a customer
         * @description The latest first. Refusals: AUT404 (403, a guest).
         */
        get: operations["getPasskeys"];
        put?: never;
        /**
         * Add a passkey
         * @description Adds the passkey that a browser has made with the options of preparePasskey, and tells the customer by email.
         *
         *     Refusals: AUT404 (403, a guest), API422 (422, the challenge is unknown, used, another customer's or older than 5 minutes,
         *     or the answer is not of this shop), API409 (409, the passkey is added already, or 20 are).
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/passkeys/{passkeyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description Nobody signs in with it any more; the customer is told by email. One that is removed already, or is nobody's, is
         *     removed again without an error; one of somebody else stays. Refusals: AUT404 (403, a guest).
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for what a new passkey is made with
         * @description Answers the options of `navigator.credentials.create` with a challenge that addPasskey takes once, within 5 minutes,
         *     from the same customer. The password is needed again, because whoever adds a passkey can sign in ever after.
         *
         *     Refusals: AUT404 (403, a guest), AUT450 (422, the password is wrong), API409 (409, 20 passkeys are added), API429 (429,
         *     too many wrong passwords, or too many for one account, with retryAfter).
         */
        post: operations["preparePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/payment_instruments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the saved cards, gift cards, or the reward codes or cards of a customer
         * @description The default card first, then the latest. A guest has none, and none is saved for them (canSave). Which card pays
         *     is said to placeOrder by its paymentInstrumentId, which gift card to addPaymentInstrument, with its PIN.
         */
        get: operations["getSavedCards"];
        put?: never;
        /**
         * Save a card or a gift card without an order
         * @description The payment provider keeps the card, the shop its name; the first one is the default. A repeated call with the same cardToken is the same card, saved once.
         *     A gift card is saved with card.c_gcCardNumber and card.c_gcPin; the PIN is checked and not stored.
         *     Refusals: PYT300 (409, the card is in the account already), AUT404 (403, a guest), AUT403 (403, bot defence), FE309 (422, its
         *     last month is over), PYT404 (404, there is no cardToken, or it is used up), PAY400 (402, the provider does not keep it); for a
         *     gift card GFC400, GFC700, GFC799, GFC800, GFC812 (422), API429 (429, too many wrong cards, with retryAfter).
         */
        post: operations["saveCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/payment_instruments/{paymentInstrumentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Forget a saved card or gift card
         * @description Where it was the default card, the latest of the others takes its place.
         *     Refusals: PYT404 (404, no such card, or somebody else's).
         */
        delete: operations["removeSavedCard"];
        options?: never;
        head?: never;
        /**
         * Make a saved card or gift card the default one
         * @description The previous default card of its kind stays in the account. Refusals: PYT404 (404, no such card, or somebody else's), FE309
         *     (422, its last month, or the last day of a gift card, is over).
         */
        patch: operations["updateSavedCard"];
        trace?: never;
    };
    "/consumers-v3/consumer/purchase/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an order, where it is and what can be done with it
         * @description For its owner, or for whoever has `st`: nobody else learns whether there is such an order.
         *     Refusals: AUT432 (401, neither a session nor st), ORD409 (404, unknown order, somebody else's, or a wrong st).
         */
        get: operations["getPurchase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/purchase/invoice/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download the invoice of an order
         * @description Refusals: ORD409 (404), API409 (409, the order is not paid).
         */
        post: operations["downloadInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/purchasehistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the orders of a customer
         * @description The newest first. Refusals: AUT404 (403, a guest has no history: an order is looked up with TrackOrder).
         */
        post: operations["getPurchaseHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/resendGiftCardEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the email of a gift card again
         * @description To the person that it was bought for, and nobody else; three times an hour at most.
         *     Refusals: ORD409 (404), GFO404 (409, the item is no gift card), API429 (429, with retryAfter).
         */
        post: operations["resendGiftCardEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/resetpassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link that resets a password
         * @description Sends an email with a link to the owner of the account. The answer is the same, and takes as long, whether there is
         *     an account with this email or not. The code in the link works once, for an hour, in confirmForgottenPassword.
         *
         *     Refusals: AUT453 (400, the email is none), AUT403 (403, bot defence), API429 (429, too many links for this email from
         *     this client, or for too many emails, with retryAfter).
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/retrieveUserData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read what a guest told with an order, for their sign-up
         * @description Fills in the sign-up of a guest who follows the link of an order's confirmation (core 7; decision 072). `consumerId` is signed: it
         *     cannot be guessed, and is no id of an account, whose data nobody gets here. Which of the two is wrong is told to nobody.
         *
         *     Refusals: AUT453 (400, the email is none), PRO404 (404, the id is unknown, its order has another email, belongs to a customer by now, or is
         *     not kept any more).
         */
        post: operations["retrieveUserData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/return/{orderId}/returnLabel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send something back
         * @description Notes the return and answers its label. The same items within ten minutes are the same return: an answer was lost.
         *     Refusals: ORD409 (404), RTN500 (409, not delivered, too late, or more than was bought).
         */
        post: operations["createReturnLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the devices on which a customer is signed in
         * @description The session of the call first, then the latest, 100 in all. Refusals: AUT404 (403, a guest).
         */
        get: operations["getSessions"];
        put?: never;
        post?: never;
        /**
         * Sign a customer out on every other device
         * @description Only the session of the call stays. Refusals: AUT404 (403, a guest).
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign a customer out on another device
         * @description A session that has ended already, or is nobody's, is ended again without an error; one of somebody else stays.
         *     Refusals: AUT404 (403, a guest, or the session of the call, which signOut ends).
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the subscriptions of a customer
         * @description Those of the account, and those of its email address (catalogue 3). Refusals: AUT404 (403, a guest).
         */
        get: operations["getSubscriptions"];
        /**
         * Confirm a subscription
         * @description With the code of a link (email; works once, for 48 hours; needs no session), or with the six digits of an SMS (for 10 minutes; the
         *     session of the customer who asked).
         *
         *     Refusals: AUT402 (400, the code is unknown, used or expired), AUT404 (403, a guest gives the code of an SMS), API429 (429, too many
         *     tries, with retryAfter).
         */
        put: operations["confirmSubscription"];
        /**
         * Ask for news by email or SMS
         * @description Saves the consent and sends a link by email or a code by SMS; nothing else is sent until it is confirmed by `PUT`. Needs no session
         *     for an email address; a phone needs the session of a customer. The answer is the same whether the recipient has subscribed before.
         *
         *     Refusals: AUT453 (400, no email address), API422 (422, no phone number), AUT404 (403, a guest gives a phone, or the account was
         *     erased), API429 (429, too many requests, with retryAfter), API404 (404, the shop sends no SMS).
         */
        post: operations["requestSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/subscription/{subscriptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a subscription
         * @description The id is a secret of its recipient: it is in their emails (List-Unsubscribe) and in the list of their account. Answers the same for
         *     an id that there is not.
         */
        delete: operations["endSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/TrackOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find an order by its number and email
         * @description For guests. Whether a number exists is not told to who does not know its email: both are OHS4004. After five wrong
         *     tries a number is closed for fifteen minutes to the client that tried; after ten a day, by whomever, a client passes
         *     the bot check first. The answer's `st` opens what the order's page offers; it neither pays for the order nor makes it
         *     somebody's own.
         *     Refusals: ORD400 (422, the email is none), OHS4004 (404), AUT403 (403, bot defence), API429 (429, with retryAfter).
         */
        post: operations["trackOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/warranty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a warranty case
         * @description Opens a support case about an item that has arrived: the shop gets the message, and the email of the order its number.
         *
         *     Refusals: ORD409 (404, no such order of the caller), ORD404 (404, no such item in it, or nothing that can break), API409 (409, the
         *     order has not arrived), ATTR300 (422, nothing in the message), API429 (429, too many messages, with retryAfter).
         */
        post: operations["createWarrantyCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/contactus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the shop
         * @description Sends the message to the shop by email, and its number to the email address in it. Needs no session.
         *
         *     Refusals: ATTR100 (422, no request type, or no such subject), ATTR200 (422, no organization), ATTR300 (422, no payload, or
         *     nothing in a field that is needed), AUT453 (400, no email address), API429 (429, too many messages, with retryAfter).
         */
        post: operations["sendContactRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/contactus/categorySubject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a shopper can write about
         * @description The same for everybody.
         */
        get: operations["getContactSubjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/utilities/botDefence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Learn how a page shows that a person uses it
         * @description An operation of ours. Where the script of the bot defence is, which gives a token (`recaptcha_response`) for each of
         *     the actions login, register, placeOrder, saveCard, giftCard and trackOrder. An empty object: nobody asks for tokens.
         */
        get: operations["getBotDefence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/utilities/countryList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the countries with their dial codes and phone masks */
        get: operations["getCountryList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/utilities/i18n/{countryCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the rules of an address form
         * @description Rules of a country for one form (catalogue 3 and 5); they override the form's defaults.
         */
        get: operations["getAddressRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/utilities/stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the stores */
        get: operations["getStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/utilities/stores/{storeId}/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who sells in a store
         * @description For associates only (core 6), and no more of each than what a till shows.
         *     Refusals: AUT498 (403, not an associate's session), STR404 (404, no such store).
         */
        get: operations["getStoreEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fapi/api/validate-response/{contract}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check an answer against the contract
         * @description For whoever builds another service of this contract: says whether an answer of an operation is one that the contract allows. Only where the examples are answered (docs/modes.md). Refusals: API404 (404, no such operation, or a shop with real customers).
         */
        post: operations["validateResponse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fapi/components/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the collections and the buying guides that editors composed */
        get: operations["getCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fapi/components/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is compared of up to four products
         * @description Unknown products count as none.
         */
        get: operations["compareProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fapi/components/foot-sizes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read which foot fits each shoe size */
        get: operations["getFootSizes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fapi/components/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a search shows beside its products
         * @description Without words, ways into the shop. With words, the stories and the stores that they name, and for a search that finds no product also what helps on.
         */
        get: operations["getSearchHub"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fapi/components/size-chart/{productType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the size chart of a kind of product
         * @description Refusals: API404 (404, no such chart).
         */
        get: operations["getSizeChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fapi/components/social-gallery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read pictures that shoppers published
         * @description The newest pictures of the shop at its social gallery, or of streams or categories of it; with a product only those that show it. Empty where the shop has no gallery. Refusals: API503 (503, the gallery does not answer).
         */
        get: operations["getSocialGallery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fapi/components/social-gallery/{pictureId}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a picture that a shopper published
         * @description Tells the gallery that a picture should not be shown, and why. Nothing says who reports it. The picture stays until the gallery has decided. Refusals: API404 (404, no such picture, or a shop without a gallery), API429 (429, too many), API503 (503, the gallery does not answer).
         */
        post: operations["reportSocialPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fapi/components/utility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the links to help and service */
        get: operations["getUtility"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fapi/pages/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a page of the shop as a visitor is shown it
         * @description The published page with its header and breadcrumbs, for one locale. Refusals: API404 (404, no such page).
         */
        get: operations["getShopPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fapi/pages/location-selector": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the countries and languages of the shop */
        get: operations["getLocationSelector"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fapi/performance/ingest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add what a page noted about itself
         * @description Counts a batch of events (docs/telemetry.md), each of which the shopper's consent allows. Nothing says who, and nothing is kept but counts. A call of an operation that the shop does not have (API422) refuses the whole batch.
         */
        post: operations["ingestTelemetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fapi/server/time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the server's clock
         * @description For opt-in dates and the age check; a caller that cannot reach it takes the epoch (catalogue 7).
         */
        get: operations["getServerTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funnel/v1/charts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how often each chart was begun and left
         * @description API404 where the shop keeps its counts to itself.
         */
        get: operations["getFunnels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funnel/v1/charts/{chart}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the counts of one chart
         * @description API404 where there is no such chart, or where the shop keeps its counts to itself.
         */
        get: operations["getFunnel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funnel/v1/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add what happened in a page
         * @description Adds a batch to today's counts (UTC): all of it or, when it names a chart, a state or a transition that the shop does not have (API422), nothing.
         */
        post: operations["addCounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Ask for an e-mail when a size is back in stock
         * @description One e-mail, once the size can be bought again; the same request again changes nothing until then. Nobody learns
         *     whether an address has asked before. Refusals: API404 (404, the shop offers no alerts), PLP400 (404, no such size, or its product offers no such alert),
         *     API429 (429, more than 20 open requests of an address, or too many for one address or from one client).
         */
        put: operations["requestNotification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/notifications/{notificationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Stop all alerts of an address
         * @description Deletes all requests of the e-mail address that made this one. Its id is in the link of every alert and nowhere
         *     else. An unknown id changes nothing and is answered the same.
         */
        delete: operations["stopNotifications"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/products/{productId}/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say whether some variants of a product can be bought now, in these quantities
         * @description Changes and reserves nothing. A variant that does not exist, is not on sale yet or was withdrawn is not available.
         *
         *     Refusals: PLP400 (404, no such product).
         */
        post: operations["checkAvailability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/products/{productId}/review/{answerId}/questions/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say whether an answer was helpful
         * @description One vote is counted for each guest session or customer, as for reviews.
         *
         *     Refusals: PLP400 (404, no such product), API404 (404, no such answer is shown), API429 (429, too many).
         */
        post: operations["voteAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/products/{productId}/review/{reviewId}/flag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a review to the shop
         * @description The review stays until an operator has read the report. A second report of the same session changes nothing.
         *
         *     Refusals: PLP400 (404, no such product), API404 (404, no such review is shown), API429 (429, too many).
         */
        post: operations["flagReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/products/{productId}/review/{reviewId}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say whether a review was helpful
         * @description One vote is counted for each guest session, or for each customer on whatever device; another one replaces it.
         *
         *     Refusals: PLP400 (404, no such product), API404 (404, no such review is shown), API429 (429, too many).
         */
        post: operations["voteReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/products/{productId}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the reviews of a product
         * @description Those of all colors of its style. `rating`, `distribution`, `fits` and `sizes` count all of them, whatever is filtered.
         */
        get: operations["getReviews"];
        put?: never;
        /**
         * Write the own review of a product, or write it anew
         * @description A customer has one review of a style, whatever its color: another one takes the place of the last. It is shown when the shop has
         *     approved it; until then only its author reads it (getOwnReview). A review with HTML is shown as the text that it is.
         *
         *     `pictures` names pictures that its author has added (addReviewPicture), in the order in which they are shown. Those that it does not
         *     name are deleted, also those of the review before.
         *
         *     With `sharesPictures` they are published in the shop's social gallery, too, while the review is shown (docs/decisions/071).
         *
         *     Refusals: AUT404 (403, a guest), PLP400 (404, no such product), REV410 (422, title or text is too long), API422 (400, a field is
         *     missing or wrong, a picture is not there, or pictures are shared of a review without any or in a shop without a gallery), API429
         *     (429, more than ten in an hour).
         */
        post: operations["writeReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/products/{productId}/reviews/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the own review of a product, and whether it is shown
         * @description Refusals: AUT404 (403, a guest), PLP400 (404, no such product).
         */
        get: operations["getOwnReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/products/{productId}/reviews/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a picture to the review that is being written
         * @description The service reads the picture and encodes it anew, without place, date and everything else that the file says beside it. It waits
         *     for its review (writeReview), is deleted after a day without one, and is shown with it. At most four wait: the oldest go that `kept` does not
         *     name.
         *
         *     Refusals: AUT404 (403, a guest), PLP400 (404, no such product), API422 (400, not a still picture as JPEG, PNG or WebP, or more than
         *     2048 pixels wide or high), API429 (429, more than forty in an hour), API503 (503, too many pictures wait).
         */
        post: operations["addReviewPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/products/{productId}/reviews/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the questions about a product and their answers
         * @description Those of all colors of its style, the latest first.
         */
        get: operations["getQuestions"];
        put?: never;
        /**
         * Ask a question about a product
         * @description It is shown when the shop has answered or approved it. A question with HTML is shown as the text that it is.
         *
         *     Refusals: AUT404 (403, a guest), PLP400 (404, no such product), REV410 (422, the text is too long), API422 (400, a field is
         *     missing or wrong), API429 (429, more than ten in an hour).
         */
        post: operations["askQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/products/{productId}/reviews/votes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the own votes on the reviews of a product and the answers about it
         * @description Those of the customer, or of the guest's session.
         *
         *     Refusals: PLP400 (404, no such product).
         */
        get: operations["getOwnVotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/review/{reviewId}/translate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Translate a review, or a question with its answers
         * @description Only what is shown. The translation is text as the original is, and nothing of it is kept beyond the process. Pages of reviews and
         *     questions say whether the shop can translate (canTranslate).
         *
         *     Refusals: API404 (404, nothing with this id is shown, or the shop cannot translate), API429 (429, more than sixty in an hour),
         *     API503 (503, the translator does not answer).
         */
        post: operations["translateReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/reviews/pictures/{pictureId}/{rendition}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a picture of a review
         * @description Of a review that is shown.
         *
         *     Refusals: API404 (404, no such picture is shown).
         */
        get: operations["getReviewPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/widgetRecommendations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recommend products that can be bought now
         * @description A style is listed once. `related` is what goes with the products named, and none of their own styles; of several products one after the
         *     other. Unknown and withdrawn products count as none.
         *
         *     Refusals: API422 (400, a source without its products or its category), PLP400 (404, no such category).
         */
        get: operations["getRecommendations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v2/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the products of a category, filtered, sorted and paged
         * @description Without a category it lists the whole catalogue; the category tree is getCategories.
         */
        get: operations["getCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v2/catalog/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the category tree
         * @description A flat list in display order, every parent before its children.
         */
        get: operations["getCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v2/products/{productId}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a product with its attributes, variants and details */
        get: operations["getProductDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v2/products/{productId}/inventory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the stock of every variant of a product */
        get: operations["getProductInventory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v2/products/{productId}/productSets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the sets that a product belongs to
         * @description In any of its colors. Refusals: PLP400 (404, no such product).
         */
        get: operations["getProductSets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v2/products/{productSetId}/productSet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a set with its products, to choose from
         * @description The set is bought by one addItems with an item of each product, which adds all of them or none. A product that is withdrawn is absent.
         *
         *     Refusals: PLP400 (404, no such set).
         */
        get: operations["getProductSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v2/search/autoSuggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suggest terms, categories, products and pages of help while typing */
        get: operations["autoSuggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v2/search/productSearch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search products by words, filtered, sorted and paged */
        get: operations["searchProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/v1/{storeId}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read everything about a store
         * @description An operation of ours, for the page of a store. A store is read in every locale, also in those of other
         *     countries. Refusals: STR404 (404, no such store).
         */
        get: operations["getStore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/v1/{storeId}/inventory/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what a store has of a product */
        get: operations["getStoreInventory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/v1/collectionPoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find collection points near a place or a position
         * @description Shops that hold a parcel, the nearest first; only countries with a method of kind pudo have them.
         */
        post: operations["searchCollectionPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/v1/favourite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the shopper's favourite store
         * @description An operation of ours. A guest has none here; their browser remembers it.
         */
        get: operations["getFavouriteStore"];
        /**
         * Choose a favourite store
         * @description An operation of ours. Refusals: AUT404 (403, a guest), STR404 (404, no such store).
         */
        put: operations["setFavouriteStore"];
        post?: never;
        /**
         * Give the favourite store up
         * @description An operation of ours. Giving it up twice changes nothing. Refusals: AUT404 (403, a guest).
         */
        delete: operations["removeFavouriteStore"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find stores near a place or a position
         * @description Nearest first. With items, each store lists its stock of them, and whether they can be picked up
         *     there at once or be sent there. A place that nobody knows, or with no store near, finds none.
         *     With a store, it answers about this one only, also in the locales of other countries.
         */
        post: operations["searchStores"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token/v2/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start or renew a session
         * @description `grant` says which: `guest` (also an empty body), `refresh` (with the refresh token) or `registered` (the
         *     authorization code of signIn with the verifier of its challenge). For `registered`, the guest's cart,
         *     favourites and saved items are merged into the customer's; `basketId` is the merged cart. With `action:
         *     postLogin`, `orderNo` and `st` an order that a guest has placed becomes the customer's, once: where its email is
         *     theirs, or `refreshToken` is that of the guest who placed it. Any other order stays whose it is, which is not told.
         *
         *     Refusals: AUT409 (409, the code is being exchanged: try once more after 2 s), AUT404 (401, the code or the
         *     refresh token is unknown, used or expired), AUT403 (403, bot defence; a sign-in ignores it), AUT500 (500, it
         *     failed on our side).
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouse/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the orders that are under way
         * @description Operations of ours, for the warehouse alone: its key (`WAREHOUSE_KEY`) is the right to call them. The oldest order
         *     comes first. Only orders with something to pack are listed: the shop sends gift cards itself. An order that is
         *     reported as packed leaves the list with `status=placed`.
         *     Refusals: API404 (404, the shop has no key of a warehouse), AUT404 (403, another key or none).
         */
        get: operations["getWarehouseOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouse/v1/orders/{orderNo}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Report what became of an order
         * @description Steps that are new are added, in the order in which they happened; the last of them decides the status. Steps and
         *     a parcel that the shop has already change nothing, so a call may be repeated. An order of several deliveries is
         *     shipped with the first parcel, and delivered with the last. When a parcel leaves, or something is ready to be
         *     collected, the shop writes to the shopper.
         *     Refusals: API422 (400, a step that the order does not take, twice the same, a moment in the future or before the
         *     order, a parcel that was not shipped), ORD409 (404, no such order), API409 (409, a step earlier than one that
         *     is known, at another moment than before or out of turn, another parcel, or an order that is delivered, returned or
         *     cancelled), and those of getWarehouseOrders.
         */
        put: operations["reportProgress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouse/v1/orders/{orderNo}/returns/{returnId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Report that a return has arrived
         * @description The shop gives its money back (docs/decisions/104), once: a repeated call changes nothing.
         *     Refusals: API422 (400, a moment in the future or before the label was made), ORD409 (404, no such order), API404
         *     (404, no such return of it), API409 (409, it arrived at another moment), and those of getWarehouseOrders.
         */
        put: operations["reportReturn"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlists/v2/favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the favourites
         * @description The shopper's own, the newest first; an empty list for who has none yet. Who shows them gets the products from
         *     getCatalog (filter `productId`).
         *     Refusals: AUT498 (403, an employee: they have none), API404 (404, the shop has no favourites: core 6).
         */
        get: operations["getFavorites"];
        put?: never;
        /**
         * Add a product to the favourites
         * @description A product that is there already stays where it is: adding it again changes nothing.
         *     Refusals: AUT498 (403, an employee, or the list of somebody else), API404 (404, no such list, or the shop has no
         *     favourites), PLP400 (404, no such product), INV408 (409, the list is full: `maxAllowedQty`), AUT404 (403, the
         *     account was erased).
         */
        post: operations["addFavorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlists/v2/favorites/{favoriteId}/items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an item off the favourites
         * @description Refusals: AUT498 (403, an employee, or the list of somebody else), API404 (404, no such list, or the shop has no favourites), ORD404 (404, no such item), AUT404 (403, the account was erased).
         */
        delete: operations["removeFavorite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlists/v2/favorites/{favoriteId}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read favourites that somebody shares
         * @description For everybody who has the link: `favoriteId` is the id of the share, which nobody can guess, not that of the
         *     list. Refusals: API404 (404, there is no such share any more, or the shop has no favourites).
         */
        get: operations["getSharedFavorites"];
        put?: never;
        /**
         * Begin, change or end the sharing of the favourites
         * @description Each share that begins has a new id; one that ends is gone for everybody at once.
         *     Refusals: AUT498 (403, an employee, or the list of somebody else), API404 (404, no such list, or the shop has no
         *     favourites), AUT404 (403, the account was erased).
         */
        post: operations["shareFavorites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlists/v2/saveForLater": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the saved list
         * @description The shopper's own list, the newest item first; an empty one for who has saved nothing yet.
         *     Refusals: AUT498 (403, an employee: they have none).
         */
        get: operations["getSavedForLater"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A heading that opens. */
        AccordionItem: {
            /** @description Content that it opens. */
            html: components["schemas"]["ContentHtml"];
            /** @description Its anchor. */
            id: components["schemas"]["ContentSlug"];
            /** @description Heading. */
            title: string;
        };
        /**
         * @description Headings that open.
         * @example {
         *       "id": "example",
         *       "type": "accordions",
         *       "title": "Questions",
         *       "openFirst": true,
         *       "items": [
         *         {
         *           "id": "when",
         *           "title": "When does it come?",
         *           "html": "<p>In two to four days.</p>"
         *         },
         *         {
         *           "id": "back",
         *           "title": "And if it does not fit?",
         *           "html": "<p>Sixty days.</p>"
         *         }
         *       ]
         *     }
         */
        AccordionsBlock: {
            /** @description Whether several may stand open. */
            allowMultiple?: boolean;
            /** @description Space below it. */
            bottomMargins?: components["schemas"]["ContentSpacing"];
            /** @description Its id on the page. */
            id: components["schemas"]["ContentId"];
            /** @description The headings. */
            items: components["schemas"]["AccordionItem"][];
            /** @description Name for editors and tracking. */
            name?: string;
            /** @description True if the first one is open at first. */
            openFirst?: boolean;
            /** @description Line below it. */
            subtitle?: string;
            /** @description Title. */
            title?: string;
            /** @description Element of the title; h2 when absent. */
            titleHeadingTag?: components["schemas"]["ContentHeadingTag"];
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "accordions";
        };
        /** @description Billing contact. */
        AddBillingAddressRequest: {
            address: components["schemas"]["Address"];
        };
        /** @description A picture that waits for its review. */
        AddedPicture: {
            /** @description Pixels of the large rendition. */
            height: number;
            id: components["schemas"]["Uuid"];
            preview: components["schemas"]["PicturePreview"];
            /** @description Pixels of the large rendition. */
            width: number;
        };
        /** @description What to add (core 7). */
        AddFavoriteRequest: {
            /** @description The list; the shopper's own without it. */
            favoriteId?: components["schemas"]["ListId"];
            id: components["schemas"]["ProductId"];
            itemType?: components["schemas"]["FavoriteType"];
            /** @description 1 without it. */
            qty?: components["schemas"]["Quantity"];
        };
        /** @description Items to add; if one is refused, none is added. */
        AddItemsRequest: {
            /** @description The items. */
            items: components["schemas"]["ItemWithCartInput"][];
        };
        /** @description Data from a wallet. */
        AdditionalPaymentDetails: {
            /** @description The wallet's note on this payment. */
            paymentData?: components["schemas"]["PaymentToken"];
        };
        /** @description A payment instrument; the description of addPaymentInstrument lists the fields of each method. */
        AddPaymentInstrumentRequest: {
            additionalDetails?: components["schemas"]["AdditionalPaymentDetails"];
            /** @description Amount to pay; if absent, as much as possible. */
            amount?: components["schemas"]["MinorUnits"];
            c_gcCardNumber?: components["schemas"]["GiftCardNumber"];
            c_gcPin?: components["schemas"]["GiftCardPin"];
            /** @description A reward card. */
            c_rewardCardNumber?: string;
            /** @description A reward code. */
            c_rewardCode?: string;
            /** @description An instrument saved in the profile. */
            payment_instrument_id?: components["schemas"]["ItemId"];
            payment_method_id: components["schemas"]["PaymentMethodId"];
            /** @description Loyalty points to spend. */
            points?: number;
            recaptcha_response?: components["schemas"]["RecaptchaResponse"];
        };
        /** @description The discount and its reason. */
        AddPriceAdjustmentRequest: {
            agreement?: components["schemas"]["PriceAdjustmentAgreement"];
            /** @description The item, for level PRODUCT. */
            itemId?: components["schemas"]["ItemId"];
            level: components["schemas"]["PromotionLevel"];
            reasonCode: components["schemas"]["ReasonCode"];
            type: components["schemas"]["AdjustmentType"];
            value: components["schemas"]["AdjustmentValue"];
        };
        /**
         * @description An address (core 3, catalogue 3). Which fields are required, and how long they may be, depends on the locale and
         *     the form; the service says so (PYT406, SHP410, CHK320 ...), not this contract.
         */
        Address: {
            /** @description The saved address of the profile. */
            addressId?: string;
            /** @description Street and number. */
            addressLine1?: string;
            /** @description Flat, floor or suite. */
            addressLine2?: string;
            /** @description Anything further. */
            addressLine3?: string;
            /**
             * @description S for shipping and B for billing.
             * @enum {string}
             */
            approachType?: "S" | "B";
            /** @description Booking code at the collection point. */
            bookingCode?: string;
            /** @description City. */
            city?: string;
            country: components["schemas"]["Country"];
            countryCode?: components["schemas"]["Country"];
            email?: components["schemas"]["Email"];
            /** @description First name of the receiver. */
            firstName?: string;
            /** @description The address within the cart or the list. */
            id?: string;
            /** @description The shopper wants a paper invoice. */
            invoiceRequested?: boolean;
            /** @description Last name of the receiver. */
            lastName?: string;
            /** @description The main address of its type. */
            main?: boolean;
            /** @description Kind of collection point, when the address is one. */
            optionType?: string;
            phone?: components["schemas"]["Phone"];
            /** @description Dial code of the phone, digits only. */
            phoneCode?: string;
            /** @description Postal code. */
            postalCode?: string;
            /** @description Province or state, as the address rules of the locale list it. */
            province?: string;
            /**
             * @description Phone of the person who receives the parcel, if it is another than `phone`; kept with + and the dial code. Texts about
             *     the parcel go there.
             */
            recipientContactPhone?: components["schemas"]["Phone"];
            /** @description Region within the country. */
            region?: string;
            /**
             * @description The shipping group that goes to this address.
             * @enum {string}
             */
            shippingId?: "me" | "customs";
            /** @description Code of the state. */
            stateCode?: string;
            /** @description The collection point, when the address is one. */
            storeId?: components["schemas"]["StoreId"];
            /** @description Name of the collection point, when the address is one. */
            storeName?: string;
            subscriptions?: components["schemas"]["AddressSubscriptions"];
        };
        /** @description The addresses of a customer. */
        AddressBook: {
            /** @description Each with its addressId, its kind, and the email of the account. */
            addresses: components["schemas"]["Address"][];
            /** @description An address can be saved for this shopper; never for a guest. */
            canSave: boolean;
        };
        /**
         * @description A field of the address form, named as in Address.
         * @enum {string}
         */
        AddressFieldName: "firstName" | "lastName" | "email" | "phone" | "recipientContactPhone" | "country" | "addressLine1" | "addressLine2" | "addressLine3" | "postalCode" | "city" | "province";
        /** @description How one field is labelled, written and checked. */
        AddressFieldRule: {
            /** @description Autocomplete token without the section. */
            autocomplete: string;
            /**
             * @description Keyboard on a phone.
             * @enum {string}
             */
            inputMode: "text" | "numeric" | "tel" | "email";
            /** @description Message key of the label, such as address.zipCode. */
            labelKey: string;
            /** @description Format mask: X a digit, A a letter, * either, all else literal. */
            mask?: string;
            /** @description Most characters. */
            maxLength?: number;
            /** @description Fewest characters; equal to maxLength it means exactly. */
            minLength?: number;
            /** @description Which field. */
            name: components["schemas"]["AddressFieldName"];
            /** @description Regular expression (ECMAScript) that the whole value matches. */
            pattern?: string;
            /** @description Whether it must be filled. */
            required: boolean;
            /** @description Changes of the value before the check, in order. */
            transforms: ("trim" | "capitalize" | "uppercase" | "lowercase")[];
            /**
             * @description Room it takes in a row on larger screens.
             * @enum {string}
             */
            width: "full" | "half";
        };
        /**
         * @description Which address a form asks for.
         * @enum {string}
         */
        AddressFormKind: "shipping" | "billing" | "pickup";
        /** @description A province, state or county. */
        AddressProvince: {
            /** @description Its code within the country. */
            code: string;
            /** @description Name in the language of the locale. */
            name: string;
        };
        /** @description An address for the address book; approachType says which kind it is, S where it is absent. */
        AddressRequest: {
            address: components["schemas"]["Address"];
        };
        /** @description Rules of an address form for one country. */
        AddressRules: {
            /** @description Country of the address. */
            countryCode: components["schemas"]["Country"];
            /** @description The fields in display order; a field that is missing is not asked for. */
            fields: components["schemas"]["AddressFieldRule"][];
            /** @description Form they hold for. */
            form: components["schemas"]["AddressFormKind"];
            /** @description Language of the names. */
            locale: components["schemas"]["Locale"];
            /** @description The shop can tell by SMS when a parcel leaves or is ready to collect. Not of a billing form. */
            orderTexts?: boolean;
            /** @description A postal code of the country as a hint. */
            postalCodeExample: string;
            /** @description To choose from; empty when province is free text or not asked. */
            provinces: components["schemas"]["AddressProvince"][];
        };
        /** @description Consents of the shopper on the address form. */
        AddressSubscriptions: {
            /** @description The shopper wants the newsletter. */
            newsletterConsent?: boolean;
            /**
             * @description A text message tells when the parcel of this order leaves or is ready to collect, besides the email. Absent: the customer's profile decides
             *     (setNotification).
             */
            orderTexts?: boolean;
        };
        /** @description Result of the address service. */
        AddressValidation: {
            /** @description Better spellings, the likeliest first. */
            suggestions: components["schemas"]["Address"][];
            /** @description The address can be used as it is. */
            valid: boolean;
        };
        /** @description A picture. */
        AddReviewPictureRequest: {
            /** @description The file in base64; a JPEG, PNG or WebP without animation. */
            image: string;
            /** @description The pictures that the review has already. One that its author has taken out again goes before them. */
            kept?: components["schemas"]["Uuid"][];
        };
        /** @description Where the cart goes. */
        AddShippingAddressRequest: {
            /** @description One per shipping group; an address without shippingId is for the group me. */
            addresses: components["schemas"]["Address"][];
            /** @description Booking id at a collection point. */
            bid?: string;
            /**
             * @description Where the address comes from when no form gave it.
             * @enum {string}
             */
            context?: "PAYPAL_EXPRESS" | "APPLE_PAY_EXPRESS" | "COLLECTION";
            /** @description The shopper's phone, in international form. */
            phone?: components["schemas"]["Phone"];
            recaptcha_response?: components["schemas"]["RecaptchaResponse"];
        };
        /**
         * @description Unit of the value.
         * @enum {string}
         */
        AdjustmentType: "amount" | "percentage" | "fixed";
        /** @description Minor units to take off (amount), whole percent to take off (percentage, 1 to 100), or minor units that it then costs (fixed). At level PRODUCT amount and fixed are for each piece. */
        AdjustmentValue: number;
        /**
         * @description What the sheet of the wallet showed when the shopper agreed; required for DW_APPLE_PAY. The service charges
         *     exactly this or refuses (ORD415): amount against totals.remainingToPay, currency and country against the cart.
         */
        AgreedPayment: {
            /** @description The total of the sheet. */
            amount: components["schemas"]["MinorUnits"];
            /** @description countryCode of the sheet. */
            country: components["schemas"]["Country"];
            /** @description currencyCode of the sheet. */
            currency: components["schemas"]["Currency"];
        };
        /**
         * @description A place on the page to link to.
         * @example {
         *       "id": "example",
         *       "type": "anchor",
         *       "anchor": "sizes"
         *     }
         */
        AnchorBlock: {
            /** @description Fragment of the address, without #. */
            anchor: components["schemas"]["ContentSlug"];
            /** @description Space below it. */
            bottomMargins?: components["schemas"]["ContentSpacing"];
            /** @description Its id on the page. */
            id: components["schemas"]["ContentId"];
            /** @description Name for editors and tracking. */
            name?: string;
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "anchor";
        };
        /** @description An amount for a year, and what of it is spent. */
        AnnualCredit: {
            /** @description Granted for a year. */
            annualCredit: components["schemas"]["MinorUnits"];
            currency: components["schemas"]["Currency"];
            /** @description Spent this year. */
            currentSpend: components["schemas"]["MinorUnits"];
        };
        /** @description An answer to a question. */
        Answer: {
            /**
             * Format: date
             * @description When it was written.
             */
            createdOn: string;
            /** @description How many found it helpful. */
            helpful: number;
            id: components["schemas"]["ReviewId"];
            /** @description True if the shop answers. */
            isFromShop: boolean;
            /** @description Who answers. */
            nickname: string;
            /** @description How many did not. */
            notHelpful: number;
            /** @description The answer; text, never HTML. */
            text: string;
        };
        /** @description A part of an answer that the contract does not allow. */
        AnswerFinding: {
            /** @description JSON pointer into the answer; empty for all of it. */
            field: string;
            /** @description What the contract wants there. */
            rule: string;
        };
        /** @description An answer of an operation. */
        AnswerToCheck: {
            /** @description Its body, as the JSON text that came. */
            answer: string;
            /** @description Its status. */
            status: number;
        };
        /**
         * @description The page called the service. Needs C0002.
         * @example {
         *       "event": "api-called",
         *       "pageType": "cart",
         *       "method": "POST",
         *       "path": "/cart/v1/item",
         *       "status": 200,
         *       "milliseconds": 63
         *     }
         */
        ApiCalledEvent: {
            /**
             * @description Name. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "api-called";
            /**
             * @description Method.
             * @enum {string}
             */
            method: "GET" | "PUT" | "POST" | "PATCH" | "DELETE";
            /** @description Until the answer began. */
            milliseconds: number;
            pageType: components["schemas"]["PageType"];
            /** @description Path as the contract writes it, without the values of its parameters. */
            path: string;
            /** @description Status of the answer; 0 if there was none. */
            status: number;
        };
        /** @description A voucher by its points. */
        AppliedLoyaltyVoucher: {
            /** @description Points of the voucher; 0 takes it off. */
            points: number;
        };
        /** @description A promotion that applies. */
        AppliedPromotion: {
            /** @description Its campaign. */
            campaignId?: string;
            /** @description The code that opened it. */
            couponCode?: components["schemas"]["PromoCode"];
            currency: components["schemas"]["Currency"];
            /** @description Discount, as a positive amount. */
            price: components["schemas"]["MinorUnits"];
            /** @description The promotion. */
            promotionId: string;
        };
        /** @description Which voucher to use. */
        ApplyRewardRequest: {
            appliedLoyaltyVoucher: components["schemas"]["AppliedLoyaltyVoucher"];
        };
        /** @description A promotion within reach (core 3). */
        ApproachingPromotion: {
            /**
             * @description Where it is shown.
             * @enum {string}
             */
            approachingDisplayLevel: "CART" | "MINI_CART" | "BOTH";
            /**
             * @description Three parts between pipes: the approaching text, the text with the placeholder {distance}, the earned
             *     text. With another number of parts it is ignored unless the promotion is a gift.
             */
            calloutMsg: string;
            currency: components["schemas"]["Currency"];
            /** @description Missing amount; 0 once the threshold is reached. */
            distanceFromConditionThreshold: components["schemas"]["MinorUnits"];
            promotionClass: components["schemas"]["PromotionLevel"];
            /** @description The promotion; a shopper dismisses it by this id. */
            promotionId: string;
            /**
             * @description State of the cart against the threshold.
             * @enum {string}
             */
            thresholdStatus: "Above Threshold" | "Below Threshold" | "Threshold Reached";
        };
        /** @description A story (catalogue 3). */
        Article: {
            /**
             * Format: date
             * @description When it came out.
             */
            date?: string;
            /** @description Line above the title. */
            eyebrow?: string;
            /** @description Its tags with their names. */
            facets: components["schemas"]["ArticleFacet"][];
            /** @description Article. */
            id: components["schemas"]["ContentSlug"];
            /** @description Picture. */
            picture: components["schemas"]["ContentMediaItem"];
            /** @description Ids of its tags. */
            tags: components["schemas"]["ContentSlug"][];
            /** @description Title. */
            title: string;
            /** @description Its path without the locale. */
            url: string;
        };
        /**
         * @description A story as a card.
         * @example {
         *       "id": "example",
         *       "type": "article",
         *       "article": {
         *         "id": "lace-a-trail-shoe",
         *         "title": "Three ways to lace a trail shoe",
         *         "url": "/stories/lace-a-trail-shoe",
         *         "picture": {
         *           "kind": "image",
         *           "path": "scene/trail-path/square",
         *           "alt": "A path",
         *           "width": 1000,
         *           "height": 1000
         *         },
         *         "tags": [
         *           "trail"
         *         ],
         *         "eyebrow": "How to",
         *         "date": "2026-10-14",
         *         "facets": [
         *           {
         *             "id": "trail",
         *             "label": "Trail"
         *           }
         *         ]
         *       }
         *     }
         */
        ArticleBlock: {
            /** @description The story. */
            article: components["schemas"]["Article"];
            /** @description Space below it. */
            bottomMargins?: components["schemas"]["ContentSpacing"];
            /** @description Its id on the page. */
            id: components["schemas"]["ContentId"];
            /** @description Name for editors and tracking. */
            name?: string;
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "article";
        };
        /** @description A tag to filter articles by. */
        ArticleFacet: {
            /** @description Tag. */
            id: components["schemas"]["ContentSlug"];
            /** @description Name of the tag. */
            label: string;
        };
        /**
         * @description Stories in a grid; they come from the article search, filtered by tagId.
         * @example {
         *       "id": "example",
         *       "type": "articleGrid",
         *       "title": "Stories",
         *       "rows": 1,
         *       "filters": [
         *         {
         *           "id": "trail",
         *           "label": "Trail"
         *         },
         *         {
         *           "id": "camp",
         *           "label": "Camp"
         *         }
         *       ]
         *     }
         */
        ArticleGridBlock: {
            /** @description Space below it. */
            bottomMargins?: components["schemas"]["ContentSpacing"];
            /** @description Chips to filter by; the first 4, 10 and 20 are shown on sm, md and lg, and the chosen one. */
            filters?: components["schemas"]["ArticleFacet"][];
            /** @description Its id on the page. */
            id: components["schemas"]["ContentId"];
            /** @description Four stories that go with this page, those of tagId first. */
            isRelated?: boolean;
            /** @description Name for editors and tracking. */
            name?: string;
            /** @description Rows; 3 stories when absent. */
            rows?: number;
            /** @description Line below it. */
            subtitle?: string;
            /** @description Only stories with this tag. */
            tagId?: components["schemas"]["ContentSlug"];
            /** @description Title. */
            title?: string;
            /** @description Element of the title; h2 when absent. */
            titleHeadingTag?: components["schemas"]["ContentHeadingTag"];
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "articleGrid";
        };
        /** @description A question that waits for the shop. */
        AskedQuestion: {
            id: components["schemas"]["Uuid"];
            /**
             * @description Always SUBMITTED; the shop has not answered or approved it yet.
             * @enum {string}
             */
            status: "SUBMITTED";
        };
        /** @description A question. The text may be longer than what is saved, so that REV410 can say so. */
        AskQuestionRequest: {
            /** @description A name to show. */
            nickname: string;
            /** @description What is asked; up to 1000 characters are saved. */
            text: string;
        };
        /** @description Which associate somebody says to be. */
        AssociateSignInRequest: {
            /** @description SHA-256 of the verifier, in base64url. */
            codeChallenge: string;
            /** @description The password. */
            password: string;
            recaptcha_response?: components["schemas"]["RecaptchaResponse"];
            /** @description The e-mail address of the account. */
            username: components["schemas"]["Email"];
        };
        /** @description A page with what surrounds it. */
        AugmentedPage: {
            /** @description The blocks in order. */
            blocks: components["schemas"]["ContentBlock"][];
            /** @description From below home to this page. */
            breadcrumbs: components["schemas"]["ContentTarget"][];
            /** @description Look of the header. */
            header: components["schemas"]["ContentHeader"];
            /** @description Page. */
            id: components["schemas"]["ContentId"];
            /**
             * @description Its texts were written in English only; absent where they are in the site's language.
             * @enum {string}
             */
            language?: "en";
            /** @description The sites that have the page. One that cannot be asked counts as one that has it. */
            locales: components["schemas"]["Locale"][];
            /** @description For search engines and shared links. */
            seo: components["schemas"]["ContentSeo"];
            /** @description Its path without the locale and the first slash. */
            slug: string;
            /** @description Title for editors and breadcrumbs. */
            title: string;
        };
        /** @description A session and what belongs to its owner (core 3, Auth session). */
        AuthSession: {
            /** @description Goes on each call as bearer. The gateway strips it from what a browser sees. */
            accessToken?: components["schemas"]["OpaqueToken"];
            /** @description The owner's cart, merged; absent when there is none. */
            basketId?: components["schemas"]["BasketId"];
            /** @description The session's owner. */
            consumerId: components["schemas"]["Uuid"];
            /** @description The number of the owner that a person may read. */
            consumerNo: string;
            consumerType: components["schemas"]["ConsumerType"];
            /** @description Seconds for which accessToken works. */
            expiresIn: number;
            favorites?: components["schemas"]["FavoritesSummary"];
            /** @description An employee has accepted the terms of the associate discount. */
            isEmployeeDiscountTCAccepted?: boolean;
            /** @description The number of the loyalty member; absent for others. */
            memberId?: string;
            /** @description Renews the session, once. The gateway strips it from what a browser sees. */
            refreshToken?: components["schemas"]["OpaqueToken"];
            /** @description The owner's saved items; absent when there is no list. */
            saveForLaterId?: components["schemas"]["ListId"];
        };
        /** @description Whether variants can be bought. */
        Availability: {
            /** @description True if all items are. */
            isAvailable: boolean;
            /** @description The answer for each item. */
            items: {
                /** @description Variant. */
                id: components["schemas"]["VariantId"];
                /** @description True if as many can be bought. */
                isAvailable: boolean;
                /** @description How many were asked for. */
                qty: number;
                /** @description How many can be bought. */
                quantity: number;
            }[];
        };
        /** @description Variants of a product to buy. */
        AvailabilityRequest: {
            /** @description The variants. */
            items: {
                /** @description Variant. */
                id: components["schemas"]["VariantId"];
                /**
                 * @description How many; 1 when absent.
                 * @default 1
                 */
                qty?: number;
            }[];
        };
        /**
         * @description A picture with a message (catalogue 3).
         * @example {
         *       "id": "example",
         *       "type": "banner",
         *       "name": "Example",
         *       "overline": "Autumn",
         *       "title": "Take the long way",
         *       "subtitle": "Trail shoes for wet ridges and late light.",
         *       "media": {
         *         "sm": {
         *           "kind": "image",
         *           "path": "scene/ridge-dawn/tall",
         *           "alt": "Ridges at dawn",
         *           "width": 1080,
         *           "height": 1440
         *         },
         *         "md": {
         *           "kind": "image",
         *           "path": "scene/ridge-dawn/wide",
         *           "alt": "Ridges at dawn",
         *           "width": 1920,
         *           "height": 900
         *         }
         *       },
         *       "targets": [
         *         {
         *           "url": "/c/women-1000",
         *           "text": "Shop women",
         *           "style": "primary"
         *         },
         *         {
         *           "url": "/c/men-2000",
         *           "text": "Shop men",
         *           "style": "outline"
         *         }
         *       ],
         *       "responsiveLayout": {
         *         "sm": {
         *           "layout": "overlay-bottom"
         *         },
         *         "lg": {
         *           "layout": "overlay"
         *         }
         *       }
         *     }
         * @example {
         *       "id": "example",
         *       "type": "banner",
         *       "name": "Text below two media",
         *       "title": "Two days out",
         *       "titleHtml": "Two days <em>out</em>",
         *       "subtitle": "One shell for both.",
         *       "mediaList": [
         *         {
         *           "sm": {
         *             "kind": "image",
         *             "path": "scene/trail-path/square",
         *             "alt": "A path through a wood",
         *             "width": 1000,
         *             "height": 1000
         *           }
         *         },
         *         {
         *           "sm": {
         *             "kind": "image",
         *             "path": "scene/trail-path/square",
         *             "alt": "A path through a wood",
         *             "width": 1000,
         *             "height": 1000
         *           }
         *         }
         *       ],
         *       "caption": {
         *         "text": "Lake District, October",
         *         "position": "top-left",
         *         "colour": "ink",
         *         "style": "xs"
         *       },
         *       "colours": {
         *         "title": "signal",
         *         "subtitle": "stone"
         *       },
         *       "targets": [
         *         {
         *           "url": "/c/women-1000",
         *           "text": "See the shell"
         *         }
         *       ],
         *       "linkType": "No-CTA",
         *       "responsiveLayout": {
         *         "sm": {
         *           "layout": "below-1media"
         *         },
         *         "md": {
         *           "layout": "below-2media"
         *         }
         *       }
         *     }
         * @example {
         *       "id": "example",
         *       "type": "banner",
         *       "name": "A silent video",
         *       "title": "Every season",
         *       "media": {
         *         "sm": {
         *           "kind": "video",
         *           "path": "/sandbox/films/seasons.mp4",
         *           "alt": "A ridge in four seasons",
         *           "width": 1920,
         *           "height": 900,
         *           "poster": "scene/ridge-dawn/wide"
         *         }
         *       },
         *       "responsiveLayout": {
         *         "sm": {
         *           "layout": "overlay-bottom"
         *         }
         *       }
         *     }
         */
        BannerBlock: {
            /** @description Default position of the text. */
            alignment?: components["schemas"]["ContentAlignment"];
            /**
             * @description Plate behind the text.
             * @enum {string}
             */
            backdrop?: "none" | "solid" | "blur";
            /** @description Space below it. */
            bottomMargins?: components["schemas"]["ContentSpacing"];
            /** @description Words on the picture. */
            caption?: components["schemas"]["ContentCaption"];
            /** @description Tones. */
            colours?: components["schemas"]["ContentColours"];
            /** @description Buttons of equal width. */
            equalTargetSize?: boolean;
            /** @description Logo above the title. */
            eyebrowLogo?: components["schemas"]["ContentMediaItem"];
            /** @description Words below the logo and the overline. */
            eyebrowText?: string;
            /** @description Where there is a shade; everywhere when absent. */
            gradientBreakpoints?: components["schemas"]["ContentBreakpoint"][];
            /**
             * @description Shade under the text: 35 or 50 percent high, or none.
             * @enum {string}
             */
            gradientStyle?: "full" | "focused" | "off";
            /** @description Tone of the shade. */
            gradientTone?: components["schemas"]["ContentTone"];
            /** @description Title for screen readers only. */
            hideTitle?: boolean;
            /** @description Its id on the page. */
            id: components["schemas"]["ContentId"];
            /**
             * @description Percent of the width that the picture takes beside the text.
             * @enum {integer}
             */
            imageWidth?: 60 | 50 | 40;
            /** @description As high as the screen. */
            isFullHeight?: boolean;
            /**
             * @description With buttons or as one link.
             * @enum {string}
             */
            linkType?: "CTA" | "No-CTA";
            /** @description The picture or video. */
            media?: components["schemas"]["ContentMedia"];
            /** @description Several pictures; it goes before media. */
            mediaList?: components["schemas"]["ContentMedia"][];
            /** @description Where the picture leads. */
            mediaTarget?: components["schemas"]["ContentTarget"];
            /** @description Name for editors and tracking. */
            name?: string;
            /**
             * @description Width of overlaid text: 1/3, 1/2, 2/3, 11/12.
             * @enum {string}
             */
            overlayWidth?: "xs" | "sm" | "md" | "lg";
            /** @description Line above the title. */
            overline?: string;
            /** @description Names for tracking. */
            promotionTracking?: components["schemas"]["ContentTracking"];
            /** @description Layout for each breakpoint. */
            responsiveLayout?: components["schemas"]["BannerResponsiveLayout"];
            /** @description Running text. */
            richText?: components["schemas"]["ContentHtml"];
            /** @description Small print below the buttons. */
            richTextBelowTargets?: components["schemas"]["ContentHtml"];
            /** @description Subtitle. */
            subtitle?: string;
            /** @description Subtitle with emphasis; it goes before subtitle. */
            subtitleHtml?: components["schemas"]["ContentHtml"];
            /** @description Buttons. */
            targets?: components["schemas"]["ContentTarget"][];
            /** @description Type. */
            textStyles?: components["schemas"]["ContentTextStyles"];
            /** @description Title. */
            title?: string;
            /** @description Heading of level one instead of two. */
            titleH1?: boolean;
            /** @description Title with emphasis; it goes before title. */
            titleHtml?: components["schemas"]["ContentHtml"];
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "banner";
            /**
             * @description Text over or below, beside, or in a low strip.
             * @enum {string}
             */
            variant?: "standard" | "split" | "compact";
        };
        /** @description Layout of a banner at one breakpoint. */
        BannerLayout: {
            /** @description Position of the text. */
            alignment?: components["schemas"]["ContentAlignment"];
            /**
             * @description Text below one or two media or over them.
             * @enum {string}
             */
            layout: "below-1media" | "below-2media" | "overlay" | "overlay-top" | "overlay-bottom";
        };
        /** @description Layout for each breakpoint; a missing one takes the next smaller. */
        BannerResponsiveLayout: {
            /** @description On large screens. */
            lg?: components["schemas"]["BannerLayout"];
            /** @description On medium screens. */
            md?: components["schemas"]["BannerLayout"];
            /** @description On small screens. */
            sm?: components["schemas"]["BannerLayout"];
        };
        /** @description Bytes in base64url, without padding. */
        Base64Url: string;
        /** @description A block that shows the same to everyone. */
        BasicBlock: components["schemas"]["BannerBlock"] | components["schemas"]["HeroBlock"] | components["schemas"]["CollectionBlock"] | components["schemas"]["CarouselBlock"] | components["schemas"]["BenefitBarBlock"] | components["schemas"]["IconAndTextBlock"] | components["schemas"]["RichTextBlock"] | components["schemas"]["SpacerBlock"] | components["schemas"]["CategoryCardsBlock"] | components["schemas"]["ProductRecommendationsBlock"] | components["schemas"]["UpsellBlock"] | components["schemas"]["PromoBarBlock"] | components["schemas"]["LinkedCardBlock"] | components["schemas"]["AccordionsBlock"] | components["schemas"]["PictureBlock"] | components["schemas"]["VideoBlock"] | components["schemas"]["SecondaryNavBlock"] | components["schemas"]["AnchorBlock"] | components["schemas"]["ButtonsBlock"] | components["schemas"]["ArticleBlock"] | components["schemas"]["ArticleGridBlock"] | components["schemas"]["EventBlock"] | components["schemas"]["UserGeneratedContentBlock"] | components["schemas"]["DialogBlock"] | components["schemas"]["BrokenBlock"];
        /**
         * Format: uuid
         * @description The id of a cart.
         */
        BasketId: string;
        /**
         * @description A bar that says what members get, until it is closed (catalogue 3).
         * @example {
         *       "id": "example",
         *       "type": "benefitBar",
         *       "title": "Members first",
         *       "subtitle": "New colours two days before everyone else.",
         *       "targets": [
         *         {
         *           "url": "/loyalty",
         *           "text": "Waymark Collective",
         *           "style": "primary"
         *         }
         *       ]
         *     }
         */
        BenefitBarBlock: {
            /** @description Position of the text. */
            alignment?: components["schemas"]["ContentHorizontal"];
            /** @description Picture behind. */
            backgroundImage?: components["schemas"]["ContentMediaItem"];
            /** @description Space below it. */
            bottomMargins?: components["schemas"]["ContentSpacing"];
            /** @description Tones. */
            colours?: components["schemas"]["ContentColours"];
            /** @description Its id on the page. */
            id: components["schemas"]["ContentId"];
            /** @description Target of the information icon. */
            infoIcon?: components["schemas"]["ContentTarget"];
            /** @description Logo before the title. */
            logo?: components["schemas"]["ContentMediaItem"];
            /** @description Name for editors and tracking. */
            name?: string;
            /** @description Whether it can be closed. */
            showCloseButton?: boolean;
            /** @description Line below. */
            subtitle?: string;
            /** @description Links. */
            targets?: components["schemas"]["ContentTarget"][];
            /** @description Title. */
            title: string;
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "benefitBar";
        };
        /** @description URL and site key of the bot defence's script; empty without a bot defence. */
        BotDefence: {
            /** @description Subresource integrity of the script. */
            scriptIntegrity?: string;
            /**
             * Format: uri
             * @description Of the shop's own origin; the Content-Security-Policy allows no other.
             */
            scriptUrl?: string;
            /** @description Names the shop to the defence. */
            siteKey?: string;
        };
        /**
         * @description The shop's brand.
         * @enum {string}
         */
        Brand: "waymark";
        /**
         * @description Stands in preview for a block that is unknown or not as its schema says; shoppers never get it.
         * @example {
         *       "id": "example",
         *       "type": "broken",
         *       "name": "Autumn ridge hero",
         *       "blockType": "hero",
         *       "reasons": [
         *         "overlayWidth: invalid_value"
         *       ]
         *     }
         */
        BrokenBlock: {
            /** @description Kind of block that was written. */
            blockType: string;
            /** @description Its id on the page. */
            id: components["schemas"]["ContentId"];
            /** @description Name for editors. */
            name?: string;
            /** @description Fields that are wrong and how. */
            reasons: string[];
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "broken";
        };
        /** @description Browser data for 3-D Secure. */
        BrowserInfo: {
            /** @description Accept header of the browser. */
            acceptHeader?: string;
            /** @description Bits per pixel. */
            colorDepth?: number;
            /** @description It runs Java. */
            javaEnabled?: boolean;
            /** @description It runs JavaScript. */
            javaScriptEnabled?: boolean;
            /** @description Language of the browser. */
            language?: string;
            /** @description Height of the screen in pixels. */
            screenHeight?: number;
            /** @description Width of the screen in pixels. */
            screenWidth?: number;
            /** @description Minutes from local time to UTC. */
            timeZoneOffset?: number;
            /** @description Name of the browser. */
            userAgent?: string;
        };
        /**
         * @description Buttons in a row.
         * @example {
         *       "id": "example",
         *       "type": "buttons",
         *       "targets": [
         *         {
         *           "url": "/c/women-1000",
         *           "text": "Women",
         *           "style": "primary"
         *         },
         *         {
         *           "url": "/c/men-2000",
         *           "text": "Men",
         *           "style": "outline"
         *         },
         *         {
         *           "url": "/sign-up",
         *           "text": "Join",
         *           "style": "secondary",
         *           "dialog": "sign-up"
         *         },
         *         {
         *           "url": "/help/delivery",
         *           "text": "Delivery in short",
         *           "fragmentId": "delivery"
         *         }
         *       ]
         *     }
         */
        ButtonsBlock: {
            /** @description Where they stand. */
            alignment?: components["schemas"]["ContentHorizontal"];
            /** @description Space below it. */
            bottomMargins?: components["schemas"]["ContentSpacing"];
            /** @description Of equal width. */
            equalTargetSize?: boolean;
            /** @description Its id on the page. */
            id: components["schemas"]["ContentId"];
            /** @description Name for editors and tracking. */
            name?: string;
            /** @description The buttons. */
            targets: components["schemas"]["ContentTarget"][];
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "buttons";
        };
        /** @description The first six or eight digits of a card number. */
        CardBin: string;
        /** @description The brand of a card. */
        CardType: string;
        /**
         * @description Slides of which one at a time has the stage.
         * @example {
         *       "id": "example",
         *       "type": "carousel",
         *       "title": "Slides",
         *       "breakpoints": {
         *         "sm": {
         *           "type": "carousel",
         *           "slideWidth": "80%",
         *           "slidePadding": "sm",
         *           "showArrows": true,
         *           "showIndicators": true,
         *           "showProgress": false,
         *           "loop": true
         *         },
         *         "lg": {
         *           "type": "carousel",
         *           "slideWidth": "26.5rem",
         *           "slidePadding": "md",
         *           "margin": "lg",
         *           "showArrows": true,
         *           "loop": true
         *         }
         *       },
         *       "items": [
         *         {
         *           "id": "slide-0",
         *           "type": "linkedCard",
         *           "title": "Shells",
         *           "subtitle": "A short line below it",
         *           "media": {
         *             "sm": {
         *               "kind": "image",
         *               "path": "scene/trail-path/square",
         *               "alt": "A path through a wood",
         *               "width": 1000,
         *               "height": 1000
         *             }
         *           },
         *           "target": {
         *             "url": "/c/women-1000",
         *             "text": "Shop"
         *           }
         *         },
         *         {
         *           "id": "slide-1",
         *           "type": "linkedCard",
         *           "title": "Boots",
         *           "subtitle": "A short line below it",
         *           "media": {
         *             "sm": {
         *               "kind": "image",
         *               "path": "scene/trail-path/square",
         *               "alt": "A path through a wood",
         *               "width": 1000,
         *               "height": 1000
         *             }
         *           },
         *           "target": {
         *             "url": "/c/women-1000",
         *             "text": "Shop"
         *           }
         *         },
         *         {
         *           "id": "slide-2",
         *           "type": "linkedCard",
         *           "title": "Packs",
         *           "subtitle": "A short line below it",
         *           "media": {
         *             "sm": {
         *               "kind": "image",
         *               "path": "scene/trail-path/square",
         *               "alt": "A path through a wood",
         *               "width": 1000,
         *               "height": 1000
         *             }
         *           },
         *           "target": {
         *             "url": "/c/women-1000",
         *             "text": "Shop"
         *           }
         *         },
         *         {
         *           "id": "slide-3",
         *           "type": "linkedCard",
         *           "title": "Socks",
         *           "subtitle": "A short line below it",
         *           "media": {
         *             "sm": {
         *               "kind": "image",
         *               "path": "scene/trail-path/square",
         *               "alt": "A path through a wood",
         *               "width": 1000,
         *               "height": 1000
         *             }
         *           },
         *           "target": {
         *             "url": "/c/women-1000",
         *             "text": "Shop"
         *           }
         *         }
         *       ]
         *     }
         * @example {
         *       "id": "example",
         *       "type": "carousel",
         *       "title": "Three days out",
         *       "breakpoints": {
         *         "sm": {
         *           "type": "carousel",
         *           "autoplay": true,
         *           "autorotateTime": 2,
         *           "loop": true,
         *           "showArrows": true,
         *           "showIndicators": true,
         *           "showProgress": false
         *         }
         *       },
         *       "items": [
         *         {
         *           "id": "turn-0",
         *           "type": "banner",
         *           "title": "Dawn",
         *           "media": {
         *             "sm": {
         *               "kind": "image",
         *               "path": "scene/ridge-dawn/tall",
         *               "alt": "Ridges at dawn",
         *               "width": 1080,
         *               "height": 1440
         *             },
         *             "md": {
         *               "kind": "image",
         *               "path": "scene/ridge-dawn/wide",
         *               "alt": "Ridges at dawn",
         *               "width": 1920,
         *               "height": 900
         *             }
         *           },
         *           "targets": [
         *             {
         *               "url": "/c/women-1000",
         *               "text": "Shop",
         *               "style": "primary"
         *             }
         *           ],
         *           "responsiveLayout": {
         *             "sm": {
         *               "layout": "overlay-bottom"
         *             }
         *           }
         *         },
         *         {
         *           "id": "turn-1",
         *           "type": "banner",
         *           "title": "Noon",
         *           "media": {
         *             "sm": {
         *               "kind": "image",
         *               "path": "scene/ridge-dawn/tall",
         *               "alt": "Ridges at dawn",
         *               "width": 1080,
         *               "height": 1440
         *             },
         *             "md": {
         *               "kind": "image",
         *               "path": "scene/ridge-dawn/wide",
         *               "alt": "Ridges at dawn",
         *               "width": 1920,
         *               "height": 900
         *             }
         *           },
         *           "targets": [
         *             {
         *               "url": "/c/women-1000",
         *               "text": "Shop",
         *               "style": "primary"
         *             }
         *           ],
         *           "responsiveLayout": {
         *             "sm": {
         *               "layout": "overlay-bottom"
         *             }
         *           }
         *         },
         *         {
         *           "id": "turn-2",
         *           "type": "banner",
         *           "title": "Dusk",
         *           "media": {
         *             "sm": {
         *               "kind": "image",
         *               "path": "scene/ridge-dawn/tall",
         *               "alt": "Ridges at dawn",
         *               "width": 1080,
         *               "height": 1440
         *             },
         *             "md": {
         *               "kind": "image",
         *               "path": "scene/ridge-dawn/wide",
         *               "alt": "Ridges at dawn",
         *               "width": 1920,
         *               "height": 900
         *             }
         *           },
         *           "targets": [
         *             {
         *               "url": "/c/women-1000",
         *               "text": "Shop",
         *               "style": "primary"
         *             }
         *           ],
         *           "responsiveLayout": {
         *             "sm": {
         *               "layout": "overlay-bottom"
         *             }
         *           }
         *         }
         *       ]
         *     }
         */
        CarouselBlock: {
            /** @description Space below it. */
            bottomMargins?: components["schemas"]["ContentSpacing"];
            /** @description Behaviour for each breakpoint. */
            breakpoints: components["schemas"]["CollectionBreakpoints"];
            /** @description Its id on the page. */
            id: components["schemas"]["ContentId"];
            /** @description The slides. */
            items: components["schemas"]["CollectionItem"][];
            /** @description Name for editors and tracking. */
            name?: string;
            /** @description Line below it. */
            subtitle?: string;
            /** @description Title. */
            title?: string;
            /** @description Element of the title; h2 when absent. */
            titleHeadingTag?: components["schemas"]["ContentHeadingTag"];
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "carousel";
        };
        /** @description The whole cart (core 3). */
        Cart: {
            /** @description Promotions within reach. */
            approachingPromotions: components["schemas"]["ApproachingPromotion"][];
            basketId: components["schemas"]["BasketId"];
            /** @description Absent until it is set. */
            billingAddress?: components["schemas"]["Address"];
            /** @description Same as totals.itemTotal: what the items cost before order discounts. */
            cartItemTotal: components["schemas"]["MinorUnits"];
            /** @description The promo codes that the shopper gave. */
            couponItems: components["schemas"]["CouponItem"][];
            /** @description Currency of every amount of the cart. */
            currency: components["schemas"]["Currency"];
            /**
             * @description Messages that are shown to the shopper once, and the channels that will tell about the order, as chosen with the
             *     shipping address (`subscriptions.orderTexts`).
             */
            customerNotifications: components["schemas"]["Notification"][];
            /** @description Where the confirmation goes; absent until an address has one. */
            email?: components["schemas"]["Email"];
            /** @description Messages about changes by this call; the next answer does not repeat them. */
            flash: components["schemas"]["Flash"][];
            /** @description The items in the order in which they were added. */
            items: components["schemas"]["CartItem"][];
            /** @description Locale of names, labels and messages. */
            locale: components["schemas"]["Locale"];
            /** @description What the order is worth to a member of the loyalty programme when it arrives (core 5). */
            loyaltyPoints: number;
            /** @description Promotions that take something off the order or its shipping. */
            orderPromotions: components["schemas"]["AppliedPromotion"][];
            /** @description Payment instruments of the cart. */
            payment_instruments: components["schemas"]["PaymentInstrument"][];
            /**
             * @description What a store associate took off, as far as it counts: empty in every session that does not sell. In the order in
             *     which they were added.
             */
            priceAdjustments: components["schemas"]["PriceAdjustment"][];
            /** @description Every promotion that applies, in words. */
            promoSummary: components["schemas"]["PromoSummary"][];
            /** @description Only in the answer of saveItemForLater: the saved list afterwards. */
            saveForLater?: components["schemas"]["SavedForLater"];
            /** @description The address of the group me; absent until it is set. */
            shippingAddress?: components["schemas"]["Address"];
            /** @description One entry per shipment. */
            shippingMethods: components["schemas"]["ShippingMethodEntry"][];
            /** @description Pieces in the cart, quantities counted. */
            totalItems: number;
            totals: components["schemas"]["Totals"];
            /** @description Grows with each change; placeOrder names the one that was shown. */
            version: number;
        };
        /** @description A line of a cart or an order (core 3). */
        CartItem: {
            /** @description The choices made, colour first. */
            attributes: components["schemas"]["CartItemAttribute"][];
            /** @description Badge on the picture. */
            badge?: components["schemas"]["ProductFlag"];
            /** @description A gift that came with a promotion; it cannot be changed. */
            bonus: boolean;
            /** @description Line above the name; id LOW STOCK when little is left. */
            eyebrow?: components["schemas"]["ProductFlag"];
            /** @description For digital products. */
            giftOption?: components["schemas"]["GiftOption"];
            /** @description Same as variantId. */
            id: components["schemas"]["VariantId"];
            /** @description Path of the image at the image service. */
            image: components["schemas"]["SitePath"];
            interactionOrigin?: components["schemas"]["InteractionOrigin"];
            /** @description A customised item; it ships in the group customs. */
            isCustoms: boolean;
            /** @description Goes by e-mail. */
            isDigitalProduct: boolean;
            /** @description Sold by stores alone, so that it cannot go to the home (ORD518); absent if false. */
            isRobisOnly?: boolean;
            /** @description The line; it stays while the line lives. */
            itemId: components["schemas"]["ItemId"];
            /** @description Gender and type; absent if the name contains them. */
            kind?: string;
            /** @description The product without its colour. */
            masterId: string;
            /** @description The greatest quantity that can be asked for; 999999 unless the product limits it. */
            maxQty: components["schemas"]["Quantity"];
            /** @description Name of the product. */
            name: string;
            /** @description The product page. */
            pdpUrl: components["schemas"]["SitePath"];
            price: components["schemas"]["CartItemPrice"];
            productId: components["schemas"]["ProductId"];
            /** @description Promotions that take something off this line. */
            productPromotions: components["schemas"]["AppliedPromotion"][];
            qty: components["schemas"]["Quantity"];
            rating?: components["schemas"]["ProductRating"];
            /** @description The recipe of a customised item. */
            recipeId?: components["schemas"]["RecipeId"];
            /** @description Name of the recipe. */
            recipeName?: string;
            /** @description Where the item can go; one is selected. Empty for a digital item. */
            shippingOptions: components["schemas"]["ItemShippingOption"][];
            /** @description Tax of the line. */
            taxTotal: components["schemas"]["MinorUnits"];
            upc: components["schemas"]["Upc"];
            variantId: components["schemas"]["VariantId"];
        };
        /** @description A choice that was made. */
        CartItemAttribute: {
            /** @description Name of the choice in the language of the cart. */
            label: string;
            type: components["schemas"]["ProductAttributeType"];
            /** @description Value that the variant carries. */
            value: string;
            /** @description Text of the value. */
            valueLabel: string;
        };
        /** @description The prices of a line; a line is a gift when current is 0 and marked down when current is below original. */
        CartItemPrice: {
            /** @description Same as current. */
            amount: components["schemas"]["MinorUnits"];
            /** @description Currency of every amount here. */
            currency: components["schemas"]["Currency"];
            /** @description One piece now. */
            current: components["schemas"]["MinorUnits"];
            /** @description Highest current price among the variants. */
            highCurrent: components["schemas"]["MinorUnits"];
            /** @description Highest list price among the variants. */
            highOriginal: components["schemas"]["MinorUnits"];
            /** @description One piece at the list price. */
            original: components["schemas"]["MinorUnits"];
            /** @description rowTotal less productPromotions and adjustments of the line. */
            priceAfterItemDiscount: components["schemas"]["MinorUnits"];
            /** @description priceAfterItemDiscount less the line's part of order discounts. */
            priceAfterOrderDiscount: components["schemas"]["MinorUnits"];
            /** @description current times qty. */
            rowTotal: components["schemas"]["MinorUnits"];
        };
        /** @description One page of a category's products. */
        CatalogListing: {
            /** @description Absent when the whole catalogue is listed. */
            category?: components["schemas"]["Category"];
            /** @description Page size that was asked for. */
            count: number;
            /** @description Ways to narrow the listing. */
            facets: components["schemas"]["Facet"][];
            /** @description Note about tax and delivery in all prices of the list; absent where tax is added later. */
            priceNote?: string;
            /** @description The products of this page. */
            products: components["schemas"]["ProductCard"][];
            /** @description Path without the locale that took this category's place. */
            redirectUrl?: string;
            /** @description Order in force. */
            sort: components["schemas"]["ListingSort"];
            /** @description Orders to choose from. */
            sortOptions: components["schemas"]["ListingSortOption"][];
            /** @description Index of the first product here. */
            start: number;
            /** @description Products that the filters leave. */
            total: number;
        };
        /** @description The category of a listing. */
        Category: {
            /** @description Its ancestors from the top; without itself. */
            breadcrumbs: components["schemas"]["CategoryRef"][];
            /** @description Categories directly below it. */
            children: components["schemas"]["CategoryRef"][];
            /** @description Plain text above the grid. */
            description?: string;
            /** @description Category id. */
            id: string;
            /** @description Banner picture. */
            image?: components["schemas"]["ProductImage"];
            /** @description Name in the language of the locale. */
            name: string;
            /** @description Description for search engines. */
            seoDescription?: string;
            /** @description Title of the page. */
            seoTitle?: string;
            /** @description Words of its address. */
            slug: string;
        };
        /** @description A category to open. */
        CategoryCard: {
            /** @description Its name for tracking. */
            id: components["schemas"]["ContentSlug"];
            /** @description Picture. */
            image: components["schemas"]["ContentMediaItem"];
            /** @description Where it leads. */
            target: components["schemas"]["ContentTarget"];
            /** @description Name. */
            title: string;
        };
        /**
         * @description Categories as cards.
         * @example {
         *       "id": "example",
         *       "type": "categoryCards",
         *       "title": "Where to",
         *       "items": [
         *         {
         *           "id": "c0",
         *           "title": "Trail",
         *           "image": {
         *             "kind": "image",
         *             "path": "scene/trail-path/square",
         *             "alt": "",
         *             "width": 1000,
         *             "height": 1000
         *           },
         *           "target": {
         *             "url": "/c/women-1000",
         *             "text": "Trail"
         *           }
         *         },
         *         {
         *           "id": "c1",
         *           "title": "Camp",
         *           "image": {
         *             "kind": "image",
         *             "path": "scene/trail-path/square",
         *             "alt": "",
         *             "width": 1000,
         *             "height": 1000
         *           },
         *           "target": {
         *             "url": "/c/women-1000",
         *             "text": "Camp"
         *           }
         *         },
         *         {
         *           "id": "c2",
         *           "title": "City",
         *           "image": {
         *             "kind": "image",
         *             "path": "scene/trail-path/square",
         *             "alt": "",
         *             "width": 1000,
         *             "height": 1000
         *           },
         *           "target": {
         *             "url": "/c/women-1000",
         *             "text": "City"
         *           }
         *         },
         *         {
         *           "id": "c3",
         *           "title": "Water",
         *           "image": {
         *             "kind": "image",
         *             "path": "scene/trail-path/square",
         *             "alt": "",
         *             "width": 1000,
         *             "height": 1000
         *           },
         *           "target": {
         *             "url": "/c/women-1000",
         *             "text": "Water"
         *           }
         *         }
         *       ]
         *     }
         */
        CategoryCardsBlock: {
            /** @description Space below it. */
            bottomMargins?: components["schemas"]["ContentSpacing"];
            /** @description Its id on the page. */
            id: components["schemas"]["ContentId"];
            /** @description The cards. */
            items: components["schemas"]["CategoryCard"][];
            /** @description Name for editors and tracking. */
            name?: string;
            /** @description Line below it. */
            subtitle?: string;
            /** @description Title. */
            title?: string;
            /** @description Element of the title; h2 when absent. */
            titleHeadingTag?: components["schemas"]["ContentHeadingTag"];
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "categoryCards";
            /**
             * @description Shape of the pictures.
             * @enum {string}
             */
            variant?: "portrait" | "square" | "round";
        };
        /** @description Content around and in a listing. */
        CategoryContent: {
            /** @description Below the listing. */
            bottomBlocks: components["schemas"]["ContentBlock"][];
            /** @description Category. */
            categoryId: string;
            /** @description Among the products. */
            gridBlocks: components["schemas"]["CategoryGridBlock"][];
            /** @description Content. */
            id: components["schemas"]["ContentId"];
            /** @description Goes before the category's own. */
            seo?: components["schemas"]["ContentSeo"];
            /** @description Above the listing. */
            topBlocks: components["schemas"]["ContentBlock"][];
        };
        /** @description A block among the products of a listing. */
        CategoryGridBlock: {
            /** @description The card; in preview the notice of a broken one. */
            block: components["schemas"]["LinkedCardBlock"] | components["schemas"]["BrokenBlock"];
            /** @description Columns that it takes; 1 when absent. */
            columns?: number;
            /** @description Products before it. */
            position: number;
        };
        /** @description A category in the tree. */
        CategoryNode: {
            /** @description Category id. */
            id: string;
            /** @description Picture for cards. */
            image?: components["schemas"]["ProductImage"];
            /** @description Depth, 1 at the top. */
            level: number;
            /** @description Name in the language of the locale. */
            name: string;
            /** @description The category above; absent at the top. */
            parentId?: string;
            /** @description Products in it and below it. */
            productCount: number;
            /** @description Words of its address. */
            slug: string;
        };
        /** @description A category to link to as /c/{slug}-{id}. */
        CategoryRef: {
            /** @description Category id. */
            id: string;
            /** @description Name in the language of the locale. */
            name: string;
            /** @description Words of its address. */
            slug: string;
        };
        /** @description All categories of a locale. */
        CategoryTree: {
            /** @description In display order, every parent before its children. */
            categories: components["schemas"]["CategoryNode"][];
        };
        /**
         * @description `MAPP` in the web view of the mobile app, `ECOMM` everywhere else.
         * @enum {string}
         */
        Channel: "ECOMM" | "MAPP";
        /** @description The id of a chart of the gallery. */
        ChartId: string;
        /** @description Whether an answer is one that the contract allows. */
        CheckedAnswer: {
            /** @description What is wrong, at most twenty. */
            findings: components["schemas"]["AnswerFinding"][];
            /** @description True if it is. */
            isValid: boolean;
        };
        /**
         * @description Cards in a grid or carousel; a name with [stacked] forces a full-width grid on md and lg (catalogue 3).
         * @example {
         *       "id": "example",
         *       "type": "collection",
         *       "title": "Chosen by us",
         *       "subtitle": "Three ways to a dry day.",
         *       "breakpoints": {
         *         "sm": {
         *           "type": "carousel",
         *           "showIndicators": true
         *         },
         *         "md": {
         *           "type": "grid"
         *         }
         *       },
         *       "items": [
         *         {
         *           "id": "card-0",
         *           "type": "linkedCard",
         *           "title": "Shells",
         *           "subtitle": "A short line below it",
         *           "media": {
         *             "sm": {
         *               "kind": "image",
         *               "path": "scene/trail-path/square",
         *               "alt": "A path through a wood",
         *               "width": 1000,
         *               "height": 1000
         *             }
         *           },
         *           "target": {
         *             "url": "/c/women-1000",
         *             "text": "Shop"
         *           }
         *         },
         *         {
         *           "id": "card-1",
         *           "type": "linkedCard",
         *           "title": "Boots",
         *           "subtitle": "A short line below it",
         *           "media": {
         *             "sm": {
         *               "kind": "image",
         *               "path": "scene/trail-path/square",
         *               "alt": "A path through a wood",
         *               "width": 1000,
         *               "height": 1000
         *             }
         *           },
         *           "target": {
         *             "url": "/c/women-1000",
         *             "text": "Shop"
         *           }
         *         },
         *         {
         *           "id": "card-2",
         *           "type": "linkedCard",
         *           "title": "Packs",
         *           "subtitle": "A short line below it",
         *           "media": {
         *             "sm": {
         *               "kind": "image",
         *               "path": "scene/trail-path/square",
         *               "alt": "A path through a wood",
         *               "width": 1000,
         *               "height": 1000
         *             }
         *           },
         *           "target": {
         *             "url": "/c/women-1000",
         *             "text": "Shop"
         *           }
         *         }
         *       ]
         *     }
         * @example {
         *       "id": "example",
         *       "type": "collection",
         *       "name": "Two stories [stacked]",
         *       "title": "Stacked",
         *       "breakpoints": {
         *         "sm": {
         *           "type": "carousel"
         *         }
         *       },
         *       "items": [
         *         {
         *           "id": "stack-0",
         *           "type": "linkedCard",
         *           "title": "Shells",
         *           "subtitle": "A short line below it",
         *           "media": {
         *             "sm": {
         *               "kind": "image",
         *               "path": "scene/trail-path/square",
         *               "alt": "A path through a wood",
         *               "width": 1000,
         *               "height": 1000
         *             }
         *           },
         *           "target": {
         *             "url": "/c/women-1000",
         *             "text": "Shop"
         *           }
         *         },
         *         {
         *           "id": "stack-1",
         *           "type": "linkedCard",
         *           "title": "Boots",
         *           "subtitle": "A short line below it",
         *           "media": {
         *             "sm": {
         *               "kind": "image",
         *               "path": "scene/trail-path/square",
         *               "alt": "A path through a wood",
         *               "width": 1000,
         *               "height": 1000
         *             }
         *           },
         *           "target": {
         *             "url": "/c/women-1000",
         *             "text": "Shop"
         *           }
         *         }
         *       ]
         *     }
         */
        CollectionBlock: {
            /** @description Space below it. */
            bottomMargins?: components["schemas"]["ContentSpacing"];
            /** @description Behaviour for each breakpoint. */
            breakpoints: components["schemas"]["CollectionBreakpoints"];
            /** @description Its id on the page. */
            id: components["schemas"]["ContentId"];
            /** @description As high as the screen. */
            isFullHeight?: boolean;
            /** @description From edge to edge. */
            isFullWidth?: boolean;
            /** @description The cards. */
            items: components["schemas"]["CollectionItem"][];
            /** @description Name for editors and tracking. */
            name?: string;
            /** @description Line below it. */
            subtitle?: string;
            /** @description Link beside the title. */
            textLink?: components["schemas"]["ContentTarget"];
            /** @description Title. */
            title?: string;
            /** @description Element of the title; h2 when absent. */
            titleHeadingTag?: components["schemas"]["ContentHeadingTag"];
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "collection";
            /**
             * @description Look.
             * @enum {string}
             */
            variant?: "standard" | "highlightCenter" | "threeCardGrid" | "cta" | "icon";
        };
        /** @description Layout of a collection at one breakpoint. */
        CollectionBreakpoint: {
            /** @description True if slides change automatically. */
            autoplay?: boolean;
            /** @description Seconds that a slide stays. */
            autorotateTime?: number;
            /** @description Columns of a grid. */
            columns?: number;
            /** @description Whether the last is followed by the first. */
            loop?: boolean;
            /** @description Space at the sides. */
            margin?: components["schemas"]["ContentSpace"];
            /** @description Arrows at the sides. */
            showArrows?: boolean;
            /** @description A dot for each slide. */
            showIndicators?: boolean;
            /** @description A bar of progress. */
            showProgress?: boolean;
            /** @description Greatest width of a slide. */
            slideMaxWidth?: string;
            /** @description Space between slides. */
            slidePadding?: components["schemas"]["ContentSpace"];
            /** @description Width of a slide. */
            slideWidth?: string;
            /**
             * @description Side by side or to swipe.
             * @enum {string}
             */
            type: "grid" | "carousel";
        };
        /** @description Behaviour for each breakpoint; a missing one takes the next smaller. */
        CollectionBreakpoints: {
            /** @description On large screens. */
            lg?: components["schemas"]["CollectionBreakpoint"];
            /** @description On medium screens. */
            md?: components["schemas"]["CollectionBreakpoint"];
            /** @description On small screens. */
            sm: components["schemas"]["CollectionBreakpoint"];
        };
        /** @description A block inside another block. */
        CollectionItem: components["schemas"]["BannerBlock"] | components["schemas"]["IconAndTextBlock"] | components["schemas"]["RichTextBlock"] | components["schemas"]["LinkedCardBlock"] | components["schemas"]["AccordionsBlock"] | components["schemas"]["PictureBlock"] | components["schemas"]["VideoBlock"] | components["schemas"]["ButtonsBlock"] | components["schemas"]["ArticleBlock"] | components["schemas"]["BrokenBlock"];
        /** @description A shop that holds a parcel. */
        CollectionPoint: {
            /** @description Where it is. */
            address: components["schemas"]["StoreAddress"];
            /** @description Carrier. */
            carrier: string;
            /** @description Metres as the crow flies. */
            distance: number;
            /** @description The collection point. */
            id: components["schemas"]["StoreId"];
            /** @description Degrees north. */
            latitude: number;
            /** @description Degrees east. */
            longitude: number;
            /** @description Name of the shop. */
            name: string;
            /** @description When parcels are handed out, by day, then time. */
            openingHours: components["schemas"]["StoreOpeningHours"][];
            /** @description IANA zone of the opening hours. */
            timeZone: string;
        };
        /** @description The collection points, the nearest first. */
        CollectionPointResult: {
            /** @description The collection points. */
            collectionPoints: components["schemas"]["CollectionPoint"][];
            place?: components["schemas"]["FoundPlace"];
        };
        /** @description What editors composed for an occasion or a choice. */
        Collections: {
            /** @description In the editors' order. */
            collections: components["schemas"]["ShopCollection"][];
        };
        /** @description What is stored of a customer. */
        ConsumerData: {
            /** @description When the file was made. */
            createdAt: components["schemas"]["DateTime"];
            email: components["schemas"]["Email"];
            /** @description The tables of the shop that name the customer. */
            tables: {
                /** @description Name of the table. */
                name: string;
                /** @description The rows of the customer, as they are stored. */
                rows: {
                    [key: string]: unknown;
                }[];
            }[];
        };
        /** @description Name, contact, address book and yearly allowances of a customer. */
        ConsumerDetails: {
            /** @description The address book, as getAddresses answers it. */
            address: components["schemas"]["Address"][];
            /** @description The credit of an athlete. */
            athlete?: components["schemas"]["AnnualCredit"];
            birthDate?: components["schemas"]["DateOnly"];
            email: components["schemas"]["Email"];
            /** @description The discount of an employee. */
            employee?: {
                /** @description Yearly limit. */
                annualCap: components["schemas"]["MinorUnits"];
                currency: components["schemas"]["Currency"];
                /** @description Total of this year's orders. */
                currentSpend: components["schemas"]["MinorUnits"];
                /** @description They accepted the terms of the discount; without them there is none. */
                isEmployeeDiscountTCAccepted: boolean;
            };
            /** @description Their first name. */
            firstName?: string;
            gender?: components["schemas"]["Gender"];
            /** @description Programmes for professionals that they are in. */
            identity: {
                /**
                 * @description Which.
                 * @enum {string}
                 */
                type: "WRANX" | "IPA";
            }[];
            /** @description Their last name. */
            lastName?: string;
            /** @description In international form: digits only, dial code first. */
            phone?: components["schemas"]["Phone"];
            /** @description Of their home. */
            postalCode?: string;
            /** @description The discount of a professional: `identity` says of which programme. */
            prosumer?: components["schemas"]["AnnualCredit"];
            /** @description Where they came from when they signed up (header source). */
            source?: string;
        };
        /** @description Whether an email has an account. */
        ConsumerLookup: {
            /**
             * @description `known` if a customer signs in with this email, `unknown` if nobody does, `undisclosed` if the shop does not say.
             * @enum {string}
             */
            account: "known" | "unknown" | "undisclosed";
        };
        /** @description A customer (core 3). What they never told is left out. */
        ConsumerProfile: {
            consumerDetails: components["schemas"]["ConsumerDetails"];
            /** @description Their sign-up (catalogue 3); absent for accounts that were not made here. */
            enrollments?: components["schemas"]["ProfileEnrollment"][];
            /** @description They joined the loyalty programme. */
            isLoyaltyMember: boolean;
            /** @description When they confirmed that they joined. */
            loyaltyOptInDate?: components["schemas"]["DateOnly"];
            /** @description Of a member, when it was asked for. */
            loyaltySummary?: {
                /** @description Loyalty points. */
                points: {
                    /** @description Points that no order has spent. */
                    balance: number;
                };
            };
            /** @description Preferences. */
            preferences: {
                /** @description Separated by a pipe; empty when there is none. */
                interests: string;
                /** @description As the size is written where they live. */
                preferredShoeSize?: string;
            };
            /** @description Subscriptions. */
            subscriptions: components["schemas"]["Subscription"][];
        };
        /**
         * @description What the session's owner is. EMPLOYEE gets the associate discount once its terms are accepted (core 6).
         * @enum {string}
         */
        ConsumerType: "GUEST" | "REGISTERED" | "EMPLOYEE";
        /** @description What a shopper can write about. */
        ContactCategories: {
            /** @description In the order of the form. */
            categories: components["schemas"]["ContactCategory"][];
        };
        /** @description A category with its subjects. */
        ContactCategory: {
            /** @description Code for sendContactRequest. */
            code: string;
            /** @description Name in the language. */
            label: string;
            /** @description In the order of the form. */
            subjects: {
                /** @description Code for sendContactRequest. */
                code: string;
                /** @description Name in the language. */
                label: string;
            }[];
        };
        /** @description What the shopper writes. */
        ContactPayload: {
            /** @description Code of the category. */
            category: string;
            email: components["schemas"]["Email"];
            /** @description The message. */
            message: string;
            /** @description Name of the shopper. */
            name: string;
            /** @description The order that it is about, if it is about one. */
            orderNumber?: string;
            /** @description Code of the subject. */
            subject: string;
        };
        /** @description Proof of a request. */
        ContactReceipt: {
            /** @description Number of the request. */
            caseNumber: string;
        };
        /** @description A message to the shop. What is missing is refused by its own code (ATTR100 to ATTR300), not by this contract. */
        ContactRequest: {
            /**
             * @description The brand that is written to.
             * @enum {string}
             */
            organization?: "WAYMARK";
            payload?: components["schemas"]["ContactPayload"];
            /**
             * @description Kind of request.
             * @enum {string}
             */
            requestType?: "CONTACT";
        };
        /** @description Position of the text. */
        ContentAlignment: {
            /** @description From left to right. */
            horizontal?: components["schemas"]["ContentHorizontal"];
            /**
             * @description From top to bottom.
             * @enum {string}
             */
            vertical?: "top" | "middle" | "bottom";
        };
        /**
         * @description Audience of a segment (catalogue 4).
         * @enum {string}
         */
        ContentAudience: "loggedout" | "loggedin" | "loyalty-loggedin" | "non-loyalty-loggedin" | "employee" | "non-employee" | "cart-empty" | "cart-not-empty" | "wranx-loggedin" | "non-wranx-loggedin" | "ipa-loggedin" | "non-ipa-loggedin" | "athlete-loggedin" | "non-athlete-loggedin";
        /** @description A block of a page. */
        ContentBlock: components["schemas"]["BannerBlock"] | components["schemas"]["HeroBlock"] | components["schemas"]["CollectionBlock"] | components["schemas"]["CarouselBlock"] | components["schemas"]["BenefitBarBlock"] | components["schemas"]["IconAndTextBlock"] | components["schemas"]["RichTextBlock"] | components["schemas"]["SpacerBlock"] | components["schemas"]["CategoryCardsBlock"] | components["schemas"]["ProductRecommendationsBlock"] | components["schemas"]["UpsellBlock"] | components["schemas"]["PromoBarBlock"] | components["schemas"]["LinkedCardBlock"] | components["schemas"]["AccordionsBlock"] | components["schemas"]["PictureBlock"] | components["schemas"]["VideoBlock"] | components["schemas"]["SecondaryNavBlock"] | components["schemas"]["AnchorBlock"] | components["schemas"]["ButtonsBlock"] | components["schemas"]["ArticleBlock"] | components["schemas"]["ArticleGridBlock"] | components["schemas"]["EventBlock"] | components["schemas"]["UserGeneratedContentBlock"] | components["schemas"]["DialogBlock"] | components["schemas"]["ExperienceBlock"] | components["schemas"]["SegmentationBlock"] | components["schemas"]["FilterByBlock"] | components["schemas"]["BrokenBlock"];
        /**
         * @description A width of screen.
         * @enum {string}
         */
        ContentBreakpoint: "sm" | "md" | "lg";
        /** @description Words on the media, at most 9.375rem wide. */
        ContentCaption: {
            /** @description Tone. */
            colour?: components["schemas"]["ContentTone"];
            /**
             * @description Corner.
             * @enum {string}
             */
            position?: "top-left" | "top-right" | "bottom-left" | "bottom-right";
            /** @description Type. */
            style?: components["schemas"]["ContentTextStyle"];
            /** @description The words. */
            text: string;
        };
        /** @description A page below another one. */
        ContentChild: {
            /** @description Description. */
            description: string;
            /** @description Page. */
            id: components["schemas"]["ContentId"];
            /** @description Title. */
            title: string;
            /** @description Its path without the locale. */
            url: string;
        };
        /** @description The pages below a page. */
        ContentChildren: {
            /** @description By their slugs. */
            pages: components["schemas"]["ContentChild"][];
        };
        /** @description Tones of the parts of a block; a missing one comes from the background. */
        ContentColours: {
            /** @description Ground. */
            background?: components["schemas"]["ContentTone"];
            /** @description Overline and eyebrow. */
            overline?: components["schemas"]["ContentTone"];
            /** @description Subtitle. */
            subtitle?: components["schemas"]["ContentTone"];
            /** @description Running text. */
            text?: components["schemas"]["ContentTone"];
            /** @description Title. */
            title?: components["schemas"]["ContentTone"];
        };
        /** @description An event to sign up for (catalogue 3). */
        ContentEvent: {
            /** @description Line below it. */
            confirmationSubtitle?: string;
            /** @description Title once signed up. */
            confirmationTitle: string;
            /** @description Whether a guest may come along. */
            enablePlusOne: boolean;
            /**
             * Format: date
             * @description Last day.
             */
            endDate: string;
            /** @description Event. */
            eventId: components["schemas"]["ContentSlug"];
            /** @description Text. */
            richText?: components["schemas"]["ContentHtml"];
            /**
             * Format: date
             * @description First day.
             */
            startDate: string;
            /** @description Words on the button. */
            submitCtaLabel: string;
            /** @description Name. */
            title: string;
        };
        /** @description Blocks that several pages share. */
        ContentFragment: {
            /** @description The blocks in order. */
            blocks: components["schemas"]["ContentBlock"][];
            /** @description Fragment. */
            id: components["schemas"]["ContentSlug"];
            /** @description Name for editors. */
            name: string;
            /** @description Title in a dialog. */
            title?: string;
        };
        /** @description Look of the header on a page (core 4). */
        ContentHeader: {
            /** @description Whether it comes back on scroll up. */
            sticky: boolean;
            /**
             * @description Look before the first scroll.
             * @enum {string}
             */
            theme: "standard" | "transparent" | "light";
        };
        /**
         * @description Element of a heading.
         * @enum {string}
         */
        ContentHeadingTag: "h1" | "h2" | "h3" | "h4" | "p";
        /**
         * @description Place from left to right.
         * @enum {string}
         */
        ContentHorizontal: "left" | "center" | "right";
        /** @description Sanitised HTML of paragraphs, headings from level three, lists, links and emphasis. */
        ContentHtml: string;
        /**
         * @description Name of an icon of the house.
         * @enum {string}
         */
        ContentIcon: "card" | "check" | "clock" | "edit" | "gift" | "globe" | "heart" | "info" | "leaf" | "lock" | "mail" | "phone" | "pin" | "return" | "ruler" | "star" | "store" | "tag" | "truck" | "user";
        /** @description Id of a piece of content. */
        ContentId: string;
        /** @description A piece of content in a list for editors (catalogue 3). */
        ContentItem: {
            /** @description Content. */
            id: components["schemas"]["ContentId"];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            modificationDate: string;
            /** @description Name for editors. */
            name: string;
            /** @description Documents that have it, open it or link to it, menu and footer among them. */
            referrersCount: number;
            /** @description A page that shows it, without the locale; absent when none does. */
            url?: string;
        };
        /** @description Media for each breakpoint; a missing one takes the next smaller. */
        ContentMedia: {
            /** @description On large screens. */
            lg?: components["schemas"]["ContentMediaItem"];
            /** @description On medium screens. */
            md?: components["schemas"]["ContentMediaItem"];
            /** @description On small screens. */
            sm: components["schemas"]["ContentMediaItem"];
        };
        /** @description An image or a silent video for one breakpoint; its size fixes the ratio before it loads. */
        ContentMediaItem: {
            /** @description Alternative text; empty when decorative. */
            alt: string;
            /** @description Pixels. */
            height: number;
            /**
             * @description Kind of medium.
             * @enum {string}
             */
            kind: "image" | "video";
            /** @description Path of an image master or the https address of a picture or video. */
            path: string;
            /** @description Image master that is shown until a video plays. */
            poster?: string;
            /** @description Pixels. */
            width: number;
        };
        /**
         * @description Published content or the editors' working state.
         * @enum {string}
         */
        ContentMode: "publish" | "preview";
        /** @description A page as editors composed it. */
        ContentPage: {
            /** @description The blocks in order. */
            blocks: components["schemas"]["ContentBlock"][];
            /** @description Page. */
            id: components["schemas"]["ContentId"];
            /**
             * @description Its texts were written in English only; absent where they are in the site's language.
             * @enum {string}
             */
            language?: "en";
            /** @description For search engines and shared links. */
            seo: components["schemas"]["ContentSeo"];
            /** @description Its path without the locale and the first slash. */
            slug: string;
            /** @description Title for editors and breadcrumbs. */
            title: string;
        };
        /** @description Pictures of a social gallery: a stream, several streams with commas between them, or categories after `category:`, such as `outside`, `outside,at-camp` or `category:camping,hiking`. */
        ContentPictureFilter: string;
        /**
         * @description The blocks of the result page, of the page without results, or a search among articles.
         * @enum {string}
         */
        ContentSearchType: "products" | "no-results" | "articles" | "related-articles";
        /** @description Title, description and image for search engines and shared links. */
        ContentSeo: {
            /** @description Description. */
            description: string;
            /** @description Picture of a shared link. */
            image?: components["schemas"]["ContentMediaItem"];
            /** @description Keeps search engines away. */
            noIndex: boolean;
            /** @description Title of the page. */
            title: string;
        };
        /** @description Content of one type. */
        ContentShowcase: {
            /** @description The results of this page. */
            items: components["schemas"]["ContentItem"][];
            /** @description Page size that was asked for. */
            limit: number;
            /** @description Index of the first here. */
            offset: number;
            /** @description All that were found. */
            total: number;
        };
        /** @description Words of an address or id. */
        ContentSlug: string;
        /**
         * @description Name of a step of space.
         * @enum {string}
         */
        ContentSpace: "none" | "xs" | "sm" | "md" | "lg" | "xl";
        /** @description A space for each breakpoint; a missing one takes the next smaller. */
        ContentSpacing: {
            /** @description On large screens. */
            lg?: components["schemas"]["ContentSpace"];
            /** @description On medium screens. */
            md?: components["schemas"]["ContentSpace"];
            /** @description On small screens. */
            sm?: components["schemas"]["ContentSpace"];
        };
        /** @description A link or a button. */
        ContentTarget: {
            /**
             * @description Dialog to open instead of the address, which stays for a page without script.
             * @enum {string}
             */
            dialog?: "sign-in" | "sign-up" | "newsletter" | "interests" | "notify-me" | "event-sign-up" | "location-confirmation";
            /** @description Fragment to show in a dialog instead of the address. */
            fragmentId?: components["schemas"]["ContentSlug"];
            /** @description Its name for tracking. */
            id?: components["schemas"]["ContentSlug"];
            /**
             * @description Size of it; md when absent.
             * @enum {string}
             */
            size?: "sm" | "md" | "lg";
            /**
             * @description Weight of it; link when absent.
             * @enum {string}
             */
            style?: "primary" | "secondary" | "outline" | "link";
            /**
             * @description Where it opens; _self when absent.
             * @enum {string}
             */
            targetAttribute?: "_self" | "_blank";
            /** @description Words on it. */
            text: string;
            /** @description A path without the locale, an anchor on the page or an outside address. */
            url: string;
        };
        /**
         * @description Step of the type scale.
         * @enum {string}
         */
        ContentTextStyle: "display" | "xl" | "lg" | "md" | "sm" | "xs";
        /** @description Type of the parts of a block. */
        ContentTextStyles: {
            /** @description Overline and eyebrow. */
            overline?: components["schemas"]["ContentTextStyle"];
            /** @description Subtitle. */
            subtitle?: components["schemas"]["ContentTextStyle"];
            /** @description Title. */
            title?: components["schemas"]["ContentTextStyle"];
        };
        /**
         * @description Name of a colour of the house; its value is a token.
         * @enum {string}
         */
        ContentTone: "ink" | "paper" | "stone" | "moss" | "signal" | "white" | "transparent";
        /** @description How a promotion is named in tracking. */
        ContentTracking: {
            /** @description Creative. */
            creativeName?: string;
            /** @description Promotion. */
            promotionId: string;
            /** @description Name of the promotion. */
            promotionName: string;
        };
        /** @description The ISO 3166-1 code of a country, such as US, CA, GB, FR, DE, IT or ES. */
        Country: string;
        /** @description A country to choose (catalogue 3). */
        CountryEntry: {
            /** @description Country code. */
            code: components["schemas"]["Country"];
            /** @description International dial code without the plus sign. */
            dialCode: string;
            /** @description Name in the language of the locale. */
            name: string;
            /** @description Digits that a national number may have, without the dial code and without the zero that is dialled at home. */
            phoneLengths?: number[];
            /** @description Ways to write a national number, an X for each digit; the region's default mask when absent. */
            phoneMasks?: string[];
        };
        /** @description All countries that forms offer. */
        CountryList: {
            /** @description The countries by name. */
            countries: components["schemas"]["CountryEntry"][];
        };
        /** @description A promo code that the shopper gave. */
        CouponItem: {
            /** @description It takes something off now; false while its conditions are not met. */
            applied: boolean;
            /** @description The promotion in words. */
            calloutMessage?: string;
            code: components["schemas"]["PromoCode"];
            /**
             * @description How much more the items must cost before the code counts, in the currency of the cart. Absent where its order value is reached, and
             *     where supersededBy or refusedBy says why it does not count.
             */
            missingAmount?: components["schemas"]["MinorUnits"];
            /** @description The promotion that it opens. */
            promotionId?: string;
            /** @description The promotion's name; promoSummary has the same one once it applies. */
            promotionName?: string;
            /**
             * @description Why it counts no more although it was taken: it has expired, the shopper of this email has used it, it was used as often as it can be.
             *     Absent while it only waits for its conditions.
             */
            refusedBy?: components["schemas"]["ErrorId"];
            /**
             * @description The promotion that counts in its place: a discount of the shopper's own, with which codes do not add up and which leaves less
             *     to pay. Absent where that is not why the code does not count.
             */
            supersededBy?: string;
        };
        /** @description A promo code and its cart. */
        CouponRequest: {
            cartId: components["schemas"]["BasketId"];
            code: components["schemas"]["PromoCode"];
        };
        /** @description Items of the new cart. */
        CreateCartWithItemRequest: {
            /** @description The items. */
            items: components["schemas"]["ItemInput"][];
        };
        /** @description The id that an authenticator gave to a passkey, in base64url. */
        CredentialId: string;
        /**
         * @description The ISO 4217 code of a currency.
         * @enum {string}
         */
        Currency: "USD" | "CAD" | "GBP" | "EUR";
        /**
         * Format: date
         * @description A date in ISO 8601.
         */
        DateOnly: string;
        /**
         * Format: date-time
         * @description A moment in ISO 8601, in UTC.
         */
        DateTime: string;
        /** @description A page that the shopper sees. */
        DecideEvent: {
            /**
             * @description What happened.
             * @enum {string}
             */
            eventType: "page-viewed";
            pageType: components["schemas"]["PageType"];
            /** @description Its path, without a query; of what is personal (account, orders) its first part alone. */
            path: string;
        };
        /** @description Who sees the page, and what happened in it. */
        DecideRequest: {
            channel: components["schemas"]["Channel"];
            /** @description The number of the customer (consumerNo) who has signed in, who must be the caller; absent for guests. */
            customerId?: string;
            /** @description What the decision depends on. */
            events: components["schemas"]["DecideEvent"][];
            /** @description What the engine answered before; absent for a new visitor. */
            monetateId?: components["schemas"]["MonetateId"];
        };
        /** @description The decisions about a shopper. */
        Decision: {
            /** @description One for each experience that was decided; the others show their baseline. */
            actions: components["schemas"]["DecisionAction"][];
            /** @description To send with the next request. */
            monetateId: components["schemas"]["MonetateId"];
        };
        /** @description What an experience shows. */
        DecisionAction: {
            /** @description Experience. */
            experienceId: string;
            /**
             * @description An experiment decided it, and wants events (addVisitorEvents); else absent.
             * @enum {boolean}
             */
            isMeasured?: true;
            /** @description Its variant; absent where the shopper belongs to those who see the baseline. */
            variantId?: string;
        };
        /** @description Result of the fraud check's script. */
        DeviceFingerprintRequest: {
            cartId: components["schemas"]["BasketId"];
            /** @description The fingerprint. */
            deviceFingerprint: string;
        };
        /** @description A name that people know. */
        DeviceName: string;
        /** @description A session of a customer, with what is known of its device. */
        DeviceSession: {
            /** @description The browser of the sign-in; absent if it is unknown. */
            browser?: components["schemas"]["DeviceName"];
            /** @description True for the session of the call. */
            isCurrent: boolean;
            /**
             * Format: date-time
             * @description When its tokens were last renewed. A session in use renews them every 15 minutes.
             */
            seenAt: string;
            /** @description Its id. */
            sessionId: components["schemas"]["Uuid"];
            /** @description The operating system, or the kind of phone; absent if it is unknown. */
            system?: components["schemas"]["DeviceName"];
        };
        /** @description Where a customer is signed in. */
        DeviceSessions: {
            /** @description The session of the call first, then the latest. */
            sessions: components["schemas"]["DeviceSession"][];
        };
        /**
         * @description Blocks that a button opens in a dialog.
         * @example {
         *       "id": "example",
         *       "type": "dialog",
         *       "title": "How to measure",
         *       "trigger": {
         *         "url": "#",
         *         "text": "Measure"
         *       },
         *       "items": [
         *         {
         *           "id": "measure",
         *           "type": "richText",
         *           "html": "<p>Stand on paper and mark the heel and the longest toe.</p>"
         *         }
         *       ]
         *     }
         */
        DialogBlock: {
            /** @description Space below it. */
            bottomMargins?: components["schemas"]["ContentSpacing"];
            /** @description Its id on the page. */
            id: components["schemas"]["ContentId"];
            /** @description Content. */
            items: components["schemas"]["CollectionItem"][];
            /** @description Name for editors and tracking. */
            name?: string;
            /** @description Title of the dialog. */
            title: string;
            /** @description The element that opens it. */
            trigger: components["schemas"]["ContentTarget"];
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "dialog";
        };
        /**
         * Format: email
         * @description One e-mail address, without the characters that would make it a list or name another address in a header.
         */
        Email: string;
        /** @description Nothing. */
        EmptyBody: Record<string, never>;
        /** @description Values for the message of the error. */
        ErrorAdditionalInfo: {
            /** @description Highest discount that the associate may give alone, in whole percent (PRC403). */
            cap?: number;
            /**
             * @description Limit of the quantity.
             * @enum {string}
             */
            code?: "ProductItemMaxQuantity" | "ProductItemRequired";
            /** @description The total that the service computes, in minor units (ORD415). */
            expected?: number;
            /** @description The cart item that the error is about. */
            itemId?: string;
            /** @description The greatest quantity that the cart can hold of the item (INV408, INV700). */
            maxAllowedQty?: number;
            /** @description The age that the country demands (PRO410). */
            minimalAge?: number;
            productId?: components["schemas"]["ProductId"];
            /** @description Seconds to wait before the next try (API429, AUT423). */
            retryAfter?: number;
        };
        /** @description The body of every answer of 400 and above (core 3, core 8). */
        ErrorBody: {
            /**
             * @description The service that refused. A 403 has it only from a bot defence (ours is `waymark-bot-defence`), and raises a challenge (core 8): the
             *     caller shows that it is a person, and calls again with the token of that. Every other refusal of the shop has it. A 5xx of the payment provider (`waymark-payments`) says that
             *     neither the caller nor the shop can mend it: nothing was charged, or it is asked about again.
             */
            appId?: string;
            /** @description The x-correlation-id of the call. */
            correlationId: string;
            /** @description The errors; the first entry is the error itself, others name other invalid fields. */
            errorDetails: components["schemas"]["ErrorDetail"][];
        };
        /** @description One thing that is wrong. */
        ErrorDetail: {
            additionalInfo?: components["schemas"]["ErrorAdditionalInfo"];
            /** @description An error code, see ErrorId. Another implementation may know further ones. */
            errorId: string;
            /** @description A JSON pointer to the invalid input, such as /addresses/0/postalCode or /query/count. */
            field?: string;
            /** @description Text for the shopper in the locale of the call, shown when the catalogue has none for errorId. */
            message: string;
        };
        /**
         * @description The error codes of core 8 with the validation codes of core 5. API409 (conflict with another change), API413
         *     (body too large), API422 (input against the contract), API429 (too many calls), API503 (try again), PRC401 (the second
         *     associate does not agree) and PRC403 (a second associate has to agree) are ours.
         * @enum {string}
         */
        ErrorId: "AUT401" | "AUT402" | "AUT403" | "AUT404" | "AUT409" | "AUT418" | "AUT423" | "AUT426" | "AUT432" | "AUT437" | "AUT438" | "AUT439" | "AUT440" | "AUT441" | "AUT442" | "AUT444" | "AUT450" | "AUT451" | "AUT452" | "AUT453" | "AUT498" | "AUT500" | "API400" | "API404" | "API405" | "API406" | "API409" | "API413" | "API415" | "API422" | "API429" | "API503" | "ORD400" | "ORD404" | "ORD409" | "ORD415" | "ORD430" | "ORD516" | "ORD517" | "ORD518" | "BSK404" | "OHS4004" | "INV405" | "INV406" | "INV407" | "INV408" | "INV409" | "INV700" | "INV701" | "INV702" | "PRC400" | "PRC401" | "PRC403" | "SHP404" | "SHP410" | "SHP500" | "CHK320" | "CHK380" | "PAY401" | "CCA400" | "CCA401" | "PYT405" | "PYT406" | "PYT300" | "PYT400" | "PYT402" | "PYT404" | "PAY400" | "FE309" | "BIL400" | "BILL410" | "TAX309" | "TAX310" | "GFS800" | "GFO404" | "GFO405" | "GFC400" | "GFC410" | "GFC700" | "GFC725" | "GFC740" | "GFC755" | "GFC760" | "GFC799" | "GFC800" | "GFC812" | "PRM130" | "PRM135" | "PRM140" | "PRM150" | "PRM155" | "PRM160" | "PRM175" | "PRM416" | "GWP403" | "REW130" | "REW135" | "REW140" | "REW401" | "PRO400" | "PRO404" | "PRO410" | "PRO411" | "PRO412" | "PRO414" | "PRO415" | "PRO418" | "CCN404" | "4044" | "FE340" | "FE872" | "PLP400" | "GEN500" | "STR404" | "RTN500" | "ATTR100" | "ATTR200" | "ATTR300" | "REV410";
        /**
         * @description An invitation that opens the event sign-up.
         * @example {
         *       "id": "example",
         *       "type": "event",
         *       "title": "Night run",
         *       "media": {
         *         "sm": {
         *           "kind": "image",
         *           "path": "scene/trail-path/square",
         *           "alt": "A path through a wood",
         *           "width": 1000,
         *           "height": 1000
         *         }
         *       },
         *       "event": {
         *         "eventId": "night-run",
         *         "title": "Night run",
         *         "startDate": "2026-12-04",
         *         "endDate": "2026-12-05",
         *         "enablePlusOne": true,
         *         "submitCtaLabel": "Join",
         *         "confirmationTitle": "See you there"
         *       }
         *     }
         */
        EventBlock: {
            /** @description Space below it. */
            bottomMargins?: components["schemas"]["ContentSpacing"];
            /** @description The event. */
            event: components["schemas"]["ContentEvent"];
            /** @description Its id on the page. */
            id: components["schemas"]["ContentId"];
            /** @description Picture. */
            media?: components["schemas"]["ContentMedia"];
            /** @description Name for editors and tracking. */
            name?: string;
            /** @description Line below it. */
            subtitle?: string;
            /** @description Title. */
            title?: string;
            /** @description Element of the title; h2 when absent. */
            titleHeadingTag?: components["schemas"]["ContentHeadingTag"];
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "event";
        };
        /** @description Who comes to which event, and when (catalogue 7). */
        EventRegistration: {
            /** @description The days they come, joined by comma. */
            attendingDays: string;
            /** @description That of the account. */
            email: components["schemas"]["Email"];
            /** @description The event. */
            eventId: components["schemas"]["ContentSlug"];
            /**
             * @description The terms of the event are agreed to.
             * @constant
             */
            eventTermsAccepted: true;
            /** @description Their first name. */
            firstName?: string;
            gender?: components["schemas"]["Gender"];
            /** @description Their last name. */
            lastName?: string;
            phoneNumber?: components["schemas"]["Phone"];
            /** @description The name of who comes along. */
            plusOne?: components["schemas"]["PersonName"];
            /** @description When they joined. */
            registrationTimestamp: components["schemas"]["DateTime"];
        };
        /**
         * @description Blocks that a personalisation decision chooses (catalogue 4).
         * @example {
         *       "id": "example",
         *       "type": "experience",
         *       "experienceId": "e1",
         *       "baselines": [
         *         {
         *           "id": "baseline",
         *           "type": "richText",
         *           "html": "<p>The baseline.</p>"
         *         }
         *       ],
         *       "variants": [
         *         {
         *           "name": "Members",
         *           "variantId": "v1",
         *           "targets": [
         *             {
         *               "id": "variant",
         *               "type": "richText",
         *               "html": "<p>The variant.</p>"
         *             }
         *           ]
         *         }
         *       ]
         *     }
         * @example {
         *       "id": "tracked",
         *       "type": "experience",
         *       "experienceId": "e2",
         *       "name": "Tracked",
         *       "trackingEvent": "e2_seen",
         *       "baselines": [
         *         {
         *           "id": "tracked-baseline",
         *           "type": "richText",
         *           "html": "<p>The baseline of a tracked experience.</p>"
         *         }
         *       ],
         *       "variants": [
         *         {
         *           "name": "Popular",
         *           "variantId": "v1",
         *           "targets": [
         *             {
         *               "id": "tracked-popular",
         *               "type": "richText",
         *               "html": "<p>Popular now.</p>"
         *             }
         *           ]
         *         },
         *         {
         *           "name": "New",
         *           "variantId": "v2",
         *           "targets": [
         *             {
         *               "id": "tracked-new",
         *               "type": "richText",
         *               "html": "<p>New this week.</p>"
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        ExperienceBlock: {
            /** @description Content that is shown until the decision is known. */
            baselines: components["schemas"]["BasicBlock"][];
            /** @description Space below it. */
            bottomMargins?: components["schemas"]["ContentSpacing"];
            /** @description Experience. */
            experienceId: string;
            /** @description Its id on the page. */
            id: components["schemas"]["ContentId"];
            /** @description Name for editors and tracking. */
            name?: string;
            /** @description Event to send when what was decided is seen. */
            trackingEvent?: string;
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "experience";
            /** @description Variants. */
            variants: components["schemas"]["ExperienceVariant"][];
        };
        /**
         * @description Half of an experience that was decided came into the window, once for each view of a page. Needs C0004.
         * @example {
         *       "event": "experience-shown",
         *       "pageType": "other",
         *       "experienceId": "offers-shelf",
         *       "variantId": "popular",
         *       "trackingEvent": "offers_shelf_seen"
         *     }
         */
        ExperienceEvent: {
            /**
             * @description Name. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "experience-shown";
            /** @description Experience. */
            experienceId: string;
            pageType: components["schemas"]["PageType"];
            /** @description The editors' name of the event. */
            trackingEvent: string;
            /** @description The variant that was seen; absent for the baseline. */
            variantId?: string;
        };
        /** @description A variant of an experience. */
        ExperienceVariant: {
            /** @description Name. */
            name: string;
            /** @description Its blocks. */
            targets: components["schemas"]["BasicBlock"][];
            /** @description Id in the decision and in p13n_testcontext. */
            variantId: string;
        };
        /** @description A way to narrow a listing. */
        Facet: {
            /** @description Currency of min and max. */
            currency?: components["schemas"]["Currency"];
            /** @description Key of the filter parameter. */
            key: string;
            /** @description Heading in the language of the locale. */
            label: string;
            /** @description Range: highest value of the listing. */
            max?: components["schemas"]["MinorUnits"];
            /** @description Range: lowest value of the listing. */
            min?: components["schemas"]["MinorUnits"];
            /** @description Its values in display order. */
            options: components["schemas"]["FacetOption"][];
            /**
             * @description How it is shown.
             * @enum {string}
             */
            type: "list" | "swatch" | "range";
        };
        /** @description A value to filter by. */
        FacetOption: {
            /** @description Products it would leave. */
            count: number;
            /** @description Text in the language of the locale. */
            label: string;
            /** @description Whether the filter holds it. */
            selected: boolean;
            /** @description Colours of its swatch. */
            swatch?: components["schemas"]["ProductSwatch"];
            /** @description Value of the filter; for a range low-high in minor units. */
            value: string;
        };
        /** @description A favourite. */
        FavoriteItem: {
            id: components["schemas"]["ProductId"];
            /** @description The item of this list. */
            itemId: components["schemas"]["Uuid"];
            itemType: components["schemas"]["FavoriteType"];
            qty: components["schemas"]["Quantity"];
        };
        /** @description A shopper's favourites (core 3). Employees have none. */
        Favorites: {
            /** @description The list. */
            favoriteId: components["schemas"]["ListId"];
            /** @description The items, the newest first. */
            items: components["schemas"]["FavoriteItem"][];
            /** @description Absent while nobody else may see the list. */
            share?: components["schemas"]["FavoritesShare"];
            /** @description How many items the whole list has. */
            total: number;
        };
        /** @description How a list is shared. */
        FavoritesShare: {
            shareId: components["schemas"]["ShareId"];
            /** @description The page says the owner's first name. */
            showsName: boolean;
        };
        /** @description The owner's favourites, without the items. */
        FavoritesSummary: {
            /** @description The list of favourites. */
            favoriteId: components["schemas"]["ListId"];
            /** @description The favourite store. */
            favoriteStoreId?: components["schemas"]["StoreId"];
            /** @description How many items it has. */
            total: number;
        };
        /**
         * @description What an item is. There are products only.
         * @enum {string}
         */
        FavoriteType: "product";
        /** @description The store that a customer likes best; nothing when they have none. */
        FavouriteStore: {
            store?: components["schemas"]["Store"];
        };
        /** @description Which store. */
        FavouriteStoreRequest: {
            storeId: components["schemas"]["StoreId"];
        };
        /**
         * @description Blocks for some products or categories only (catalogue 3).
         * @example {
         *       "id": "example",
         *       "type": "filterBy",
         *       "variant": "byCategory",
         *       "operator": "NOT IN",
         *       "filterBy": [
         *         "1104"
         *       ],
         *       "components": [
         *         {
         *           "id": "shown",
         *           "type": "richText",
         *           "html": "<p>On every page but those of category 1104.</p>"
         *         }
         *       ]
         *     }
         */
        FilterByBlock: {
            /** @description Space below it. */
            bottomMargins?: components["schemas"]["ContentSpacing"];
            /** @description The blocks. */
            components: components["schemas"]["BasicBlock"][];
            /** @description Product or category ids. */
            filterBy: string[];
            /** @description Its id on the page. */
            id: components["schemas"]["ContentId"];
            /** @description Name for editors and tracking. */
            name?: string;
            /**
             * @description Show them on these or on all others.
             * @enum {string}
             */
            operator: "IN" | "NOT IN";
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "filterBy";
            /**
             * @description Kind of entries of the list.
             * @enum {string}
             */
            variant: "bySku" | "byCategory";
        };
        /** @description A report of a review. */
        FlagReviewRequest: {
            /**
             * @description Why the review is reported.
             * @enum {string}
             */
            reason: "offensive" | "advertising" | "personal-data" | "off-topic";
        };
        /** @description A message about a change by this call. */
        Flash: {
            code: components["schemas"]["FlashCode"];
            details?: components["schemas"]["FlashDetails"];
            /** @description Text for the shopper in the locale of the call. */
            message?: string;
        };
        /**
         * @description What this call found: the five codes of core 4, and the six delivery changes. PaymentNotAuthorized is on
         *     orders only.
         * @enum {string}
         */
        FlashCode: "ProductLineItemInventoryMissing" | "ProductItemNotAvailable" | "ProductLineItemFullInventoryMissing" | "InvalidShippingAddress" | "PaymentNotAuthorized" | "PickupToSthTransition" | "PickupToStsTransition" | "StsToSthTransition" | "StsToPickupTransition" | "STHToPickupTransition" | "OrderShippingMethodDowngraded";
        /** @description Subject of the message. */
        FlashDetails: {
            /** @description For PaymentNotAuthorized. */
            action?: components["schemas"]["PaymentAction"];
            /** @description The items concerned; those that are gone from the cart included. */
            itemIds?: components["schemas"]["ItemId"][];
            /** @description The products concerned. */
            productIds?: components["schemas"]["ProductId"][];
            /** @description For InvalidShippingAddress. */
            shipmentId?: components["schemas"]["ItemId"];
        };
        /** @description The foot of every page. */
        Footer: {
            /** @description Columns of links. */
            columns: components["schemas"]["FooterColumn"][];
            /** @description Last line. */
            copyright: string;
            /** @description Terms and their like. */
            legal: components["schemas"]["ContentTarget"][];
            /** @description Absent when there is no form. */
            newsletter?: components["schemas"]["FooterNewsletter"];
            /** @description Places elsewhere. */
            social: components["schemas"]["FooterSocial"][];
        };
        /** @description A column of links. */
        FooterColumn: {
            /** @description Its name for tracking. */
            id: components["schemas"]["ContentSlug"];
            /** @description Its links. */
            links: components["schemas"]["ContentTarget"][];
            /** @description Heading. */
            title: string;
        };
        /** @description Text above the newsletter form. */
        FooterNewsletter: {
            /** @description Line below it. */
            text?: string;
            /** @description Title. */
            title: string;
        };
        /** @description A place where the shop is met elsewhere. */
        FooterSocial: {
            /** @description Icon. */
            id: components["schemas"]["ContentSlug"];
            /** @description Accessible name. */
            label: string;
            /**
             * Format: uri
             * @description Address.
             */
            url: string;
        };
        /** @description A shoe size. */
        FootSize: {
            /** @description Its name in the sizes of the locale, such as EU 39. */
            label: string;
            /** @description The longest foot that it fits. */
            millimetres: number;
        };
        /** @description Which foot fits each shoe size. */
        FootSizes: {
            /** @description The size charts of shoes. */
            productTypes: {
                /** @description Key of the chart. */
                productType: components["schemas"]["SizeChartId"];
                /** @description In the order of the rows of the chart. */
                sizes: components["schemas"]["FootSize"][];
            }[];
        };
        /** @description The code of the email and the new password. */
        ForgottenPasswordConfirmation: {
            /** @description The code of the link. */
            code: components["schemas"]["OpaqueToken"];
            /** @description The new password once more. */
            confirmPassword: string;
            /** @description The new password. */
            newPassword: string;
        };
        /**
         * @description The form to sign in or to sign up was shown, once each time that it opens. Needs C0004.
         * @example {
         *       "event": "form-shown",
         *       "pageType": "product",
         *       "location": "modal:single:sign-in:none"
         *     }
         */
        FormEvent: {
            /**
             * @description Name. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "form-shown";
            /**
             * @description The dialog (`modal`) or the page that the form opened in (core 2).
             * @enum {string}
             */
            location: "modal:single:sign-in:none" | "modal:single:sign-up:none" | "page:single:sign-in:none" | "page:single:sign-up:none";
            pageType: components["schemas"]["PageType"];
        };
        /** @description Place that the search used. */
        FoundPlace: {
            /** @description Degrees north. */
            latitude: number;
            /** @description Degrees east. */
            longitude: number;
            /** @description Its name. */
            name: string;
        };
        /** @description A store, how far it is, and what can be collected there. */
        FoundStore: {
            /** @description Metres as the crow flies. */
            distance: number;
            /** @description Stock of the requested items. */
            inventory: components["schemas"]["UnitsInStore"][];
            /** @description All of it can be picked up the same day. */
            pickup: boolean;
            /** @description All of it can be sent there. */
            shipToStore: boolean;
            store: components["schemas"]["Store"];
        };
        /** @description The counts of one chart. */
        Funnel: {
            chart: components["schemas"]["ChartId"];
            /** @description One entry for each thing that happened at all. */
            counts: components["schemas"]["FunnelCount"][];
            /** @description How many days were asked for. */
            days: number;
            from: components["schemas"]["FunnelDay"];
            source: components["schemas"]["FunnelSourceName"];
            until: components["schemas"]["FunnelDay"];
        };
        /** @description Counts of a page since its last batch. */
        FunnelBatch: {
            /** @description One entry for each thing. */
            counts: components["schemas"]["FunnelEntry"][];
        };
        /** @description How often one thing happened. */
        FunnelCount: {
            /** @description At least once. */
            count: number;
            kind: components["schemas"]["FunnelKind"];
            name: components["schemas"]["FunnelName"];
        };
        /** @description A day in UTC. */
        FunnelDay: string;
        /** @description How often one thing happened in a page since its last batch. */
        FunnelEntry: {
            chart: components["schemas"]["ChartId"];
            /** @description At least once; no page does a thing more often within a batch. */
            count: number;
            kind: components["schemas"]["FunnelKind"];
            name: components["schemas"]["FunnelName"];
        };
        /**
         * @description A state that was come to, a transition that was taken, or a state in which the page or the flow was left.
         * @enum {string}
         */
        FunnelKind: "visit" | "transition" | "left";
        /** @description The id of the state or the transition, as the gallery's model of the chart names it. */
        FunnelName: string;
        /** @description How often each chart was begun and left. */
        Funnels: {
            /** @description One entry for each chart with counts. */
            charts: {
                chart: components["schemas"]["ChartId"];
                /** @description How often it was left before its end. */
                left: number;
                /** @description How often it was begun. */
                visits: number;
            }[];
            /** @description How many days were asked for. */
            days: number;
            source: components["schemas"]["FunnelSourceName"];
        };
        /**
         * @description Whose counts.
         * @enum {string}
         */
        FunnelSourceName: "visitors" | "generated";
        /**
         * @description The gender; other also for who does not say.
         * @enum {string}
         */
        Gender: "female" | "male" | "other";
        /** @description Balance of a gift card. */
        GiftCardBalance: {
            /** @description Balance. */
            balance: components["schemas"]["MinorUnits"];
            currency: components["schemas"]["Currency"];
            /** @description Last day it can be used; absent when it does not expire. */
            expiresOn?: components["schemas"]["DateOnly"];
            lastFour: components["schemas"]["LastFour"];
        };
        /** @description Which gift card. */
        GiftCardBalanceRequest: {
            c_gcCardNumber: components["schemas"]["GiftCardNumber"];
            c_gcPin?: components["schemas"]["GiftCardPin"];
            recaptcha_response?: components["schemas"]["RecaptchaResponse"];
        };
        /** @description The number of a gift card; spaces are ignored. */
        GiftCardNumber: string;
        /** @description The PIN of a gift card. */
        GiftCardPin: string;
        /** @description Recipient of a digital product. */
        GiftOption: {
            /** @description Where it goes. */
            email: components["schemas"]["Email"];
            /** @description Text of the message. */
            message?: string;
            /** @description Name of the receiver. */
            to?: string;
        };
        /**
         * @description Cart and lists of the guest, which are merged into the customer's. They are the guest's by `refreshToken`: what is somebody else's stays
         *     theirs, which is not told.
         */
        GuestObjects: {
            /** @description The guest's cart. */
            basketId?: components["schemas"]["BasketId"];
            /** @description The guest's favourites. */
            favoriteId?: components["schemas"]["ListId"];
            /** @description The guest's saved items. */
            saveForLaterId?: components["schemas"]["ListId"];
        };
        /**
         * @description The banner that opens a page (catalogue 9).
         * @example {
         *       "id": "example",
         *       "type": "hero",
         *       "title": "Take the long way",
         *       "subtitle": "Trail shoes for wet ridges and late light.",
         *       "hasNavigationPadding": true,
         *       "media": {
         *         "sm": {
         *           "kind": "image",
         *           "path": "scene/ridge-dawn/tall",
         *           "alt": "Ridges at dawn",
         *           "width": 1080,
         *           "height": 1440
         *         },
         *         "md": {
         *           "kind": "image",
         *           "path": "scene/ridge-dawn/wide",
         *           "alt": "Ridges at dawn",
         *           "width": 1920,
         *           "height": 900
         *         }
         *       },
         *       "targets": [
         *         {
         *           "url": "/c/women-1000",
         *           "text": "Shop women",
         *           "style": "primary",
         *           "size": "lg"
         *         }
         *       ],
         *       "promotionTracking": {
         *         "promotionId": "ridge",
         *         "promotionName": "Take the long way"
         *       }
         *     }
         */
        HeroBlock: {
            /** @description Default position of the text. */
            alignment?: components["schemas"]["ContentAlignment"];
            /**
             * @description Plate behind the text.
             * @enum {string}
             */
            backdrop?: "none" | "solid" | "blur";
            /** @description Space below it. */
            bottomMargins?: components["schemas"]["ContentSpacing"];
            /** @description Words on the picture. */
            caption?: components["schemas"]["ContentCaption"];
            /** @description Tones. */
            colours?: components["schemas"]["ContentColours"];
            /** @description Buttons of equal width. */
            equalTargetSize?: boolean;
            /** @description Logo above the title. */
            eyebrowLogo?: components["schemas"]["ContentMediaItem"];
            /** @description Words below the logo and the overline. */
            eyebrowText?: string;
            /** @description Where there is a shade; everywhere when absent. */
            gradientBreakpoints?: components["schemas"]["ContentBreakpoint"][];
            /**
             * @description Shade under the text: 35 or 50 percent high, or none.
             * @enum {string}
             */
            gradientStyle?: "full" | "focused" | "off";
            /** @description Tone of the shade. */
            gradientTone?: components["schemas"]["ContentTone"];
            /** @description Room for the navigation that lies over it. */
            hasNavigationPadding?: boolean;
            /** @description Title for screen readers only. */
            hideTitle?: boolean;
            /** @description Its id on the page. */
            id: components["schemas"]["ContentId"];
            /**
             * @description Percent of the width that the picture takes beside the text.
             * @enum {integer}
             */
            imageWidth?: 60 | 50 | 40;
            /** @description As high as the screen. */
            isFullHeight?: boolean;
            /**
             * @description With buttons or as one link.
             * @enum {string}
             */
            linkType?: "CTA" | "No-CTA";
            /** @description The picture or video. */
            media?: components["schemas"]["ContentMedia"];
            /** @description Several pictures; it goes before media. */
            mediaList?: components["schemas"]["ContentMedia"][];
            /** @description Where the picture leads. */
            mediaTarget?: components["schemas"]["ContentTarget"];
            /** @description Name for editors and tracking. */
            name?: string;
            /**
             * @description Width of overlaid text: 1/3, 1/2, 2/3, 11/12.
             * @enum {string}
             */
            overlayWidth?: "xs" | "sm" | "md" | "lg";
            /** @description Line above the title. */
            overline?: string;
            /** @description Names for tracking. */
            promotionTracking?: components["schemas"]["ContentTracking"];
            /** @description Layout for each breakpoint. */
            responsiveLayout?: components["schemas"]["BannerResponsiveLayout"];
            /** @description Running text. */
            richText?: components["schemas"]["ContentHtml"];
            /** @description Small print below the buttons. */
            richTextBelowTargets?: components["schemas"]["ContentHtml"];
            /** @description Subtitle. */
            subtitle?: string;
            /** @description Subtitle with emphasis; it goes before subtitle. */
            subtitleHtml?: components["schemas"]["ContentHtml"];
            /** @description Buttons. */
            targets?: components["schemas"]["ContentTarget"][];
            /** @description Type. */
            textStyles?: components["schemas"]["ContentTextStyles"];
            /** @description Title. */
            title?: string;
            /** @description Heading of level one instead of two. */
            titleH1?: boolean;
            /** @description Title with emphasis; it goes before title. */
            titleHtml?: components["schemas"]["ContentHtml"];
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "hero";
            /**
             * @description Text over or below, beside, or in a low strip.
             * @enum {string}
             */
            variant?: "standard" | "split" | "compact";
        };
        /**
         * @description Icons with words (catalogue 3).
         * @example {
         *       "id": "example",
         *       "type": "iconAndText",
         *       "title": "What you can count on",
         *       "items": [
         *         {
         *           "icon": "truck",
         *           "richText": "<h3>Delivery</h3><p>Two to four days.</p>"
         *         },
         *         {
         *           "icon": "return",
         *           "richText": "<h3>Sixty days</h3><p>Unworn or worn indoors.</p>"
         *         },
         *         {
         *           "icon": "store",
         *           "richText": "<h3>Stores</h3><p>Try it on first.</p>",
         *           "target": {
         *             "url": "/stores",
         *             "text": "Find a store"
         *           }
         *         },
         *         {
         *           "icon": "edit",
         *           "richText": "<h3>Repairs</h3><p>As long as it can be mended.</p>"
         *         }
         *       ]
         *     }
         */
        IconAndTextBlock: {
            /** @description Space below it. */
            bottomMargins?: components["schemas"]["ContentSpacing"];
            /**
             * @description Size of the icons.
             * @enum {string}
             */
            iconSize?: "small" | "medium" | "large";
            /** @description Its id on the page. */
            id: components["schemas"]["ContentId"];
            /** @description The icons; four stand in two columns. */
            items: components["schemas"]["IconAndTextItem"][];
            /** @description Name for editors and tracking. */
            name?: string;
            /** @description Line below it. */
            subtitle?: string;
            /** @description Title. */
            title?: string;
            /** @description Element of the title; h2 when absent. */
            titleHeadingTag?: components["schemas"]["ContentHeadingTag"];
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "iconAndText";
            /**
             * @description Look.
             * @enum {string}
             */
            variant?: "icon-above-text" | "icon-left" | "one-column";
        };
        /** @description An icon with words. */
        IconAndTextItem: {
            /** @description Tones. */
            colours?: components["schemas"]["ContentColours"];
            /** @description Icon. */
            icon: components["schemas"]["ContentIcon"];
            /** @description Words. */
            richText: components["schemas"]["ContentHtml"];
            /** @description Where it leads. */
            target?: components["schemas"]["ContentTarget"];
        };
        /** @description Seller and store (core 3, In-store session). */
        InStoreSale: {
            storeEmployeeId: components["schemas"]["StoreEmployeeId"];
            storeEmployeeName: components["schemas"]["StoreEmployeeName"];
            storeId: components["schemas"]["StoreId"];
            /** @description Its name. */
            storeName: string;
        };
        /** @description Seller and store (core 6). Accepted from an associate's session only. */
        InStoreSalesInfo: {
            storeEmployeeId: components["schemas"]["StoreEmployeeId"];
            storeId: components["schemas"]["StoreId"];
        };
        /**
         * @description How the shopper came to the product (catalogue 9). A line keeps that of its first add; it decides no price and no stock. Absent where nothing is known.
         * @enum {string}
         */
        InteractionOrigin: "search" | "grid" | "jacket-finder" | "backpack-finder" | "footwear-finder" | "explore-collection" | "product-bundles" | "shoe-finder-retail" | "product-compare" | "tent-and-sleeping-bag-guide" | "shop-the-look" | "direct-to-pdp" | "recommendation-carousel" | "up-sell-complete-the-look" | "customizer" | "fit-analytics";
        /** @description Stock of one variant. */
        InventoryEntry: {
            /**
             * Format: date
             * @description When a preorder or backorder ships.
             */
            availableFrom?: string;
            /** @description Units that can be bought now. */
            quantity: number;
            /** @description State of the stock. */
            stockStatus: components["schemas"]["StockStatus"];
            /** @description The stock in the language of the locale; absent where there is enough. */
            stockStatusLabel?: string;
        };
        /** @description The id of an item of a cart or list, or of an adjustment. */
        ItemId: string;
        /** @description An item to add to the cart. */
        ItemInput: {
            /** @description Value of a gift card, in minor units of the cart's currency. */
            customAmount?: components["schemas"]["MinorUnits"];
            /**
             * @description How it gets into storeId; pickup, from the store's own shelf, without it.
             * @enum {string}
             */
            delivery?: "pickup" | "sts";
            giftOption?: components["schemas"]["GiftOption"];
            interactionOrigin?: components["schemas"]["InteractionOrigin"];
            /** @description The most that the shopper was offered; 999999 without it. The product's own limit holds anyway. */
            maxQty?: components["schemas"]["Quantity"];
            /** @description The product page it was bought from; only a path of the shop is ever shown. */
            pdpUrl?: string;
            /** @description Code of a customised product that is made already. */
            precreatedCustomsCode?: string;
            productId: components["schemas"]["ProductId"];
            /** @description Picture of a customised product; only a path of the shop is ever shown. */
            productImageURL?: string;
            /** @description How many; 1 without it. */
            qty?: components["schemas"]["Quantity"];
            /** @description Recipe of a customised product. */
            recipeId?: components["schemas"]["RecipeId"];
            /** @description The store that it is collected in; to the home without it. */
            storeId?: components["schemas"]["StoreId"];
            upc: components["schemas"]["Upc"];
        };
        /** @description A way for one item to reach the shopper. */
        ItemShippingOption: {
            /** @description It can be chosen now. */
            available: boolean;
            /** @description This is the way it goes. */
            selected: boolean;
            shippingMethod: components["schemas"]["ShippingMethod"];
            /** @description For pickup and ship to store. */
            storeInfo?: components["schemas"]["ItemStoreInfo"];
        };
        /** @description A store and what it has of the item. */
        ItemStoreInfo: {
            id: components["schemas"]["StoreId"];
            /** @description Name of the store. */
            name?: string;
            /** @description Pieces in the store. */
            storeInventory: number;
        };
        /** @description An item to add, and the cart. */
        ItemWithCartInput: {
            /** @description The same in every item of a call. */
            cartId: components["schemas"]["BasketId"];
            /** @description Value of a gift card, in minor units of the cart's currency. */
            customAmount?: components["schemas"]["MinorUnits"];
            /**
             * @description How it gets into storeId; pickup, from the store's own shelf, without it.
             * @enum {string}
             */
            delivery?: "pickup" | "sts";
            giftOption?: components["schemas"]["GiftOption"];
            interactionOrigin?: components["schemas"]["InteractionOrigin"];
            /** @description The most that the shopper was offered; 999999 without it. The product's own limit holds anyway. */
            maxQty?: components["schemas"]["Quantity"];
            /** @description The product page it was bought from; only a path of the shop is ever shown. */
            pdpUrl?: string;
            /** @description Code of a customised product that is made already. */
            precreatedCustomsCode?: string;
            productId: components["schemas"]["ProductId"];
            /** @description Picture of a customised product; only a path of the shop is ever shown. */
            productImageURL?: string;
            /** @description How many; 1 without it. */
            qty?: components["schemas"]["Quantity"];
            /** @description Recipe of a customised product. */
            recipeId?: components["schemas"]["RecipeId"];
            /** @description The store that it is collected in; to the home without it. */
            storeId?: components["schemas"]["StoreId"];
            upc: components["schemas"]["Upc"];
        };
        /** @description The last four digits of a card number, or of a code. */
        LastFour: string;
        /** @description A line of the cart, and where it goes. */
        LineInCart: {
            /**
             * @description How it gets into storeId; pickup, from the store's own shelf, without it.
             * @enum {string}
             */
            delivery?: "pickup" | "sts";
            qty: components["schemas"]["Quantity"];
            /** @description The store that it is collected in; to the home without it. */
            storeId?: components["schemas"]["StoreId"];
            upc: components["schemas"]["Upc"];
        };
        /**
         * @description A card that is one link.
         * @example {
         *       "id": "example",
         *       "type": "linkedCard",
         *       "eyebrow": "Read",
         *       "title": "Three ways to lace a trail shoe",
         *       "subtitle": "Each for another foot.",
         *       "media": {
         *         "sm": {
         *           "kind": "image",
         *           "path": "scene/trail-path/square",
         *           "alt": "A path through a wood",
         *           "width": 1000,
         *           "height": 1000
         *         }
         *       },
         *       "target": {
         *         "url": "/stories/lace-a-trail-shoe",
         *         "text": "Read"
         *       }
         *     }
         */
        LinkedCardBlock: {
            /** @description Space below it. */
            bottomMargins?: components["schemas"]["ContentSpacing"];
            /** @description Tones. */
            colours?: components["schemas"]["ContentColours"];
            /** @description Line above the title. */
            eyebrow?: string;
            /** @description Its id on the page. */
            id: components["schemas"]["ContentId"];
            /** @description Picture. */
            media?: components["schemas"]["ContentMedia"];
            /** @description Name for editors and tracking. */
            name?: string;
            /** @description Names for tracking. */
            promotionTracking?: components["schemas"]["ContentTracking"];
            /** @description Subtitle. */
            subtitle?: string;
            /** @description Where it leads. */
            target: components["schemas"]["ContentTarget"];
            /** @description Title. */
            title: string;
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "linkedCard";
        };
        /** @description The id of a list of favourites or of saved items. */
        ListId: string;
        /**
         * @description Order of a listing; featured is the best match in a search.
         * @default featured
         * @enum {string}
         */
        ListingSort: "featured" | "newest" | "price-asc" | "price-desc" | "rating";
        /** @description An order to choose. */
        ListingSortOption: {
            /** @description Text in the language of the locale. */
            label: string;
            /** @description Value of the sort parameter. */
            value: components["schemas"]["ListingSort"];
        };
        /**
         * @description Language and country of the shopper.
         * @enum {string}
         */
        Locale: "en-us" | "en-ca" | "fr-ca" | "en-gb" | "fr-fr" | "de-de" | "it-it" | "es-es";
        /** @description A country with its languages. */
        LocationCountry: {
            /** @description ISO 3166 country. */
            code: string;
            /** @description Currency of its prices. */
            currency: components["schemas"]["Currency"];
            /** @description One for each language. */
            locales: components["schemas"]["LocationLocale"][];
            /** @description Its name in its first language. */
            name: string;
        };
        /** @description The shop in one language of a country. */
        LocationLocale: {
            /** @description Name of the language in that language. */
            language: string;
            /** @description First part of its paths. */
            locale: components["schemas"]["Locale"];
        };
        /** @description Countries that share assortment and stores. */
        LocationRegion: {
            /** @description Its countries. */
            countries: components["schemas"]["LocationCountry"][];
            /**
             * @description The region.
             * @enum {string}
             */
            id: "NORA" | "EMEA";
        };
        /** @description The countries and languages of the shop. */
        LocationSelector: {
            /** @description The regions. */
            regions: components["schemas"]["LocationRegion"][];
        };
        /** @description What a member had when they left. */
        LoyaltyLeft: {
            /** @description Points that are lost. */
            pointsLost: number;
        };
        /** @description What a member of the loyalty programme has (core 3). */
        LoyaltyMembership: {
            /** @description Why points came and went, newest first. */
            entries: components["schemas"]["PointEntry"][];
            /** @description The day on which the membership was confirmed; null until then. */
            joinedOn: string | null;
            /** @description Number of the member. */
            memberId: string;
            /** @description Points that no order has spent. */
            points: number;
            /** @description What points can be exchanged for in the checkout, the smallest first. */
            vouchers: components["schemas"]["LoyaltyOffer"][];
        };
        /** @description A voucher that points can be exchanged for. */
        LoyaltyOffer: {
            /** @description Value of the voucher. */
            amountInCurrency: components["schemas"]["MinorUnits"];
            currency: components["schemas"]["Currency"];
            /** @description The member has the points. */
            eligible: boolean;
            /** @description Points that it costs. */
            points: number;
        };
        /** @description How a customer came to the loyalty programme (core 7). */
        LoyaltyTokenRequest: {
            referralCode?: components["schemas"]["ReferralCode"];
            /** @description The id of the visit, as in the header x-usid. From a browser the gateway fills it in. */
            usid?: string;
        };
        /** @description A reward that points can be exchanged for (core 3). */
        LoyaltyVoucher: {
            /** @description Value of the reward. */
            amountInCurrency: components["schemas"]["MinorUnits"];
            /** @description The shop offers it for this cart. */
            available: boolean;
            currency: components["schemas"]["Currency"];
            /** @description The member has the points. */
            eligible: boolean;
            /** @description Points that it costs. */
            points: number;
        };
        /** @description The navigation. */
        MegaMenu: {
            /** @description Benefits of members. */
            benefitBar?: components["schemas"]["BenefitBarBlock"];
            /** @description The first level. */
            items: components["schemas"]["MegaMenuItem"][];
            /**
             * @description Gesture that opens a panel on large screens.
             * @enum {string}
             */
            opensOn: "hover" | "click";
            /** @description Messages above the header. */
            promoBar?: components["schemas"]["PromoBarBlock"];
        };
        /** @description A group of the second level. */
        MegaMenuColumn: {
            /** @description Its links. */
            children: components["schemas"]["MegaMenuLink"][];
            /** @description Its name for tracking. */
            id: components["schemas"]["ContentSlug"];
            /** @description Where the heading leads. */
            target?: components["schemas"]["ContentTarget"];
            /** @description Heading. */
            title: string;
            /** @description Whether the heading is seen. */
            titleVisibility?: components["schemas"]["MegaMenuTitleVisibility"];
        };
        /** @description Where the link to everything is left out. */
        MegaMenuHideShopAll: {
            /** @description On large screens. */
            lg?: boolean;
            /** @description On small screens. */
            sm?: boolean;
        };
        /** @description A link of the first level with its panel (catalogue 3). */
        MegaMenuItem: {
            /** @description Groups of the panel; empty for a mere link. */
            columns: components["schemas"]["MegaMenuColumn"][];
            /** @description Where the link to everything is left out. */
            hideShopAll?: components["schemas"]["MegaMenuHideShopAll"];
            /** @description Its name for tracking. */
            id: components["schemas"]["ContentSlug"];
            /** @description Banner at the end of the panel. */
            menuBanner?: components["schemas"]["BannerBlock"];
            /** @description Icon before the words. */
            menuIcon?: components["schemas"]["ContentIcon"];
            /**
             * @description Without a panel, with columns, or with pictures first.
             * @enum {string}
             */
            menuStyle: "link" | "columns" | "visual";
            /** @description Takes the place of the link to everything. */
            overrideShopAll?: components["schemas"]["ContentTarget"];
            /** @description Where it leads. */
            target: components["schemas"]["ContentTarget"];
            /** @description Words. */
            title: string;
            /** @description Words with emphasis; it goes before title. */
            titleHtml?: components["schemas"]["ContentHtml"];
            /** @description Whether the words are seen. */
            titleVisibility?: components["schemas"]["MegaMenuTitleVisibility"];
            /** @description Links with pictures. */
            visualSelectors?: components["schemas"]["MegaMenuVisualSelector"][];
            /** @description Heading above them. */
            visualSelectorsTitle?: string;
        };
        /** @description A link of the third level. */
        MegaMenuLink: {
            /** @description Set off from the others. */
            highlight?: boolean;
            /** @description Its name for tracking. */
            id: components["schemas"]["ContentSlug"];
            /** @description Icon before the words. */
            menuIcon?: components["schemas"]["ContentIcon"];
            /** @description Where it leads. */
            target: components["schemas"]["ContentTarget"];
            /** @description Words. */
            title: string;
        };
        /**
         * @description On which screens a heading is seen; screen readers always have it.
         * @enum {string}
         */
        MegaMenuTitleVisibility: "visible" | "hidden" | "sm-only" | "lg-only";
        /** @description A link with a picture. */
        MegaMenuVisualSelector: {
            /** @description Its name for tracking. */
            id: components["schemas"]["ContentSlug"];
            /** @description Picture. */
            image: components["schemas"]["ContentMediaItem"];
            /** @description Where it leads. */
            target: components["schemas"]["ContentTarget"];
            /** @description Words. */
            title: string;
        };
        /**
         * @description A section of the navigation of small screens was unfolded. Needs C0004.
         * @example {
         *       "event": "menu-section-expanded",
         *       "pageType": "category",
         *       "section": "women"
         *     }
         */
        MenuSectionEvent: {
            /**
             * @description Name. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "menu-section-expanded";
            pageType: components["schemas"]["PageType"];
            /** @description Id of the section. */
            section: string;
        };
        /** @description An amount in minor units of the currency beside it; 12900 is $129.00. */
        MinorUnits: number;
        /** @description The id of a browser, of the engine or, in a shop without one, of the shop. The browser keeps it while its shopper consents to targeting. */
        MonetateId: string;
        /** @description An amount with its currency. */
        Money: {
            amount: components["schemas"]["MinorUnits"];
            currency: components["schemas"]["Currency"];
        };
        /**
         * @description A link of the navigation of large screens was pressed. Needs C0004.
         * @example {
         *       "event": "navigation-clicked",
         *       "pageType": "home",
         *       "item": "women"
         *     }
         */
        NavigationEvent: {
            /**
             * @description Name. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "navigation-clicked";
            /** @description Id of the first-level item of the link. */
            item: string;
            pageType: components["schemas"]["PageType"];
        };
        /** @description A message that is shown to the shopper once, or a channel by which the shop tells about the order. */
        Notification: {
            /**
             * @description Only of ORDER_UPDATES.
             * @enum {string}
             */
            channel?: "email" | "sms";
            /** @description Code of the event; ORDER_UPDATES is a channel that tells about the order. */
            code: string;
            /** @description Text for the shopper in the locale of the call. */
            message?: string;
        };
        /** @description How the shop tells a customer about orders. */
        NotificationChoice: {
            orderUpdates: components["schemas"]["OrderUpdates"];
        };
        /** @description A token that only its issuer can read. */
        OpaqueToken: string;
        /** @description An order (core 3). */
        Order: {
            /** @description The cart that it was placed from. */
            basketId: components["schemas"]["BasketId"];
            /** @description Billing address. */
            billingAddress?: components["schemas"]["Address"];
            /** @description Currency of every amount of the order. */
            currency: components["schemas"]["Currency"];
            /** @description The channels that tell about the order, as chosen at the checkout; absent if the profile decides. */
            customerNotifications?: components["schemas"]["Notification"][];
            /** @description Where the confirmation went. */
            email?: components["schemas"]["Email"];
            /** @description Messages of the call: PaymentNotAuthorized with the action while authentication is pending. */
            flash: components["schemas"]["Flash"][];
            /** @description The items as they were ordered. */
            items: components["schemas"]["CartItem"][];
            /** @description Locale of names, labels and messages. */
            locale: components["schemas"]["Locale"];
            /**
             * @description What it is worth to a member of the loyalty programme when it arrives; absent where that is nothing, once it
             *     has arrived or was cancelled, and for those who only looked it up.
             */
            loyaltyPoints?: number;
            orderNumber: components["schemas"]["OrderNumber"];
            /** @description Discounts of promotions on the order or its shipping. Absent from orders that are older than this field. */
            orderPromotions?: components["schemas"]["AppliedPromotion"][];
            /** @description Everything that paid, with its amount. */
            payment_instruments: components["schemas"]["PaymentInstrument"][];
            /** @description Payment of the rest; absent if gift cards and points covered everything. */
            paymentMethod?: components["schemas"]["OrderPaymentMethod"];
            /** @description When placeOrder was answered. */
            placedAt: components["schemas"]["DateTime"];
            /** @description Discount by a store associate, if any. */
            priceAdjustments?: components["schemas"]["PriceAdjustment"][];
            /** @description Every promotion that applied. */
            promoSummary: components["schemas"]["PromoSummary"][];
            /** @description Deliveries of the order. */
            shipments: components["schemas"]["Shipment"][];
            st: components["schemas"]["OrderSecret"];
            status: components["schemas"]["OrderStatus"];
            totals: components["schemas"]["Totals"];
        };
        /** @description The number of an order, as a person reads it. */
        OrderNumber: string;
        /** @description Public details of the instrument. */
        OrderPaymentData: {
            cardType?: components["schemas"]["CardType"];
            lastFour?: components["schemas"]["LastFour"];
        };
        /** @description Payment of an order (core 3). */
        OrderPaymentMethod: {
            additionalData?: components["schemas"]["OrderPaymentData"];
            bin?: components["schemas"]["CardBin"];
            code: components["schemas"]["PaymentMethodId"];
            /** @description Kind of instrument: card, wallet or pay_later. */
            type?: string;
        };
        /** @description The secret token of an order; who has it may read the order. */
        OrderSecret: string;
        /**
         * @description pending-authentication waits for patchOrder; placed is paid; the others follow later. cancelled also when
         *     authentication failed.
         * @enum {string}
         */
        OrderStatus: "pending-authentication" | "placed" | "processing" | "shipped" | "ready-for-pickup" | "delivered" | "cancelled" | "returned";
        /** @description The channels by which the shop tells about orders; email is always one. */
        OrderUpdates: ("email" | "sms")[];
        /** @description A review, as its author reads it. */
        OwnReview: {
            /**
             * Format: date
             * @description When it was written.
             */
            createdOn: string;
            fit?: components["schemas"]["ReviewFit"];
            /** @description True if its pictures are in the shop's social gallery while it is shown. */
            hasSharedPictures: boolean;
            id: components["schemas"]["Uuid"];
            /** @description True if the author bought it here. */
            isVerifiedBuyer: boolean;
            /** @description The name that is shown. */
            nickname: string;
            /** @description Its pictures, in their order; absent without any. */
            pictures?: components["schemas"]["OwnReviewPicture"][];
            /** @description Stars. */
            rating: number;
            /**
             * @description It waits for approval, is shown, or will not be shown.
             * @enum {string}
             */
            status: "SUBMITTED" | "APPROVED" | "REJECTED";
            /** @description What its author says. */
            text: string;
            /** @description Its title. */
            title: string;
        };
        /** @description The own review, if there is one. */
        OwnReviewAnswer: {
            /** @description True if the shop has a social gallery that takes pictures of reviews. */
            canSharePictures: boolean;
            review?: components["schemas"]["OwnReview"];
        };
        /** @description A picture of a review, as its author sees it. */
        OwnReviewPicture: {
            /** @description What it shows, as its author says; may be empty. */
            description: string;
            /** @description Pixels of the large rendition. */
            height: number;
            id: components["schemas"]["Uuid"];
            preview: components["schemas"]["PicturePreview"];
            /** @description Pixels of the large rendition. */
            width: number;
        };
        /** @description Votes of one customer or session. */
        OwnVotes: {
            /** @description The latest first. */
            votes: {
                id: components["schemas"]["ReviewId"];
                /** @description True if it helped. */
                isHelpful: boolean;
            }[];
        };
        /**
         * @description What kind of page it is, by its path (core 2); `error` for a page that says that it is not available.
         * @enum {string}
         */
        PageType: "product" | "category" | "cart" | "account" | "search" | "search-hub" | "home" | "order-confirmation" | "checkout" | "other" | "error";
        /**
         * @description A page was shown. Needs consent to targeting (C0004).
         * @example {
         *       "event": "page-viewed",
         *       "pageType": "product",
         *       "origin": "recommendation-carousel"
         *     }
         */
        PageViewedEvent: {
            /**
             * @description Name. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "page-viewed";
            /** @description How the shopper came to the product of the page; absent on other pages and without consent to C0002. */
            origin?: components["schemas"]["InteractionOrigin"];
            pageType: components["schemas"]["PageType"];
        };
        /** @description A passkey, with what is known of the device that added it. */
        Passkey: {
            /**
             * Format: date-time
             * @description When it was added.
             */
            addedAt: string;
            /** @description The browser that added it; absent if it is unknown. */
            browser?: components["schemas"]["DeviceName"];
            /** @description Its id. */
            passkeyId: components["schemas"]["Uuid"];
            /** @description The operating system, or the kind of phone; absent if it is unknown. */
            system?: components["schemas"]["DeviceName"];
            /**
             * Format: date-time
             * @description When somebody last signed in with it; absent if nobody has.
             */
            usedAt?: string;
        };
        /** @description The options of `navigator.credentials.get`, as JSON (WebAuthn, PublicKeyCredentialRequestOptionsJSON). */
        PasskeyChallenge: {
            /** @description What the passkey signs. */
            challenge: components["schemas"]["Base64Url"];
            rpId: components["schemas"]["RelyingPartyId"];
            /** @description Milliseconds for which the challenge can be used. */
            timeout: number;
            userVerification: components["schemas"]["UserVerification"];
        };
        /** @description The options of `navigator.credentials.create`, as JSON (WebAuthn, PublicKeyCredentialCreationOptionsJSON). */
        PasskeyOptions: {
            /**
             * @description The maker of the device is not asked for.
             * @enum {string}
             */
            attestation: "none";
            /** @description What the device has to be able to do. */
            authenticatorSelection: {
                /**
                 * @description The same for older browsers.
                 * @constant
                 */
                requireResidentKey: true;
                /**
                 * @description The device lists the passkey without being given its id.
                 * @enum {string}
                 */
                residentKey: "required";
                userVerification: components["schemas"]["UserVerification"];
            };
            /** @description What the answer contains. */
            challenge: components["schemas"]["Base64Url"];
            /** @description The passkeys that the customer has: no device makes a second one. */
            excludeCredentials: {
                id: components["schemas"]["CredentialId"];
                /**
                 * @description The kind of credential.
                 * @enum {string}
                 */
                type: "public-key";
            }[];
            /** @description The signatures that the shop can check, the preferred one first. */
            pubKeyCredParams: {
                /** @description A number of the COSE registry. */
                alg: number;
                /**
                 * @description The kind of credential.
                 * @enum {string}
                 */
                type: "public-key";
            }[];
            /** @description The shop. */
            rp: {
                id: components["schemas"]["RelyingPartyId"];
                /** @description A name for the dialog of the browser. */
                name: string;
            };
            /** @description Milliseconds for which the challenge can be used. */
            timeout: number;
            /** @description The customer. */
            user: {
                /** @description Their name. */
                displayName: string;
                /** @description The id of the customer. */
                id: components["schemas"]["Base64Url"];
                /** @description Their email, which tells two accounts apart. */
                name: string;
            };
        };
        /** @description A new passkey. */
        PasskeyRequest: {
            /** @description The answer of `navigator.credentials.create`. */
            credential: {
                /** @description The public key and what the authenticator says. */
                attestationObject: components["schemas"]["Base64Url"];
                /** @description What the browser says of the call: its origin and the challenge. */
                clientDataJSON: components["schemas"]["Base64Url"];
                id: components["schemas"]["CredentialId"];
            };
        };
        /** @description What a customer signs in with beside the password. */
        Passkeys: {
            /** @description The latest first. */
            passkeys: components["schemas"]["Passkey"][];
        };
        /** @description A signed challenge. */
        PasskeySignInRequest: {
            /** @description SHA-256 of the verifier, in base64url. */
            codeChallenge: string;
            /** @description The answer of `navigator.credentials.get`. */
            credential: {
                /** @description What the authenticator says. */
                authenticatorData: components["schemas"]["Base64Url"];
                /** @description What the browser says of the call: its origin and the challenge. */
                clientDataJSON: components["schemas"]["Base64Url"];
                id: components["schemas"]["CredentialId"];
                /** @description The signature over both. */
                signature: components["schemas"]["Base64Url"];
                /** @description The id of the customer. */
                userHandle?: components["schemas"]["Base64Url"];
            };
        };
        /** @description The current password and the new one. */
        PasswordChange: {
            /** @description The new password once more. */
            confirmPassword: string;
            /** @description The current password. */
            currentPassword: string;
            /** @description The new password. */
            newPassword: string;
        };
        /** @description The password of the customer who is signed in. */
        PasswordProof: {
            /** @description The current password. */
            password: string;
        };
        /** @description Whose password is forgotten. */
        PasswordResetRequest: {
            /** @description The e-mail address of the account. */
            email: components["schemas"]["Email"];
            recaptcha_response?: components["schemas"]["RecaptchaResponse"];
        };
        /** @description The result of the authentication. */
        PatchOrderRequest: {
            paymentMethod: components["schemas"]["PatchPaymentMethod"];
        };
        /** @description Result that the browser returned. */
        PatchPaymentData: {
            cardType?: components["schemas"]["CardType"];
            /** @description The saved card that pays. */
            paymentInstrumentId?: components["schemas"]["ItemId"];
            /** @description meta.sessionId of getPaymentSession. */
            sessionID?: string;
            threeDS2Result: components["schemas"]["ThreeDS2Result"];
        };
        /** @description The payment that waits. */
        PatchPaymentMethod: {
            additionalData: components["schemas"]["PatchPaymentData"];
            /**
             * @description The method of the order.
             * @enum {string}
             */
            code: "CREDIT_CARD" | "PAYPAL" | "DW_APPLE_PAY" | "PAY_LATER";
        };
        /** @description Action that the shopper's browser must complete before the payment is authorised (3-D Secure). */
        PaymentAction: {
            /** @description The provider's note on this attempt. */
            paymentData?: components["schemas"]["PaymentToken"];
            /** @description Goes to the iframe. */
            token: components["schemas"]["PaymentToken"];
            /**
             * @description fingerprint runs unseen in an iframe, challenge is shown to the shopper.
             * @enum {string}
             */
            type: "fingerprint" | "challenge";
            /** @description URL that the iframe loads. */
            url: string;
        };
        /** @description Decision of a pay-later provider or a wallet. */
        PaymentApproval: {
            /** @description Exact amount that the provider would pay. */
            amount: components["schemas"]["MinorUnits"];
            /** @description The cart that it was asked for. */
            basketId: components["schemas"]["BasketId"];
            currency: components["schemas"]["Currency"];
            /** @description For an express approval: it pays any total up to this one. Otherwise it pays `amount` only. */
            most?: components["schemas"]["MinorUnits"];
            /** @description For an express approval: who pays. */
            payer?: components["schemas"]["PaymentPayer"];
            /**
             * @description Who decided.
             * @enum {string}
             */
            payment_method_id: "PAY_LATER" | "PAYPAL";
            /**
             * @description open: the shopper came back without a decision.
             * @enum {string}
             */
            state: "approved" | "refused" | "open";
        };
        /** @description A form that the browser sends as it is, and leaves the shop with. */
        PaymentForm: {
            /** @description The provider's page. */
            action: string;
            /** @description Its hidden fields, signed by the provider where they must not be changed. */
            fields: {
                [key: string]: string;
            };
            /**
             * @description How it is sent.
             * @enum {string}
             */
            method: "GET" | "POST";
        };
        /** @description Something that pays a part of the cart or order (core 3). */
        PaymentInstrument: {
            /** @description Amount that it pays. */
            amount: components["schemas"]["MinorUnits"];
            /** @description The gift card; only its last four digits are told, the rest are *. */
            c_gcCardNumber?: string;
            /** @description The provider's id of the request, for wallets: on a cart of the approval, on an order of the authorisation. */
            c_requestID?: string;
            cardType?: components["schemas"]["CardType"];
            currency: components["schemas"]["Currency"];
            lastFour?: components["schemas"]["LastFour"];
            /** @description For ATHLETES_PAYMENT: what of the cart the credit pays. */
            payableAmount?: components["schemas"]["MinorUnits"];
            /** @description The instrument. */
            payment_instrument_id: components["schemas"]["ItemId"];
            payment_method_id: components["schemas"]["PaymentMethodId"];
            /** @description Loyalty points that it spends. */
            points?: number;
            /** @description For ATHLETES_PAYMENT: credit that this does not use; rewards are allowed only when it is 0. */
            remainingAmount?: components["schemas"]["MinorUnits"];
        };
        /** @description One method. */
        PaymentMethod: {
            /** @description For ATHLETES_PAYMENT: the credit of the year. */
            annualCredit?: components["schemas"]["MinorUnits"];
            /** @description For LOYALTY_POINTS: what points can be turned into, the smallest first. */
            applicableLoyaltyVouchers?: components["schemas"]["LoyaltyVoucher"][];
            /** @description It can be used for this cart, while something is left to pay. */
            available: boolean;
            /** @description Card brands that are taken. */
            brands?: components["schemas"]["CardType"][];
            /** @description For LOYALTY_POINTS: points of the member. */
            currentLoyaltyPoints?: number;
            /** @description For ATHLETES_PAYMENT: what orders have used of it. */
            currentSpend?: components["schemas"]["MinorUnits"];
            /** @description Name in the language of the cart. */
            label: string;
            /** @description For ATHLETES_PAYMENT: what of the cart the remaining credit could still pay. */
            payableAmount?: components["schemas"]["MinorUnits"];
            payment_method_id: components["schemas"]["PaymentMethodId"];
            /**
             * @description For ATHLETES_PAYMENT: credit that neither an order nor this cart uses. While it is above zero, points and
             *     rewards are refused (core 5).
             */
            remainingAmount?: components["schemas"]["MinorUnits"];
        };
        /**
         * @description CREDIT_CARD: cardToken of the hosted fields, or paymentInstrumentId of a saved card, with sessionID and
         *     browserInfo. DW_APPLE_PAY: sessionID, token and agreed. PAYPAL: token, or paymentInstrumentId of
         *     addPaymentInstrument. PAY_LATER: token.
         */
        PaymentMethodData: {
            agreed?: components["schemas"]["AgreedPayment"];
            bin?: components["schemas"]["CardBin"];
            browserInfo?: components["schemas"]["BrowserInfo"];
            /** @description Token of the card from the hosted fields. */
            cardToken?: string;
            cardType?: components["schemas"]["CardType"];
            lastFour?: components["schemas"]["LastFour"];
            /** @description A card saved in the profile, or the PayPal of the cart. */
            paymentInstrumentId?: components["schemas"]["ItemId"];
            /** @description The customer wants the card saved. It is once the order is paid, and never for a guest. */
            saveCard?: boolean;
            /** @description meta.sessionId of getPaymentSession. */
            sessionID?: string;
            /** @description Token from the wallet or pay-later provider. */
            token?: components["schemas"]["PaymentToken"];
        };
        /**
         * @description A payment method of an order (core 3).
         * @enum {string}
         */
        PaymentMethodId: "CREDIT_CARD" | "GIFT_CARD" | "LOYALTY_POINTS" | "ATHLETES_PAYMENT" | "REWARD_CODE" | "REWARD_CARD" | "PAYPAL" | "DW_APPLE_PAY" | "PAY_LATER";
        /** @description The payment. A card number is never part of it. */
        PaymentMethodInput: {
            additionalData?: components["schemas"]["PaymentMethodData"];
            /**
             * @description The method.
             * @enum {string}
             */
            code: "CREDIT_CARD" | "PAYPAL" | "DW_APPLE_PAY" | "PAY_LATER";
        };
        /** @description Payment methods of a cart. */
        PaymentMethods: {
            /** @description Currency of every amount here. */
            currency: components["schemas"]["Currency"];
            /** @description In the order in which they are shown. */
            paymentMethods: components["schemas"]["PaymentMethod"][];
        };
        /** @description The account at the wallet. */
        PaymentPayer: {
            /** @description The address that was chosen there. */
            address: components["schemas"]["Address"];
            /** @description The address has all that the country asks for. Otherwise the shopper is asked for the rest (catalogue 5). */
            isComplete: boolean;
        };
        /** @description Data that the browser needs for a payment (catalogue 7). */
        PaymentSession: {
            /** @description For pay_later and paypal: where the shopper is sent. */
            form?: components["schemas"]["PaymentForm"];
            /** @description Locale of the provider's fields. */
            locale: components["schemas"]["Locale"];
            meta: components["schemas"]["PaymentSessionMeta"];
            /** @description For paypal: its order, for the window of its script. */
            orderId?: components["schemas"]["PayPalOrderId"];
            /** @description Id of the payment provider. */
            provider: string;
            /** @description The provider opened the session. */
            success: boolean;
        };
        /** @description Parameters of the provider's script. */
        PaymentSessionMeta: {
            /** @description Card brands that are taken. */
            brands: components["schemas"]["CardType"][];
            /** @description Public key of the shop at the provider. */
            clientKey: string;
            /**
             * @description Whether money moves.
             * @enum {string}
             */
            environment: "test" | "live";
            /** @description The page of the hosted fields, for an iframe. */
            frameUrl?: string;
            /** @description For DW_APPLE_PAY: passed to the wallet unread. */
            merchantSession?: {
                [key: string]: unknown;
            };
            /** @description Integrity hash of the script. */
            scriptIntegrity?: string;
            /** @description The provider's script. */
            scriptUrl?: string;
            /** @description The session at the provider; goes back as sessionID. */
            sessionId?: string;
        };
        /** @description A token that only the payment provider can read. */
        PaymentToken: string;
        /** @description Id of an order at PayPal (Orders v2). It is read as an approval once the shopper has agreed. */
        PayPalOrderId: string;
        /** @description PayPal's script. */
        PayPalScript: {
            /** @description Address of the script; it has no integrity hash because PayPal changes it. */
            scriptUrl?: string;
        };
        /**
         * Format: binary
         * @description A PDF.
         */
        PdfFile: string;
        /** @description A name of a person (core 5). */
        PersonName: string;
        /**
         * @description A phone number as it was typed (national, or with + or 00 and the dial code), or as it is kept: in international form, digits only,
         *     dial code first, with that code in `phoneCode`.
         */
        Phone: string;
        /**
         * @description A picture.
         * @example {
         *       "id": "example",
         *       "type": "picture",
         *       "media": {
         *         "sm": {
         *           "kind": "image",
         *           "path": "scene/ridge-dawn/tall",
         *           "alt": "Ridges at dawn",
         *           "width": 1080,
         *           "height": 1440
         *         },
         *         "md": {
         *           "kind": "image",
         *           "path": "scene/ridge-dawn/wide",
         *           "alt": "Ridges at dawn",
         *           "width": 1920,
         *           "height": 900
         *         }
         *       },
         *       "caption": {
         *         "text": "Ridges at dawn",
         *         "position": "bottom-left",
         *         "colour": "paper"
         *       }
         *     }
         */
        PictureBlock: {
            /** @description Space below it. */
            bottomMargins?: components["schemas"]["ContentSpacing"];
            /** @description Words on it. */
            caption?: components["schemas"]["ContentCaption"];
            /** @description Its id on the page. */
            id: components["schemas"]["ContentId"];
            /** @description From edge to edge. */
            isFullWidth?: boolean;
            /** @description The picture. */
            media: components["schemas"]["ContentMedia"];
            /** @description Name for editors and tracking. */
            name?: string;
            /** @description Where it leads. */
            target?: components["schemas"]["ContentTarget"];
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "picture";
        };
        /** @description A picture that its author wants to show with a review. */
        PictureInReview: {
            /** @description What it shows, for those who do not see it; may be empty. */
            description: string;
            id: components["schemas"]["Uuid"];
        };
        /** @description The small rendition, for its author alone. */
        PicturePreview: string;
        /** @description The order as the shopper saw it, and its payment (core 3). */
        PlaceOrderRequest: {
            /** @description Replaces that of the cart. */
            billingAddress?: components["schemas"]["Address"];
            cartId: components["schemas"]["BasketId"];
            /** @description The version of the cart that was shown. */
            cartVersion?: number;
            /** @description The total that was shown; the service refuses (ORD415) when its own differs. */
            expectedTotal: components["schemas"]["MinorUnits"];
            inStoreSalesInfo?: components["schemas"]["InStoreSalesInfo"];
            /** @description Payment of totals.remainingToPay; absent if nothing remains. */
            paymentMethod?: components["schemas"]["PaymentMethodInput"];
            recaptcha_response?: components["schemas"]["RecaptchaResponse"];
        };
        /** @description Where to look; a position goes before a place. */
        PlaceSearchRequest: {
            /** @description How many at most; 10 without it. */
            limit?: number;
            /** @description A city, a postal code, or the name of a store. */
            place?: string;
            position?: components["schemas"]["Position"];
        };
        /** @description An entry of the ledger. */
        PointEntry: {
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            /**
             * @description The balance from before the ledger; the points of a new member; an order that arrived; goods that are sent back; a voucher; a voucher of an order that was not carried out; the end of a membership.
             * @enum {string}
             */
            kind: "opening" | "welcome" | "earned" | "returned" | "redeemed" | "restored" | "closed";
            /** @description Number of the order that caused it. */
            orderNumber?: string;
            /** @description Negative if they went. */
            points: number;
        };
        /** @description A pop-up (catalogue 3), for the newsletter if its name contains the word, else for registration. */
        Popup: {
            /** @description Content. */
            baselines: components["schemas"]["CollectionItem"][];
            /** @description Tones. */
            colours?: components["schemas"]["ContentColours"];
            /**
             * @description Milliseconds from impression to expansion.
             * @default 2000
             */
            delay: number;
            /** @description Small print. */
            disclaimer?: string;
            /** @description Remembered when it is dismissed. */
            id: components["schemas"]["ContentId"];
            /** @description Logo. */
            logo?: components["schemas"]["ContentMediaItem"];
            /**
             * @description Size of the logo.
             * @enum {string}
             */
            logoSize?: "sm" | "md" | "lg";
            /** @description Title once expanded; the title when absent. */
            maximizedTitle?: string;
            /** @description Words while small; the title when absent. */
            minimizedTitle?: string;
            /** @description Name for tracking. */
            name: string;
            /** @description Buttons. */
            targets: components["schemas"]["ContentTarget"][];
            /** @description Accessible name. */
            title: string;
        };
        /**
         * @description A pop-up was shown small, unfolded, or a link or button in it was pressed. Needs C0004.
         * @example {
         *       "event": "popup-expanded",
         *       "pageType": "home",
         *       "popupId": "field-notes",
         *       "kind": "newsletter"
         *     }
         */
        PopupEvent: {
            /**
             * @description Name. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "popup-shown" | "popup-expanded" | "popup-clicked";
            /**
             * @description What it invites to.
             * @enum {string}
             */
            kind: "newsletter" | "registration";
            pageType: components["schemas"]["PageType"];
            /** @description The editors' id of the pop-up. */
            popupId: string;
        };
        /** @description The pop-ups of a site. */
        Popups: {
            /** @description In the order in which they are tried. */
            popups: components["schemas"]["Popup"][];
        };
        /** @description A point on the map. */
        Position: {
            /** @description Degrees north. */
            latitude: number;
            /** @description Degrees east. */
            longitude: number;
        };
        /** @description Which cart. */
        PrepareOrderRequest: {
            basketId: components["schemas"]["BasketId"];
        };
        /** @description Discount by a store associate. It is part of totals.totalDiscount, at level SHIPPING of totals.shipping. */
        PriceAdjustment: {
            /** @description The adjustment. */
            adjustmentId: components["schemas"]["ItemId"];
            /** @description Current discount. */
            amount: components["schemas"]["MinorUnits"];
            currency: components["schemas"]["Currency"];
            /** @description The item of an adjustment at level PRODUCT. */
            itemId?: components["schemas"]["ItemId"];
            level: components["schemas"]["PromotionLevel"];
            /** @description Why; in an order told to the associate who sold it, and to nobody else. */
            reasonCode?: components["schemas"]["ReasonCode"];
            type: components["schemas"]["AdjustmentType"];
            value: components["schemas"]["AdjustmentValue"];
        };
        /** @description The sign-in of a second associate who agrees to this one adjustment; read where it takes more off than the first may alone, and kept nowhere. */
        PriceAdjustmentAgreement: {
            /** @description The password. */
            password: string;
            /** @description The e-mail address of the account. */
            username: components["schemas"]["Email"];
        };
        /** @description A product in one colour (catalogue 3). */
        Product: {
            /** @description Whether nothing can be bought. */
            allVariantsOutOfStock: boolean;
            /** @description Attributes to choose. */
            attributes: components["schemas"]["ProductAttribute"][];
            /** @description Badge on the picture. */
            badge?: components["schemas"]["ProductFlag"];
            /** @description Properties on a scale; empty when not rated. */
            benefitRatings: components["schemas"]["ProductBenefitRating"][];
            /** @description Breadcrumbs from the top category down. */
            categoryPath: components["schemas"]["CategoryRef"][];
            /** @description Name of this colour. */
            colourLabel?: string;
            /** @description Announced and not yet on sale; hides purchase. */
            comingSoon: boolean;
            /** @description Currency of the locale. */
            currency: components["schemas"]["Currency"];
            /**
             * Format: uri
             * @description Address of the customiser.
             */
            customsExternalUrl?: string;
            /** @description When it arrives and what delivery costs. */
            deliveryPromise: components["schemas"]["ProductDeliveryPromise"];
            /** @description Department. */
            department: components["schemas"]["ProductDepartment"];
            /** @description Plain text, paragraphs parted by an empty line. */
            description: string;
            /** @description Sections under the buy box. */
            details: components["schemas"]["ProductDetailsSection"][];
            /**
             * @description The same of its details.
             * @enum {string}
             */
            detailsLanguage?: "en";
            /** @description Line above the name. */
            eyebrow?: components["schemas"]["ProductFlag"];
            /** @description What most reviews say about its fit; absent while they are few, or do not agree. */
            fitNote?: string;
            /** @description Product id of this colour. */
            id: components["schemas"]["ProductId"];
            /** @description Gallery in order; the first is the main picture. */
            images: components["schemas"]["ProductImage"][];
            /** @description Reserve online, buy in a store only: an add without a store is refused (ORD518). */
            isRobisOnly: boolean;
            /** @description Gender and type, such as Women's trail running shoes; absent if the name contains them. */
            kind?: string;
            /**
             * @description Its description was written in English only; absent where it is in the language of the locale.
             * @enum {string}
             */
            language?: "en";
            /**
             * Format: date-time
             * @description When a product that is coming soon or on presale goes on sale.
             */
            launchDate?: string;
            /** @description Of a reduced price, what was the lowest before (catalogue 9); in Europe the lowest of the 30 days before. */
            lowestPriceNote?: string;
            /** @description Id that all colours share. */
            masterId: components["schemas"]["ProductId"];
            /** @description Measures of the model; empty when nobody is pictured. */
            modelMeasurements: components["schemas"]["ProductModelMeasurement"][];
            /** @description Name in the language of the locale. */
            name: string;
            /** @description Whether any variant takes a request to be notified. */
            notifyMe: boolean;
            /** @description Instalments; absent if the lender does not offer them or the variants have different prices. */
            payLater?: components["schemas"]["ProductPayLater"];
            /** @description Only for signed-in shoppers for now. */
            presale: boolean;
            /** @description Price with the span over its variants. */
            price: components["schemas"]["ProductPrice"];
            /** @description Note about tax and delivery in the price; absent where tax is added later. */
            priceNote?: string;
            /**
             * @description Digital is a gift card by e-mail, customs is made to order.
             * @enum {string}
             */
            productType: "standard" | "digital" | "customs";
            /** @description Absent before the first review. */
            rating?: components["schemas"]["ProductRating"];
            /** @description The recipe that was asked for. */
            recipe?: components["schemas"]["ProductRecipe"];
            /** @description Key of its size chart. */
            sizeChart?: components["schemas"]["SizeChartId"];
            /** @description What a request to be notified is about; absent where none is taken. */
            subscriptionType?: components["schemas"]["SubscriptionType"];
            /** @description Article number of the only or first variant. */
            upc?: components["schemas"]["Upc"];
            /** @description Its path without the locale: /p/{slug}-{id}. */
            url: string;
            /** @description Variants of this colour. */
            variants: components["schemas"]["ProductVariant"][];
            /** @description The video of this colour; absent where there is none. */
            video?: components["schemas"]["ProductVideo"];
        };
        /** @description Something to choose, in display order; colour first. */
        ProductAttribute: {
            /** @description Name of the choice. */
            label: string;
            /** @description The choices in display order. */
            options: components["schemas"]["ProductAttributeOption"][];
            /** @description Kind of attribute. */
            type: components["schemas"]["ProductAttributeType"];
        };
        /** @description One choice of an attribute. */
        ProductAttributeOption: {
            /** @description Whether any variant of this product with it can be bought. */
            available: boolean;
            /** @description Options with the same value stand together, for example full-price and sale. */
            groupBy?: string;
            /** @description For a colour, the product to switch to. */
            id?: components["schemas"]["ProductId"];
            /** @description Picture of the option. */
            image?: components["schemas"]["ProductImage"];
            /** @description Text in the language of the locale. */
            label: string;
            /** @description Its price where it differs between options. */
            price?: components["schemas"]["ProductPrice"];
            /** @description Colours of its swatch. */
            swatch?: components["schemas"]["ProductSwatch"];
            /** @description Value that the variants carry. */
            value: string;
        };
        /**
         * @description Kind of attribute; amount is the value of a gift card.
         * @enum {string}
         */
        ProductAttributeType: "color" | "size" | "length" | "width" | "fitType" | "inseam" | "amount";
        /** @description A property on a scale. */
        ProductBenefitRating: {
            /** @description Property. */
            id: string;
            /** @description Name of the property. */
            label: string;
            /** @description End of the scale. */
            max: number;
            /** @description Value on the scale. */
            value: number;
        };
        /** @description A product in a list. */
        ProductCard: {
            /** @description Whether nothing can be bought. */
            allVariantsOutOfStock: boolean;
            /** @description Badge on the picture. */
            badge?: components["schemas"]["ProductFlag"];
            /** @description Every colour of the master, this one included. */
            colours: components["schemas"]["ProductCardColour"][];
            /** @description Announced and not yet on sale. */
            comingSoon: boolean;
            /** @description Currency of the locale. */
            currency: components["schemas"]["Currency"];
            /** @description Department. */
            department: components["schemas"]["ProductDepartment"];
            /** @description Line above the name. */
            eyebrow?: components["schemas"]["ProductFlag"];
            /** @description Second picture under the pointer. */
            hoverImage?: components["schemas"]["ProductImage"];
            /** @description Product id of the colour shown. */
            id: components["schemas"]["ProductId"];
            /** @description Main picture. */
            image: components["schemas"]["ProductImage"];
            /** @description Gender and type, such as Women's trail running shoes; absent if the name contains them. */
            kind?: string;
            /** @description Id that all colours share. */
            masterId: components["schemas"]["ProductId"];
            /** @description Name in the language of the locale. */
            name: string;
            /** @description Price with the span over its variants. */
            price: components["schemas"]["ProductPrice"];
            /**
             * @description As on the product.
             * @enum {string}
             */
            productType: "standard" | "digital" | "customs";
            /** @description Absent before the first review. */
            rating?: components["schemas"]["ProductRating"];
            /** @description Labels of the sizes in stock in this colour. */
            sizesAvailable: string[];
            /** @description Its path without the locale: /p/{slug}-{id}. */
            url: string;
        };
        /** @description A colour on a product card. */
        ProductCardColour: {
            /** @description Product to show. */
            id: components["schemas"]["ProductId"];
            /** @description Main picture in this colour. */
            image: components["schemas"]["ProductImage"];
            /** @description Name of the colour. */
            label: string;
            /** @description Colours of the swatch. */
            swatch: components["schemas"]["ProductSwatch"];
        };
        /** @description What the page of a comparison shows. */
        ProductComparison: {
            /** @description The columns. */
            products: components["schemas"]["ProductCard"][];
            /** @description The rows of benefit ratings. */
            qualities: {
                /** @description Its id. */
                id: string;
                /** @description Its name. */
                label: string;
                /** @description The best value. */
                max: number;
                /** @description The value of each product; null if it is not rated for it. */
                values: (number | null)[];
            }[];
        };
        /** @description Content of a product page. */
        ProductContent: {
            /** @description Below the details. */
            bottomBlocks: components["schemas"]["ContentBlock"][];
            /** @description Content. */
            id: components["schemas"]["ContentId"];
            /** @description Product that was asked for. */
            productId: components["schemas"]["ProductId"];
            /** @description Goes before the product's own. */
            seo?: components["schemas"]["ContentSeo"];
            /** @description Between the buy box and the details. */
            topBlocks: components["schemas"]["ContentBlock"][];
        };
        /** @description The numbers of the delivery line; its words are the interface's. */
        ProductDeliveryPromise: {
            /** @description Currency of freeFrom. */
            currency: components["schemas"]["Currency"];
            /** @description Working days at the latest. */
            daysMax: number;
            /** @description Working days at the earliest. */
            daysMin: number;
            /** @description The first day on which it can arrive; absent for what is sent by e-mail. */
            earliestDate?: components["schemas"]["DateOnly"];
            /** @description Order value from which delivery is free; absent when it never is. */
            freeFrom?: components["schemas"]["MinorUnits"];
            /** @description The last day on which it arrives. */
            latestDate?: components["schemas"]["DateOnly"];
            /** @description The cut-off. The dates are true for orders before it; nobody may keep the answer for longer. */
            validUntil?: components["schemas"]["DateTime"];
        };
        /**
         * @description Department of a product.
         * @enum {string}
         */
        ProductDepartment: "women" | "men" | "kids" | "unisex" | "gear";
        /** @description A section under the buy box. */
        ProductDetailsSection: {
            /** @description The paragraphs or bullet points as plain text. */
            data: string[];
            /** @description Kind of section, such as features, materials, care, fit. */
            id: string;
            /**
             * @description Whether the data are paragraphs or bullet points.
             * @enum {string}
             */
            layout: "text" | "list";
            /** @description Heading. */
            title: string;
        };
        /** @description A badge on the picture or an eyebrow above the name. */
        ProductFlag: {
            /** @description Meaning: NEW, SALE, LOW STOCK, COMING SOON, PRESALE, LIMITED, CUSTOMS, EXCLUSIVE and others. */
            id: string;
            /** @description The word to show in the language of the locale. */
            label: string;
        };
        /** @description Id of a product in one colour, as in the product's URL. */
        ProductId: string;
        /** @description A picture served by the image service. */
        ProductImage: {
            /** @description Alternative text; empty when decorative. */
            alt: string;
            /** @description Path of the image at the image service. */
            path: components["schemas"]["ProductImagePath"];
        };
        /** @description Path of an image master (product/trail-runner/moss-bone-signal/side), or the https address of an imported picture. */
        ProductImagePath: string;
        /** @description Stock of a product (catalogue 3). */
        ProductInventory: {
            /** @description The product that was asked for. */
            productId: components["schemas"]["ProductId"];
            /** @description Stock keyed by variant id. */
            variants: {
                [key: string]: components["schemas"]["InventoryEntry"];
            };
        };
        /** @description A measure of the person in the picture. */
        ProductModelMeasurement: {
            /** @description What, such as height or size worn. */
            label: string;
            /** @description How much. */
            value: string;
        };
        /** @description A plan by which a product is paid in parts. */
        ProductPayLater: {
            /** @description The largest part in minor units. */
            amount: number;
            /** @description Currency of the amount. */
            currency: components["schemas"]["Currency"];
            /** @description In how many parts. */
            payments: number;
        };
        /** @description Price of a product or variant (catalogue 3). The low and high fields span the variants. */
        ProductPrice: {
            /** @description Currency of every amount here. */
            currency: components["schemas"]["Currency"];
            /** @description Current price; 0 for a free gift. */
            current: components["schemas"]["MinorUnits"];
            /** @description Highest current price among the variants. */
            highCurrent?: components["schemas"]["MinorUnits"];
            /** @description Highest list price among the variants. */
            highOriginal?: components["schemas"]["MinorUnits"];
            /** @description Lowest price of the 30 days before the reduction. */
            historicBestPrice?: components["schemas"]["MinorUnits"];
            /** @description Lowest current price among the variants. */
            lowCurrent?: components["schemas"]["MinorUnits"];
            /** @description Lowest list price among the variants. */
            lowOriginal?: components["schemas"]["MinorUnits"];
            /** @description The list price; marked down when current is below it. */
            original: components["schemas"]["MinorUnits"];
            /** @description Reduction in percent, to one decimal. */
            percentagePriceDiscount?: number;
            /** @description Best sale price before the present one. */
            previousBestSalesPrice?: components["schemas"]["MinorUnits"];
            /**
             * Format: date
             * @description Day from which the present sale price holds.
             */
            salesPriceActiveDate?: string;
        };
        /** @description Average of the reviews. */
        ProductRating: {
            /** @description How many reviews it averages. */
            reviewsCount: number;
            /** @description Average stars, to one decimal. */
            score: number;
        };
        /** @description How a customised product was put together. */
        ProductRecipe: {
            /** @description The chosen parts in display order. */
            parts: components["schemas"]["ProductRecipePart"][];
            /** @description Recipe id that the cart takes. */
            recipeId: components["schemas"]["RecipeId"];
        };
        /** @description A part of a customised product. */
        ProductRecipePart: {
            /** @description Part, such as laces. */
            label: string;
            /** @description Colour of the choice. */
            swatch?: components["schemas"]["ProductSwatch"];
            /** @description Choice, such as signal orange. */
            value: string;
        };
        /**
         * @description Products in a carousel; the page asks the catalogue for their cards.
         * @example {
         *       "id": "example",
         *       "type": "productRecommendations",
         *       "title": "Ready for rain",
         *       "source": "category",
         *       "categoryId": "1000",
         *       "limit": 8,
         *       "cards": "cards-5"
         *     }
         */
        ProductRecommendationsBlock: {
            /** @description Space below it. */
            bottomMargins?: components["schemas"]["ContentSpacing"];
            /**
             * @description Preset of the card width.
             * @enum {string}
             */
            cards?: "cards-3" | "cards-5" | "cards-6" | "search-hub";
            /** @description For category. */
            categoryId?: string;
            /** @description Its id on the page. */
            id: components["schemas"]["ContentId"];
            /** @description Most products; 12 when absent. */
            limit?: number;
            /** @description Name for editors and tracking. */
            name?: string;
            /** @description For products, in display order. */
            productIds?: components["schemas"]["ProductId"][];
            /**
             * @description The ids given, the best of a category, or what goes with the product of the page.
             * @enum {string}
             */
            source: "products" | "category" | "related";
            /** @description Line below it. */
            subtitle?: string;
            /** @description Link beside the title. */
            target?: components["schemas"]["ContentTarget"];
            /** @description Title. */
            title?: string;
            /** @description Element of the title; h2 when absent. */
            titleHeadingTag?: components["schemas"]["ContentHeadingTag"];
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "productRecommendations";
        };
        /** @description One page of a search. */
        ProductSearchResult: {
            /** @description Page size that was asked for. */
            count: number;
            /** @description Ways to narrow the results. */
            facets: components["schemas"]["Facet"][];
            /** @description Pages of help that the words may ask for. */
            pages: components["schemas"]["SearchPage"][];
            /** @description The products of this page. */
            products: components["schemas"]["ProductCard"][];
            /** @description The words that were searched. */
            q: string;
            /** @description Path without the locale to go to instead of showing results. */
            redirectUrl?: string;
            /** @description Order in force. */
            sort: components["schemas"]["ListingSort"];
            /** @description Orders to choose from. */
            sortOptions: components["schemas"]["ListingSortOption"][];
            /** @description Index of the first product here. */
            start: number;
            /** @description Did you mean these words. */
            suggestion?: string;
            /** @description Products that the filters leave. */
            total: number;
        };
        /** @description Products that go together and are sold one by one (catalogue 7). */
        ProductSet: {
            /** @description What the set is for. */
            description: string;
            /** @description Id of the set. */
            id: components["schemas"]["ProductId"];
            /** @description A picture of the set. */
            image?: components["schemas"]["ProductImage"];
            /**
             * @description Language of name and description; absent if it is that of the locale.
             * @enum {string}
             */
            language?: "en";
            /** @description Name. */
            name: string;
            /** @description Its products, in order. */
            productIds: components["schemas"]["ProductId"][];
        };
        /** @description A set with its products. */
        ProductSetDetails: {
            /** @description What the set is for. */
            description: string;
            /** @description Id of the set. */
            id: components["schemas"]["ProductId"];
            /** @description A picture of the set. */
            image?: components["schemas"]["ProductImage"];
            /**
             * @description Language of name and description; absent if it is that of the locale.
             * @enum {string}
             */
            language?: "en";
            /** @description Name. */
            name: string;
            /** @description Its products, in order. */
            productIds: components["schemas"]["ProductId"][];
            /** @description The same products, with what can be chosen. */
            products: components["schemas"]["Product"][];
        };
        /** @description The sets that a product belongs to. */
        ProductSets: {
            /** @description The sets, in the order of the catalogue. */
            productSets: components["schemas"]["ProductSet"][];
        };
        /** @description The colours of a swatch, main colour first. */
        ProductSwatch: string[];
        /** @description A variant that can be added to the cart. */
        ProductVariant: {
            /** @description Which choices lead to it. */
            attributes: components["schemas"]["ProductVariantAttributes"];
            /** @description Variant id. */
            id: components["schemas"]["VariantId"];
            /** @description Whether a shopper can ask to hear when it returns. */
            notifyMe: boolean;
            /** @description Its price. */
            price: components["schemas"]["ProductPrice"];
            /**
             * @description Whether it can be bought.
             * @enum {string}
             */
            productInventoryState: "InStock" | "OutOfStock";
            /** @description Units in stock when the page was made; ask the inventory for now. */
            quantity?: number;
            /** @description State of its stock. */
            stockStatus: components["schemas"]["StockStatus"];
            /** @description Stock in the language of the locale; absent where there is enough. */
            stockStatusLabel?: string;
            /** @description Article number that the cart takes. */
            upc: components["schemas"]["Upc"];
        };
        /** @description The value of each attribute that the product has. */
        ProductVariantAttributes: {
            /** @description Value of a gift card in minor units. */
            amount?: string;
            /** @description Colour code. */
            color?: string;
            /** @description Fit, such as regular or tall. */
            fitType?: string;
            /** @description Inside leg. */
            inseam?: string;
            /** @description Length. */
            length?: string;
            /** @description Size. */
            size?: string;
            /** @description Width of a shoe. */
            width?: string;
        };
        /** @description A video at the end of the gallery. */
        ProductVideo: {
            /** @description The same video at the video service; absent where the shop does not use one. */
            cloudinaryAsset?: components["schemas"]["VideoCloudinaryAsset"];
            /** @description Picture that is shown until it plays. */
            poster: components["schemas"]["ProductImagePath"];
            /** @description Address of the video: a path of the shop, or of a page of a video-sharing site. */
            src: string;
            /** @description What it shows. */
            title: string;
            /** @description Captions and their like. */
            tracks: components["schemas"]["VideoTrack"][];
        };
        /** @description How an account was made. */
        ProfileEnrollment: {
            /** @description The campaign that invited them. */
            campaignName?: string;
            channel?: components["schemas"]["Channel"];
            /** @description When. */
            enrolledAt: components["schemas"]["DateTime"];
            /** @description Where (query parameter storeNum). */
            store?: components["schemas"]["StoreId"];
        };
        /** @description What a customer tells of themselves. */
        ProfileRequest: {
            /** @description What is told. */
            consumerProfile: {
                /** @description Who they are. */
                consumerDetails?: {
                    /** @description The date of birth. */
                    birthDate?: components["schemas"]["DateOnly"];
                    /** @description The first name. */
                    firstName?: components["schemas"]["PersonName"];
                    gender?: components["schemas"]["Gender"];
                    /** @description The last name. */
                    lastName?: components["schemas"]["PersonName"];
                    phone?: components["schemas"]["Phone"];
                    /** @description The dial code of a phone in international form. */
                    phoneCode?: string;
                    /** @description Of their home. */
                    postalCode?: string;
                };
                /** @description What they like. */
                preferences?: {
                    /** @description Separated by a pipe; empty when there is none. */
                    interests?: string;
                    /** @description As the size is written where they live. */
                    preferredShoeSize?: string;
                };
            };
        };
        /** @description What became of an order. */
        ProgressReport: {
            /** @description The steps, at least those that are new. */
            events: components["schemas"]["WarehouseEvent"][];
            /** @description From the moment that it is shipped. */
            parcel?: components["schemas"]["WarehouseParcel"];
        };
        /**
         * @description A thin bar of messages in turn.
         * @example {
         *       "id": "example",
         *       "type": "promoBar",
         *       "autorotateTime": 2,
         *       "messages": [
         *         {
         *           "id": "one",
         *           "text": "Free delivery from $100",
         *           "target": {
         *             "url": "/help/delivery",
         *             "text": "Delivery"
         *           }
         *         },
         *         {
         *           "id": "two",
         *           "text": "Sixty days to return"
         *         }
         *       ]
         *     }
         */
        PromoBarBlock: {
            /** @description Seconds that a message stays. */
            autorotateTime?: number;
            /** @description Space below it. */
            bottomMargins?: components["schemas"]["ContentSpacing"];
            /** @description Tones. */
            colours?: components["schemas"]["ContentColours"];
            /** @description Its id on the page. */
            id: components["schemas"]["ContentId"];
            /** @description The messages. */
            messages: components["schemas"]["PromoBarMessage"][];
            /** @description Name for editors and tracking. */
            name?: string;
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "promoBar";
        };
        /** @description A message of the promo bar. */
        PromoBarMessage: {
            /** @description Its name for tracking. */
            id: components["schemas"]["ContentSlug"];
            /** @description Names for tracking. */
            promotionTracking?: components["schemas"]["ContentTracking"];
            /** @description Where it leads. */
            target?: components["schemas"]["ContentTarget"];
            /** @description The words. */
            text: string;
        };
        /** @description A promo code, in any case. */
        PromoCode: string;
        /** @description A promotion in words. */
        PromoSummary: {
            /** @description Text of the message. */
            calloutMessage: string;
            level: components["schemas"]["PromotionLevel"];
            /** @description The promotion. */
            promotionId: string;
            /** @description Its name. */
            promotionName: string;
        };
        /**
         * @description Half of a promotion came into the window, once for each view of a page, or a link in it was pressed. Needs C0004.
         * @example {
         *       "event": "promotion-clicked",
         *       "pageType": "home",
         *       "promotionId": "ridge",
         *       "promotionName": "Take the long way"
         *     }
         */
        PromotionEvent: {
            /** @description The editors' name of its picture or text. */
            creativeName?: string;
            /**
             * @description Name. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "promotion-shown" | "promotion-clicked";
            pageType: components["schemas"]["PageType"];
            /** @description The editors' id of the promotion. */
            promotionId: string;
            /** @description The editors' name of the promotion. */
            promotionName: string;
        };
        /**
         * @description Level of a promotion's discount.
         * @enum {string}
         */
        PromotionLevel: "ORDER" | "PRODUCT" | "SHIPPING";
        /** @description An order after it was placed (core 3 and 7). */
        Purchase: {
            /** @description Actions that it allows now. */
            actions: components["schemas"]["PurchaseAction"][];
            /** @description Until when it can be cancelled; absent when it cannot. */
            cancellableUntil?: components["schemas"]["DateTime"];
            /** @description Seller and store; only for the associate in whose session the order was placed. */
            inStoreSale?: components["schemas"]["InStoreSale"];
            order: components["schemas"]["Order"];
            /** @description Items that can still be returned. */
            returnableItems: components["schemas"]["ReturnItem"][];
            /** @description Until when things can be sent back; absent when they cannot. */
            returnableUntil?: components["schemas"]["DateTime"];
            /** @description Announced returns. */
            returns: components["schemas"]["PurchaseReturn"][];
            /** @description Where each shipment is. */
            tracking: components["schemas"]["ShipmentTracking"][];
        };
        /**
         * @description Actions that an order allows now.
         * @enum {string}
         */
        PurchaseAction: "cancel" | "return" | "invoice" | "resendGiftCardEmail" | "warranty";
        /** @description A page of a customer's orders, the newest first. */
        PurchaseHistory: {
            /** @description This page. */
            page: number;
            /** @description Orders on a page. */
            pageSize: number;
            /** @description The orders. */
            purchases: components["schemas"]["PurchaseSummary"][];
            /** @description Orders in all. */
            total: number;
        };
        /** @description Which page of the history. */
        PurchaseHistoryRequest: {
            /** @description The page, from 1. */
            page: number;
            /** @description Orders on a page. */
            pageSize: number;
        };
        /** @description An item as a list of orders shows it. */
        PurchasePreview: {
            /** @description Path of its picture. */
            image: string;
            /** @description Its name. */
            name: string;
        };
        /** @description Which order; whoever does not own it needs its secret. */
        PurchaseRequest: {
            orderNumber: components["schemas"]["OrderNumber"];
            st?: components["schemas"]["OrderSecret"];
        };
        /** @description A return that was announced. */
        PurchaseReturn: {
            /** @description When the label was made. */
            createdAt: components["schemas"]["DateTime"];
            /** @description Items to return. */
            items: components["schemas"]["ReturnItem"][];
            /** @description Once the items have arrived. */
            refund?: components["schemas"]["ReturnRefund"];
            /** @description The number on its label. */
            returnId: string;
        };
        /** @description An order as a list shows it. */
        PurchaseSummary: {
            /** @description Of the total. */
            currency: components["schemas"]["Currency"];
            /** @description The first of its items. */
            items: components["schemas"]["PurchasePreview"][];
            orderNumber: components["schemas"]["OrderNumber"];
            /** @description When it was placed. */
            placedAt: components["schemas"]["DateTime"];
            status: components["schemas"]["OrderStatus"];
            /** @description Total. */
            total: components["schemas"]["MinorUnits"];
            /** @description Pieces in it. */
            totalUnits: number;
        };
        /** @description A number of pieces. */
        Quantity: number;
        /** @description A question that the shop shows. */
        Question: {
            /** @description Its answers, the oldest first. */
            answers: components["schemas"]["Answer"][];
            /**
             * Format: date
             * @description When it was asked.
             */
            createdOn: string;
            id: components["schemas"]["ReviewId"];
            /**
             * @description Language of the question and its answers.
             * @enum {string}
             */
            language: "en" | "fr" | "de" | "it" | "es";
            /** @description A name that its author chose. */
            nickname: string;
            /** @description What is asked; text, never HTML. */
            text: string;
        };
        /** @description Questions about a style. */
        QuestionPage: {
            /** @description True if the shop translates questions (translateReview). */
            canTranslate: boolean;
            /** @description The page. */
            questions: components["schemas"]["Question"][];
            /** @description How many there are. */
            total: number;
        };
        /** @description Why, as a code of the shop. */
        ReasonCode: string;
        /** @description The bot-defence token for this action. */
        RecaptchaResponse: string;
        /** @description The recipe of a customised product. */
        RecipeId: string;
        /** @description Products to show in a row (catalogue 7 and 9). */
        Recommendations: {
            /** @description Their cards, the first to show first. */
            products: components["schemas"]["ProductCard"][];
            /** @description Where they come from. */
            source: components["schemas"]["RecommendationSource"];
        };
        /**
         * @description Half of a row of recommended products came into the window, once for each view of a page. Needs C0004.
         * @example {
         *       "event": "recommendations-shown",
         *       "pageType": "product",
         *       "origin": "recommendation-carousel",
         *       "productIds": [
         *         "WMTR1001MOS"
         *       ]
         *     }
         */
        RecommendationsEvent: {
            /**
             * @description Name. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "recommendations-shown";
            /** @description What kind of row it is. */
            origin: components["schemas"]["InteractionOrigin"];
            pageType: components["schemas"]["PageType"];
            /** @description The products of the row in its order, the first 24. */
            productIds: components["schemas"]["ProductId"][];
        };
        /**
         * @description The products named, the best of a category, what goes with the products named, or the best of all.
         * @enum {string}
         */
        RecommendationSource: "products" | "category" | "related" | "bestsellers";
        /** @description The code of whoever referred them (query parameter referral_code of the sign-up). */
        ReferralCode: string;
        /**
         * @description The sales region. Tax is added at checkout in NORA and included in the prices of EMEA.
         * @enum {string}
         */
        Region: "NORA" | "EMEA";
        /** @description The host name of the shop. */
        RelyingPartyId: string;
        /** @description Items to remove. */
        RemoveItemRequest: {
            cartId: components["schemas"]["BasketId"];
            itemId: components["schemas"]["ItemId"];
            upc?: components["schemas"]["Upc"];
        };
        /** @description The payment instrument to remove. */
        RemovePaymentInstrumentRequest: {
            payment_instrument_id: components["schemas"]["ItemId"];
        };
        /** @description Why it goes. */
        RemovePriceAdjustmentRequest: {
            reasonCode?: components["schemas"]["ReasonCode"];
        };
        /** @description Email address and variant of an alert (catalogue 7). */
        RequestNotificationRequest: {
            email: components["schemas"]["Email"];
            productId: components["schemas"]["ProductId"];
            /** @description As the product has it. */
            subscriptionType?: components["schemas"]["SubscriptionType"];
            upc: components["schemas"]["Upc"];
        };
        /** @description Which gift card. */
        ResendGiftCardRequest: {
            /** @description The item of the order. */
            itemId: components["schemas"]["ItemId"];
            orderNumber: components["schemas"]["OrderNumber"];
            st?: components["schemas"]["OrderSecret"];
        };
        /** @description Items to reserve, and the store. */
        ReserveWithItemRequest: {
            /** @description The cart; a new one without it. */
            cartId?: components["schemas"]["BasketId"];
            /** @description The items. */
            items: components["schemas"]["ItemInput"][];
            storeId: components["schemas"]["StoreId"];
        };
        /** @description What a guest told with an order. Fields that the order does not have are absent. */
        RetrievedUserData: {
            /** @description The email of the order. */
            email: components["schemas"]["Email"];
            /** @description The first name. */
            firstName?: string;
            /** @description The last name. */
            lastName?: string;
            /** @description The phone, in international form. */
            phone?: components["schemas"]["Phone"];
            /** @description Its dial code. */
            phoneCode?: string;
            /** @description The postal code. */
            postalCode?: string;
        };
        /** @description The link of an order's confirmation. */
        RetrieveUserDataRequest: {
            /** @description The signed id of the link (query parameter consumerId of the sign-up). */
            consumerId: string;
            /** @description The email of the order. */
            email: components["schemas"]["Email"];
        };
        /** @description Something that goes back. */
        ReturnItem: {
            /** @description The item of the order. */
            itemId: components["schemas"]["ItemId"];
            /** @description How many of it. */
            qty: components["schemas"]["Quantity"];
        };
        /** @description Items to return. */
        ReturnLabelRequest: {
            /** @description Items of the order. */
            items: components["schemas"]["ReturnItem"][];
            /** @description A return that was announced; its label is wanted again. */
            returnId?: string;
            st?: components["schemas"]["OrderSecret"];
        };
        /** @description What a return gave back. */
        ReturnRefund: {
            /** @description Sum of the payments. */
            amount: components["schemas"]["MinorUnits"];
            /** @description When the items arrived. */
            at: components["schemas"]["DateTime"];
            currency: components["schemas"]["Currency"];
            /** @description Payments of the order that got something back, and how much. */
            payments: components["schemas"]["PaymentInstrument"][];
        };
        /** @description A return that arrived. */
        ReturnReport: {
            /** @description When it arrived. */
            arrivedAt: components["schemas"]["DateTime"];
        };
        /** @description A review that the shop has approved. */
        Review: {
            /**
             * Format: date
             * @description When it was written.
             */
            createdOn: string;
            fit?: components["schemas"]["ReviewFit"];
            /** @description How many found it helpful. */
            helpful: number;
            id: components["schemas"]["ReviewId"];
            /** @description True if the author bought it here. */
            isVerifiedBuyer: boolean;
            /**
             * @description Language of title and text.
             * @enum {string}
             */
            language: "en" | "fr" | "de" | "it" | "es";
            /** @description Where its author lives, as they said; empty if they did not. */
            location: string;
            /** @description A name that its author chose. */
            nickname: string;
            /** @description How many did not. */
            notHelpful: number;
            /** @description Its pictures, in their order; absent without any. */
            pictures?: components["schemas"]["ReviewPicture"][];
            /** @description Stars. */
            rating: number;
            /** @description The size that its author bought here, as the locale names it. */
            size?: string;
            /** @description What its author says; text, never HTML. */
            text: string;
            /** @description Its title. */
            title: string;
        };
        /**
         * @description How it fits, as its author says.
         * @enum {string}
         */
        ReviewFit: "small" | "true-to-size" | "large";
        /** @description Id of a review, a question or an answer. */
        ReviewId: string;
        /** @description Reviews of a style. */
        ReviewPage: {
            /** @description True if the shop translates reviews (translateReview). */
            canTranslate: boolean;
            /** @description How many reviews have five stars, four, three, two and one. */
            distribution: number[];
            /** @description How many reviews say how it fits. */
            fits: {
                /** @description It runs large. */
                large: number;
                /** @description It runs small. */
                small: number;
                /** @description It is true to size. */
                trueToSize: number;
            };
            /** @description Absent before the first review. */
            rating?: components["schemas"]["ProductRating"];
            /** @description The page. */
            reviews: components["schemas"]["Review"][];
            /** @description Sizes that authors bought here, in the order of the product, and how many reviews have each. */
            sizes: {
                /** @description Number of reviews. */
                count: number;
                /** @description Its name in the locale. */
                label: string;
                /** @description Value of the filter. */
                value: string;
            }[];
            /** @description How many match the filter. */
            total: number;
        };
        /** @description A picture of a review. */
        ReviewPicture: {
            /** @description What it shows, as its author says; text, never HTML. May be empty. */
            description: string;
            /** @description Pixels of the large rendition. */
            height: number;
            id: components["schemas"]["Uuid"];
            /** @description Pixels of the large rendition. */
            width: number;
        };
        /** @description A review or a question in another language. */
        ReviewTranslation: {
            /** @description The answers of a question; empty for a review. */
            answers: {
                id: components["schemas"]["ReviewId"];
                /** @description The text, never HTML. */
                text: string;
            }[];
            /** @description The text, never HTML. */
            text: string;
            /** @description The title; empty for a question. */
            title: string;
        };
        /**
         * @description Running text.
         * @example {
         *       "id": "example",
         *       "type": "richText",
         *       "html": "<h3>Layers</h3><p>A base that dries, a layer that warms, a shell that keeps the rain out. <a href=\"/help/size-guide\">Sizes</a></p><ul><li>Wool</li><li>Fleece</li></ul>"
         *     }
         */
        RichTextBlock: {
            /** @description Position. */
            alignment?: components["schemas"]["ContentHorizontal"];
            /** @description Space below it. */
            bottomMargins?: components["schemas"]["ContentSpacing"];
            /** @description Tones. */
            colours?: components["schemas"]["ContentColours"];
            /** @description The text. */
            html: components["schemas"]["ContentHtml"];
            /** @description Its id on the page. */
            id: components["schemas"]["ContentId"];
            /** @description Name for editors and tracking. */
            name?: string;
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "richText";
            /**
             * @description Width of the column.
             * @enum {string}
             */
            width?: "narrow" | "wide" | "full";
        };
        /** @description New name of the card. */
        SaveCardAnswer: {
            /** @description The card. */
            card: {
                /** @description Its name for placeOrder or addPaymentInstrument. */
                paymentInstrumentId: components["schemas"]["ItemId"];
            };
        };
        /** @description A card that the provider's fields took, whose number never reaches the shop; or a gift card. */
        SaveCardRequest: {
            /** @description The card. */
            card: {
                /** @description A gift card instead. */
                c_gcCardNumber?: components["schemas"]["GiftCardNumber"];
                c_gcPin?: components["schemas"]["GiftCardPin"];
                /** @description Token of the card from the hosted fields. */
                cardToken?: string;
            };
            recaptcha_response?: components["schemas"]["RecaptchaResponse"];
        };
        /** @description An address that was saved, and the book that it is in. */
        SavedAddress: {
            /** @description The address book, as getAddresses answers it. */
            addresses: components["schemas"]["Address"][];
            /** @description Its name. */
            addressId: components["schemas"]["ItemId"];
        };
        /** @description Public details of a saved card; the provider stores the rest. */
        SavedCard: {
            bin: components["schemas"]["CardBin"];
            cardType: components["schemas"]["CardType"];
            /** @description Its last month. */
            expiryMonth: number;
            /** @description The year of its last month. */
            expiryYear: number;
            /** @description It is the one that is chosen until another is. */
            isDefault: boolean;
            /** @description Its last month is over; placeOrder would refuse it (FE309). */
            isExpired: boolean;
            lastFour: components["schemas"]["LastFour"];
            /**
             * @description Its kind.
             * @enum {string}
             */
            payment_method_id: "CREDIT_CARD";
            /** @description Its name for placeOrder. */
            paymentInstrumentId: components["schemas"]["ItemId"];
        };
        /** @description The cards of a customer. */
        SavedCards: {
            /**
             * @description Express checkout is open to this customer: the shop offers it, the default card works, and there are main
             *     addresses to send and to bill to (core 4).
             */
            canExpress: boolean;
            /** @description A card can be saved for this shopper; never for a guest. */
            canSave: boolean;
            /** @description For GIFT_CARD and after a change, the default one first, then the latest. */
            giftCards?: components["schemas"]["SavedGiftCard"][];
            /** @description The default card first, then the latest. */
            paymentInstruments: components["schemas"]["SavedCard"][];
            /** @description For REWARD_CODE and REWARD_CARD, what the customer has not used up, the largest first. */
            rewards?: components["schemas"]["SavedReward"][];
        };
        /** @description A shopper's saved items (core 3). Employees have none. */
        SavedForLater: {
            /** @description The items, the newest first. */
            items: components["schemas"]["SavedItem"][];
            /** @description The list. */
            saveForLaterId: components["schemas"]["ListId"];
            /** @description How many items the whole list has. */
            total: number;
        };
        /** @description A gift card of a customer. Its number is told by the last four digits; its PIN is not stored. */
        SavedGiftCard: {
            /** @description Balance; absent while it cannot be read (GFC799). */
            balance?: components["schemas"]["MinorUnits"];
            currency: components["schemas"]["Currency"];
            /** @description Last day it can be used; absent when it does not expire. */
            expiresOn?: components["schemas"]["DateOnly"];
            /** @description The checkout offers it first. */
            isDefault: boolean;
            /** @description Its last day is over; it cannot pay (GFC812). */
            isExpired: boolean;
            lastFour: components["schemas"]["LastFour"];
            /**
             * @description Its kind.
             * @enum {string}
             */
            payment_method_id: "GIFT_CARD";
            /** @description Its name for addPaymentInstrument. */
            paymentInstrumentId: components["schemas"]["ItemId"];
        };
        /** @description An item put aside. */
        SavedItem: {
            /** @description The choices made, colour first. */
            attributes: components["schemas"]["CartItemAttribute"][];
            /** @description It can be moved to the cart. */
            available: boolean;
            /** @description Path of the image at the image service. */
            image: components["schemas"]["SitePath"];
            itemId: components["schemas"]["ItemId"];
            /** @description Gender and type; absent if the name contains them. */
            kind?: string;
            /** @description Name of the product. */
            name: string;
            /** @description The product page. */
            pageUrl: components["schemas"]["SitePath"];
            price: components["schemas"]["SavedItemPrice"];
            productId: components["schemas"]["ProductId"];
            qty: components["schemas"]["Quantity"];
            recipeId?: components["schemas"]["RecipeId"];
            upc: components["schemas"]["Upc"];
        };
        /** @description Current price of one piece. */
        SavedItemPrice: {
            currency: components["schemas"]["Currency"];
            /** @description One piece now. */
            current: components["schemas"]["MinorUnits"];
            /** @description One piece at the list price. */
            original: components["schemas"]["MinorUnits"];
        };
        /** @description A reward code or card of a customer (core 3). */
        SavedReward: {
            /** @description Balance. */
            balance: components["schemas"]["MinorUnits"];
            currency: components["schemas"]["Currency"];
            lastFour: components["schemas"]["LastFour"];
            /**
             * @description Its kind.
             * @enum {string}
             */
            payment_method_id: "REWARD_CODE" | "REWARD_CARD";
            /** @description Its name for addPaymentInstrument. */
            paymentInstrumentId: components["schemas"]["ItemId"];
        };
        /** @description A subscription with its consent (catalogue 3). */
        SavedSubscription: {
            /** @description What the news are about. */
            category: string;
            channel: components["schemas"]["SubscriptionChannel"];
            country: components["schemas"]["Country"];
            /** @description The recipient confirmed it. */
            doubleOptin: boolean;
            id: components["schemas"]["SubscriptionId"];
            /** @description The customer agreed. */
            optin: boolean;
            /**
             * Format: date-time
             * @description When it was confirmed.
             */
            optinDate?: string;
            /**
             * Format: date-time
             * @description When it ended.
             */
            optoutDate?: string;
            /** @description The email address, or the phone in international form. */
            recipient: string;
            /** @description Region of the country. */
            region: string;
            source: components["schemas"]["SubscriptionSource"];
            /**
             * @description `pending` until the recipient confirms it.
             * @enum {string}
             */
            status: "pending" | "confirmed" | "ended";
            /**
             * @description Kind of subscription.
             * @enum {string}
             */
            type: "Newsletter" | "LoyaltyNewsletter" | "Loyalty";
        };
        /** @description Which item to put aside. */
        SaveItemForLaterRequest: {
            /** @description The item of the cart. */
            itemId: components["schemas"]["ItemId"];
            /** @description The list; the shopper's own without it. */
            saveForLaterId?: components["schemas"]["ListId"];
        };
        /** @description The words that lead a search to a page. */
        SearchAnswer: {
            /** @description Slug of the page: of the editors, or of a flow such as stores. */
            page: string;
            /** @description What shoppers type; case and accents do not count. */
            words: string[];
        };
        /** @description Content of a search page and the articles found. */
        SearchContent: {
            /** @description Pages that answer a search better than products do; only of the type products. */
            answers?: components["schemas"]["SearchAnswer"][];
            /** @description Articles of this page; empty unless articles were searched. */
            articles: components["schemas"]["Article"][];
            /** @description Blocks of the page. */
            blocks: components["schemas"]["ContentBlock"][];
            /** @description Tags among all that were found. */
            facets?: components["schemas"]["ArticleFacet"][];
            /** @description Page size that was asked for. */
            limit: number;
            /** @description Index of the first here. */
            offset: number;
            /** @description Kind of search. */
            searchType: components["schemas"]["ContentSearchType"];
            /** @description Articles found. */
            total: number;
        };
        /** @description What a search shows beside its products. */
        SearchHub: {
            /** @description Stories that the words name. */
            articles: components["schemas"]["Article"][];
            /** @description What editors show below the products, or where nothing was found; empty without words. */
            blocks: components["schemas"]["ContentBlock"][];
            /** @description Categories to start from; empty beside found products. */
            categories: components["schemas"]["CategoryRef"][];
            /** @description Stores that the words name, by name, city or region. */
            stores: components["schemas"]["SearchStore"][];
            /** @description Words that find much; empty beside found products. */
            terms: string[];
        };
        /** @description A page that is no product and no category. */
        SearchPage: {
            /** @description Its title in the language of the locale. */
            title: string;
            /** @description Its path without the locale. */
            url: string;
        };
        /** @description A store among the results of a search. */
        SearchStore: {
            /** @description Its address in one line. */
            subtitle: string;
            /** @description Name of the store. */
            title: string;
            /** @description Its path without the locale. */
            url: string;
        };
        /** @description Suggestions for the search field. */
        SearchSuggestions: {
            /** @description Categories to open. */
            categories: components["schemas"]["CategoryRef"][];
            /** @description Pages of help that the words may ask for. */
            pages: components["schemas"]["SearchPage"][];
            /** @description Products to open. */
            products: components["schemas"]["ProductCard"][];
            /** @description The words they answer; late answers to older words are dropped. */
            q: string;
            /** @description Words to search for. */
            terms: string[];
        };
        /**
         * @description A bar of links on large screens and a list that opens on small ones (catalogue 4).
         * @example {
         *       "id": "example",
         *       "type": "secondaryNav",
         *       "title": "On this page",
         *       "items": [
         *         {
         *           "url": "#size",
         *           "text": "Sizes"
         *         },
         *         {
         *           "url": "#care",
         *           "text": "Care"
         *         },
         *         {
         *           "url": "#repairs",
         *           "text": "Repairs"
         *         }
         *       ]
         *     }
         */
        SecondaryNavBlock: {
            /** @description Space below it. */
            bottomMargins?: components["schemas"]["ContentSpacing"];
            /** @description Its id on the page. */
            id: components["schemas"]["ContentId"];
            /** @description The links. */
            items: components["schemas"]["ContentTarget"][];
            /** @description Name for editors and tracking. */
            name?: string;
            /** @description Name of the list. */
            title?: string;
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "secondaryNav";
        };
        /** @description Blocks for an audience. */
        Segment: {
            /** @description Audience. */
            audience: components["schemas"]["ContentAudience"];
            /** @description Segment. */
            id: string;
            /** @description Its blocks. */
            targets: components["schemas"]["BasicBlock"][];
        };
        /**
         * @description Blocks for the first audience that holds (catalogue 4).
         * @example {
         *       "id": "example",
         *       "type": "segmentation",
         *       "segments": [
         *         {
         *           "id": "members",
         *           "audience": "loyalty-loggedin",
         *           "targets": [
         *             {
         *               "id": "segment",
         *               "type": "richText",
         *               "html": "<p>For members.</p>"
         *             }
         *           ]
         *         }
         *       ],
         *       "baselines": [
         *         {
         *           "id": "baseline",
         *           "type": "richText",
         *           "html": "<p>For everyone.</p>"
         *         }
         *       ]
         *     }
         */
        SegmentationBlock: {
            /** @description Content that is shown if no audience matches. */
            baselines: components["schemas"]["BasicBlock"][];
            /** @description Space below it. */
            bottomMargins?: components["schemas"]["ContentSpacing"];
            /** @description Its id on the page. */
            id: components["schemas"]["ContentId"];
            /** @description Name for editors and tracking. */
            name?: string;
            /** @description Tried in order. */
            segments: components["schemas"]["Segment"][];
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "segmentation";
        };
        /** @description The server's clock. */
        ServerTime: {
            /** @description Milliseconds since 1970-01-01T00:00:00Z. */
            timestamp: number;
        };
        /** @description How a shipping group goes. */
        SetShippingMethodRequest: {
            cartId: components["schemas"]["BasketId"];
            code: components["schemas"]["ShippingMethodCode"];
            shippingId: components["schemas"]["ShippingId"];
            /** @description The shopper chose it, so the service does not choose another. */
            shopperAppliedSM?: boolean;
            /** @description The store, for a method of kind pickup or sts. */
            storeId?: components["schemas"]["StoreId"];
        };
        /** @description A product of somebody's list. */
        SharedFavorite: {
            id: components["schemas"]["ProductId"];
        };
        /** @description A list as those see it who have its link. It names no ids of the owner or of the list. */
        SharedFavorites: {
            /** @description The items, the newest first. */
            items: components["schemas"]["SharedFavorite"][];
            /** @description Absent unless the owner shows it. */
            ownerName?: string;
            /** @description How many items the whole list has. */
            total: number;
        };
        /** @description Who may see the list. */
        ShareFavoritesRequest: {
            /** @description Everybody who has the link; else nobody but the owner. */
            isShared: boolean;
            /** @description The page says the owner's first name; without it, and for guests, it says none. */
            showsName?: boolean;
        };
        /** @description The id of a share, 24 random bytes. Whoever has it sees the list. */
        ShareId: string;
        /** @description Items of one delivery. */
        Shipment: {
            /** @description Where it goes; absent for a pickup. */
            address?: components["schemas"]["Address"];
            /** @description Its items. */
            itemIds: components["schemas"]["ItemId"][];
            /** @description The shipment. */
            shipmentId: components["schemas"]["ItemId"];
            shippingId: components["schemas"]["ShippingId"];
            /** @description How it goes, with the dates that were promised when the order was placed. */
            shippingMethod: components["schemas"]["ShippingMethod"];
            /** @description The store of a pickup or ship to store. */
            storeId?: components["schemas"]["StoreId"];
            /** @description Name of the store. */
            storeName?: string;
        };
        /** @description Where a shipment is (core 7). */
        ShipmentTracking: {
            /** @description Carrier. */
            carrier?: string;
            /** @description The shipment. */
            shipmentId: components["schemas"]["ItemId"];
            /** @description The steps, those to come too. */
            steps: components["schemas"]["TrackingStep"][];
            /** @description The carrier's number. */
            trackingNumber?: string;
        };
        /**
         * @description A shipping group; customs holds the customised items, which are made elsewhere.
         * @enum {string}
         */
        ShippingId: "me" | "customs";
        /**
         * @description How a shipping method is classified (core 3): pickup and pudo are collected (in a store, at a collection
         *     point), sts goes to a store, digital by e-mail, customs is for customised items, home is everything else.
         * @enum {string}
         */
        ShippingKind: "home" | "pickup" | "pudo" | "sts" | "digital" | "customs";
        /** @description A way to ship. */
        ShippingMethod: {
            code: components["schemas"]["ShippingMethodCode"];
            /** @description "Same day", or a range such as "1-3 days". */
            deliveryTime: string;
            /** @description The first day on which it can arrive if it is ordered now; absent for a pickup and for e-mail. */
            earliestDate?: components["schemas"]["DateOnly"];
            kind: components["schemas"]["ShippingKind"];
            /** @description Its name in the language of the cart. */
            label: string;
            /** @description The last day on which it arrives. */
            latestDate?: components["schemas"]["DateOnly"];
            price: components["schemas"]["ShippingPrice"];
        };
        /** @description The code of a shipping method. */
        ShippingMethodCode: string;
        /** @description A shipment and how it goes. */
        ShippingMethodEntry: {
            /** @description Where it goes; absent until it is set. */
            address?: components["schemas"]["Address"];
            /** @description Available shipping methods: the standard one first, then each faster one. Empty if nothing can be delivered there. */
            applicableShippingMethods: components["schemas"]["ShippingMethod"][];
            /** @description The chosen method; absent until there is one. */
            code?: components["schemas"]["ShippingMethodCode"];
            /** @description How it would go to a collection point; absent where it goes to one, and where there are none. */
            collectionPointMethod?: components["schemas"]["ShippingMethod"];
            /** @description The method that is chosen without a choice. */
            defaultShippingMethodId?: components["schemas"]["ShippingMethodCode"];
            /** @description Delivery time of the chosen method. */
            deliveryTime?: string;
            /** @description The first day on which it can arrive by the chosen method, if it is ordered now. */
            earliestDate?: components["schemas"]["DateOnly"];
            /** @description Name of the chosen method. */
            label?: string;
            /** @description The last day on which it arrives. */
            latestDate?: components["schemas"]["DateOnly"];
            /** @description Price of the chosen method. */
            price?: components["schemas"]["ShippingPrice"];
            /** @description The shipment, as an InvalidShippingAddress flash names it. */
            shipmentId: components["schemas"]["ItemId"];
            shippingId: components["schemas"]["ShippingId"];
            /** @description The store of a pickup or ship to store. */
            storeId?: components["schemas"]["StoreId"];
            /** @description Name of the store. */
            storeName?: string;
        };
        /** @description Price of a shipping method. */
        ShippingPrice: {
            /** @description Before discounts. */
            amount: components["schemas"]["MinorUnits"];
            currency: components["schemas"]["Currency"];
            /** @description After discounts. */
            finalAmount?: components["schemas"]["MinorUnits"];
        };
        /** @description A page of products that editors chose. */
        ShopCollection: {
            /** @description The collection. */
            id: components["schemas"]["ContentSlug"];
            /**
             * @description Products for an occasion, or help with a choice.
             * @enum {string}
             */
            kind: "collection" | "guide";
            /** @description Picture. */
            picture: components["schemas"]["ContentMediaItem"];
            /** @description What it is for. */
            subtitle: string;
            /** @description Title. */
            title: string;
            /** @description Its path without the locale. */
            url: string;
        };
        /** @description An amount in minor units of the currency beside it; below zero it is taken off. */
        SignedMinorUnits: number;
        /** @description An event as the payment provider signed it. */
        SignedPaymentEvent: {
            /** @description A compact JWS. */
            signedEvent: string;
        };
        /** @description A code that is exchanged for a session. */
        SignInAnswer: {
            /** @description For createToken, once. */
            authorizationCode: components["schemas"]["OpaqueToken"];
        };
        /** @description Credentials of a sign-in. */
        SignInRequest: {
            /** @description SHA-256 of the verifier, in base64url. */
            codeChallenge: string;
            /** @description The password. */
            password: string;
            recaptcha_response?: components["schemas"]["RecaptchaResponse"];
            /**
             * @description Kind of account.
             * @enum {string}
             */
            type: "Registered";
            /** @description The e-mail address of the account. */
            username: components["schemas"]["Email"];
        };
        /** @description Which session ends. */
        SignOutRequest: {
            /** @description From a browser the gateway fills it in out of the session's cookie. */
            refreshToken?: components["schemas"]["OpaqueToken"];
        };
        /** @description The account that was made. */
        SignUpAnswer: {
            /** @description Its id. */
            consumerId: components["schemas"]["Uuid"];
        };
        /** @description Who wants an account, and what they agree to (catalogue 3 and 7). */
        SignUpRequest: {
            /**
             * @description What kind of account it is.
             * @enum {string}
             */
            acquisitionType?: "Registered";
            /** @description The date of birth. */
            birthDate?: components["schemas"]["DateOnly"];
            /** @description The campaign that invited them (query parameter enrollment_marketing_source). */
            campaignName?: string;
            /** @description The e-mail address of the account. */
            email: components["schemas"]["Email"];
            /**
             * @description Which form was filled in; standard without it. simplified counts as standard where a locale does not allow it.
             * @enum {string}
             */
            enrollment?: "standard" | "loyalty" | "simplified";
            /** @description The first name. */
            firstName?: components["schemas"]["PersonName"];
            gender?: components["schemas"]["Gender"];
            /** @description Sent as catalogue 7 says; nothing depends on it. */
            isTemporaryPassword?: boolean;
            /**
             * @description The terms of use are agreed to.
             * @constant
             */
            isTermsConfirmed: true;
            /** @description The last name. */
            lastName?: components["schemas"]["PersonName"];
            /** @description Joins the loyalty programme and agrees to its terms. */
            loyaltyTerms?: boolean;
            /** @description The newsletter by email is wanted. */
            newsletter?: boolean;
            /** @description Messages to the phone are wanted. Needs a phone. */
            optInAccepted?: boolean;
            /** @description The password (core 5). */
            password: string;
            phone?: components["schemas"]["Phone"];
            /** @description The dial code of a phone in international form. */
            phoneCode?: string;
            /** @description The postal code of their home. */
            postalCode?: string;
            recaptcha_response?: components["schemas"]["RecaptchaResponse"];
            /** @description The store that invited them (query parameter storeNum). */
            store?: components["schemas"]["StoreId"];
            /**
             * @description The terms of sale and the privacy policy are agreed to.
             * @constant
             */
            termsConditionsAndPolicy: true;
        };
        /** @description A path of the shop, without an origin. */
        SitePath: string;
        /** @description The measures of sizes, in the language of the locale. */
        SizeChart: {
            /** @description The headings; the first is that of the size. */
            columns: string[];
            /** @description How a shopper measures. */
            howToMeasure: string;
            /** @description Which chart it is. */
            productType: components["schemas"]["SizeChartId"];
            /** @description The sizes, from small to large. */
            rows: string[][];
            /** @description What the chart is about. */
            title: string;
        };
        /** @description Key of a size chart. */
        SizeChartId: string;
        /** @description Pictures that shoppers published. */
        SocialGallery: {
            /** @description The pictures. */
            pictures: components["schemas"]["SocialPicture"][];
        };
        /** @description A picture that a shopper published. */
        SocialPicture: {
            /** @description What it shows; empty where nobody said it. */
            alt: string;
            /** @description The name of who published it. */
            by?: string;
            /** @description Its id at the gallery. */
            id: string;
            /** @description Its address. */
            path: string;
        };
        /** @description A report of a picture. */
        SocialPictureReport: {
            /**
             * @description Why the picture is reported.
             * @enum {string}
             */
            reason: "offensive" | "advertising" | "personal-data" | "not-theirs";
        };
        /**
         * @description Empty space as high as its bottom margins (catalogue 3).
         * @example {
         *       "id": "example",
         *       "type": "spacer",
         *       "bottomMargins": {
         *         "sm": "md",
         *         "lg": "xl"
         *       },
         *       "backgroundColor": "stone"
         *     }
         */
        SpacerBlock: {
            /** @description Ground. */
            backgroundColor?: components["schemas"]["ContentTone"];
            /** @description Space below it. */
            bottomMargins?: components["schemas"]["ContentSpacing"];
            /** @description Its id on the page. */
            id: components["schemas"]["ContentId"];
            /** @description Name for editors and tracking. */
            name?: string;
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "spacer";
        };
        /**
         * @description State of a variant's stock; AVAILABLE, LOW_STOCK, PREORDER and BACKORDER can be bought.
         * @enum {string}
         */
        StockStatus: "AVAILABLE" | "LOW_STOCK" | "OUT_OF_STOCK" | "PREORDER" | "BACKORDER" | "COMING_SOON" | "DISCONTINUED";
        /** @description A store (core 4 and catalogue 7). */
        Store: {
            /** @description Address. */
            address: components["schemas"]["StoreAddress"];
            /** @description Degrees north. */
            latitude: number;
            /** @description Degrees east. */
            longitude: number;
            /** @description Name. */
            name: string;
            /** @description By day, then time. */
            openingHours: components["schemas"]["StoreOpeningHours"][];
            /** @description International form. */
            phone: string;
            /** @description Pickup the same day, ship to store, returns. */
            services: ("BOPIS_SD" | "BOPIS_STS" | "RETURNS")[];
            /** @description Store id. */
            storeId: components["schemas"]["StoreId"];
            /** @description IANA zone of the opening hours. */
            timeZone: string;
        };
        /** @description Address of a store. */
        StoreAddress: {
            /** @description Street and number. */
            addressLine1: string;
            /** @description Unit or shopping centre. */
            addressLine2?: string;
            /** @description City. */
            city: string;
            /** @description Country. */
            countryCode: components["schemas"]["Country"];
            /** @description Postal code. */
            postalCode: string;
            /** @description Province code where the country has them. */
            province?: string;
        };
        /** @description What the page of a store shows. */
        StoreDetails: {
            /** @description Events of the next 30 days, the first of them first. */
            events: components["schemas"]["StoreEvent"][];
            /** @description What it does beside selling and handing out. */
            facilities: ("REPAIRS" | "BOOT_FITTING" | "EVENTS")[];
            /** @description Its phone number as people read it. */
            phoneText: string;
            /** @description Days of the next 60 on which other hours apply, the first of them first. */
            specialDays: components["schemas"]["StoreSpecialDay"][];
            store: components["schemas"]["Store"];
        };
        /** @description Somebody who sells in a store. */
        StoreEmployee: {
            storeEmployeeId: components["schemas"]["StoreEmployeeId"];
            storeEmployeeName: components["schemas"]["StoreEmployeeName"];
        };
        /** @description Somebody who sells in a store. */
        StoreEmployeeId: string;
        /** @description A seller of a store. */
        StoreEmployeeList: {
            /** @description By name. */
            employees: components["schemas"]["StoreEmployee"][];
        };
        /** @description The first name and the initial of the last. */
        StoreEmployeeName: string;
        /** @description Something that happens in a store. */
        StoreEvent: {
            /**
             * Format: date
             * @description The day, in the store's time zone.
             */
            date: string;
            /** @description Local time. */
            ends: string;
            /** @description Local time. */
            starts: string;
            /** @description Its name in the language of the locale. */
            title: string;
        };
        /** @description The id of a store. */
        StoreId: string;
        /** @description Stock of a product in a store. */
        StoreInventory: {
            /** @description Its sizes; those that are not there have 0. */
            inventory: components["schemas"]["UnitsInStore"][];
            productId: components["schemas"]["ProductId"];
            storeId: components["schemas"]["StoreId"];
        };
        /** @description The stores of a locale's region or of one country. */
        StoreList: {
            /** @description By country, city and name. */
            stores: components["schemas"]["Store"][];
        };
        /** @description A span of opening hours; a day without one is closed, a day with two has a break. */
        StoreOpeningHours: {
            /** @description Local time. */
            closes: string;
            /** @description ISO weekday, 1 is Monday. */
            day: number;
            /** @description Local time. */
            opens: string;
        };
        /** @description Where to look, and what for; a position goes before a place. */
        StoreSearchRequest: {
            /**
             * @description Stores of the shopper's country, from which items can be collected, or of its whole region; the country without it.
             * @enum {string}
             */
            area?: "country" | "region";
            /** @description Items to collect. */
            items?: components["schemas"]["WantedInStore"][];
            /** @description How many at most; 10 without it. */
            limit?: number;
            /** @description Other stock that the cart uses; these units are not offered again. */
            otherLines?: components["schemas"]["LineInCart"][];
            /** @description A city, a postal code, or the name of a store. */
            place?: string;
            position?: components["schemas"]["Position"];
            /** @description Only this store; goes before a position and a place. */
            storeId?: components["schemas"]["StoreId"];
        };
        /** @description The stores, the nearest first. */
        StoreSearchResult: {
            place?: components["schemas"]["FoundPlace"];
            /** @description The stores. */
            stores: components["schemas"]["FoundStore"][];
        };
        /** @description A day with other hours; without them the store is closed. */
        StoreSpecialDay: {
            /** @description Local time. */
            closes?: string;
            /**
             * Format: date
             * @description The day, in the store's time zone.
             */
            date: string;
            /** @description Local time. */
            opens?: string;
        };
        /** @description A subscription and its consent. */
        Subscription: {
            /**
             * @description Channel.
             * @enum {string}
             */
            channel: "email" | "sms";
            /** @description The customer confirmed it by the link of an email. */
            doubleOptin: boolean;
            /** @description The customer agreed. */
            optin: boolean;
            /**
             * @description Kind of subscription.
             * @enum {string}
             */
            type: "Newsletter" | "LoyaltyNewsletter" | "Loyalty";
        };
        /**
         * @description Channel.
         * @enum {string}
         */
        SubscriptionChannel: "email" | "sms";
        /** @description Proof that the recipient agrees. */
        SubscriptionConfirmation: {
            channel: components["schemas"]["SubscriptionChannel"];
            /** @description The code of the link or of the SMS. */
            code: string;
        };
        /**
         * Format: uuid
         * @description Id of a subscription.
         */
        SubscriptionId: string;
        /** @description A consent to news. */
        SubscriptionRequest: {
            channel: components["schemas"]["SubscriptionChannel"];
            /**
             * @description The privacy policy is accepted.
             * @enum {boolean}
             */
            policy: true;
            /** @description An email address, or a phone in international form. */
            recipient: string;
            source?: components["schemas"]["SubscriptionSource"];
        };
        /** @description The subscriptions of a customer. */
        Subscriptions: {
            /** @description The channels by which the shop can send news. */
            channels: ("email" | "sms")[];
            /** @description Email and phone of the account, with which a form begins. */
            contact: {
                email: components["schemas"]["Email"];
                phone?: components["schemas"]["Phone"];
            };
            orderUpdates: components["schemas"]["OrderUpdates"];
            /** @description In the order in which they were requested. */
            subscriptions: components["schemas"]["SavedSubscription"][];
        };
        /** @description Where the consent was given. */
        SubscriptionSource: {
            /**
             * @description The form with the consent.
             * @enum {string}
             */
            acquisitionType: "Footer" | "Account" | "Checkout" | "Registered";
            /** @description The campaign that led to the form. */
            campaignName?: string;
        };
        /**
         * @description A size is back in stock, or a product that is coming soon is on sale.
         * @enum {string}
         */
        SubscriptionType: "RESTOCK" | "LAUNCH";
        /** @description Events of a page since its last batch. */
        TelemetryBatch: {
            /** @description In the order in which they happened. */
            events: components["schemas"]["TelemetryEvent"][];
        };
        /** @description What happened in a page, by its name. */
        TelemetryEvent: components["schemas"]["PageViewedEvent"] | components["schemas"]["PromotionEvent"] | components["schemas"]["ExperienceEvent"] | components["schemas"]["RecommendationsEvent"] | components["schemas"]["NavigationEvent"] | components["schemas"]["MenuSectionEvent"] | components["schemas"]["PopupEvent"] | components["schemas"]["FormEvent"] | components["schemas"]["WebVitalEvent"] | components["schemas"]["ApiCalledEvent"];
        /**
         * @description What the iframe of the action reported. The service trusts the token only (it asks the provider); transStatus
         *     is what the browser saw.
         */
        ThreeDS2Result: {
            /** @description Token from the iframe. */
            token?: components["schemas"]["PaymentToken"];
            /**
             * @description Status of 3-D Secure: Y authenticated, A attempted, C challenge, N not, U could not, R refused.
             * @enum {string}
             */
            transStatus?: "Y" | "N" | "U" | "A" | "C" | "R";
        };
        /**
         * @description Credentials of the session.
         * @enum {string}
         */
        TokenGrant: "guest" | "refresh" | "registered";
        /** @description Why the caller may have a session. Empty means a guest. */
        TokenRequest: {
            /**
             * @description Makes the order orderNo the customer's own.
             * @enum {string}
             */
            action?: "postLogin";
            /** @description For registered; the answer of signIn. */
            authorizationCode?: components["schemas"]["OpaqueToken"];
            /** @description For registered; 32 random bytes in base64url. Its SHA-256 is the challenge that signIn was given. */
            codeVerifier?: string;
            /** @description Without it an authorizationCode means registered, a refreshToken means refresh, and neither means guest. */
            grant?: components["schemas"]["TokenGrant"];
            guestObjects?: components["schemas"]["GuestObjects"];
            /** @description The order of a guest. */
            orderNo?: components["schemas"]["OrderNumber"];
            /**
             * @description For refresh. For registered: the guest's own, which proves that guestObjects are theirs and whose session ends.
             *     From a browser the gateway fills it in out of the session's cookie.
             */
            refreshToken?: components["schemas"]["OpaqueToken"];
            /** @description The secret token of that order: of its answer or mail, not of a look-up. */
            st?: components["schemas"]["OrderSecret"];
        };
        /**
         * @description The sums of a cart or an order (core 3). itemSubTotal = itemTotal - item and order discounts; total =
         *     itemSubTotal + shipping, + tax unless taxIncluded. totalWithoutTax and netAmount are total - tax.
         */
        Totals: {
            /** @description Amount paid with loyalty points, vouchers and rewards. */
            appliedRewards: components["schemas"]["MinorUnits"];
            /** @description Currency of every amount here. */
            currency: components["schemas"]["Currency"];
            /** @description The items after all discounts. */
            itemSubTotal: components["schemas"]["MinorUnits"];
            /** @description The items at their current prices, before promotions. */
            itemTotal: components["schemas"]["MinorUnits"];
            /** @description Same as totalWithoutTax. */
            netAmount: components["schemas"]["MinorUnits"];
            /** @description The total less gift cards, points, rewards and athlete credit: what the card must cover. */
            remainingToPay: components["schemas"]["MinorUnits"];
            /** @description Shipping after its discounts. */
            shipping: components["schemas"]["MinorUnits"];
            /** @description Tax: added to the items or contained in them, see taxIncluded. 0 in NORA until an address is known. */
            tax: components["schemas"]["MinorUnits"];
            /** @description Same as tax. */
            taxAmount: components["schemas"]["MinorUnits"];
            /** @description Prices contain the tax (EMEA); else it is added at checkout (NORA). */
            taxIncluded: boolean;
            /** @description Total of the order. */
            total: components["schemas"]["MinorUnits"];
            /** @description Discount of promotions and adjustments on the items, as a positive amount. */
            totalDiscount: components["schemas"]["MinorUnits"];
            /** @description totalDiscount in percent of itemTotal, to one decimal. */
            totalDiscountPercentage: number;
            /** @description Pieces. */
            totalUnits: number;
            /** @description The total less tax. */
            totalWithoutTax: components["schemas"]["MinorUnits"];
        };
        /** @description A step of a shipment, in order. */
        TrackingStep: {
            /** @description When it happened; absent while it has not. */
            at?: components["schemas"]["DateTime"];
            code: components["schemas"]["TrackingStepCode"];
        };
        /**
         * @description A step on the way to the shopper; sent is an email.
         * @enum {string}
         */
        TrackingStepCode: "placed" | "packed" | "shipped" | "ready-for-pickup" | "delivered" | "sent" | "cancelled" | "returned";
        /** @description Data by which a guest finds an order. */
        TrackOrderRequest: {
            /** @description The address that the confirmation went to. */
            email: string;
            /** @description The number as it was typed. */
            orderNumber: string;
            recaptcha_response?: components["schemas"]["RecaptchaResponse"];
        };
        /** @description What to translate into. */
        TranslateReviewRequest: {
            /**
             * @description The reader's language.
             * @enum {string}
             */
            language: "en" | "fr" | "de" | "it" | "es";
        };
        /** @description Units of a variant on a store's shelf. */
        UnitsInStore: {
            /** @description Units that can be picked up. */
            quantity: number;
            upc: components["schemas"]["Upc"];
        };
        /** @description The bar code of a variant. */
        Upc: string;
        /** @description Changes of an item; absent fields stay as they are. */
        UpdateItemRequest: {
            giftOption?: components["schemas"]["GiftOption"];
            itemId: components["schemas"]["ItemId"];
            /** @description The most that the shopper was offered. */
            maxQty?: components["schemas"]["Quantity"];
            /** @description Another colour; needs its upc. */
            productId?: components["schemas"]["ProductId"];
            qty?: components["schemas"]["Quantity"];
            /** @description Recipe of a customised product; another colour without it has none. */
            recipeId?: components["schemas"]["RecipeId"];
            /** @description The store of a pickup or ship to store. */
            storeId?: components["schemas"]["StoreId"];
            /** @description Another size. */
            upc?: components["schemas"]["Upc"];
        };
        /** @description Which order at PayPal gets the amount of which cart. */
        UpdatePaymentSessionRequest: {
            /** @description The cart that the order was opened for. */
            basketId: components["schemas"]["BasketId"];
            orderId: components["schemas"]["PayPalOrderId"];
        };
        /** @description The changes. */
        UpdatePriceAdjustmentRequest: {
            agreement?: components["schemas"]["PriceAdjustmentAgreement"];
            reasonCode?: components["schemas"]["ReasonCode"];
            type: components["schemas"]["AdjustmentType"];
            value: components["schemas"]["AdjustmentValue"];
        };
        /** @description The change of a saved card. */
        UpdateSavedCardRequest: {
            /**
             * @description The checkout offers this card first.
             * @enum {boolean}
             */
            isDefault: true;
        };
        /** @description A product to put on the list, or what becomes of an item of it. */
        UpdateSavedForLaterRequest: {
            /** @description Availability as the shopper saw it; the service answers the current one. */
            available?: boolean;
            /** @description The item to change; without it one is put on the list. */
            itemId?: components["schemas"]["ItemId"];
            /** @description The product page; only a path of the shop is ever shown. */
            pdpUrl?: string;
            productId: components["schemas"]["ProductId"];
            /** @description How many; 1 without it. */
            qty?: components["schemas"]["Quantity"];
            recipeId?: components["schemas"]["RecipeId"];
            /** @description The list; the shopper's own without it. */
            saveForLaterId?: components["schemas"]["ListId"];
            /**
             * @description Kind of saved object.
             * @enum {string}
             */
            type?: "product";
            /** @description The size; required without itemId. */
            upc?: components["schemas"]["Upc"];
        };
        /**
         * @description Products that complete the look; those in stock are shown.
         * @example {
         *       "id": "example",
         *       "type": "upsell",
         *       "title": "Complete the look",
         *       "skipInventoryCheck": true,
         *       "items": [
         *         {
         *           "id": "WMTR1001MOS",
         *           "sku": "WMTR1001MOS-080-R",
         *           "name": "Ridgeline 3",
         *           "url": "/p/ridgeline-3-WMTR1001MOS",
         *           "image": {
         *             "kind": "image",
         *             "path": "product/trail-runner/moss-bone-signal/side",
         *             "alt": "Ridgeline 3",
         *             "width": 1200,
         *             "height": 1500
         *           },
         *           "price": 12000,
         *           "currency": "USD"
         *         }
         *       ]
         *     }
         */
        UpsellBlock: {
            /** @description Space below it. */
            bottomMargins?: components["schemas"]["ContentSpacing"];
            /** @description Its id on the page. */
            id: components["schemas"]["ContentId"];
            /** @description The products. */
            items: components["schemas"]["UpsellItem"][];
            /** @description Most products; 3 when absent. */
            limit?: number;
            /** @description Name for editors and tracking. */
            name?: string;
            /** @description Show them whatever the stock. */
            skipInventoryCheck?: boolean;
            /** @description Line below it. */
            subtitle?: string;
            /** @description Title. */
            title?: string;
            /** @description Element of the title; h2 when absent. */
            titleHeadingTag?: components["schemas"]["ContentHeadingTag"];
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "upsell";
        };
        /** @description A product to add (catalogue 3). */
        UpsellItem: {
            /** @description Currency of the price. */
            currency: components["schemas"]["Currency"];
            /** @description Product. */
            id: components["schemas"]["ProductId"];
            /** @description Picture. */
            image: components["schemas"]["ContentMediaItem"];
            /** @description Name. */
            name: string;
            /** @description Price in minor units. */
            price: components["schemas"]["MinorUnits"];
            /** @description Variant whose stock counts. */
            sku: components["schemas"]["VariantId"];
            /** @description Its path without the locale. */
            url: string;
        };
        /**
         * @description A gallery of shoppers' pictures (catalogue 3).
         * @example {
         *       "id": "example",
         *       "type": "userGeneratedContent",
         *       "title": "Seen outside",
         *       "containerId": "gallery"
         *     }
         * @example {
         *       "id": "example",
         *       "type": "userGeneratedContent",
         *       "title": "Nights out",
         *       "containerId": "nights",
         *       "filter": "category:camping"
         *     }
         */
        UserGeneratedContentBlock: {
            /** @description Space below it. */
            bottomMargins?: components["schemas"]["ContentSpacing"];
            /** @description Element that the widget fills. */
            containerId: components["schemas"]["ContentSlug"];
            /** @description Which pictures of the gallery; all of the shop when absent. */
            filter?: components["schemas"]["ContentPictureFilter"];
            /** @description Its id on the page. */
            id: components["schemas"]["ContentId"];
            /** @description Name for editors and tracking. */
            name?: string;
            /** @description Line below it. */
            subtitle?: string;
            /** @description Title. */
            title?: string;
            /** @description Element of the title; h2 when absent. */
            titleHeadingTag?: components["schemas"]["ContentHeadingTag"];
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "userGeneratedContent";
        };
        /**
         * @description Whether the device asks for a fingerprint, a face or a PIN.
         * @enum {string}
         */
        UserVerification: "preferred";
        /** @description Links to help and service. */
        Utility: {
            /** @description In order. */
            links: components["schemas"]["ContentTarget"][];
        };
        /**
         * Format: uuid
         * @description A uuid in lower case.
         */
        Uuid: string;
        /** @description An address to check. */
        ValidateShippingAddressRequest: {
            address: components["schemas"]["Address"];
        };
        /** @description The id of one size of a product. */
        VariantId: string;
        /**
         * @description A video; one of a video-sharing site plays in its embedded player (catalogue 4).
         * @example {
         *       "id": "example",
         *       "type": "video",
         *       "media": {
         *         "sm": {
         *           "kind": "video",
         *           "path": "/sandbox/films/ridgeline.mp4",
         *           "alt": "A runner on a ridge",
         *           "width": 1920,
         *           "height": 900,
         *           "poster": "scene/ridge-dawn/wide"
         *         }
         *       },
         *       "playerSettings": {
         *         "autoplay": false,
         *         "muted": true
         *       }
         *     }
         */
        VideoBlock: {
            /** @description Space below it. */
            bottomMargins?: components["schemas"]["ContentSpacing"];
            /** @description The same video at the video service. */
            cloudinaryAsset?: components["schemas"]["VideoCloudinaryAsset"];
            /** @description Its id on the page. */
            id: components["schemas"]["ContentId"];
            /** @description The video for each breakpoint. */
            media: components["schemas"]["ContentMedia"];
            /** @description Name for editors and tracking. */
            name?: string;
            /** @description How it plays. */
            playerSettings: components["schemas"]["VideoPlayerSettings"];
            /** @description Description for search engines. */
            seoDescription?: string;
            /** @description Title for search engines. */
            seoTitle?: string;
            /** @description Captions and their like. */
            tracks?: components["schemas"]["VideoTrack"][];
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "video";
        };
        /** @description A video of the video service. */
        VideoCloudinaryAsset: {
            /** @description Account. */
            cloudName: string;
            /** @description Video. */
            publicId: string;
        };
        /** @description How a video plays. */
        VideoPlayerSettings: {
            /** @description Starts by itself. */
            autoplay?: boolean;
            /** @description Without controls. */
            hideControls?: boolean;
            /** @description Waits until it is seen. */
            lazy?: boolean;
            /** @description Starts again at the end. */
            loop?: boolean;
            /** @description Without sound. */
            muted?: boolean;
        };
        /** @description Words to a video. */
        VideoTrack: {
            /**
             * @description Kind of track.
             * @enum {string}
             */
            kind: "captions" | "subtitles" | "descriptions" | "chapters";
            /** @description Name of the track. */
            label: string;
            /** @description Address of the track. */
            src: string;
            /** @description Language. */
            srclang: string;
        };
        /** @description Events of a page since its last batch. */
        VisitorEvents: {
            /** @description In the order in which they happened. */
            events: components["schemas"]["TelemetryEvent"][];
            /** @description Who was decided about. */
            monetateId: components["schemas"]["MonetateId"];
        };
        /** @description A vote. */
        VoteRequest: {
            /** @description True if it helped. */
            isHelpful: boolean;
        };
        /** @description How many found it helpful. */
        Votes: {
            /** @description How many found it helpful. */
            helpful: number;
            /** @description How many did not. */
            notHelpful: number;
        };
        /** @description An item and how many. */
        WantedInStore: {
            qty: components["schemas"]["Quantity"];
            upc: components["schemas"]["Upc"];
        };
        /** @description A step, and when it happened. */
        WarehouseEvent: {
            /** @description When it happened. */
            at: components["schemas"]["DateTime"];
            code: components["schemas"]["WarehouseStep"];
        };
        /** @description Something to pack. */
        WarehouseItem: {
            /** @description The item of the order. */
            itemId: components["schemas"]["ItemId"];
            /** @description Name of the product. */
            name: string;
            productId: components["schemas"]["ProductId"];
            qty: components["schemas"]["Quantity"];
            /** @description The design of a customised item. */
            recipeId?: components["schemas"]["RecipeId"];
            upc: components["schemas"]["Upc"];
        };
        /** @description What a warehouse needs to know of an order, without prices and payments. */
        WarehouseOrder: {
            /** @description Who collects it in a store. */
            collector?: components["schemas"]["Address"];
            /** @description What to pack. */
            items: components["schemas"]["WarehouseItem"][];
            /** @description When it was placed. */
            placedAt: components["schemas"]["DateTime"];
            progress: components["schemas"]["WarehouseProgress"];
            /** @description Where it goes, and how. */
            shipments: components["schemas"]["WarehouseShipment"][];
        };
        /** @description Orders that are under way. */
        WarehouseOrders: {
            /** @description The orders, oldest first. */
            orders: components["schemas"]["WarehouseOrder"][];
        };
        /** @description The parcel at its carrier. */
        WarehouseParcel: {
            /** @description Name of the carrier. */
            carrier: string;
            /** @description Its number at the carrier. */
            trackingNumber: string;
        };
        /** @description Where an order is. */
        WarehouseProgress: {
            /** @description What happened after it was placed, oldest first. */
            events: components["schemas"]["TrackingStep"][];
            orderNumber: components["schemas"]["OrderNumber"];
            parcel?: components["schemas"]["WarehouseParcel"];
            /** @description Its returns, oldest first. */
            returns: components["schemas"]["WarehouseReturn"][];
            status: components["schemas"]["OrderStatus"];
        };
        /** @description A return of an order. */
        WarehouseReturn: {
            /** @description Once it has arrived. */
            arrivedAt?: components["schemas"]["DateTime"];
            /** @description When its label was made. */
            createdAt: components["schemas"]["DateTime"];
            /** @description What comes back. */
            items: components["schemas"]["ReturnItem"][];
            returnId: components["schemas"]["WarehouseReturnId"];
        };
        /** @description The number of a return. */
        WarehouseReturnId: string;
        /** @description Items of one delivery. */
        WarehouseShipment: {
            /** @description Where it goes; absent for a pickup. */
            address?: components["schemas"]["Address"];
            /** @description Its items. */
            itemIds: components["schemas"]["ItemId"][];
            kind: components["schemas"]["ShippingKind"];
            method: components["schemas"]["ShippingMethodCode"];
            /** @description The shipment. */
            shipmentId: components["schemas"]["ItemId"];
            /** @description The store of a pickup or ship to store. */
            storeId?: components["schemas"]["StoreId"];
        };
        /**
         * @description packed in the warehouse, shipped by a carrier, ready to be collected, and delivered: at the door, or to who collects it.
         * @enum {string}
         */
        WarehouseStep: "packed" | "shipped" | "ready-for-pickup" | "delivered";
        /** @description What is wrong with an item of an order. */
        WarrantyRequest: {
            /** @description The item of the order. */
            itemId: components["schemas"]["ItemId"];
            /** @description What the trouble is. */
            message: string;
            st?: components["schemas"]["OrderSecret"];
        };
        /**
         * @description How a page felt, measured once for each page that is opened anew. Needs consent to performance (C0002).
         * @example {
         *       "event": "web-vital",
         *       "pageType": "category",
         *       "name": "INP",
         *       "value": 48
         *     }
         */
        WebVitalEvent: {
            /**
             * @description Name. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "web-vital";
            /**
             * @description Which vital.
             * @enum {string}
             */
            name: "CLS" | "FCP" | "INP" | "LCP" | "TTFB";
            pageType: components["schemas"]["PageType"];
            /** @description Milliseconds; of CLS the score, which has no unit. */
            value: number;
        };
        /** @description What a new member gets. */
        WelcomeOffer: {
            /** @description Points on joining; 0 if there are none for the caller. */
            points: number;
        };
        /** @description A review. Title and text may be longer than what is saved, so that REV410 can say so. */
        WriteReviewRequest: {
            fit?: components["schemas"]["ReviewFit"];
            /** @description A name to show. */
            nickname: string;
            /** @description Its pictures, in their order; absent for none. */
            pictures?: components["schemas"]["PictureInReview"][];
            /** @description Stars. */
            rating: number;
            /** @description True if its author wants the pictures in the shop's social gallery, too. */
            sharesPictures?: boolean;
            /** @description What its author says; up to 4000 characters are saved. */
            text: string;
            /** @description Its title; up to 120 characters are saved. */
            title: string;
        };
    };
    responses: {
        /** @description Done; nothing to say. */
        NoContent: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A refusal. The first entry of `errorDetails` is the error that the shopper is told. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Too many calls (API429). */
        RateLimited: {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Where the order is now. */
        WarehouseProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WarehouseProgress"];
            };
        };
    };
    parameters: {
        /** @description The saved address. */
        AddressIdInPath: components["schemas"]["ItemId"];
        /** @description The price adjustment. */
        AdjustmentIdInPath: components["schemas"]["ItemId"];
        /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
        ApiKey: string;
        /** @description Parameter that the pay-later provider or the wallet added to the return URL, or the id of an order that was agreed to in PayPal's window. */
        ApprovalInQuery: string;
        /** @description The cart. */
        BasketId: components["schemas"]["BasketId"];
        /** @description For pay_later and paypal: the cart that is to be paid. */
        BasketIdInQuery: components["schemas"]["BasketId"];
        /** @description The booking id of a pickup or collection point, when the shopper already holds one. */
        Bid: string;
        /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
        Channel: components["schemas"]["Channel"];
        /** @description Published content, or drafts. */
        ContentModePath: components["schemas"]["ContentMode"];
        /** @description Slug of the page with two dashes for each slash (help--contact-us), because proxies mangle encoded slashes. */
        ContentPagePath: string;
        /** @description The site, one for each locale. */
        ContentSiteIdPath: components["schemas"]["Locale"];
        /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
        CorrelationId: string;
        /**
         * @description The wallet is asked from a cart, before anything is typed: it knows the addresses. Its approval then pays any
         *     total up to `most`, because delivery and tax depend on the address that the shopper chooses there.
         */
        ExpressInQuery: "PAYPAL_EXPRESS";
        /** @description The list. */
        FavoriteId: components["schemas"]["ListId"];
        /** @description The shopper's favourite store; the shipping options of each item then tell its inventory. */
        FavStoreId: components["schemas"]["StoreId"];
        /** @description The last so many days with today; 30 without it. Of generated counts the last days that there are. */
        FunnelDays: number;
        /** @description Counts of real visitors (without it), or the generated month of the demonstration. */
        FunnelSource: components["schemas"]["FunnelSourceName"];
        /**
         * @description A uuid made once for each user action and kept by its retries. A second call with the same key, by the same
         *     shopper, changes nothing and answers the cart or order as it is now. The same key with another body, path,
         *     operation or shopper is API409 (409); the proof of the bot defence in a body may be another.
         */
        IdempotencyKey: components["schemas"]["Uuid"];
        /** @description Also checks stock and corrects quantities, as the flash of the answer tells. */
        InventorySupplyCheck: boolean;
        /** @description Also fills in what the cart lacks from the profile (addresses, e-mail). */
        IsPatchRequired: boolean;
        /** @description Where the item goes; pickup and sts need a storeId. Without it the delivery stays as it is. */
        ItemAction: "pickup" | "sts" | "home";
        /** @description The saved item. */
        ItemIdInPath: components["schemas"]["ItemId"];
        /** @description How many items to answer at most; all of them without it. */
        ListCount: number;
        /** @description Products per page. */
        ListingCount: number;
        /** @description One facet per repetition, as key:value1,value2 with each value percent-encoded; values of one facet widen, facets narrow. The key productId lists exactly those products, in the order given. */
        ListingFilter: string[];
        /** @description Order of the products. */
        ListingSortQuery: components["schemas"]["ListingSort"];
        /** @description Index of the first product of the page, from 0. */
        ListingStart: number;
        /** @description How many of the newest items to leave out; none without it. */
        ListStart: number;
        /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
        LocaleHeader: components["schemas"]["Locale"];
        /** @description Decides language and assortment. */
        LocaleQuery: components["schemas"]["Locale"];
        /** @description The number of the order. */
        OrderIdInPath: components["schemas"]["OrderNumber"];
        /** @description The number of the order. */
        OrderIdInQuery: components["schemas"]["OrderNumber"];
        /** @description The order. */
        OrderNumberInPath: components["schemas"]["OrderNumber"];
        /** @description The passkey. */
        PasskeyIdInPath: components["schemas"]["Uuid"];
        /** @description The saved card. */
        PaymentInstrumentIdInPath: components["schemas"]["ItemId"];
        /** @description The payment method. */
        PaymentMethodIdInQuery: "CREDIT_CARD" | "DW_APPLE_PAY";
        /** @description The provider behind CREDIT_CARD that the session is for; without it the card fields. */
        PaymentMethodInQuery: "paypal" | "pay_later";
        /** @description pickup reserves the items in the store that they name, for pickup there. */
        PickupAction: "pickup";
        /** @description Moment to show in preview; ignored when published. */
        PreviewDateTime: string;
        /** @description Product id, or a master id (8 characters), which answers its first colour. */
        ProductIdPath: components["schemas"]["ProductId"];
        /** @description Decides language, currency and assortment. */
        ProductLocaleQuery: components["schemas"]["Locale"];
        /** @description The page that shows the payment fields; the provider allows its origin only, which is the shop's or does not count. */
        Referer: string;
        /** @description The review. */
        ReviewIdPath: components["schemas"]["ReviewId"];
        /** @description Which kind of instrument. Gift cards come in giftCards; reward codes and cards in rewards, and cannot be removed. */
        SavedKindQuery: "CREDIT_CARD" | "GIFT_CARD" | "REWARD_CODE" | "REWARD_CARD";
        /** @description The saved list. (The specification spells the name so.) */
        SaveForlaterIdInPath: components["schemas"]["ListId"];
        /** @description Search text. */
        SearchWords: string;
        /** @description The session. */
        SessionIdInPath: components["schemas"]["Uuid"];
        /** @description The shipping group. */
        ShippingIdInPath: components["schemas"]["ShippingId"];
        /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
        Source: string;
        /** @description The order's secret token; a customer does not need it for an own order. */
        St: components["schemas"]["OrderSecret"];
        /** @description Where an express order came from; a product page's own cart, for example, when it was bought there by Apple Pay. */
        StoreContext: string;
        /** @description Decides the country where nothing else names one. */
        StoresLocaleQuery: components["schemas"]["Locale"];
        /** @description One id for each user action; the retries of a call keep it. */
        TransactionId: string;
        /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
        Usid: string;
        /** @description Language of the names and labels. */
        UtilitiesLocaleQuery: components["schemas"]["Locale"];
        /**
         * @description The order.
         * @example WM10004217
         */
        WarehouseOrderNo: components["schemas"]["OrderNumber"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next try. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type AccordionItem = components['schemas']['AccordionItem'];
export type AccordionsBlock = components['schemas']['AccordionsBlock'];
export type AddBillingAddressRequest = components['schemas']['AddBillingAddressRequest'];
export type AddedPicture = components['schemas']['AddedPicture'];
export type AddFavoriteRequest = components['schemas']['AddFavoriteRequest'];
export type AddItemsRequest = components['schemas']['AddItemsRequest'];
export type AdditionalPaymentDetails = components['schemas']['AdditionalPaymentDetails'];
export type AddPaymentInstrumentRequest = components['schemas']['AddPaymentInstrumentRequest'];
export type AddPriceAdjustmentRequest = components['schemas']['AddPriceAdjustmentRequest'];
export type Address = components['schemas']['Address'];
export type AddressBook = components['schemas']['AddressBook'];
export type AddressFieldName = components['schemas']['AddressFieldName'];
export type AddressFieldRule = components['schemas']['AddressFieldRule'];
export type AddressFormKind = components['schemas']['AddressFormKind'];
export type AddressProvince = components['schemas']['AddressProvince'];
export type AddressRequest = components['schemas']['AddressRequest'];
export type AddressRules = components['schemas']['AddressRules'];
export type AddressSubscriptions = components['schemas']['AddressSubscriptions'];
export type AddressValidation = components['schemas']['AddressValidation'];
export type AddReviewPictureRequest = components['schemas']['AddReviewPictureRequest'];
export type AddShippingAddressRequest = components['schemas']['AddShippingAddressRequest'];
export type AdjustmentType = components['schemas']['AdjustmentType'];
export type AdjustmentValue = components['schemas']['AdjustmentValue'];
export type AgreedPayment = components['schemas']['AgreedPayment'];
export type AnchorBlock = components['schemas']['AnchorBlock'];
export type AnnualCredit = components['schemas']['AnnualCredit'];
export type Answer = components['schemas']['Answer'];
export type AnswerFinding = components['schemas']['AnswerFinding'];
export type AnswerToCheck = components['schemas']['AnswerToCheck'];
export type ApiCalledEvent = components['schemas']['ApiCalledEvent'];
export type AppliedLoyaltyVoucher = components['schemas']['AppliedLoyaltyVoucher'];
export type AppliedPromotion = components['schemas']['AppliedPromotion'];
export type ApplyRewardRequest = components['schemas']['ApplyRewardRequest'];
export type ApproachingPromotion = components['schemas']['ApproachingPromotion'];
export type Article = components['schemas']['Article'];
export type ArticleBlock = components['schemas']['ArticleBlock'];
export type ArticleFacet = components['schemas']['ArticleFacet'];
export type ArticleGridBlock = components['schemas']['ArticleGridBlock'];
export type AskedQuestion = components['schemas']['AskedQuestion'];
export type AskQuestionRequest = components['schemas']['AskQuestionRequest'];
export type AssociateSignInRequest = components['schemas']['AssociateSignInRequest'];
export type AugmentedPage = components['schemas']['AugmentedPage'];
export type AuthSession = components['schemas']['AuthSession'];
export type Availability = components['schemas']['Availability'];
export type AvailabilityRequest = components['schemas']['AvailabilityRequest'];
export type BannerBlock = components['schemas']['BannerBlock'];
export type BannerLayout = components['schemas']['BannerLayout'];
export type BannerResponsiveLayout = components['schemas']['BannerResponsiveLayout'];
export type Base64Url = components['schemas']['Base64Url'];
export type BasicBlock = components['schemas']['BasicBlock'];
export type BasketId = components['schemas']['BasketId'];
export type BenefitBarBlock = components['schemas']['BenefitBarBlock'];
export type BotDefence = components['schemas']['BotDefence'];
export type Brand = components['schemas']['Brand'];
export type BrokenBlock = components['schemas']['BrokenBlock'];
export type BrowserInfo = components['schemas']['BrowserInfo'];
export type ButtonsBlock = components['schemas']['ButtonsBlock'];
export type CardBin = components['schemas']['CardBin'];
export type CardType = components['schemas']['CardType'];
export type CarouselBlock = components['schemas']['CarouselBlock'];
export type Cart = components['schemas']['Cart'];
export type CartItem = components['schemas']['CartItem'];
export type CartItemAttribute = components['schemas']['CartItemAttribute'];
export type CartItemPrice = components['schemas']['CartItemPrice'];
export type CatalogListing = components['schemas']['CatalogListing'];
export type Category = components['schemas']['Category'];
export type CategoryCard = components['schemas']['CategoryCard'];
export type CategoryCardsBlock = components['schemas']['CategoryCardsBlock'];
export type CategoryContent = components['schemas']['CategoryContent'];
export type CategoryGridBlock = components['schemas']['CategoryGridBlock'];
export type CategoryNode = components['schemas']['CategoryNode'];
export type CategoryRef = components['schemas']['CategoryRef'];
export type CategoryTree = components['schemas']['CategoryTree'];
export type Channel = components['schemas']['Channel'];
export type ChartId = components['schemas']['ChartId'];
export type CheckedAnswer = components['schemas']['CheckedAnswer'];
export type CollectionBlock = components['schemas']['CollectionBlock'];
export type CollectionBreakpoint = components['schemas']['CollectionBreakpoint'];
export type CollectionBreakpoints = components['schemas']['CollectionBreakpoints'];
export type CollectionItem = components['schemas']['CollectionItem'];
export type CollectionPoint = components['schemas']['CollectionPoint'];
export type CollectionPointResult = components['schemas']['CollectionPointResult'];
export type Collections = components['schemas']['Collections'];
export type ConsumerData = components['schemas']['ConsumerData'];
export type ConsumerDetails = components['schemas']['ConsumerDetails'];
export type ConsumerLookup = components['schemas']['ConsumerLookup'];
export type ConsumerProfile = components['schemas']['ConsumerProfile'];
export type ConsumerType = components['schemas']['ConsumerType'];
export type ContactCategories = components['schemas']['ContactCategories'];
export type ContactCategory = components['schemas']['ContactCategory'];
export type ContactPayload = components['schemas']['ContactPayload'];
export type ContactReceipt = components['schemas']['ContactReceipt'];
export type ContactRequest = components['schemas']['ContactRequest'];
export type ContentAlignment = components['schemas']['ContentAlignment'];
export type ContentAudience = components['schemas']['ContentAudience'];
export type ContentBlock = components['schemas']['ContentBlock'];
export type ContentBreakpoint = components['schemas']['ContentBreakpoint'];
export type ContentCaption = components['schemas']['ContentCaption'];
export type ContentChild = components['schemas']['ContentChild'];
export type ContentChildren = components['schemas']['ContentChildren'];
export type ContentColours = components['schemas']['ContentColours'];
export type ContentEvent = components['schemas']['ContentEvent'];
export type ContentFragment = components['schemas']['ContentFragment'];
export type ContentHeader = components['schemas']['ContentHeader'];
export type ContentHeadingTag = components['schemas']['ContentHeadingTag'];
export type ContentHorizontal = components['schemas']['ContentHorizontal'];
export type ContentHtml = components['schemas']['ContentHtml'];
export type ContentIcon = components['schemas']['ContentIcon'];
export type ContentId = components['schemas']['ContentId'];
export type ContentItem = components['schemas']['ContentItem'];
export type ContentMedia = components['schemas']['ContentMedia'];
export type ContentMediaItem = components['schemas']['ContentMediaItem'];
export type ContentMode = components['schemas']['ContentMode'];
export type ContentPage = components['schemas']['ContentPage'];
export type ContentPictureFilter = components['schemas']['ContentPictureFilter'];
export type ContentSearchType = components['schemas']['ContentSearchType'];
export type ContentSeo = components['schemas']['ContentSeo'];
export type ContentShowcase = components['schemas']['ContentShowcase'];
export type ContentSlug = components['schemas']['ContentSlug'];
export type ContentSpace = components['schemas']['ContentSpace'];
export type ContentSpacing = components['schemas']['ContentSpacing'];
export type ContentTarget = components['schemas']['ContentTarget'];
export type ContentTextStyle = components['schemas']['ContentTextStyle'];
export type ContentTextStyles = components['schemas']['ContentTextStyles'];
export type ContentTone = components['schemas']['ContentTone'];
export type ContentTracking = components['schemas']['ContentTracking'];
export type Country = components['schemas']['Country'];
export type CountryEntry = components['schemas']['CountryEntry'];
export type CountryList = components['schemas']['CountryList'];
export type CouponItem = components['schemas']['CouponItem'];
export type CouponRequest = components['schemas']['CouponRequest'];
export type CreateCartWithItemRequest = components['schemas']['CreateCartWithItemRequest'];
export type CredentialId = components['schemas']['CredentialId'];
export type Currency = components['schemas']['Currency'];
export type DateOnly = components['schemas']['DateOnly'];
export type DateTime = components['schemas']['DateTime'];
export type DecideEvent = components['schemas']['DecideEvent'];
export type DecideRequest = components['schemas']['DecideRequest'];
export type Decision = components['schemas']['Decision'];
export type DecisionAction = components['schemas']['DecisionAction'];
export type DeviceFingerprintRequest = components['schemas']['DeviceFingerprintRequest'];
export type DeviceName = components['schemas']['DeviceName'];
export type DeviceSession = components['schemas']['DeviceSession'];
export type DeviceSessions = components['schemas']['DeviceSessions'];
export type DialogBlock = components['schemas']['DialogBlock'];
export type Email = components['schemas']['Email'];
export type EmptyBody = components['schemas']['EmptyBody'];
export type ErrorAdditionalInfo = components['schemas']['ErrorAdditionalInfo'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ErrorId = components['schemas']['ErrorId'];
export type EventBlock = components['schemas']['EventBlock'];
export type EventRegistration = components['schemas']['EventRegistration'];
export type ExperienceBlock = components['schemas']['ExperienceBlock'];
export type ExperienceEvent = components['schemas']['ExperienceEvent'];
export type ExperienceVariant = components['schemas']['ExperienceVariant'];
export type Facet = components['schemas']['Facet'];
export type FacetOption = components['schemas']['FacetOption'];
export type FavoriteItem = components['schemas']['FavoriteItem'];
export type Favorites = components['schemas']['Favorites'];
export type FavoritesShare = components['schemas']['FavoritesShare'];
export type FavoritesSummary = components['schemas']['FavoritesSummary'];
export type FavoriteType = components['schemas']['FavoriteType'];
export type FavouriteStore = components['schemas']['FavouriteStore'];
export type FavouriteStoreRequest = components['schemas']['FavouriteStoreRequest'];
export type FilterByBlock = components['schemas']['FilterByBlock'];
export type FlagReviewRequest = components['schemas']['FlagReviewRequest'];
export type Flash = components['schemas']['Flash'];
export type FlashCode = components['schemas']['FlashCode'];
export type FlashDetails = components['schemas']['FlashDetails'];
export type Footer = components['schemas']['Footer'];
export type FooterColumn = components['schemas']['FooterColumn'];
export type FooterNewsletter = components['schemas']['FooterNewsletter'];
export type FooterSocial = components['schemas']['FooterSocial'];
export type FootSize = components['schemas']['FootSize'];
export type FootSizes = components['schemas']['FootSizes'];
export type ForgottenPasswordConfirmation = components['schemas']['ForgottenPasswordConfirmation'];
export type FormEvent = components['schemas']['FormEvent'];
export type FoundPlace = components['schemas']['FoundPlace'];
export type FoundStore = components['schemas']['FoundStore'];
export type Funnel = components['schemas']['Funnel'];
export type FunnelBatch = components['schemas']['FunnelBatch'];
export type FunnelCount = components['schemas']['FunnelCount'];
export type FunnelDay = components['schemas']['FunnelDay'];
export type FunnelEntry = components['schemas']['FunnelEntry'];
export type FunnelKind = components['schemas']['FunnelKind'];
export type FunnelName = components['schemas']['FunnelName'];
export type Funnels = components['schemas']['Funnels'];
export type FunnelSourceName = components['schemas']['FunnelSourceName'];
export type Gender = components['schemas']['Gender'];
export type GiftCardBalance = components['schemas']['GiftCardBalance'];
export type GiftCardBalanceRequest = components['schemas']['GiftCardBalanceRequest'];
export type GiftCardNumber = components['schemas']['GiftCardNumber'];
export type GiftCardPin = components['schemas']['GiftCardPin'];
export type GiftOption = components['schemas']['GiftOption'];
export type GuestObjects = components['schemas']['GuestObjects'];
export type HeroBlock = components['schemas']['HeroBlock'];
export type IconAndTextBlock = components['schemas']['IconAndTextBlock'];
export type IconAndTextItem = components['schemas']['IconAndTextItem'];
export type InStoreSale = components['schemas']['InStoreSale'];
export type InStoreSalesInfo = components['schemas']['InStoreSalesInfo'];
export type InteractionOrigin = components['schemas']['InteractionOrigin'];
export type InventoryEntry = components['schemas']['InventoryEntry'];
export type ItemId = components['schemas']['ItemId'];
export type ItemInput = components['schemas']['ItemInput'];
export type ItemShippingOption = components['schemas']['ItemShippingOption'];
export type ItemStoreInfo = components['schemas']['ItemStoreInfo'];
export type ItemWithCartInput = components['schemas']['ItemWithCartInput'];
export type LastFour = components['schemas']['LastFour'];
export type LineInCart = components['schemas']['LineInCart'];
export type LinkedCardBlock = components['schemas']['LinkedCardBlock'];
export type ListId = components['schemas']['ListId'];
export type ListingSort = components['schemas']['ListingSort'];
export type ListingSortOption = components['schemas']['ListingSortOption'];
export type Locale = components['schemas']['Locale'];
export type LocationCountry = components['schemas']['LocationCountry'];
export type LocationLocale = components['schemas']['LocationLocale'];
export type LocationRegion = components['schemas']['LocationRegion'];
export type LocationSelector = components['schemas']['LocationSelector'];
export type LoyaltyLeft = components['schemas']['LoyaltyLeft'];
export type LoyaltyMembership = components['schemas']['LoyaltyMembership'];
export type LoyaltyOffer = components['schemas']['LoyaltyOffer'];
export type LoyaltyTokenRequest = components['schemas']['LoyaltyTokenRequest'];
export type LoyaltyVoucher = components['schemas']['LoyaltyVoucher'];
export type MegaMenu = components['schemas']['MegaMenu'];
export type MegaMenuColumn = components['schemas']['MegaMenuColumn'];
export type MegaMenuHideShopAll = components['schemas']['MegaMenuHideShopAll'];
export type MegaMenuItem = components['schemas']['MegaMenuItem'];
export type MegaMenuLink = components['schemas']['MegaMenuLink'];
export type MegaMenuTitleVisibility = components['schemas']['MegaMenuTitleVisibility'];
export type MegaMenuVisualSelector = components['schemas']['MegaMenuVisualSelector'];
export type MenuSectionEvent = components['schemas']['MenuSectionEvent'];
export type MinorUnits = components['schemas']['MinorUnits'];
export type MonetateId = components['schemas']['MonetateId'];
export type Money = components['schemas']['Money'];
export type NavigationEvent = components['schemas']['NavigationEvent'];
export type Notification = components['schemas']['Notification'];
export type NotificationChoice = components['schemas']['NotificationChoice'];
export type OpaqueToken = components['schemas']['OpaqueToken'];
export type Order = components['schemas']['Order'];
export type OrderNumber = components['schemas']['OrderNumber'];
export type OrderPaymentData = components['schemas']['OrderPaymentData'];
export type OrderPaymentMethod = components['schemas']['OrderPaymentMethod'];
export type OrderSecret = components['schemas']['OrderSecret'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type OrderUpdates = components['schemas']['OrderUpdates'];
export type OwnReview = components['schemas']['OwnReview'];
export type OwnReviewAnswer = components['schemas']['OwnReviewAnswer'];
export type OwnReviewPicture = components['schemas']['OwnReviewPicture'];
export type OwnVotes = components['schemas']['OwnVotes'];
export type PageType = components['schemas']['PageType'];
export type PageViewedEvent = components['schemas']['PageViewedEvent'];
export type Passkey = components['schemas']['Passkey'];
export type PasskeyChallenge = components['schemas']['PasskeyChallenge'];
export type PasskeyOptions = components['schemas']['PasskeyOptions'];
export type PasskeyRequest = components['schemas']['PasskeyRequest'];
export type Passkeys = components['schemas']['Passkeys'];
export type PasskeySignInRequest = components['schemas']['PasskeySignInRequest'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type PasswordProof = components['schemas']['PasswordProof'];
export type PasswordResetRequest = components['schemas']['PasswordResetRequest'];
export type PatchOrderRequest = components['schemas']['PatchOrderRequest'];
export type PatchPaymentData = components['schemas']['PatchPaymentData'];
export type PatchPaymentMethod = components['schemas']['PatchPaymentMethod'];
export type PaymentAction = components['schemas']['PaymentAction'];
export type PaymentApproval = components['schemas']['PaymentApproval'];
export type PaymentForm = components['schemas']['PaymentForm'];
export type PaymentInstrument = components['schemas']['PaymentInstrument'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type PaymentMethodData = components['schemas']['PaymentMethodData'];
export type PaymentMethodId = components['schemas']['PaymentMethodId'];
export type PaymentMethodInput = components['schemas']['PaymentMethodInput'];
export type PaymentMethods = components['schemas']['PaymentMethods'];
export type PaymentPayer = components['schemas']['PaymentPayer'];
export type PaymentSession = components['schemas']['PaymentSession'];
export type PaymentSessionMeta = components['schemas']['PaymentSessionMeta'];
export type PaymentToken = components['schemas']['PaymentToken'];
export type PayPalOrderId = components['schemas']['PayPalOrderId'];
export type PayPalScript = components['schemas']['PayPalScript'];
export type PdfFile = components['schemas']['PdfFile'];
export type PersonName = components['schemas']['PersonName'];
export type Phone = components['schemas']['Phone'];
export type PictureBlock = components['schemas']['PictureBlock'];
export type PictureInReview = components['schemas']['PictureInReview'];
export type PicturePreview = components['schemas']['PicturePreview'];
export type PlaceOrderRequest = components['schemas']['PlaceOrderRequest'];
export type PlaceSearchRequest = components['schemas']['PlaceSearchRequest'];
export type PointEntry = components['schemas']['PointEntry'];
export type Popup = components['schemas']['Popup'];
export type PopupEvent = components['schemas']['PopupEvent'];
export type Popups = components['schemas']['Popups'];
export type Position = components['schemas']['Position'];
export type PrepareOrderRequest = components['schemas']['PrepareOrderRequest'];
export type PriceAdjustment = components['schemas']['PriceAdjustment'];
export type PriceAdjustmentAgreement = components['schemas']['PriceAdjustmentAgreement'];
export type Product = components['schemas']['Product'];
export type ProductAttribute = components['schemas']['ProductAttribute'];
export type ProductAttributeOption = components['schemas']['ProductAttributeOption'];
export type ProductAttributeType = components['schemas']['ProductAttributeType'];
export type ProductBenefitRating = components['schemas']['ProductBenefitRating'];
export type ProductCard = components['schemas']['ProductCard'];
export type ProductCardColour = components['schemas']['ProductCardColour'];
export type ProductComparison = components['schemas']['ProductComparison'];
export type ProductContent = components['schemas']['ProductContent'];
export type ProductDeliveryPromise = components['schemas']['ProductDeliveryPromise'];
export type ProductDepartment = components['schemas']['ProductDepartment'];
export type ProductDetailsSection = components['schemas']['ProductDetailsSection'];
export type ProductFlag = components['schemas']['ProductFlag'];
export type ProductId = components['schemas']['ProductId'];
export type ProductImage = components['schemas']['ProductImage'];
export type ProductImagePath = components['schemas']['ProductImagePath'];
export type ProductInventory = components['schemas']['ProductInventory'];
export type ProductModelMeasurement = components['schemas']['ProductModelMeasurement'];
export type ProductPayLater = components['schemas']['ProductPayLater'];
export type ProductPrice = components['schemas']['ProductPrice'];
export type ProductRating = components['schemas']['ProductRating'];
export type ProductRecipe = components['schemas']['ProductRecipe'];
export type ProductRecipePart = components['schemas']['ProductRecipePart'];
export type ProductRecommendationsBlock = components['schemas']['ProductRecommendationsBlock'];
export type ProductSearchResult = components['schemas']['ProductSearchResult'];
export type ProductSet = components['schemas']['ProductSet'];
export type ProductSetDetails = components['schemas']['ProductSetDetails'];
export type ProductSets = components['schemas']['ProductSets'];
export type ProductSwatch = components['schemas']['ProductSwatch'];
export type ProductVariant = components['schemas']['ProductVariant'];
export type ProductVariantAttributes = components['schemas']['ProductVariantAttributes'];
export type ProductVideo = components['schemas']['ProductVideo'];
export type ProfileEnrollment = components['schemas']['ProfileEnrollment'];
export type ProfileRequest = components['schemas']['ProfileRequest'];
export type ProgressReport = components['schemas']['ProgressReport'];
export type PromoBarBlock = components['schemas']['PromoBarBlock'];
export type PromoBarMessage = components['schemas']['PromoBarMessage'];
export type PromoCode = components['schemas']['PromoCode'];
export type PromoSummary = components['schemas']['PromoSummary'];
export type PromotionEvent = components['schemas']['PromotionEvent'];
export type PromotionLevel = components['schemas']['PromotionLevel'];
export type Purchase = components['schemas']['Purchase'];
export type PurchaseAction = components['schemas']['PurchaseAction'];
export type PurchaseHistory = components['schemas']['PurchaseHistory'];
export type PurchaseHistoryRequest = components['schemas']['PurchaseHistoryRequest'];
export type PurchasePreview = components['schemas']['PurchasePreview'];
export type PurchaseRequest = components['schemas']['PurchaseRequest'];
export type PurchaseReturn = components['schemas']['PurchaseReturn'];
export type PurchaseSummary = components['schemas']['PurchaseSummary'];
export type Quantity = components['schemas']['Quantity'];
export type Question = components['schemas']['Question'];
export type QuestionPage = components['schemas']['QuestionPage'];
export type ReasonCode = components['schemas']['ReasonCode'];
export type RecaptchaResponse = components['schemas']['RecaptchaResponse'];
export type RecipeId = components['schemas']['RecipeId'];
export type Recommendations = components['schemas']['Recommendations'];
export type RecommendationsEvent = components['schemas']['RecommendationsEvent'];
export type RecommendationSource = components['schemas']['RecommendationSource'];
export type ReferralCode = components['schemas']['ReferralCode'];
export type Region = components['schemas']['Region'];
export type RelyingPartyId = components['schemas']['RelyingPartyId'];
export type RemoveItemRequest = components['schemas']['RemoveItemRequest'];
export type RemovePaymentInstrumentRequest = components['schemas']['RemovePaymentInstrumentRequest'];
export type RemovePriceAdjustmentRequest = components['schemas']['RemovePriceAdjustmentRequest'];
export type RequestNotificationRequest = components['schemas']['RequestNotificationRequest'];
export type ResendGiftCardRequest = components['schemas']['ResendGiftCardRequest'];
export type ReserveWithItemRequest = components['schemas']['ReserveWithItemRequest'];
export type RetrievedUserData = components['schemas']['RetrievedUserData'];
export type RetrieveUserDataRequest = components['schemas']['RetrieveUserDataRequest'];
export type ReturnItem = components['schemas']['ReturnItem'];
export type ReturnLabelRequest = components['schemas']['ReturnLabelRequest'];
export type ReturnRefund = components['schemas']['ReturnRefund'];
export type ReturnReport = components['schemas']['ReturnReport'];
export type Review = components['schemas']['Review'];
export type ReviewFit = components['schemas']['ReviewFit'];
export type ReviewId = components['schemas']['ReviewId'];
export type ReviewPage = components['schemas']['ReviewPage'];
export type ReviewPicture = components['schemas']['ReviewPicture'];
export type ReviewTranslation = components['schemas']['ReviewTranslation'];
export type RichTextBlock = components['schemas']['RichTextBlock'];
export type SaveCardAnswer = components['schemas']['SaveCardAnswer'];
export type SaveCardRequest = components['schemas']['SaveCardRequest'];
export type SavedAddress = components['schemas']['SavedAddress'];
export type SavedCard = components['schemas']['SavedCard'];
export type SavedCards = components['schemas']['SavedCards'];
export type SavedForLater = components['schemas']['SavedForLater'];
export type SavedGiftCard = components['schemas']['SavedGiftCard'];
export type SavedItem = components['schemas']['SavedItem'];
export type SavedItemPrice = components['schemas']['SavedItemPrice'];
export type SavedReward = components['schemas']['SavedReward'];
export type SavedSubscription = components['schemas']['SavedSubscription'];
export type SaveItemForLaterRequest = components['schemas']['SaveItemForLaterRequest'];
export type SearchAnswer = components['schemas']['SearchAnswer'];
export type SearchContent = components['schemas']['SearchContent'];
export type SearchHub = components['schemas']['SearchHub'];
export type SearchPage = components['schemas']['SearchPage'];
export type SearchStore = components['schemas']['SearchStore'];
export type SearchSuggestions = components['schemas']['SearchSuggestions'];
export type SecondaryNavBlock = components['schemas']['SecondaryNavBlock'];
export type Segment = components['schemas']['Segment'];
export type SegmentationBlock = components['schemas']['SegmentationBlock'];
export type ServerTime = components['schemas']['ServerTime'];
export type SetShippingMethodRequest = components['schemas']['SetShippingMethodRequest'];
export type SharedFavorite = components['schemas']['SharedFavorite'];
export type SharedFavorites = components['schemas']['SharedFavorites'];
export type ShareFavoritesRequest = components['schemas']['ShareFavoritesRequest'];
export type ShareId = components['schemas']['ShareId'];
export type Shipment = components['schemas']['Shipment'];
export type ShipmentTracking = components['schemas']['ShipmentTracking'];
export type ShippingId = components['schemas']['ShippingId'];
export type ShippingKind = components['schemas']['ShippingKind'];
export type ShippingMethod = components['schemas']['ShippingMethod'];
export type ShippingMethodCode = components['schemas']['ShippingMethodCode'];
export type ShippingMethodEntry = components['schemas']['ShippingMethodEntry'];
export type ShippingPrice = components['schemas']['ShippingPrice'];
export type ShopCollection = components['schemas']['ShopCollection'];
export type SignedMinorUnits = components['schemas']['SignedMinorUnits'];
export type SignedPaymentEvent = components['schemas']['SignedPaymentEvent'];
export type SignInAnswer = components['schemas']['SignInAnswer'];
export type SignInRequest = components['schemas']['SignInRequest'];
export type SignOutRequest = components['schemas']['SignOutRequest'];
export type SignUpAnswer = components['schemas']['SignUpAnswer'];
export type SignUpRequest = components['schemas']['SignUpRequest'];
export type SitePath = components['schemas']['SitePath'];
export type SizeChart = components['schemas']['SizeChart'];
export type SizeChartId = components['schemas']['SizeChartId'];
export type SocialGallery = components['schemas']['SocialGallery'];
export type SocialPicture = components['schemas']['SocialPicture'];
export type SocialPictureReport = components['schemas']['SocialPictureReport'];
export type SpacerBlock = components['schemas']['SpacerBlock'];
export type StockStatus = components['schemas']['StockStatus'];
export type Store = components['schemas']['Store'];
export type StoreAddress = components['schemas']['StoreAddress'];
export type StoreDetails = components['schemas']['StoreDetails'];
export type StoreEmployee = components['schemas']['StoreEmployee'];
export type StoreEmployeeId = components['schemas']['StoreEmployeeId'];
export type StoreEmployeeList = components['schemas']['StoreEmployeeList'];
export type StoreEmployeeName = components['schemas']['StoreEmployeeName'];
export type StoreEvent = components['schemas']['StoreEvent'];
export type StoreId = components['schemas']['StoreId'];
export type StoreInventory = components['schemas']['StoreInventory'];
export type StoreList = components['schemas']['StoreList'];
export type StoreOpeningHours = components['schemas']['StoreOpeningHours'];
export type StoreSearchRequest = components['schemas']['StoreSearchRequest'];
export type StoreSearchResult = components['schemas']['StoreSearchResult'];
export type StoreSpecialDay = components['schemas']['StoreSpecialDay'];
export type Subscription = components['schemas']['Subscription'];
export type SubscriptionChannel = components['schemas']['SubscriptionChannel'];
export type SubscriptionConfirmation = components['schemas']['SubscriptionConfirmation'];
export type SubscriptionId = components['schemas']['SubscriptionId'];
export type SubscriptionRequest = components['schemas']['SubscriptionRequest'];
export type Subscriptions = components['schemas']['Subscriptions'];
export type SubscriptionSource = components['schemas']['SubscriptionSource'];
export type SubscriptionType = components['schemas']['SubscriptionType'];
export type TelemetryBatch = components['schemas']['TelemetryBatch'];
export type TelemetryEvent = components['schemas']['TelemetryEvent'];
export type ThreeDS2Result = components['schemas']['ThreeDS2Result'];
export type TokenGrant = components['schemas']['TokenGrant'];
export type TokenRequest = components['schemas']['TokenRequest'];
export type Totals = components['schemas']['Totals'];
export type TrackingStep = components['schemas']['TrackingStep'];
export type TrackingStepCode = components['schemas']['TrackingStepCode'];
export type TrackOrderRequest = components['schemas']['TrackOrderRequest'];
export type TranslateReviewRequest = components['schemas']['TranslateReviewRequest'];
export type UnitsInStore = components['schemas']['UnitsInStore'];
export type Upc = components['schemas']['Upc'];
export type UpdateItemRequest = components['schemas']['UpdateItemRequest'];
export type UpdatePaymentSessionRequest = components['schemas']['UpdatePaymentSessionRequest'];
export type UpdatePriceAdjustmentRequest = components['schemas']['UpdatePriceAdjustmentRequest'];
export type UpdateSavedCardRequest = components['schemas']['UpdateSavedCardRequest'];
export type UpdateSavedForLaterRequest = components['schemas']['UpdateSavedForLaterRequest'];
export type UpsellBlock = components['schemas']['UpsellBlock'];
export type UpsellItem = components['schemas']['UpsellItem'];
export type UserGeneratedContentBlock = components['schemas']['UserGeneratedContentBlock'];
export type UserVerification = components['schemas']['UserVerification'];
export type Utility = components['schemas']['Utility'];
export type Uuid = components['schemas']['Uuid'];
export type ValidateShippingAddressRequest = components['schemas']['ValidateShippingAddressRequest'];
export type VariantId = components['schemas']['VariantId'];
export type VideoBlock = components['schemas']['VideoBlock'];
export type VideoCloudinaryAsset = components['schemas']['VideoCloudinaryAsset'];
export type VideoPlayerSettings = components['schemas']['VideoPlayerSettings'];
export type VideoTrack = components['schemas']['VideoTrack'];
export type VisitorEvents = components['schemas']['VisitorEvents'];
export type VoteRequest = components['schemas']['VoteRequest'];
export type Votes = components['schemas']['Votes'];
export type WantedInStore = components['schemas']['WantedInStore'];
export type WarehouseEvent = components['schemas']['WarehouseEvent'];
export type WarehouseItem = components['schemas']['WarehouseItem'];
export type WarehouseOrder = components['schemas']['WarehouseOrder'];
export type WarehouseOrders = components['schemas']['WarehouseOrders'];
export type WarehouseParcel = components['schemas']['WarehouseParcel'];
export type WarehouseProgress = components['schemas']['WarehouseProgress'];
export type WarehouseReturn = components['schemas']['WarehouseReturn'];
export type WarehouseReturnId = components['schemas']['WarehouseReturnId'];
export type WarehouseShipment = components['schemas']['WarehouseShipment'];
export type WarehouseStep = components['schemas']['WarehouseStep'];
export type WarrantyRequest = components['schemas']['WarrantyRequest'];
export type WebVitalEvent = components['schemas']['WebVitalEvent'];
export type WelcomeOffer = components['schemas']['WelcomeOffer'];
export type WriteReviewRequest = components['schemas']['WriteReviewRequest'];
export type ResponseNoContent = components['responses']['NoContent'];
export type ResponseProblem = components['responses']['Problem'];
export type ResponseRateLimited = components['responses']['RateLimited'];
export type ResponseWarehouseProgress = components['responses']['WarehouseProgress'];
export type ParameterAddressIdInPath = components['parameters']['AddressIdInPath'];
export type ParameterAdjustmentIdInPath = components['parameters']['AdjustmentIdInPath'];
export type ParameterApiKey = components['parameters']['ApiKey'];
export type ParameterApprovalInQuery = components['parameters']['ApprovalInQuery'];
export type ParameterBasketId = components['parameters']['BasketId'];
export type ParameterBasketIdInQuery = components['parameters']['BasketIdInQuery'];
export type ParameterBid = components['parameters']['Bid'];
export type ParameterChannel = components['parameters']['Channel'];
export type ParameterContentModePath = components['parameters']['ContentModePath'];
export type ParameterContentPagePath = components['parameters']['ContentPagePath'];
export type ParameterContentSiteIdPath = components['parameters']['ContentSiteIdPath'];
export type ParameterCorrelationId = components['parameters']['CorrelationId'];
export type ParameterExpressInQuery = components['parameters']['ExpressInQuery'];
export type ParameterFavoriteId = components['parameters']['FavoriteId'];
export type ParameterFavStoreId = components['parameters']['FavStoreId'];
export type ParameterFunnelDays = components['parameters']['FunnelDays'];
export type ParameterFunnelSource = components['parameters']['FunnelSource'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterInventorySupplyCheck = components['parameters']['InventorySupplyCheck'];
export type ParameterIsPatchRequired = components['parameters']['IsPatchRequired'];
export type ParameterItemAction = components['parameters']['ItemAction'];
export type ParameterItemIdInPath = components['parameters']['ItemIdInPath'];
export type ParameterListCount = components['parameters']['ListCount'];
export type ParameterListingCount = components['parameters']['ListingCount'];
export type ParameterListingFilter = components['parameters']['ListingFilter'];
export type ParameterListingSortQuery = components['parameters']['ListingSortQuery'];
export type ParameterListingStart = components['parameters']['ListingStart'];
export type ParameterListStart = components['parameters']['ListStart'];
export type ParameterLocaleHeader = components['parameters']['LocaleHeader'];
export type ParameterLocaleQuery = components['parameters']['LocaleQuery'];
export type ParameterOrderIdInPath = components['parameters']['OrderIdInPath'];
export type ParameterOrderIdInQuery = components['parameters']['OrderIdInQuery'];
export type ParameterOrderNumberInPath = components['parameters']['OrderNumberInPath'];
export type ParameterPasskeyIdInPath = components['parameters']['PasskeyIdInPath'];
export type ParameterPaymentInstrumentIdInPath = components['parameters']['PaymentInstrumentIdInPath'];
export type ParameterPaymentMethodIdInQuery = components['parameters']['PaymentMethodIdInQuery'];
export type ParameterPaymentMethodInQuery = components['parameters']['PaymentMethodInQuery'];
export type ParameterPickupAction = components['parameters']['PickupAction'];
export type ParameterPreviewDateTime = components['parameters']['PreviewDateTime'];
export type ParameterProductIdPath = components['parameters']['ProductIdPath'];
export type ParameterProductLocaleQuery = components['parameters']['ProductLocaleQuery'];
export type ParameterReferer = components['parameters']['Referer'];
export type ParameterReviewIdPath = components['parameters']['ReviewIdPath'];
export type ParameterSavedKindQuery = components['parameters']['SavedKindQuery'];
export type ParameterSaveForlaterIdInPath = components['parameters']['SaveForlaterIdInPath'];
export type ParameterSearchWords = components['parameters']['SearchWords'];
export type ParameterSessionIdInPath = components['parameters']['SessionIdInPath'];
export type ParameterShippingIdInPath = components['parameters']['ShippingIdInPath'];
export type ParameterSource = components['parameters']['Source'];
export type ParameterSt = components['parameters']['St'];
export type ParameterStoreContext = components['parameters']['StoreContext'];
export type ParameterStoresLocaleQuery = components['parameters']['StoresLocaleQuery'];
export type ParameterTransactionId = components['parameters']['TransactionId'];
export type ParameterUsid = components['parameters']['Usid'];
export type ParameterUtilitiesLocaleQuery = components['parameters']['UtilitiesLocaleQuery'];
export type ParameterWarehouseOrderNo = components['parameters']['WarehouseOrderNo'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    getAugmentedPage: {
        parameters: {
            query?: {
                /** @description Moment to show in preview; ignored when published. */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description Published content, or drafts. */
                mode: components["parameters"]["ContentModePath"];
                /** @description Slug of the page with two dashes for each slash (help--contact-us), because proxies mangle encoded slashes. */
                page: components["parameters"]["ContentPagePath"];
                /** @description The site, one for each locale. */
                siteId: components["parameters"]["ContentSiteIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and what surrounds it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "page-loyalty",
                     *       "slug": "loyalty",
                     *       "title": "Waymark Collective",
                     *       "seo": {
                     *         "title": "Waymark Collective",
                     *         "description": "Points on every order and first pick of new colours.",
                     *         "noIndex": false
                     *       },
                     *       "header": {
                     *         "theme": "transparent",
                     *         "sticky": true
                     *       },
                     *       "locales": [
                     *         "en-us",
                     *         "en-gb"
                     *       ],
                     *       "breadcrumbs": [
                     *         {
                     *           "url": "/loyalty",
                     *           "text": "Waymark Collective"
                     *         }
                     *       ],
                     *       "blocks": [
                     *         {
                     *           "id": "loyalty-intro",
                     *           "type": "richText",
                     *           "html": "<p>Earn a point for every dollar. Spend them on the next pair.</p>"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AugmentedPage"];
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getCategoryContent: {
        parameters: {
            query?: {
                /** @description Moment to show in preview; ignored when published. */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The category. */
                categoryId: string;
                /** @description Published content, or drafts. */
                mode: components["parameters"]["ContentModePath"];
                /** @description The site, one for each locale. */
                siteId: components["parameters"]["ContentSiteIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content; empty lists when editors left the category plain. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "category-1104",
                     *       "categoryId": "1104",
                     *       "topBlocks": [
                     *         {
                     *           "id": "trail-intro",
                     *           "type": "richText",
                     *           "html": "<p>Find the lug for your ground.</p>"
                     *         }
                     *       ],
                     *       "gridBlocks": [
                     *         {
                     *           "position": 6,
                     *           "columns": 2,
                     *           "block": {
                     *             "id": "trail-grid-banner",
                     *             "type": "linkedCard",
                     *             "title": "Which trail shoe?",
                     *             "media": {
                     *               "sm": {
                     *                 "kind": "image",
                     *                 "path": "scene/forest/noon",
                     *                 "alt": "A path through a forest",
                     *                 "width": 780,
                     *                 "height": 780
                     *               }
                     *             },
                     *             "target": {
                     *               "url": "/help/trail-shoe-guide",
                     *               "text": "Read the guide"
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "bottomBlocks": []
                     *     }
                     */
                    "application/json": components["schemas"]["CategoryContent"];
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getPageChildren: {
        parameters: {
            query?: {
                /** @description Moment to show in preview; ignored when published. */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description Published content, or drafts. */
                mode: components["parameters"]["ContentModePath"];
                /** @description Slug of the page above, with two dashes for each slash; its own page may be missing (help). */
                parentPageSlug: string;
                /** @description The site, one for each locale. */
                siteId: components["parameters"]["ContentSiteIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pages, by their slugs; empty when the page has none below it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pages": [
                     *         {
                     *           "id": "page-help-delivery",
                     *           "url": "/help/delivery",
                     *           "title": "Delivery",
                     *           "description": "When it comes and what it costs."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ContentChildren"];
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getFooter: {
        parameters: {
            query?: {
                /** @description Moment to show in preview; ignored when published. */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description Published content, or drafts. */
                mode: components["parameters"]["ContentModePath"];
                /** @description The site, one for each locale. */
                siteId: components["parameters"]["ContentSiteIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The footer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "columns": [
                     *         {
                     *           "id": "help",
                     *           "title": "Help",
                     *           "links": [
                     *             {
                     *               "url": "/help/contact-us",
                     *               "text": "Contact us"
                     *             },
                     *             {
                     *               "url": "/help/returns/how-to-return",
                     *               "text": "How to return"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "social": [
                     *         {
                     *           "id": "instagram",
                     *           "label": "Waymark on Instagram",
                     *           "url": "https://www.instagram.com/"
                     *         }
                     *       ],
                     *       "legal": [
                     *         {
                     *           "url": "/privacy",
                     *           "text": "Privacy"
                     *         }
                     *       ],
                     *       "newsletter": {
                     *         "title": "Notes from the trail",
                     *         "text": "New colours, field repairs and early access. Twice a month."
                     *       },
                     *       "copyright": "© 2026 Waymark"
                     *     }
                     */
                    "application/json": components["schemas"]["Footer"];
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getFragment: {
        parameters: {
            query: {
                /** @description Moment to show in preview; ignored when published. */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
                /** @description Site whose language it is read in. */
                siteId: components["schemas"]["Locale"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The fragment. */
                fragmentId: components["schemas"]["ContentSlug"];
                /** @description Published content, or drafts. */
                mode: components["parameters"]["ContentModePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fragment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "sms-terms",
                     *       "name": "SMS terms",
                     *       "title": "Text message terms",
                     *       "blocks": [
                     *         {
                     *           "id": "sms-terms-text",
                     *           "type": "richText",
                     *           "html": "<p>Up to six messages a month. Reply STOP to end them.</p>"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ContentFragment"];
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getMenu: {
        parameters: {
            query?: {
                /** @description Moment to show in preview; ignored when published. */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description Published content, or drafts. */
                mode: components["parameters"]["ContentModePath"];
                /** @description The site, one for each locale. */
                siteId: components["parameters"]["ContentSiteIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "opensOn": "hover",
                     *       "items": [
                     *         {
                     *           "id": "women",
                     *           "title": "Women",
                     *           "target": {
                     *             "url": "/c/women-1000",
                     *             "text": "Women"
                     *           },
                     *           "menuStyle": "columns",
                     *           "titleVisibility": "visible",
                     *           "hideShopAll": {
                     *             "sm": false,
                     *             "lg": false
                     *           },
                     *           "columns": [
                     *             {
                     *               "id": "women-shoes",
                     *               "title": "Shoes",
                     *               "target": {
                     *                 "url": "/c/women-shoes-1100",
                     *                 "text": "Shoes"
                     *               },
                     *               "children": [
                     *                 {
                     *                   "id": "women-trail",
                     *                   "title": "Trail running",
                     *                   "target": {
                     *                     "url": "/c/trail-running-1104",
                     *                     "text": "Trail running"
                     *                   }
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "visualSelectorsTitle": "Shop by terrain",
                     *           "visualSelectors": [
                     *             {
                     *               "id": "terrain-ridge",
                     *               "title": "Ridge",
                     *               "image": {
                     *                 "kind": "image",
                     *                 "path": "scene/ridge-line/dawn",
                     *                 "alt": "",
                     *                 "width": 240,
                     *                 "height": 240
                     *               },
                     *               "target": {
                     *                 "url": "/c/trail-running-1104",
                     *                 "text": "Ridge"
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MegaMenu"];
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getContentPage: {
        parameters: {
            query?: {
                /** @description Moment to show in preview; ignored when published. */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description Published content, or drafts. */
                mode: components["parameters"]["ContentModePath"];
                /** @description Slug of the page with two dashes for each slash (help--contact-us), because proxies mangle encoded slashes. */
                page: components["parameters"]["ContentPagePath"];
                /** @description The site, one for each locale. */
                siteId: components["parameters"]["ContentSiteIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "page-home",
                     *       "slug": "home",
                     *       "title": "Waymark",
                     *       "seo": {
                     *         "title": "Waymark | Footwear, apparel and outdoor gear",
                     *         "description": "Shoes, shells and packs for the long way round.",
                     *         "noIndex": false
                     *       },
                     *       "blocks": [
                     *         {
                     *           "id": "home-hero",
                     *           "type": "hero",
                     *           "name": "Autumn ridge hero",
                     *           "title": "Take the long way",
                     *           "subtitle": "Trail shoes for wet ridges and late light.",
                     *           "titleH1": true,
                     *           "media": {
                     *             "sm": {
                     *               "kind": "image",
                     *               "path": "scene/ridge-line/dawn",
                     *               "alt": "A runner on a ridge at dawn",
                     *               "width": 780,
                     *               "height": 1040
                     *             },
                     *             "lg": {
                     *               "kind": "image",
                     *               "path": "scene/ridge-line/dawn",
                     *               "alt": "A runner on a ridge at dawn",
                     *               "width": 2880,
                     *               "height": 1280
                     *             }
                     *           },
                     *           "targets": [
                     *             {
                     *               "url": "/c/trail-running-1104",
                     *               "text": "Shop trail running",
                     *               "style": "primary",
                     *               "size": "lg"
                     *             }
                     *           ],
                     *           "colours": {
                     *             "background": "ink",
                     *             "title": "paper",
                     *             "subtitle": "paper"
                     *           },
                     *           "gradientStyle": "focused",
                     *           "gradientTone": "ink",
                     *           "responsiveLayout": {
                     *             "sm": {
                     *               "layout": "overlay-bottom",
                     *               "alignment": {
                     *                 "horizontal": "left",
                     *                 "vertical": "bottom"
                     *               }
                     *             },
                     *             "lg": {
                     *               "layout": "overlay",
                     *               "alignment": {
                     *                 "horizontal": "left",
                     *                 "vertical": "middle"
                     *               }
                     *             }
                     *           }
                     *         },
                     *         {
                     *           "id": "home-gap",
                     *           "type": "spacer",
                     *           "bottomMargins": {
                     *             "sm": "md",
                     *             "lg": "xl"
                     *           }
                     *         },
                     *         {
                     *           "id": "home-picks",
                     *           "type": "productRecommendations",
                     *           "title": "Ready for rain",
                     *           "source": "products",
                     *           "productIds": [
                     *             "WMTR1001MOS",
                     *             "WMTR1002INK"
                     *           ],
                     *           "cards": "cards-5"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ContentPage"];
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getPopups: {
        parameters: {
            query?: {
                /** @description Moment to show in preview; ignored when published. */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description Published content, or drafts. */
                mode: components["parameters"]["ContentModePath"];
                /** @description The site, one for each locale. */
                siteId: components["parameters"]["ContentSiteIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pop-ups; the first that was not dismissed is shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "popups": [
                     *         {
                     *           "id": "popup-newsletter-autumn",
                     *           "name": "newsletter autumn",
                     *           "delay": 2000,
                     *           "title": "Notes from the trail",
                     *           "minimizedTitle": "Get 10% off",
                     *           "maximizedTitle": "10% off your first order",
                     *           "baselines": [
                     *             {
                     *               "id": "popup-text",
                     *               "type": "richText",
                     *               "html": "<p>Join the list and we send you a code.</p>"
                     *             }
                     *           ],
                     *           "targets": [
                     *             {
                     *               "url": "/newsletter",
                     *               "text": "Sign up",
                     *               "style": "primary",
                     *               "dialog": "newsletter"
                     *             }
                     *           ],
                     *           "disclaimer": "New subscribers only. One use.",
                     *           "colours": {
                     *             "background": "moss",
                     *             "title": "paper",
                     *             "text": "paper"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Popups"];
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getProductContent: {
        parameters: {
            query?: {
                /** @description Moment to show in preview; ignored when published. */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description Published content, or drafts. */
                mode: components["parameters"]["ContentModePath"];
                /** @description The product; content of its master id holds for every colour. */
                productId: components["schemas"]["ProductId"];
                /** @description The site, one for each locale. */
                siteId: components["parameters"]["ContentSiteIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content; empty lists when editors left the product plain. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "product-WMTR1001",
                     *       "productId": "WMTR1001MOS",
                     *       "topBlocks": [],
                     *       "bottomBlocks": [
                     *         {
                     *           "id": "ridgeline-story",
                     *           "type": "iconAndText",
                     *           "variant": "icon-above-text",
                     *           "iconSize": "medium",
                     *           "items": [
                     *             {
                     *               "icon": "leaf",
                     *               "richText": "<p>4 mm lugs in sticky rubber</p>"
                     *             },
                     *             {
                     *               "icon": "check",
                     *               "richText": "<p>Drains in a few strides</p>"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProductContent"];
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getSearchContent: {
        parameters: {
            query?: {
                /** @description Articles per page; related articles take 4. */
                limit?: number;
                /** @description Index of the first article, from 0. */
                offset?: number;
                /** @description Moment to show in preview; ignored when published. */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
                /** @description Search text; if absent, all articles. */
                query?: string;
                /** @description Only articles with this tag. */
                tagId?: components["schemas"]["ContentSlug"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description Published content, or drafts. */
                mode: components["parameters"]["ContentModePath"];
                /** @description Kind of content to search. */
                searchType: components["schemas"]["ContentSearchType"];
                /** @description The site, one for each locale. */
                siteId: components["parameters"]["ContentSiteIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blocks of the page and, for articles, those found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "searchType": "articles",
                     *       "blocks": [],
                     *       "articles": [
                     *         {
                     *           "id": "lace-a-trail-shoe",
                     *           "title": "Three ways to lace a trail shoe",
                     *           "url": "/stories/lace-a-trail-shoe",
                     *           "picture": {
                     *             "kind": "image",
                     *             "path": "scene/forest/noon",
                     *             "alt": "Hands lacing a shoe",
                     *             "width": 1200,
                     *             "height": 900
                     *           },
                     *           "tags": [
                     *             "trail",
                     *             "how-to"
                     *           ],
                     *           "eyebrow": "How to",
                     *           "date": "2026-10-14",
                     *           "facets": [
                     *             {
                     *               "id": "trail",
                     *               "label": "Trail"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "offset": 0,
                     *       "limit": 20
                     *     }
                     */
                    "application/json": components["schemas"]["SearchContent"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getShowcase: {
        parameters: {
            query?: {
                /** @description Only blocks of this variant. */
                layoutVariant?: string;
                /** @description Results of a page. */
                limit?: number;
                /** @description Index of the first result, from 0. */
                offset?: number;
                /** @description Moment to show in preview; ignored when published. */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description page, fragment, popup, category, product, menu, footer, search, or the type of a block such as hero. */
                docType: string;
                /** @description Published content, or drafts. */
                mode: components["parameters"]["ContentModePath"];
                /** @description The site, one for each locale. */
                siteId: components["parameters"]["ContentSiteIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results; empty when there is no such content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "home-hero",
                     *           "name": "Autumn ridge hero",
                     *           "referrersCount": 1,
                     *           "modificationDate": "2026-11-02T09:00:00Z",
                     *           "url": "/"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "offset": 0,
                     *       "limit": 20
                     *     }
                     */
                    "application/json": components["schemas"]["ContentShowcase"];
                };
            };
            400: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    decide: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /**
                 * @description The shop, as the engine knows it.
                 * @example waymark
                 */
                brand: components["schemas"]["Brand"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description What was decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Decision"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addVisitorEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /**
                 * @description The shop, as the engine knows it.
                 * @example waymark
                 */
                brand: components["schemas"]["Brand"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitorEvents"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description Taken. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    createCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The whole cart; it replaces the local one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCart: {
        parameters: {
            query?: {
                /** @description The shopper's favourite store; the shipping options of each item then tell its inventory. */
                favStoreId?: components["parameters"]["FavStoreId"];
                /** @description Also checks stock and corrects quantities, as the flash of the answer tells. */
                inventorySupplyCheck?: components["parameters"]["InventorySupplyCheck"];
                /** @description Also fills in what the cart lacks from the profile (addresses, e-mail). */
                isPatchRequired?: components["parameters"]["IsPatchRequired"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The cart. */
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The whole cart; it replaces the local one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addBillingAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The cart. */
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddBillingAddressRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The whole cart; it replaces the local one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeBillingAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The cart. */
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The whole cart; it replaces the local one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateItem: {
        parameters: {
            query?: {
                /** @description Where the item goes; pickup and sts need a storeId. Without it the delivery stays as it is. */
                action?: components["parameters"]["ItemAction"];
                /** @description The shopper's favourite store; the shipping options of each item then tell its inventory. */
                favStoreId?: components["parameters"]["FavStoreId"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The cart. */
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateItemRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The whole cart; it replaces the local one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOrderOfCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The cart. */
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The order that was placed from the cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addPaymentInstrument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A uuid made once for each user action and kept by its retries. A second call with the same key, by the same
                 *     shopper, changes nothing and answers the cart or order as it is now. The same key with another body, path,
                 *     operation or shopper is API409 (409); the proof of the bot defence in a body may be another.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The cart. */
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPaymentInstrumentRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The whole cart; it replaces the local one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removePaymentInstrument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The cart. */
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemovePaymentInstrumentRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The whole cart; it replaces the local one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPaymentMethods: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The cart. */
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description Payment methods of this cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethods"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addPriceAdjustment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A uuid made once for each user action and kept by its retries. A second call with the same key, by the same
                 *     shopper, changes nothing and answers the cart or order as it is now. The same key with another body, path,
                 *     operation or shopper is API409 (409); the proof of the bot defence in a body may be another.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The cart. */
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPriceAdjustmentRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The whole cart; it replaces the local one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removePriceAdjustment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The price adjustment. */
                adjustmentId: components["parameters"]["AdjustmentIdInPath"];
                /** @description The cart. */
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RemovePriceAdjustmentRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The whole cart; it replaces the local one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updatePriceAdjustment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The price adjustment. */
                adjustmentId: components["parameters"]["AdjustmentIdInPath"];
                /** @description The cart. */
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePriceAdjustmentRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The whole cart; it replaces the local one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    applyReward: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The cart. */
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyRewardRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The whole cart; it replaces the local one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    validateShippingAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The cart. */
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidateShippingAddressRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description Result of the address service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressValidation"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getShippingMethods: {
        parameters: {
            query?: {
                /** @description The booking id of a pickup or collection point, when the shopper already holds one. */
                bid?: components["parameters"]["Bid"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The cart. */
                basketId: components["parameters"]["BasketId"];
                /** @description The shipping group. */
                shippingId: components["parameters"]["ShippingIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The shipping group and its methods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShippingMethodEntry"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    prepareOrder: {
        parameters: {
            query?: {
                /** @description The shopper's favourite store; the shipping options of each item then tell its inventory. */
                favStoreId?: components["parameters"]["FavStoreId"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrepareOrderRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The whole cart; it replaces the local one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createCartWithItem: {
        parameters: {
            query?: {
                /** @description pickup reserves the items in the store that they name, for pickup there. */
                action?: components["parameters"]["PickupAction"];
                /** @description The booking id of a pickup or collection point, when the shopper already holds one. */
                bid?: components["parameters"]["Bid"];
                /** @description The shopper's favourite store; the shipping options of each item then tell its inventory. */
                favStoreId?: components["parameters"]["FavStoreId"];
                /** @description Where an express order came from; a product page's own cart, for example, when it was bought there by Apple Pay. */
                storeContext?: components["parameters"]["StoreContext"];
            };
            header?: {
                /**
                 * @description A uuid made once for each user action and kept by its retries. A second call with the same key, by the same
                 *     shopper, changes nothing and answers the cart or order as it is now. The same key with another body, path,
                 *     operation or shopper is API409 (409); the proof of the bot defence in a body may be another.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCartWithItemRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The whole cart; it replaces the local one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    applyCoupon: {
        parameters: {
            query?: {
                /** @description The shopper's favourite store; the shipping options of each item then tell its inventory. */
                favStoreId?: components["parameters"]["FavStoreId"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The whole cart; it replaces the local one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The whole cart; it replaces the local one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendDeviceFingerprint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceFingerprintRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            204: components["responses"]["NoContent"];
            default: components["responses"]["Problem"];
        };
    };
    getGiftCardBalance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiftCardBalanceRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description Balance of the card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftCardBalance"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addItems: {
        parameters: {
            query?: {
                /** @description The shopper's favourite store; the shipping options of each item then tell its inventory. */
                favStoreId?: components["parameters"]["FavStoreId"];
            };
            header?: {
                /**
                 * @description A uuid made once for each user action and kept by its retries. A second call with the same key, by the same
                 *     shopper, changes nothing and answers the cart or order as it is now. The same key with another body, path,
                 *     operation or shopper is API409 (409); the proof of the bot defence in a body may be another.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddItemsRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The whole cart; it replaces the local one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveItemRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The whole cart; it replaces the local one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPaymentApproval: {
        parameters: {
            query: {
                /** @description Parameter that the pay-later provider or the wallet added to the return URL, or the id of an order that was agreed to in PayPal's window. */
                approval: components["parameters"]["ApprovalInQuery"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentApproval"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    receivePaymentEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignedPaymentEvent"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            204: components["responses"]["NoContent"];
            default: components["responses"]["Problem"];
        };
    };
    getPaymentSession: {
        parameters: {
            query: {
                /** @description For pay_later and paypal: the cart that is to be paid. */
                basketId?: components["parameters"]["BasketIdInQuery"];
                /**
                 * @description The wallet is asked from a cart, before anything is typed: it knows the addresses. Its approval then pays any
                 *     total up to `most`, because delivery and tax depend on the address that the shopper chooses there.
                 */
                context?: components["parameters"]["ExpressInQuery"];
                /** @description The provider behind CREDIT_CARD that the session is for; without it the card fields. */
                paymentMethod?: components["parameters"]["PaymentMethodInQuery"];
                /** @description The payment method. */
                paymentMethodId: components["parameters"]["PaymentMethodIdInQuery"];
                /** @description The page that shows the payment fields; the provider allows its origin only, which is the shop's or does not count. */
                referer?: components["parameters"]["Referer"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSession"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updatePaymentSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePaymentSessionRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            204: components["responses"]["NoContent"];
            default: components["responses"]["Problem"];
        };
    };
    getPayPalScript: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The script. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayPalScript"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reserveWithItem: {
        parameters: {
            query?: {
                /** @description pickup reserves the items in the store that they name, for pickup there. */
                action?: components["parameters"]["PickupAction"];
                /** @description The booking id of a pickup or collection point, when the shopper already holds one. */
                bid?: components["parameters"]["Bid"];
                /** @description The shopper's favourite store; the shipping options of each item then tell its inventory. */
                favStoreId?: components["parameters"]["FavStoreId"];
            };
            header?: {
                /**
                 * @description A uuid made once for each user action and kept by its retries. A second call with the same key, by the same
                 *     shopper, changes nothing and answers the cart or order as it is now. The same key with another body, path,
                 *     operation or shopper is API409 (409); the proof of the bot defence in a body may be another.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReserveWithItemRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The whole cart; it replaces the local one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setShippingMethod: {
        parameters: {
            query?: {
                /** @description The shopper's favourite store; the shipping options of each item then tell its inventory. */
                favStoreId?: components["parameters"]["FavStoreId"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetShippingMethodRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The whole cart; it replaces the local one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveItemForLater: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The cart. */
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveItemForLaterRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The whole cart; it replaces the local one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addShippingAddress: {
        parameters: {
            query?: {
                /** @description The shopper's favourite store; the shipping options of each item then tell its inventory. */
                favStoreId?: components["parameters"]["FavStoreId"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The cart. */
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddShippingAddressRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The whole cart; it replaces the local one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeShippingAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The cart. */
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The whole cart; it replaces the local one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    placeOrder: {
        parameters: {
            query?: {
                /** @description Where an express order came from; a product page's own cart, for example, when it was bought there by Apple Pay. */
                storeContext?: components["parameters"]["StoreContext"];
            };
            header?: {
                /**
                 * @description A uuid made once for each user action and kept by its retries. A second call with the same key, by the same
                 *     shopper, changes nothing and answers the cart or order as it is now. The same key with another body, path,
                 *     operation or shopper is API409 (409); the proof of the bot defence in a body may be another.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceOrderRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOrder: {
        parameters: {
            query?: {
                /** @description The order's secret token; a customer does not need it for an own order. */
                st?: components["parameters"]["St"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The order. */
                orderNumber: components["parameters"]["OrderNumberInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    patchOrder: {
        parameters: {
            query?: {
                /** @description The order's secret token; a customer does not need it for an own order. */
                st?: components["parameters"]["St"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The order. */
                orderNumber: components["parameters"]["OrderNumberInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchOrderRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateSavedForLater: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSavedForLaterRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The whole list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedForLater"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeSavedItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The saved item. */
                itemId: components["parameters"]["ItemIdInPath"];
                /** @description The saved list. (The specification spells the name so.) */
                saveForlaterId: components["parameters"]["SaveForlaterIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The whole list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedForLater"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPasskeyChallenge: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description A challenge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyChallenge"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeySignInRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The passkey is a customer's. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The password was right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The account is made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    confirmForgottenPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgottenPasswordConfirmation"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            204: components["responses"]["NoContent"];
            default: components["responses"]["Problem"];
        };
    };
    getConsumer: {
        parameters: {
            query?: {
                /** @description Whether a member's points are wanted, too. */
                includeLoyaltySummary?: boolean;
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsumerProfile"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateConsumer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsumerProfile"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    completeConsumer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsumerProfile"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getAddresses: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressBook"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description Its name, and the book with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAddress"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The saved address. */
                addressId: components["parameters"]["AddressIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description Its name, and the book with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAddress"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The saved address. */
                addressId: components["parameters"]["AddressIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The addresses that are left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressBook"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    signInAssociate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssociateSignInRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The password was right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    beginSale: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InStoreSalesInfo"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            204: components["responses"]["NoContent"];
            default: components["responses"]["Problem"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SignOutRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            204: components["responses"]["NoContent"];
            default: components["responses"]["Problem"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The order, cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Purchase"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            204: components["responses"]["NoContent"];
            default: components["responses"]["Problem"];
        };
    };
    downloadConsumerData: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsumerData"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    acceptEmployeeTerms: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            204: components["responses"]["NoContent"];
            default: components["responses"]["Problem"];
        };
    };
    eraseConsumer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            204: components["responses"]["NoContent"];
            default: components["responses"]["Problem"];
        };
    };
    registerForEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventRegistration"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The registration is saved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    lookUpConsumer: {
        parameters: {
            query: {
                /**
                 * @description The email that the shopper typed.
                 * @example maya.reed@example.com
                 */
                email: components["schemas"]["Email"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description What is known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsumerLookup"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getWelcomeOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The offer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WelcomeOffer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    joinLoyalty: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LoyaltyTokenRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The membership. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoyaltyMembership"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    leaveLoyalty: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The membership has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoyaltyLeft"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getLoyalty: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The membership. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoyaltyMembership"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setNotification: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationChoice"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The choice is saved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getPasskeys: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The passkeys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkeys"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The passkeys, with the new one. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkeys"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The passkey. */
                passkeyId: components["parameters"]["PasskeyIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The passkeys that are left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkeys"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    preparePasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSavedCards: {
        parameters: {
            query?: {
                /** @description Which kind of instrument. Gift cards come in giftCards; reward codes and cards in rewards, and cannot be removed. */
                payment_method_id?: components["parameters"]["SavedKindQuery"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description Public details of the cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedCards"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveCardRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The card's name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveCardAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeSavedCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The saved card. */
                paymentInstrumentId: components["parameters"]["PaymentInstrumentIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The cards and gift cards that are left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedCards"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateSavedCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The saved card. */
                paymentInstrumentId: components["parameters"]["PaymentInstrumentIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSavedCardRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The cards and gift cards, the default ones first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedCards"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPurchase: {
        parameters: {
            query?: {
                /** @description The order's secret token; a customer does not need it for an own order. */
                st?: components["parameters"]["St"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The number of the order. */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Purchase"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    downloadInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 */
                    "application/pdf": components["schemas"]["PdfFile"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPurchaseHistory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseHistoryRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description A page of the history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseHistory"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    resendGiftCardEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendGiftCardRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            204: components["responses"]["NoContent"];
            default: components["responses"]["Problem"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            204: components["responses"]["NoContent"];
            default: components["responses"]["Problem"];
        };
    };
    retrieveUserData: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetrieveUserDataRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description What is known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetrievedUserData"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createReturnLabel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The number of the order. */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnLabelRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The label, to be printed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 */
                    "application/pdf": components["schemas"]["PdfFile"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The sessions that have not ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceSessions"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The session that is left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceSessions"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The session. */
                sessionId: components["parameters"]["SessionIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The sessions that are left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceSessions"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSubscriptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The subscriptions; an empty list if there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscriptions"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    confirmSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionConfirmation"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The subscription is confirmed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    requestSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The request is saved, or was saved before. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    endSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /**
                 * @description Id of the subscription.
                 * @example 7d2f6f0c-3a51-4f0e-9a64-2f7d0c1f8e11
                 */
                subscriptionId: components["schemas"]["SubscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The subscription has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    trackOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackOrderRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Purchase"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createWarrantyCase: {
        parameters: {
            query: {
                /** @description The number of the order. */
                orderId: components["parameters"]["OrderIdInQuery"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WarrantyRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The number of the case. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactReceipt"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendContactRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The number of the request. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactReceipt"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getContactSubjects: {
        parameters: {
            query: {
                /** @description Language of the names and labels. */
                locale: components["parameters"]["UtilitiesLocaleQuery"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description Categories with their subjects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactCategories"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getBotDefence: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The defence of the shop. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotDefence"];
                };
            };
            400: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getCountryList: {
        parameters: {
            query: {
                /** @description Language of the names and labels. */
                locale: components["parameters"]["UtilitiesLocaleQuery"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "countries": [
                     *         {
                     *           "name": "France",
                     *           "code": "FR",
                     *           "dialCode": "33",
                     *           "phoneMasks": [
                     *             "X XX XX XX XX"
                     *           ],
                     *           "phoneLengths": [
                     *             9
                     *           ]
                     *         },
                     *         {
                     *           "name": "Germany",
                     *           "code": "DE",
                     *           "dialCode": "49",
                     *           "phoneMasks": [
                     *             "XXX XXX XXX",
                     *             "XXX XXX XXXX",
                     *             "XXX XXXX XXXX"
                     *           ],
                     *           "phoneLengths": [
                     *             4,
                     *             5,
                     *             6,
                     *             7,
                     *             8,
                     *             9,
                     *             10,
                     *             11,
                     *             12,
                     *             13,
                     *             14,
                     *             15
                     *           ]
                     *         },
                     *         {
                     *           "name": "United States",
                     *           "code": "US",
                     *           "dialCode": "1",
                     *           "phoneMasks": [
                     *             "(XXX) XXX - XXXX"
                     *           ],
                     *           "phoneLengths": [
                     *             10
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CountryList"];
                };
            };
            400: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getAddressRules: {
        parameters: {
            query: {
                /** @description Which form asks. */
                form: components["schemas"]["AddressFormKind"];
                /** @description Language of the names and labels. */
                locale: components["parameters"]["UtilitiesLocaleQuery"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description Country of the address. */
                countryCode: components["schemas"]["Country"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "countryCode": "US",
                     *       "locale": "en-us",
                     *       "form": "shipping",
                     *       "postalCodeExample": "97209",
                     *       "provinces": [
                     *         {
                     *           "code": "CA",
                     *           "name": "California"
                     *         },
                     *         {
                     *           "code": "OR",
                     *           "name": "Oregon"
                     *         }
                     *       ],
                     *       "fields": [
                     *         {
                     *           "name": "firstName",
                     *           "labelKey": "address.firstName",
                     *           "required": true,
                     *           "minLength": 2,
                     *           "maxLength": 30,
                     *           "transforms": [
                     *             "trim",
                     *             "capitalize"
                     *           ],
                     *           "width": "half",
                     *           "autocomplete": "given-name",
                     *           "inputMode": "text"
                     *         },
                     *         {
                     *           "name": "lastName",
                     *           "labelKey": "address.lastName",
                     *           "required": true,
                     *           "minLength": 2,
                     *           "maxLength": 30,
                     *           "transforms": [
                     *             "trim",
                     *             "capitalize"
                     *           ],
                     *           "width": "half",
                     *           "autocomplete": "family-name",
                     *           "inputMode": "text"
                     *         },
                     *         {
                     *           "name": "postalCode",
                     *           "labelKey": "address.zipCode",
                     *           "required": true,
                     *           "minLength": 5,
                     *           "maxLength": 10,
                     *           "pattern": "^[0-9]{5}(-[0-9]{4})?$",
                     *           "transforms": [
                     *             "trim"
                     *           ],
                     *           "width": "half",
                     *           "autocomplete": "postal-code",
                     *           "inputMode": "numeric"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AddressRules"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getStores: {
        parameters: {
            query: {
                /** @description Only the stores of this country. */
                countryCode?: components["schemas"]["Country"];
                /** @description Language of the names and labels. */
                locale: components["parameters"]["UtilitiesLocaleQuery"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stores, by country, city and name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "stores": [
                     *         {
                     *           "storeId": "US1001",
                     *           "name": "Waymark Portland Pearl",
                     *           "address": {
                     *             "addressLine1": "1231 NW Hoyt St",
                     *             "city": "Portland",
                     *             "province": "OR",
                     *             "postalCode": "97209",
                     *             "countryCode": "US"
                     *           },
                     *           "latitude": 45.5298,
                     *           "longitude": -122.6836,
                     *           "phone": "+15035550142",
                     *           "timeZone": "America/Los_Angeles",
                     *           "services": [
                     *             "BOPIS_SD",
                     *             "BOPIS_STS",
                     *             "RETURNS"
                     *           ],
                     *           "openingHours": [
                     *             {
                     *               "day": 1,
                     *               "opens": "10:00",
                     *               "closes": "19:00"
                     *             },
                     *             {
                     *               "day": 7,
                     *               "opens": "11:00",
                     *               "closes": "18:00"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StoreList"];
                };
            };
            400: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getStoreEmployees: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The store. */
                storeId: components["schemas"]["StoreId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description Sellers of the store, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "employees": [
                     *         {
                     *           "storeEmployeeId": "100102",
                     *           "storeEmployeeName": "Rory O."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StoreEmployeeList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    validateResponse: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /**
                 * @description The operationId.
                 * @example getServerTime
                 */
                contract: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": 200,
                 *       "answer": "{\"timestamp\":1795600800000}"
                 *     }
                 */
                "application/json": components["schemas"]["AnswerToCheck"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description What the contract says. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "findings": []
                     *     }
                     */
                    "application/json": components["schemas"]["CheckedAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCollections: {
        parameters: {
            query: {
                /** @description Decides language and assortment. */
                locale: components["parameters"]["LocaleQuery"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The collections in the editors' order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "collections": [
                     *         {
                     *           "id": "rain-week",
                     *           "kind": "collection",
                     *           "title": "A week of rain",
                     *           "subtitle": "Dry from the neck to the toes.",
                     *           "url": "/collections/rain-week",
                     *           "picture": {
                     *             "kind": "image",
                     *             "path": "scene/coast-cliffs/square",
                     *             "alt": "",
                     *             "width": 1200,
                     *             "height": 1200
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Collections"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    compareProducts: {
        parameters: {
            query: {
                /** @description Decides language, currency and assortment. */
                locale: components["parameters"]["ProductLocaleQuery"];
                /**
                 * @description The products, in the order of the columns; one per repetition.
                 * @example [
                 *       "WMTR1001MOS"
                 *     ]
                 */
                productId: components["schemas"]["ProductId"][];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The products, and a row for each quality that one of them is rated for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "products": [],
                     *       "qualities": []
                     *     }
                     */
                    "application/json": components["schemas"]["ProductComparison"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getFootSizes: {
        parameters: {
            query: {
                /** @description Decides language, currency and assortment. */
                locale: components["parameters"]["ProductLocaleQuery"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The sizes of every kind of shoe. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "productTypes": [
                     *         {
                     *           "productType": "women-shoes",
                     *           "sizes": [
                     *             {
                     *               "millimetres": 220,
                     *               "label": "US 5"
                     *             },
                     *             {
                     *               "millimetres": 225,
                     *               "label": "US 5.5"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FootSizes"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSearchHub: {
        parameters: {
            query: {
                /** @description Decides language and assortment. */
                locale: components["parameters"]["LocaleQuery"];
                /**
                 * @description The words of the search.
                 * @example trail
                 */
                q?: string;
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description What stands beside the products; empty lists where nothing fits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "terms": [
                     *         "hiking boots",
                     *         "trail running shoes"
                     *       ],
                     *       "categories": [
                     *         {
                     *           "id": "2110",
                     *           "name": "Trail running",
                     *           "slug": "women-trail"
                     *         }
                     *       ],
                     *       "articles": [],
                     *       "stores": [
                     *         {
                     *           "title": "Waymark Boulder",
                     *           "subtitle": "1428 Pearl Street, Boulder",
                     *           "url": "/stores/1001/waymark-boulder"
                     *         }
                     *       ],
                     *       "blocks": []
                     *     }
                     */
                    "application/json": components["schemas"]["SearchHub"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSizeChart: {
        parameters: {
            query: {
                /** @description Decides language, currency and assortment. */
                locale: components["parameters"]["ProductLocaleQuery"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The chart, as `sizeChart` of a product names it. */
                productType: components["schemas"]["SizeChartId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The chart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "productType": "women-shoes",
                     *       "title": "Women’s shoes",
                     *       "howToMeasure": "Stand on paper with your heel against a wall, mark the longest toe and measure to the wall.",
                     *       "columns": [
                     *         "US",
                     *         "UK",
                     *         "EU",
                     *         "Foot, cm"
                     *       ],
                     *       "rows": [
                     *         [
                     *           "5",
                     *           "3",
                     *           "35.5",
                     *           "22.0"
                     *         ],
                     *         [
                     *           "5.5",
                     *           "3.5",
                     *           "36",
                     *           "22.5"
                     *         ]
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SizeChart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSocialGallery: {
        parameters: {
            query: {
                /**
                 * @description Which pictures, as the block of content says it.
                 * @example outside
                 */
                filter?: components["schemas"]["ContentPictureFilter"];
                /** @description Decides language and assortment. */
                locale: components["parameters"]["LocaleQuery"];
                /**
                 * @description The product that the page is about.
                 * @example WMTR1001MOS
                 */
                productId?: string;
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The pictures, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pictures": [
                     *         {
                     *           "id": "camp-night",
                     *           "path": "https://pictures.example.com/camp-night.webp",
                     *           "alt": "Two tents",
                     *           "by": "wren"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SocialGallery"];
                };
            };
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    reportSocialPicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /**
                 * @description The picture's id at the gallery.
                 * @example camp-night
                 */
                pictureId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "offensive"
                 *     }
                 */
                "application/json": components["schemas"]["SocialPictureReport"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            204: components["responses"]["NoContent"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getUtility: {
        parameters: {
            query: {
                /** @description Decides language and assortment. */
                locale: components["parameters"]["LocaleQuery"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The links in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "links": [
                     *         {
                     *           "id": "stores",
                     *           "url": "/stores",
                     *           "text": "Find a store"
                     *         },
                     *         {
                     *           "id": "contact",
                     *           "url": "/help/contact-us",
                     *           "text": "Contact us"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Utility"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getShopPage: {
        parameters: {
            query: {
                /** @description Decides language and assortment. */
                locale: components["parameters"]["LocaleQuery"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description Slug of the page with two dashes for each slash (help--contact-us), because proxies mangle encoded slashes. */
                page: components["parameters"]["ContentPagePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "page-search",
                     *       "slug": "search",
                     *       "title": "Search",
                     *       "seo": {
                     *         "title": "Search | Waymark",
                     *         "description": "Search the shop.",
                     *         "noIndex": true
                     *       },
                     *       "header": {
                     *         "theme": "standard",
                     *         "sticky": true
                     *       },
                     *       "locales": [
                     *         "en-us",
                     *         "en-gb"
                     *       ],
                     *       "breadcrumbs": [
                     *         {
                     *           "url": "/search",
                     *           "text": "Search"
                     *         }
                     *       ],
                     *       "blocks": []
                     *     }
                     */
                    "application/json": components["schemas"]["AugmentedPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getLocationSelector: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The regions, with their countries by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "regions": [
                     *         {
                     *           "id": "NORA",
                     *           "countries": [
                     *             {
                     *               "code": "CA",
                     *               "name": "Canada",
                     *               "currency": "CAD",
                     *               "locales": [
                     *                 {
                     *                   "locale": "en-ca",
                     *                   "language": "English"
                     *                 },
                     *                 {
                     *                   "locale": "fr-ca",
                     *                   "language": "français"
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LocationSelector"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    ingestTelemetry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "events": [
                 *         {
                 *           "event": "page-viewed",
                 *           "pageType": "product",
                 *           "origin": "grid"
                 *         },
                 *         {
                 *           "event": "api-called",
                 *           "pageType": "product",
                 *           "method": "GET",
                 *           "path": "/cart/v1/cart/{basketId}",
                 *           "status": 200,
                 *           "milliseconds": 41
                 *         },
                 *         {
                 *           "event": "web-vital",
                 *           "pageType": "product",
                 *           "name": "LCP",
                 *           "value": 812
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TelemetryBatch"];
            };
        };
        responses: {
            /** @description Counted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: components["responses"]["Problem"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    getServerTime: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "timestamp": 1795600800000
                     *     }
                     */
                    "application/json": components["schemas"]["ServerTime"];
                };
            };
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getFunnels: {
        parameters: {
            query?: {
                /** @description The last so many days with today; 30 without it. Of generated counts the last days that there are. */
                days?: components["parameters"]["FunnelDays"];
                /** @description Counts of real visitors (without it), or the generated month of the demonstration. */
                source?: components["parameters"]["FunnelSource"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A line for each chart with counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "source": "generated",
                     *       "days": 30,
                     *       "charts": [
                     *         {
                     *           "chart": "checkout",
                     *           "visits": 1240,
                     *           "left": 421
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Funnels"];
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getFunnel: {
        parameters: {
            query?: {
                /** @description The last so many days with today; 30 without it. Of generated counts the last days that there are. */
                days?: components["parameters"]["FunnelDays"];
                /** @description Counts of real visitors (without it), or the generated month of the demonstration. */
                source?: components["parameters"]["FunnelSource"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The chart's id. */
                chart: components["schemas"]["ChartId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts of the chart for these days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "chart": "checkout",
                     *       "source": "generated",
                     *       "days": 30,
                     *       "from": "2026-10-01",
                     *       "until": "2026-10-30",
                     *       "counts": [
                     *         {
                     *           "kind": "visit",
                     *           "name": "#checkout",
                     *           "count": 1240
                     *         },
                     *         {
                     *           "kind": "left",
                     *           "name": "#checkout",
                     *           "count": 421
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Funnel"];
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    addCounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "counts": [
                 *         {
                 *           "chart": "checkout",
                 *           "kind": "visit",
                 *           "name": "#checkout",
                 *           "count": 1
                 *         },
                 *         {
                 *           "chart": "checkout",
                 *           "kind": "left",
                 *           "name": "#checkout",
                 *           "count": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FunnelBatch"];
            };
        };
        responses: {
            /** @description Added. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: components["responses"]["Problem"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    requestNotification: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": "WMTR1001MOS",
                 *       "upc": "884501001085",
                 *       "email": "maya@example.com",
                 *       "subscriptionType": "RESTOCK"
                 *     }
                 */
                "application/json": components["schemas"]["RequestNotificationRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            204: components["responses"]["NoContent"];
            default: components["responses"]["Problem"];
        };
    };
    stopNotifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /**
                 * @description Id of a request, from the link of an alert.
                 * @example 0b9d7c3e-4a51-4e7a-9a64-2f7d0c1f8e11
                 */
                notificationId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            204: components["responses"]["NoContent"];
            default: components["responses"]["Problem"];
        };
    };
    checkAvailability: {
        parameters: {
            query: {
                /** @description Decides language, currency and assortment. */
                locale: components["parameters"]["ProductLocaleQuery"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description Product id, or a master id (8 characters), which answers its first colour. */
                productId: components["parameters"]["ProductIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "id": "WMTR1001MOS-075",
                 *           "qty": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AvailabilityRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The answer for each item, in the same order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isAvailable": true,
                     *       "items": [
                     *         {
                     *           "id": "WMTR1001MOS-075",
                     *           "qty": 1,
                     *           "quantity": 3,
                     *           "isAvailable": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Availability"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    voteAnswer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The answer. */
                answerId: components["schemas"]["ReviewId"];
                /** @description Product id, or a master id (8 characters), which answers its first colour. */
                productId: components["parameters"]["ProductIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isHelpful": true
                 *     }
                 */
                "application/json": components["schemas"]["VoteRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The counts with this vote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "helpful": 8,
                     *       "notHelpful": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Votes"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    flagReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description Product id, or a master id (8 characters), which answers its first colour. */
                productId: components["parameters"]["ProductIdPath"];
                /** @description The review. */
                reviewId: components["parameters"]["ReviewIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "offensive"
                 *     }
                 */
                "application/json": components["schemas"]["FlagReviewRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            204: components["responses"]["NoContent"];
            default: components["responses"]["Problem"];
        };
    };
    voteReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description Product id, or a master id (8 characters), which answers its first colour. */
                productId: components["parameters"]["ProductIdPath"];
                /** @description The review. */
                reviewId: components["parameters"]["ReviewIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isHelpful": true
                 *     }
                 */
                "application/json": components["schemas"]["VoteRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The counts with this vote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "helpful": 13,
                     *       "notHelpful": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Votes"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getReviews: {
        parameters: {
            query?: {
                /** @description Only reviews that say this about the fit. */
                fit?: components["schemas"]["ReviewFit"];
                /** @description Largest number of items on the page. */
                limit?: number;
                /** @description Decides how sizes are named. */
                locale?: components["schemas"]["Locale"];
                /** @description Number of items before the page. */
                offset?: number;
                /** @description Only reviews of buyers of this size, as `sizes` has its value. */
                size?: string;
                /** @description The order. */
                sort?: "helpful" | "newest" | "highest" | "lowest";
                /** @description Only reviews with this many stars. */
                stars?: number;
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description Product id, or a master id (8 characters), which answers its first colour. */
                productId: components["parameters"]["ProductIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description One page of the reviews; an empty list if there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rating": {
                     *         "score": 4.5,
                     *         "reviewsCount": 2
                     *       },
                     *       "canTranslate": true,
                     *       "distribution": [
                     *         1,
                     *         1,
                     *         0,
                     *         0,
                     *         0
                     *       ],
                     *       "fits": {
                     *         "small": 0,
                     *         "trueToSize": 1,
                     *         "large": 0
                     *       },
                     *       "sizes": [
                     *         {
                     *           "value": "8",
                     *           "label": "8",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "total": 2,
                     *       "reviews": [
                     *         {
                     *           "id": "WMTR1001-R01",
                     *           "rating": 5,
                     *           "title": "Forgets the mud",
                     *           "text": "Two hundred kilometres, and the lugs still bite.",
                     *           "nickname": "fellrunner",
                     *           "location": "Keswick",
                     *           "language": "en",
                     *           "fit": "true-to-size",
                     *           "size": "8",
                     *           "isVerifiedBuyer": true,
                     *           "createdOn": "2026-10-02",
                     *           "helpful": 12,
                     *           "notHelpful": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReviewPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    writeReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description Product id, or a master id (8 characters), which answers its first colour. */
                productId: components["parameters"]["ProductIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rating": 4,
                 *       "title": "Dry all winter",
                 *       "text": "Three months of rain, and my feet stayed dry.",
                 *       "nickname": "maya",
                 *       "fit": "true-to-size"
                 *     }
                 */
                "application/json": components["schemas"]["WriteReviewRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The review, which waits for approval. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b9d7c3e-4a51-4e7a-9a64-2f7d0c1f8e11",
                     *       "status": "SUBMITTED",
                     *       "rating": 4,
                     *       "title": "Dry all winter",
                     *       "text": "Three months of rain, and my feet stayed dry.",
                     *       "nickname": "maya",
                     *       "fit": "true-to-size",
                     *       "hasSharedPictures": false,
                     *       "isVerifiedBuyer": true,
                     *       "createdOn": "2026-11-26"
                     *     }
                     */
                    "application/json": components["schemas"]["OwnReview"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOwnReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description Product id, or a master id (8 characters), which answers its first colour. */
                productId: components["parameters"]["ProductIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The review, if there is one, and what the shop offers for it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "canSharePictures": true,
                     *       "review": {
                     *         "id": "0b9d7c3e-4a51-4e7a-9a64-2f7d0c1f8e11",
                     *         "status": "SUBMITTED",
                     *         "rating": 4,
                     *         "title": "Dry all winter",
                     *         "text": "Three months of rain, and my feet stayed dry.",
                     *         "nickname": "maya",
                     *         "fit": "true-to-size",
                     *         "hasSharedPictures": false,
                     *         "isVerifiedBuyer": true,
                     *         "createdOn": "2026-11-26"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OwnReviewAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addReviewPicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description Product id, or a master id (8 characters), which answers its first colour. */
                productId: components["parameters"]["ProductIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "image": "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"
                 *     }
                 */
                "application/json": components["schemas"]["AddReviewPictureRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The picture, which waits for its review. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f1d7c3e-4a51-4e7a-9a64-2f7d0c1f8e11",
                     *       "preview": "data:image/webp;base64,UklGRg==",
                     *       "width": 1280,
                     *       "height": 960
                     *     }
                     */
                    "application/json": components["schemas"]["AddedPicture"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getQuestions: {
        parameters: {
            query?: {
                /** @description Largest number of items on the page. */
                limit?: number;
                /** @description Number of items before the page. */
                offset?: number;
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description Product id, or a master id (8 characters), which answers its first colour. */
                productId: components["parameters"]["ProductIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description One page of the questions; an empty list if there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "canTranslate": true,
                     *       "total": 1,
                     *       "questions": [
                     *         {
                     *           "id": "WMTR1001-Q1",
                     *           "text": "Do they run small?",
                     *           "nickname": "Ana",
                     *           "language": "en",
                     *           "createdOn": "2026-10-02",
                     *           "answers": [
                     *             {
                     *               "id": "WMTR1001-Q1-A1",
                     *               "text": "Half a size, yes.",
                     *               "nickname": "Waymark",
                     *               "isFromShop": true,
                     *               "createdOn": "2026-10-04",
                     *               "helpful": 7,
                     *               "notHelpful": 0
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QuestionPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    askQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description Product id, or a master id (8 characters), which answers its first colour. */
                productId: components["parameters"]["ProductIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Do they run small?",
                 *       "nickname": "maya"
                 *     }
                 */
                "application/json": components["schemas"]["AskQuestionRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The question, which waits for the shop. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b9d7c3e-4a51-4e7a-9a64-2f7d0c1f8e11",
                     *       "status": "SUBMITTED"
                     *     }
                     */
                    "application/json": components["schemas"]["AskedQuestion"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOwnVotes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description Product id, or a master id (8 characters), which answers its first colour. */
                productId: components["parameters"]["ProductIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The votes; an empty list if there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "votes": [
                     *         {
                     *           "id": "WMTR1001-R01",
                     *           "isHelpful": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OwnVotes"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    translateReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The review. */
                reviewId: components["parameters"]["ReviewIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language": "de"
                 *     }
                 */
                "application/json": components["schemas"]["TranslateReviewRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            "5XX": components["responses"]["Problem"];
            /** @description The translation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "title": "Vergisst den Schlamm",
                     *       "text": "Das Profil greift immer noch.",
                     *       "answers": []
                     *     }
                     */
                    "application/json": components["schemas"]["ReviewTranslation"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getReviewPicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The picture. */
                pictureId: components["schemas"]["Uuid"];
                /** @description At most 320 pixels wide and high (small), or 1280 (large). */
                rendition: "small" | "large";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example RIFF */
                    "image/webp": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getRecommendations: {
        parameters: {
            query: {
                /** @description For `category`. */
                categoryId?: string;
                /** @description Most products. */
                count?: number;
                /** @description Decides language, currency and assortment. */
                locale: components["parameters"]["ProductLocaleQuery"];
                /** @description The products to show, in order, or those that others go with; one per repetition. */
                productId?: components["schemas"]["ProductId"][];
                /**
                 * @description Where the products come from.
                 * @example bestsellers
                 */
                source: components["schemas"]["RecommendationSource"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The products; an empty list if there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "source": "bestsellers",
                     *       "products": [
                     *         {
                     *           "id": "WMTR1002INK",
                     *           "masterId": "WMTR1002",
                     *           "name": "Fellside",
                     *           "url": "/p/fellside-WMTR1002INK",
                     *           "price": {
                     *             "currency": "USD",
                     *             "current": 11900,
                     *             "original": 11900
                     *           },
                     *           "currency": "USD",
                     *           "image": {
                     *             "path": "product/trail-runner/ink-stone/side",
                     *             "alt": "Fellside in ink, from the side"
                     *           },
                     *           "colours": [],
                     *           "sizesAvailable": [
                     *             "8"
                     *           ],
                     *           "department": "women",
                     *           "productType": "standard",
                     *           "comingSoon": false,
                     *           "allVariantsOutOfStock": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Recommendations"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCatalog: {
        parameters: {
            query: {
                /** @description The category to list; the whole catalogue without it. */
                categoryId?: string;
                /** @description Products per page. */
                count?: components["parameters"]["ListingCount"];
                /** @description One facet per repetition, as key:value1,value2 with each value percent-encoded; values of one facet widen, facets narrow. The key productId lists exactly those products, in the order given. */
                filter?: components["parameters"]["ListingFilter"];
                /** @description Decides language, currency and assortment. */
                locale: components["parameters"]["ProductLocaleQuery"];
                /** @description Order of the products. */
                sort?: components["parameters"]["ListingSortQuery"];
                /** @description Index of the first product of the page, from 0. */
                start?: components["parameters"]["ListingStart"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the listing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "category": {
                     *         "id": "1104",
                     *         "name": "Trail running",
                     *         "slug": "trail-running",
                     *         "description": "Shoes that hold on loose ground and drain fast.",
                     *         "breadcrumbs": [
                     *           {
                     *             "id": "1000",
                     *             "name": "Women",
                     *             "slug": "women"
                     *           },
                     *           {
                     *             "id": "1100",
                     *             "name": "Shoes",
                     *             "slug": "women-shoes"
                     *           }
                     *         ],
                     *         "children": [],
                     *         "image": {
                     *           "path": "scene/ridge-line/dawn",
                     *           "alt": "A runner on a ridge at dawn"
                     *         },
                     *         "seoTitle": "Trail running shoes",
                     *         "seoDescription": "Light, grippy trail running shoes for ridges, roots and rain."
                     *       },
                     *       "total": 1,
                     *       "start": 0,
                     *       "count": 24,
                     *       "products": [
                     *         {
                     *           "id": "WMTR1001MOS",
                     *           "masterId": "WMTR1001",
                     *           "name": "Ridgeline Trail Runner",
                     *           "url": "/p/ridgeline-trail-runner-WMTR1001MOS",
                     *           "price": {
                     *             "currency": "USD",
                     *             "current": 10320,
                     *             "original": 12900
                     *           },
                     *           "currency": "USD",
                     *           "badge": {
                     *             "id": "SALE",
                     *             "label": "Sale"
                     *           },
                     *           "image": {
                     *             "path": "product/trail-runner/moss-bone-signal/side",
                     *             "alt": "Ridgeline Trail Runner in moss, from the side"
                     *           },
                     *           "hoverImage": {
                     *             "path": "product/trail-runner/moss-bone-signal/top",
                     *             "alt": "Ridgeline Trail Runner in moss, from above"
                     *           },
                     *           "colours": [
                     *             {
                     *               "id": "WMTR1001MOS",
                     *               "label": "Moss / Bone / Signal",
                     *               "swatch": [
                     *                 "#5d6b4b",
                     *                 "#e9e1d0",
                     *                 "#d9541e"
                     *               ],
                     *               "image": {
                     *                 "path": "product/trail-runner/moss-bone-signal/side",
                     *                 "alt": "Moss / Bone / Signal"
                     *               }
                     *             }
                     *           ],
                     *           "rating": {
                     *             "score": 4.6,
                     *             "reviewsCount": 128
                     *           },
                     *           "sizesAvailable": [
                     *             "7.5"
                     *           ],
                     *           "department": "women",
                     *           "productType": "standard",
                     *           "comingSoon": false,
                     *           "allVariantsOutOfStock": false
                     *         }
                     *       ],
                     *       "facets": [
                     *         {
                     *           "key": "size",
                     *           "label": "Size",
                     *           "type": "list",
                     *           "options": [
                     *             {
                     *               "value": "7.5",
                     *               "label": "7.5",
                     *               "count": 1,
                     *               "selected": false
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "key": "color",
                     *           "label": "Colour",
                     *           "type": "swatch",
                     *           "options": [
                     *             {
                     *               "value": "green",
                     *               "label": "Green",
                     *               "count": 1,
                     *               "selected": true,
                     *               "swatch": [
                     *                 "#5d6b4b"
                     *               ]
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "key": "price",
                     *           "label": "Price",
                     *           "type": "range",
                     *           "currency": "USD",
                     *           "min": 10320,
                     *           "max": 10320,
                     *           "options": [
                     *             {
                     *               "value": "10000-15000",
                     *               "label": "$100 to $150",
                     *               "count": 1,
                     *               "selected": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "sort": "featured",
                     *       "sortOptions": [
                     *         {
                     *           "value": "featured",
                     *           "label": "Featured"
                     *         },
                     *         {
                     *           "value": "price-asc",
                     *           "label": "Price, low to high"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CatalogListing"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getCategories: {
        parameters: {
            query: {
                /** @description Decides language, currency and assortment. */
                locale: components["parameters"]["ProductLocaleQuery"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All categories of the locale. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "categories": [
                     *         {
                     *           "id": "1000",
                     *           "name": "Women",
                     *           "slug": "women",
                     *           "level": 1,
                     *           "productCount": 96
                     *         },
                     *         {
                     *           "id": "1100",
                     *           "name": "Shoes",
                     *           "slug": "women-shoes",
                     *           "parentId": "1000",
                     *           "level": 2,
                     *           "productCount": 42
                     *         },
                     *         {
                     *           "id": "1104",
                     *           "name": "Trail running",
                     *           "slug": "trail-running",
                     *           "parentId": "1100",
                     *           "level": 3,
                     *           "productCount": 8
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CategoryTree"];
                };
            };
            400: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getProductDetails: {
        parameters: {
            query: {
                /** @description Decides language, currency and assortment. */
                locale: components["parameters"]["ProductLocaleQuery"];
                /** @description Recipe of a customised product; the answer then carries its pictures and price. */
                recipe?: components["schemas"]["RecipeId"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description Product id, or a master id (8 characters), which answers its first colour. */
                productId: components["parameters"]["ProductIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "WMTR1001MOS",
                     *       "masterId": "WMTR1001",
                     *       "name": "Ridgeline Trail Runner",
                     *       "url": "/p/ridgeline-trail-runner-WMTR1001MOS",
                     *       "price": {
                     *         "currency": "USD",
                     *         "current": 10320,
                     *         "original": 12900,
                     *         "lowCurrent": 10320,
                     *         "highCurrent": 10320,
                     *         "lowOriginal": 12900,
                     *         "highOriginal": 12900,
                     *         "historicBestPrice": 10900,
                     *         "previousBestSalesPrice": 10900,
                     *         "percentagePriceDiscount": 20,
                     *         "salesPriceActiveDate": "2026-11-02"
                     *       },
                     *       "currency": "USD",
                     *       "badge": {
                     *         "id": "SALE",
                     *         "label": "Sale"
                     *       },
                     *       "eyebrow": {
                     *         "id": "LOW STOCK",
                     *         "label": "Low stock"
                     *       },
                     *       "productType": "standard",
                     *       "presale": false,
                     *       "notifyMe": true,
                     *       "subscriptionType": "RESTOCK",
                     *       "isRobisOnly": false,
                     *       "upc": "196012345016",
                     *       "allVariantsOutOfStock": false,
                     *       "comingSoon": false,
                     *       "lowestPriceNote": "Lowest price yet. Lowest before: $109.00",
                     *       "colourLabel": "Moss / Bone / Signal",
                     *       "description": "A light, low-slung trail shoe for dry ridges and wet descents. The lugs bite, the rock plate keeps your feet fresh, and the upper drains in a few strides.",
                     *       "department": "women",
                     *       "categoryPath": [
                     *         {
                     *           "id": "1000",
                     *           "name": "Women",
                     *           "slug": "women"
                     *         },
                     *         {
                     *           "id": "1100",
                     *           "name": "Shoes",
                     *           "slug": "women-shoes"
                     *         },
                     *         {
                     *           "id": "1104",
                     *           "name": "Trail running",
                     *           "slug": "trail-running"
                     *         }
                     *       ],
                     *       "images": [
                     *         {
                     *           "path": "product/trail-runner/moss-bone-signal/side",
                     *           "alt": "Ridgeline Trail Runner in moss, from the side"
                     *         },
                     *         {
                     *           "path": "product/trail-runner/moss-bone-signal/top",
                     *           "alt": "Ridgeline Trail Runner in moss, from above"
                     *         }
                     *       ],
                     *       "attributes": [
                     *         {
                     *           "type": "color",
                     *           "label": "Colour",
                     *           "options": [
                     *             {
                     *               "value": "MOS",
                     *               "label": "Moss / Bone / Signal",
                     *               "available": true,
                     *               "id": "WMTR1001MOS",
                     *               "swatch": [
                     *                 "#5d6b4b",
                     *                 "#e9e1d0",
                     *                 "#d9541e"
                     *               ],
                     *               "image": {
                     *                 "path": "product/trail-runner/moss-bone-signal/side",
                     *                 "alt": "Moss / Bone / Signal"
                     *               },
                     *               "price": {
                     *                 "currency": "USD",
                     *                 "current": 10320,
                     *                 "original": 12900
                     *               },
                     *               "groupBy": "sale"
                     *             },
                     *             {
                     *               "value": "INK",
                     *               "label": "Ink / Stone",
                     *               "available": true,
                     *               "id": "WMTR1001INK",
                     *               "swatch": [
                     *                 "#1d2329",
                     *                 "#b9b2a4"
                     *               ],
                     *               "image": {
                     *                 "path": "product/trail-runner/ink-stone/side",
                     *                 "alt": "Ink / Stone"
                     *               },
                     *               "price": {
                     *                 "currency": "USD",
                     *                 "current": 12900,
                     *                 "original": 12900
                     *               },
                     *               "groupBy": "full-price"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "size",
                     *           "label": "Size",
                     *           "options": [
                     *             {
                     *               "value": "7.5",
                     *               "label": "7.5",
                     *               "available": true
                     *             },
                     *             {
                     *               "value": "8",
                     *               "label": "8",
                     *               "available": false
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "width",
                     *           "label": "Width",
                     *           "options": [
                     *             {
                     *               "value": "regular",
                     *               "label": "Regular",
                     *               "available": true
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "variants": [
                     *         {
                     *           "id": "WMTR1001MOS-075-R",
                     *           "upc": "196012345016",
                     *           "attributes": {
                     *             "color": "MOS",
                     *             "size": "7.5",
                     *             "width": "regular"
                     *           },
                     *           "price": {
                     *             "currency": "USD",
                     *             "current": 10320,
                     *             "original": 12900
                     *           },
                     *           "quantity": 3,
                     *           "stockStatus": "LOW_STOCK",
                     *           "productInventoryState": "InStock",
                     *           "stockStatusLabel": "Only 3 left",
                     *           "notifyMe": false
                     *         },
                     *         {
                     *           "id": "WMTR1001MOS-080-R",
                     *           "upc": "196012345023",
                     *           "attributes": {
                     *             "color": "MOS",
                     *             "size": "8",
                     *             "width": "regular"
                     *           },
                     *           "price": {
                     *             "currency": "USD",
                     *             "current": 10320,
                     *             "original": 12900
                     *           },
                     *           "quantity": 0,
                     *           "stockStatus": "OUT_OF_STOCK",
                     *           "productInventoryState": "OutOfStock",
                     *           "stockStatusLabel": "Out of stock",
                     *           "notifyMe": true
                     *         }
                     *       ],
                     *       "details": [
                     *         {
                     *           "id": "features",
                     *           "title": "Features",
                     *           "layout": "list",
                     *           "data": [
                     *             "4 mm lugs in sticky rubber",
                     *             "Flexible rock plate",
                     *             "Drains through the forefoot"
                     *           ]
                     *         },
                     *         {
                     *           "id": "materials",
                     *           "title": "Materials and care",
                     *           "layout": "text",
                     *           "data": [
                     *             "Upper of recycled ripstop polyester. Brush off dry mud, rinse cold, dry in the shade."
                     *           ]
                     *         }
                     *       ],
                     *       "benefitRatings": [
                     *         {
                     *           "id": "grip",
                     *           "label": "Grip",
                     *           "value": 5,
                     *           "max": 5
                     *         },
                     *         {
                     *           "id": "cushioning",
                     *           "label": "Cushioning",
                     *           "value": 3,
                     *           "max": 5
                     *         }
                     *       ],
                     *       "modelMeasurements": [],
                     *       "sizeChart": "women-shoes",
                     *       "fitNote": "Most find it true to size.",
                     *       "rating": {
                     *         "score": 4.6,
                     *         "reviewsCount": 128
                     *       },
                     *       "deliveryPromise": {
                     *         "daysMin": 2,
                     *         "daysMax": 4,
                     *         "earliestDate": "2026-11-30",
                     *         "latestDate": "2026-12-02",
                     *         "validUntil": "2026-11-25T19:00:00.000Z",
                     *         "freeFrom": 7500,
                     *         "currency": "USD"
                     *       },
                     *       "payLater": {
                     *         "payments": 3,
                     *         "amount": 3440,
                     *         "currency": "USD"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getProductInventory: {
        parameters: {
            query: {
                /** @description Decides language, currency and assortment. */
                locale: components["parameters"]["ProductLocaleQuery"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description Product id, or a master id (8 characters), which answers its first colour. */
                productId: components["parameters"]["ProductIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stock, keyed by variant id. Never cached with the page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "productId": "WMTR1001MOS",
                     *       "variants": {
                     *         "WMTR1001MOS-075-R": {
                     *           "quantity": 3,
                     *           "stockStatus": "LOW_STOCK",
                     *           "stockStatusLabel": "Only 3 left"
                     *         },
                     *         "WMTR1001MOS-080-R": {
                     *           "quantity": 0,
                     *           "stockStatus": "OUT_OF_STOCK",
                     *           "stockStatusLabel": "Out of stock"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductInventory"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getProductSets: {
        parameters: {
            query: {
                /** @description Decides language, currency and assortment. */
                locale: components["parameters"]["ProductLocaleQuery"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description Product id, or a master id (8 characters), which answers its first colour. */
                productId: components["parameters"]["ProductIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The sets; an empty list if there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "productSets": [
                     *         {
                     *           "id": "WMSET0004",
                     *           "name": "Race-day kit list",
                     *           "description": "What a mountain race asks you to carry.",
                     *           "productIds": [
                     *             "WMTR1004GLC",
                     *             "WMSH1004LEM"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProductSets"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getProductSet: {
        parameters: {
            query: {
                /** @description Decides language, currency and assortment. */
                locale: components["parameters"]["ProductLocaleQuery"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /**
                 * @description Id of the set.
                 * @example WMSET0004
                 */
                productSetId: components["schemas"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The set and its products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "WMSET0004",
                     *       "name": "Race-day kit list",
                     *       "description": "What a mountain race asks you to carry.",
                     *       "productIds": [],
                     *       "products": []
                     *     }
                     */
                    "application/json": components["schemas"]["ProductSetDetails"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    autoSuggest: {
        parameters: {
            query: {
                /** @description Decides language, currency and assortment. */
                locale: components["parameters"]["ProductLocaleQuery"];
                /** @description Search text. */
                q: components["parameters"]["SearchWords"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestions; empty lists when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "q": "trail",
                     *       "terms": [
                     *         "trail running shoes",
                     *         "trail shorts"
                     *       ],
                     *       "pages": [],
                     *       "categories": [
                     *         {
                     *           "id": "1104",
                     *           "name": "Trail running",
                     *           "slug": "trail-running"
                     *         }
                     *       ],
                     *       "products": [
                     *         {
                     *           "id": "WMTR1001MOS",
                     *           "masterId": "WMTR1001",
                     *           "name": "Ridgeline Trail Runner",
                     *           "url": "/p/ridgeline-trail-runner-WMTR1001MOS",
                     *           "price": {
                     *             "currency": "USD",
                     *             "current": 10320,
                     *             "original": 12900
                     *           },
                     *           "currency": "USD",
                     *           "image": {
                     *             "path": "product/trail-runner/moss-bone-signal/side",
                     *             "alt": "Ridgeline Trail Runner in moss, from the side"
                     *           },
                     *           "colours": [],
                     *           "sizesAvailable": [
                     *             "7.5"
                     *           ],
                     *           "department": "women",
                     *           "productType": "standard",
                     *           "comingSoon": false,
                     *           "allVariantsOutOfStock": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SearchSuggestions"];
                };
            };
            400: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    searchProducts: {
        parameters: {
            query: {
                /** @description Products per page. */
                count?: components["parameters"]["ListingCount"];
                /** @description One facet per repetition, as key:value1,value2 with each value percent-encoded; values of one facet widen, facets narrow. The key productId lists exactly those products, in the order given. */
                filter?: components["parameters"]["ListingFilter"];
                /** @description Decides language, currency and assortment. */
                locale: components["parameters"]["ProductLocaleQuery"];
                /** @description Search text. */
                q: components["parameters"]["SearchWords"];
                /** @description Order of the products. */
                sort?: components["parameters"]["ListingSortQuery"];
                /** @description Index of the first product of the page, from 0. */
                start?: components["parameters"]["ListingStart"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the results; total 0 when nothing was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "q": "trial runner",
                     *       "suggestion": "trail runner",
                     *       "pages": [],
                     *       "total": 1,
                     *       "start": 0,
                     *       "count": 24,
                     *       "products": [
                     *         {
                     *           "id": "WMTR1001MOS",
                     *           "masterId": "WMTR1001",
                     *           "name": "Ridgeline Trail Runner",
                     *           "url": "/p/ridgeline-trail-runner-WMTR1001MOS",
                     *           "price": {
                     *             "currency": "USD",
                     *             "current": 10320,
                     *             "original": 12900
                     *           },
                     *           "currency": "USD",
                     *           "image": {
                     *             "path": "product/trail-runner/moss-bone-signal/side",
                     *             "alt": "Ridgeline Trail Runner in moss, from the side"
                     *           },
                     *           "colours": [],
                     *           "sizesAvailable": [
                     *             "7.5"
                     *           ],
                     *           "department": "women",
                     *           "productType": "standard",
                     *           "comingSoon": false,
                     *           "allVariantsOutOfStock": false
                     *         }
                     *       ],
                     *       "facets": [],
                     *       "sort": "featured",
                     *       "sortOptions": [
                     *         {
                     *           "value": "featured",
                     *           "label": "Best match"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProductSearchResult"];
                };
            };
            400: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getStore: {
        parameters: {
            query: {
                /** @description Decides the country where nothing else names one. */
                locale: components["parameters"]["StoresLocaleQuery"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The store. */
                storeId: components["schemas"]["StoreId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The store. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "store": {
                     *         "storeId": "1001",
                     *         "name": "Waymark Boulder",
                     *         "address": {
                     *           "addressLine1": "1428 Pearl Street",
                     *           "city": "Boulder",
                     *           "province": "CO",
                     *           "postalCode": "80302",
                     *           "countryCode": "US"
                     *         },
                     *         "latitude": 40.0187,
                     *         "longitude": -105.2767,
                     *         "phone": "+13035550142",
                     *         "timeZone": "America/Denver",
                     *         "services": [
                     *           "BOPIS_SD",
                     *           "BOPIS_STS",
                     *           "RETURNS"
                     *         ],
                     *         "openingHours": [
                     *           {
                     *             "day": 1,
                     *             "opens": "10:00",
                     *             "closes": "20:00"
                     *           }
                     *         ]
                     *       },
                     *       "phoneText": "+1 303 555 0142",
                     *       "facilities": [
                     *         "REPAIRS",
                     *         "BOOT_FITTING"
                     *       ],
                     *       "specialDays": [
                     *         {
                     *           "date": "2026-12-25"
                     *         },
                     *         {
                     *           "date": "2026-12-24",
                     *           "opens": "10:00",
                     *           "closes": "16:00"
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "title": "Wednesday run",
                     *           "date": "2026-12-02",
                     *           "starts": "18:30",
                     *           "ends": "20:00"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StoreDetails"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getStoreInventory: {
        parameters: {
            query: {
                /** @description Decides the country where nothing else names one. */
                locale: components["parameters"]["StoresLocaleQuery"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description One colour of a product. */
                productId: components["schemas"]["ProductId"];
                /** @description The store. */
                storeId: components["schemas"]["StoreId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its shelf. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "storeId": "1001",
                     *       "productId": "WMTR1001MOS",
                     *       "inventory": [
                     *         {
                     *           "upc": "884501001085",
                     *           "quantity": 3
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StoreInventory"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    searchCollectionPoints: {
        parameters: {
            query: {
                /** @description Decides the country where nothing else names one. */
                locale: components["parameters"]["StoresLocaleQuery"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceSearchRequest"];
            };
        };
        responses: {
            /** @description Results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "place": {
                     *         "name": "Lyon",
                     *         "latitude": 45.764,
                     *         "longitude": 4.8357
                     *       },
                     *       "collectionPoints": [
                     *         {
                     *           "id": "FR-0264",
                     *           "name": "Librairie des Terreaux",
                     *           "carrier": "Relais Facile",
                     *           "address": {
                     *             "addressLine1": "5 rue d’Algérie",
                     *             "city": "Lyon",
                     *             "postalCode": "69001",
                     *             "countryCode": "FR"
                     *           },
                     *           "latitude": 45.7681,
                     *           "longitude": 4.8329,
                     *           "timeZone": "Europe/Paris",
                     *           "openingHours": [
                     *             {
                     *               "day": 1,
                     *               "opens": "08:00",
                     *               "closes": "19:30"
                     *             }
                     *           ],
                     *           "distance": 500
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CollectionPointResult"];
                };
            };
            400: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getFavouriteStore: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The store, where there is one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": components["schemas"]["FavouriteStore"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setFavouriteStore: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavouriteStoreRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The store. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": components["schemas"]["FavouriteStore"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeFavouriteStore: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description No store. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": components["schemas"]["FavouriteStore"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchStores: {
        parameters: {
            query: {
                /** @description Decides the country where nothing else names one. */
                locale: components["parameters"]["StoresLocaleQuery"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreSearchRequest"];
            };
        };
        responses: {
            /** @description Results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "place": {
                     *         "name": "Boulder",
                     *         "latitude": 40.015,
                     *         "longitude": -105.2705
                     *       },
                     *       "stores": [
                     *         {
                     *           "distance": 700,
                     *           "inventory": [
                     *             {
                     *               "upc": "884501001085",
                     *               "quantity": 3
                     *             }
                     *           ],
                     *           "pickup": true,
                     *           "shipToStore": true,
                     *           "store": {
                     *             "storeId": "1001",
                     *             "name": "Waymark Boulder",
                     *             "address": {
                     *               "addressLine1": "1428 Pearl Street",
                     *               "city": "Boulder",
                     *               "province": "CO",
                     *               "postalCode": "80302",
                     *               "countryCode": "US"
                     *             },
                     *             "latitude": 40.0187,
                     *             "longitude": -105.2767,
                     *             "phone": "+13035550142",
                     *             "timeZone": "America/Denver",
                     *             "services": [
                     *               "BOPIS_SD",
                     *               "BOPIS_STS",
                     *               "RETURNS"
                     *             ],
                     *             "openingHours": [
                     *               {
                     *                 "day": 1,
                     *                 "opens": "10:00",
                     *                 "closes": "20:00"
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StoreSearchResult"];
                };
            };
            400: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthSession"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getWarehouseOrders: {
        parameters: {
            query?: {
                /**
                 * @description The most orders of the answer; 100 without it.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Only orders placed before this moment. By default half an hour ago, when shoppers can no longer cancel them.
                 * @example 2026-11-27T09:00:00Z
                 */
                placedBefore?: components["schemas"]["DateTime"];
                /**
                 * @description Only orders with this status.
                 * @example placed
                 */
                status?: "placed" | "processing" | "shipped" | "ready-for-pickup";
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WarehouseOrders"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reportProgress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /**
                 * @description The order.
                 * @example WM10004217
                 */
                orderNo: components["parameters"]["WarehouseOrderNo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgressReport"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: components["responses"]["WarehouseProgress"];
            default: components["responses"]["Problem"];
        };
    };
    reportReturn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /**
                 * @description The order.
                 * @example WM10004217
                 */
                orderNo: components["parameters"]["WarehouseOrderNo"];
                /**
                 * @description The number on the label of the return.
                 * @example RT0123456789
                 */
                returnId: components["schemas"]["WarehouseReturnId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnReport"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: components["responses"]["WarehouseProgress"];
            default: components["responses"]["Problem"];
        };
    };
    getFavorites: {
        parameters: {
            query?: {
                /** @description How many items to answer at most; all of them without it. */
                count?: components["parameters"]["ListCount"];
                /** @description How many of the newest items to leave out; none without it. */
                start?: components["parameters"]["ListStart"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The asked part of the list; `total` counts all of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Favorites"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addFavorite: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "WMTR1001MOS"
                 *     }
                 */
                "application/json": components["schemas"]["AddFavoriteRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The whole list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Favorites"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeFavorite: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The list. */
                favoriteId: components["parameters"]["FavoriteId"];
                /**
                 * @description The item.
                 * @example 0b9d7c3e-4a51-4e7a-9a64-2f7d0c1f8e11
                 */
                itemId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The whole list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Favorites"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSharedFavorites: {
        parameters: {
            query?: {
                /** @description How many items to answer at most; all of them without it. */
                count?: components["parameters"]["ListCount"];
                /** @description How many of the newest items to leave out; none without it. */
                start?: components["parameters"]["ListStart"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /**
                 * @description The id of the share, out of its link.
                 * @example Jx2l0bYw5mUuR3kZ9q1sVnT7aEoHc4dP
                 */
                favoriteId: components["schemas"]["ShareId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The asked part of the list; `total` counts all of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ownerName": "Maya",
                     *       "total": 1,
                     *       "items": [
                     *         {
                     *           "id": "WMTR1001MOS"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SharedFavorites"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    shareFavorites: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @description The list. */
                favoriteId: components["parameters"]["FavoriteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isShared": true,
                 *       "showsName": false
                 *     }
                 */
                "application/json": components["schemas"]["ShareFavoritesRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The whole list, with its share. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Favorites"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSavedForLater: {
        parameters: {
            query?: {
                /** @description How many items to answer at most; all of them without it. */
                count?: components["parameters"]["ListCount"];
                /** @description How many of the newest items to leave out; none without it. */
                start?: components["parameters"]["ListStart"];
            };
            header?: {
                /** @description Where the shopper came from (the query parameter leadSource), else the fixed value ECOM15. */
                source?: components["parameters"]["Source"];
                /** @description The access key of the client. The storefront adds it and no browser has it; a service that demands one answers API400 (400) without it. */
                "x-api-key"?: components["parameters"]["ApiKey"];
                /** @description Where the shop is shown (core 1). The storefront adds it to every call. */
                "x-channel"?: components["parameters"]["Channel"];
                /** @description One id for each call (a UUID, a W3C trace id or a ULID). It comes back in the same header and in an error's `correlationId`, and stands in every log line of the call. A value of another form is replaced by a new id. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description The shopper's locale; it chooses language, currency, prices and address rules. en-us without it. */
                "x-locale"?: components["parameters"]["LocaleHeader"];
                /** @description One id for each user action; the retries of a call keep it. */
                "x-transaction-id"?: components["parameters"]["TransactionId"];
                /** @description The id of the shopper's visit. The storefront makes it and adds it to every call; it survives sign-in and sign-out. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The asked part of the list; `total` counts all of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedForLater"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
