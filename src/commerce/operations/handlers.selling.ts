import type { Handlers } from '../contract.ts';
import type { Services } from '../services.ts';
import { acceptEmployeeTerms } from './acceptEmployeeTerms.ts';
import { addBillingAddress } from './addBillingAddress.ts';
import { addItems } from './addItems.ts';
import { addPaymentInstrument } from './addPaymentInstrument.ts';
import { addPriceAdjustment } from './addPriceAdjustment.ts';
import { addShippingAddress } from './addShippingAddress.ts';
import { applyCoupon } from './applyCoupon.ts';
import { applyReward } from './applyReward.ts';
import { beginSale } from './beginSale.ts';
import { createCart } from './createCart.ts';
import { createCartWithItem } from './createCartWithItem.ts';
import { createToken } from './createToken.ts';
import { getAddresses } from './getAddresses.ts';
import { getBotDefence } from './getBotDefence.ts';
import { getCart } from './getCart.ts';
import { getConsumer } from './getConsumer.ts';
import { getFavouriteStore } from './getFavouriteStore.ts';
import { getGiftCardBalance } from './getGiftCardBalance.ts';
import { getOrder } from './getOrder.ts';
import { getOrderOfCart } from './getOrderOfCart.ts';
import { getPaymentApproval } from './getPaymentApproval.ts';
import { getPaymentMethods } from './getPaymentMethods.ts';
import { getPaymentSession } from './getPaymentSession.ts';
import { getSavedCards } from './getSavedCards.ts';
import { getSavedForLater } from './getSavedForLater.ts';
import { getShippingMethods } from './getShippingMethods.ts';
import { getStoreEmployees } from './getStoreEmployees.ts';
import { patchOrder } from './patchOrder.ts';
import { placeOrder } from './placeOrder.ts';
import { prepareOrder } from './prepareOrder.ts';
import { removeAddress } from './removeAddress.ts';
import { removeBillingAddress } from './removeBillingAddress.ts';
import { removeCoupon } from './removeCoupon.ts';
import { removeItem } from './removeItem.ts';
import { removePaymentInstrument } from './removePaymentInstrument.ts';
import { removePriceAdjustment } from './removePriceAdjustment.ts';
import { removeSavedCard } from './removeSavedCard.ts';
import { removeSavedItem } from './removeSavedItem.ts';
import { removeShippingAddress } from './removeShippingAddress.ts';
import { reserveWithItem } from './reserveWithItem.ts';
import { saveAddress } from './saveAddress.ts';
import { saveCard } from './saveCard.ts';
import { saveItemForLater } from './saveItemForLater.ts';
import { sendDeviceFingerprint } from './sendDeviceFingerprint.ts';
import { setFavouriteStore } from './setFavouriteStore.ts';
import { setShippingMethod } from './setShippingMethod.ts';
import { signIn } from './signIn.ts';
import { signInAssociate } from './signInAssociate.ts';
import { signOut } from './signOut.ts';
import { updateAddress } from './updateAddress.ts';
import { updateItem } from './updateItem.ts';
import { updatePriceAdjustment } from './updatePriceAdjustment.ts';
import { updateSavedForLater } from './updateSavedForLater.ts';
import { validateShippingAddress } from './validateShippingAddress.ts';

/** Sessions, carts, checkout and orders. */
export const sellingHandlers = (services: Services) =>
  ({
    acceptEmployeeTerms: acceptEmployeeTerms(services),
    addBillingAddress: addBillingAddress(services),
    addItems: addItems(services),
    addPaymentInstrument: addPaymentInstrument(services),
    addPriceAdjustment: addPriceAdjustment(services),
    addShippingAddress: addShippingAddress(services),
    applyCoupon: applyCoupon(services),
    applyReward: applyReward(services),
    beginSale: beginSale(services),
    createCart: createCart(services),
    createCartWithItem: createCartWithItem(services),
    createToken: createToken(services),
    getAddresses: getAddresses(services),
    getBotDefence: getBotDefence(services),
    getCart: getCart(services),
    getConsumer: getConsumer(services),
    getFavouriteStore: getFavouriteStore(services),
    getGiftCardBalance: getGiftCardBalance(services),
    getOrder: getOrder(services),
    getOrderOfCart: getOrderOfCart(services),
    getPaymentApproval: getPaymentApproval(services),
    getPaymentMethods: getPaymentMethods(services),
    getPaymentSession: getPaymentSession(services),
    getSavedCards: getSavedCards(services),
    getSavedForLater: getSavedForLater(services),
    getShippingMethods: getShippingMethods(services),
    getStoreEmployees: getStoreEmployees(services),
    patchOrder: patchOrder(services),
    placeOrder: placeOrder(services),
    prepareOrder: prepareOrder(services),
    removeAddress: removeAddress(services),
    removeBillingAddress: removeBillingAddress(services),
    removeCoupon: removeCoupon(services),
    removeItem: removeItem(services),
    removePaymentInstrument: removePaymentInstrument(services),
    removePriceAdjustment: removePriceAdjustment(services),
    removeSavedCard: removeSavedCard(services),
    removeSavedItem: removeSavedItem(services),
    removeShippingAddress: removeShippingAddress(services),
    reserveWithItem: reserveWithItem(services),
    saveAddress: saveAddress(services),
    saveCard: saveCard(services),
    saveItemForLater: saveItemForLater(services),
    sendDeviceFingerprint: sendDeviceFingerprint(services),
    setFavouriteStore: setFavouriteStore(services),
    setShippingMethod: setShippingMethod(services),
    signIn: signIn(services),
    signInAssociate: signInAssociate(services),
    signOut: signOut(services),
    updateAddress: updateAddress(services),
    updateItem: updateItem(services),
    updatePriceAdjustment: updatePriceAdjustment(services),
    updateSavedForLater: updateSavedForLater(services),
    validateShippingAddress: validateShippingAddress(services),
  }) satisfies Partial<Handlers>;
