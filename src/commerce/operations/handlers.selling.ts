import type { Handlers } from '../contract.ts';
import type { Services } from '../services.ts';
import { addBillingAddress } from './addBillingAddress.ts';
import { addItems } from './addItems.ts';
import { addShippingAddress } from './addShippingAddress.ts';
import { applyCoupon } from './applyCoupon.ts';
import { createCart } from './createCart.ts';
import { createCartWithItem } from './createCartWithItem.ts';
import { createToken } from './createToken.ts';
import { getCart } from './getCart.ts';
import { getOrder } from './getOrder.ts';
import { getOrderOfCart } from './getOrderOfCart.ts';
import { getPaymentMethods } from './getPaymentMethods.ts';
import { getPaymentSession } from './getPaymentSession.ts';
import { getShippingMethods } from './getShippingMethods.ts';
import { patchOrder } from './patchOrder.ts';
import { placeOrder } from './placeOrder.ts';
import { prepareOrder } from './prepareOrder.ts';
import { removeBillingAddress } from './removeBillingAddress.ts';
import { removeCoupon } from './removeCoupon.ts';
import { removeItem } from './removeItem.ts';
import { removeShippingAddress } from './removeShippingAddress.ts';
import { sendDeviceFingerprint } from './sendDeviceFingerprint.ts';
import { setShippingMethod } from './setShippingMethod.ts';
import { signOut } from './signOut.ts';
import { updateItem } from './updateItem.ts';
import { validateShippingAddress } from './validateShippingAddress.ts';

/** Sessions, carts, checkout and orders. */
export const sellingHandlers = (services: Services) =>
  ({
    addBillingAddress: addBillingAddress(services),
    addItems: addItems(services),
    addShippingAddress: addShippingAddress(services),
    applyCoupon: applyCoupon(services),
    createCart: createCart(services),
    createCartWithItem: createCartWithItem(services),
    createToken: createToken(services),
    getCart: getCart(services),
    getOrder: getOrder(services),
    getOrderOfCart: getOrderOfCart(services),
    getPaymentMethods: getPaymentMethods(services),
    getPaymentSession: getPaymentSession(services),
    getShippingMethods: getShippingMethods(services),
    patchOrder: patchOrder(services),
    placeOrder: placeOrder(services),
    prepareOrder: prepareOrder(services),
    removeBillingAddress: removeBillingAddress(services),
    removeCoupon: removeCoupon(services),
    removeItem: removeItem(services),
    removeShippingAddress: removeShippingAddress(services),
    sendDeviceFingerprint: sendDeviceFingerprint(services),
    setShippingMethod: setShippingMethod(services),
    signOut: signOut(services),
    updateItem: updateItem(services),
    validateShippingAddress: validateShippingAddress(services),
  }) satisfies Partial<Handlers>;
