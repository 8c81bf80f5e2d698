import type { AdjustmentDeps } from '../cart/give-adjustment.ts';
import type { FavoritesDeps } from '../lists/favorites.ts';
import type { GiftCardDeps } from '../cart/gift-cards.ts';
import type { Catalogue as Browsing } from '../catalogue/catalogue.ts';
import type { CardsDeps } from '../checkout/express.ts';
import type { PlacingDeps } from '../checkout/place.ts';
import type { ResetDeps } from '../auth/reset-password.ts';
import type { ShowPasskeyDeps } from '../auth/show-passkey.ts';
import type { SignInDeps } from '../auth/show-password.ts';
import type { CheckedContent } from '../content/checked.ts';
import type { Handlers } from '../contract.ts';
import type { FunnelBook } from '../funnel/funnel.ts';
import type { Keys } from '../keys.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Meter } from '../meter.ts';
import type { SmsSender } from '../mail/sms-sender.ts';
import type { LinkCodes } from '../auth/link-codes.ts';
import type { SmsCodes } from '../subscriptions/sms-codes.ts';
import type { ReadPlanTerms } from '../payments/plan-terms.ts';
import type { DecisionEngine } from '../decisions/decision-engine.ts';
import type { Experiments } from '../experiments/experiments.ts';
import type { Translations } from '../reviews/translations.ts';
import type { PayPalScript } from '../payments/paypal-script.ts';
import type { SocialGallery } from '../social-gallery/social-gallery.ts';
import { StoreDirectory, storeReader } from '../utilities/stores.ts';
import { acceptEmployeeTerms } from './acceptEmployeeTerms.ts';
import { addBillingAddress } from './addBillingAddress.ts';
import { addCounts } from './addCounts.ts';
import { addFavorite } from './addFavorite.ts';
import { addItems } from './addItems.ts';
import { addPaymentInstrument } from './addPaymentInstrument.ts';
import { addVisitorEvents } from './addVisitorEvents.ts';
import { addReviewPicture } from './addReviewPicture.ts';
import { addPriceAdjustment } from './addPriceAdjustment.ts';
import { addShippingAddress } from './addShippingAddress.ts';
import { applyCoupon } from './applyCoupon.ts';
import { applyReward } from './applyReward.ts';
import { autoSuggest } from './autoSuggest.ts';
import { beginSale } from './beginSale.ts';
import { cancelOrder } from './cancelOrder.ts';
import { changePassword } from './changePassword.ts';
import { checkAvailability } from './checkAvailability.ts';
import { compareProducts } from './compareProducts.ts';
import { completeConsumer } from './completeConsumer.ts';
import { confirmForgottenPassword } from './confirmForgottenPassword.ts';
import { createCart } from './createCart.ts';
import { createCartWithItem } from './createCartWithItem.ts';
import { createReturnLabel } from './createReturnLabel.ts';
import { createToken } from './createToken.ts';
import { decide } from './decide.ts';
import { downloadConsumerData } from './downloadConsumerData.ts';
import { downloadInvoice } from './downloadInvoice.ts';
import { getAddresses } from './getAddresses.ts';
import { eraseConsumer } from './eraseConsumer.ts';
import { getAddressRules } from './getAddressRules.ts';
import { getAugmentedPage } from './getAugmentedPage.ts';
import { getBotDefence } from './getBotDefence.ts';
import { getCart } from './getCart.ts';
import { getCatalog } from './getCatalog.ts';
import { getCategories } from './getCategories.ts';
import { getCategoryContent } from './getCategoryContent.ts';
import { getConsumer } from './getConsumer.ts';
import { getContentPage } from './getContentPage.ts';
import { getContactSubjects } from './getContactSubjects.ts';
import { getCountryList } from './getCountryList.ts';
import { getFavouriteStore } from './getFavouriteStore.ts';
import { getFavorites } from './getFavorites.ts';
import { getFooter } from './getFooter.ts';
import { getFootSizes } from './getFootSizes.ts';
import { getFragment } from './getFragment.ts';
import { getFunnel } from './getFunnel.ts';
import { getFunnels } from './getFunnels.ts';
import { getGiftCardBalance } from './getGiftCardBalance.ts';
import { getLoyalty } from './getLoyalty.ts';
import { getMenu } from './getMenu.ts';
import { getOrder } from './getOrder.ts';
import { getOrderOfCart } from './getOrderOfCart.ts';
import { getPaymentApproval } from './getPaymentApproval.ts';
import { getPaymentMethods } from './getPaymentMethods.ts';
import { getPaymentSession } from './getPaymentSession.ts';
import { getPayPalScript } from './getPayPalScript.ts';
import { getPageChildren } from './getPageChildren.ts';
import { getPopups } from './getPopups.ts';
import { getShowcase } from './getShowcase.ts';
import { getProductContent } from './getProductContent.ts';
import { getProductDetails } from './getProductDetails.ts';
import { getReviewPicture } from './getReviewPicture.ts';
import { getProductSet } from './getProductSet.ts';
import { getProductSets } from './getProductSets.ts';
import { getRecommendations } from './getRecommendations.ts';
import { getReviews } from './getReviews.ts';
import { getOwnVotes } from './getOwnVotes.ts';
import { getOwnReview } from './getOwnReview.ts';
import { getProductInventory } from './getProductInventory.ts';
import { getPurchase } from './getPurchase.ts';
import { getPurchaseHistory } from './getPurchaseHistory.ts';
import { getSavedCards } from './getSavedCards.ts';
import { getSavedForLater } from './getSavedForLater.ts';
import { getSearchContent } from './getSearchContent.ts';
import { getServerTime } from './getServerTime.ts';
import { getSessions } from './getSessions.ts';
import { getSharedFavorites } from './getSharedFavorites.ts';
import { getShippingMethods } from './getShippingMethods.ts';
import { getStoreEmployees } from './getStoreEmployees.ts';
import { getSizeChart } from './getSizeChart.ts';
import { getSocialGallery } from './getSocialGallery.ts';
import { getStore } from './getStore.ts';
import { getStoreInventory } from './getStoreInventory.ts';
import { getStores } from './getStores.ts';
import { patchOrder } from './patchOrder.ts';
import { receivePaymentEvent } from './receivePaymentEvent.ts';
import { reportProgress } from './reportProgress.ts';
import { reportReturn } from './reportReturn.ts';
import { reportSocialPicture } from './reportSocialPicture.ts';
import { getWelcomeOffer } from './getWelcomeOffer.ts';
import { joinLoyalty } from './joinLoyalty.ts';
import { leaveLoyalty } from './leaveLoyalty.ts';
import { placeOrder } from './placeOrder.ts';
import { prepareOrder } from './prepareOrder.ts';
import { removeAddress } from './removeAddress.ts';
import { removeBillingAddress } from './removeBillingAddress.ts';
import { removeCoupon } from './removeCoupon.ts';
import { removeFavorite } from './removeFavorite.ts';
import { removeFavouriteStore } from './removeFavouriteStore.ts';
import { removeItem } from './removeItem.ts';
import { removePaymentInstrument } from './removePaymentInstrument.ts';
import { removePriceAdjustment } from './removePriceAdjustment.ts';
import { removeSavedCard } from './removeSavedCard.ts';
import { removeSavedItem } from './removeSavedItem.ts';
import { removeShippingAddress } from './removeShippingAddress.ts';
import { resendGiftCardEmail } from './resendGiftCardEmail.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { reserveWithItem } from './reserveWithItem.ts';
import { retrieveUserData } from './retrieveUserData.ts';
import { saveAddress } from './saveAddress.ts';
import { saveCard } from './saveCard.ts';
import { saveItemForLater } from './saveItemForLater.ts';
import { searchCollectionPoints } from './searchCollectionPoints.ts';
import { searchProducts } from './searchProducts.ts';
import { searchStores } from './searchStores.ts';
import { registerForEvent } from './registerForEvent.ts';
import { sendContactRequest } from './sendContactRequest.ts';
import { sendDeviceFingerprint } from './sendDeviceFingerprint.ts';
import { setFavouriteStore } from './setFavouriteStore.ts';
import { setShippingMethod } from './setShippingMethod.ts';
import { shareFavorites } from './shareFavorites.ts';
import { signIn } from './signIn.ts';
import { signInAssociate } from './signInAssociate.ts';
import { signOut } from './signOut.ts';
import { signUp } from './signUp.ts';
import { lookUpConsumer } from './lookUpConsumer.ts';
import { trackOrder } from './trackOrder.ts';
import { updateAddress } from './updateAddress.ts';
import { updateConsumer } from './updateConsumer.ts';
import { updateItem } from './updateItem.ts';
import { updatePaymentSession } from './updatePaymentSession.ts';
import { updatePriceAdjustment } from './updatePriceAdjustment.ts';
import { updateSavedCard } from './updateSavedCard.ts';
import { updateSavedForLater } from './updateSavedForLater.ts';
import { validateResponse } from './validateResponse.ts';
import { validateShippingAddress } from './validateShippingAddress.ts';
import { askQuestion } from './askQuestion.ts';
import { flagReview } from './flagReview.ts';
import { getQuestions } from './getQuestions.ts';
import { voteAnswer } from './voteAnswer.ts';
import { voteReview } from './voteReview.ts';
import { translateReview } from './translateReview.ts';
import { writeReview } from './writeReview.ts';
import { requestNotification } from './requestNotification.ts';
import { confirmSubscription } from './confirmSubscription.ts';
import { setNotification } from './setNotification.ts';
import { endOtherSessions } from './endOtherSessions.ts';
import { endSession } from './endSession.ts';
import { addPasskey } from './addPasskey.ts';
import { getPasskeyChallenge } from './getPasskeyChallenge.ts';
import { getPasskeys } from './getPasskeys.ts';
import { preparePasskey } from './preparePasskey.ts';
import { removePasskey } from './removePasskey.ts';
import { signInWithPasskey } from './signInWithPasskey.ts';
import { endSubscription } from './endSubscription.ts';
import { getSubscriptions } from './getSubscriptions.ts';
import { requestSubscription } from './requestSubscription.ts';
import { stopNotifications } from './stopNotifications.ts';
import { getCollections } from './getCollections.ts';
import { getLocationSelector } from './getLocationSelector.ts';
import { getSearchHub } from './getSearchHub.ts';
import { getShopPage } from './getShopPage.ts';
import { getUtility } from './getUtility.ts';
import { getWarehouseOrders } from './getWarehouseOrders.ts';
import { ingestTelemetry } from './ingestTelemetry.ts';
import { createWarrantyCase } from './createWarrantyCase.ts';

/** What the operations need, all together. */
export interface OperationDeps
  extends AdjustmentDeps, CardsDeps, FavoritesDeps, GiftCardDeps, PlacingDeps, ResetDeps, SignInDeps, ShowPasskeyDeps {
  /** Products, listings and search. */
  browsing: Browsing;
  /** Reviews and questions in the reader's language. */
  translations: Translations;
  /** Editorial content. */
  content: CheckedContent;
  funnel: FunnelBook;
  meter: Meter;
  /** True if tools for whoever builds on the contract answer. */
  allowsMock: boolean;
  /** True if anybody may read the counts of chart events. */
  showsFunnel: boolean;
  /** True if a shopper is told when a size is back. */
  offersStockAlerts: boolean;
  /** True if a product says that its price is the lowest yet. */
  showsLowestPrice: boolean;
  usesCloudinary: boolean;
  customiserUrl: string | null;
  payPalScript: PayPalScript | null;
  /** Null: every experience shows its baseline. */
  decisionEngine: DecisionEngine | null;
  /** Null: the shop has no experiments. */
  experiments: Experiments | null;
  socialGallery: SocialGallery | null;
  /** Points of a new member of the loyalty programme. */
  welcomePoints: number;
  keys: Keys;
  mailer: Mailer;
  smsSender: SmsSender | null;
  newsletterCodes: LinkCodes;
  smsCodes: SmsCodes;
  /** False if the shop tells nobody who has an account. */
  disclosesAccounts: boolean;
  /** The shop's address, for links in e-mails; without a trailing slash. */
  publicUrl: string;
  /** The terms of pay later. */
  planTerms: ReadPlanTerms;
}

type Makers = { [Id in keyof Handlers]?: (deps: OperationDeps) => Handlers[Id] };

/** Operations that take what they need from all that there is. */
const makers = {
  // Sessions, carts, checkout and orders.
  acceptEmployeeTerms,
  addBillingAddress,
  addFavorite,
  addItems,
  addPaymentInstrument,
  addPriceAdjustment,
  addShippingAddress,
  applyCoupon,
  applyReward,
  beginSale,
  changePassword,
  completeConsumer,
  confirmForgottenPassword,
  createCart,
  createCartWithItem,
  createToken,
  getAddresses,
  getBotDefence,
  getCart,
  getConsumer,
  getFavorites,
  getFavouriteStore,
  getGiftCardBalance,
  getOrder,
  getOrderOfCart,
  getPaymentApproval,
  getPaymentMethods,
  getPaymentSession,
  getPayPalScript,
  getReviewPicture,
  getReviews,
  getSavedCards,
  getSavedForLater,
  getSessions,
  getSharedFavorites,
  getShippingMethods,
  getStoreEmployees,
  lookUpConsumer,
  patchOrder,
  receivePaymentEvent,
  placeOrder,
  prepareOrder,
  removeAddress,
  removeBillingAddress,
  removeCoupon,
  removeFavorite,
  removeFavouriteStore,
  removeItem,
  removePaymentInstrument,
  removePriceAdjustment,
  removeSavedCard,
  removeSavedItem,
  removeShippingAddress,
  requestPasswordReset,
  reserveWithItem,
  retrieveUserData,
  saveAddress,
  saveCard,
  saveItemForLater,
  registerForEvent,
  sendContactRequest,
  sendDeviceFingerprint,
  setFavouriteStore,
  setShippingMethod,
  shareFavorites,
  signIn,
  signInAssociate,
  signOut,
  signUp,
  updateAddress,
  updateConsumer,
  updateItem,
  updatePaymentSession,
  updatePriceAdjustment,
  updateSavedCard,
  updateSavedForLater,
  validateShippingAddress,
  requestNotification,
  getOwnReview,
  getOwnVotes,
  addReviewPicture,
  addVisitorEvents,
  translateReview,
  writeReview,
  askQuestion,
  flagReview,
  getQuestions,
  voteAnswer,
  voteReview,
  stopNotifications,
  decide,
  // Loyalty.
  getLoyalty,
  getWelcomeOffer,
  joinLoyalty,
  leaveLoyalty,
  // Subscriptions.
  confirmSubscription,
  endOtherSessions,
  endSession,
  addPasskey,
  getPasskeyChallenge,
  getPasskeys,
  preparePasskey,
  removePasskey,
  signInWithPasskey,
  endSubscription,
  setNotification,
  getSubscriptions,
  requestSubscription,
  createWarrantyCase,
  // The warehouse.
  getWarehouseOrders,
  reportProgress,
  reportReturn,
  reportSocialPicture,
  // Placed orders.
  cancelOrder,
  createReturnLabel,
  downloadConsumerData,
  downloadInvoice,
  eraseConsumer,
  getPurchase,
  getPurchaseHistory,
  resendGiftCardEmail,
  trackOrder,
} satisfies Makers;

/** Makes each handler with what it needs. */
const withDeps = <M extends Makers>(deps: OperationDeps, all: M) =>
  Object.fromEntries(Object.entries(all).map(([id, make]) => [id, make(deps)])) as {
    [Id in keyof M]: Handlers[Id & keyof Handlers];
  };

/**
 * The handler of every operation. The compiler refuses an operation of the contract without a handler, a handler
 * without an operation, and an answer that the contract does not list.
 */
export const createHandlers = (deps: OperationDeps): Handlers => ({
  // Catalogue, content and data for forms: the same for everyone.
  autoSuggest: autoSuggest(deps.browsing, deps.content),
  getAddressRules: getAddressRules(deps),
  getAugmentedPage: getAugmentedPage(deps.content),
  getCatalog: getCatalog(deps.browsing),
  getRecommendations: getRecommendations(deps.browsing),
  getCategories: getCategories(deps.browsing),
  getCategoryContent: getCategoryContent(deps.browsing, deps.content),
  getCollections: getCollections(deps.content),
  getContentPage: getContentPage(deps.content),
  getContactSubjects: getContactSubjects(),
  getCountryList: getCountryList(),
  getFooter: getFooter(deps.content),
  getFootSizes: getFootSizes(),
  getFragment: getFragment(deps.content),
  getLocationSelector: getLocationSelector(),
  getMenu: getMenu(deps.content),
  getPageChildren: getPageChildren(deps.content),
  getPopups: getPopups(deps.content),
  getShowcase: getShowcase(deps.browsing, deps.content),
  getProductContent: getProductContent(deps.browsing, deps.content),
  getProductDetails: getProductDetails(deps),
  getProductSet: getProductSet(deps.browsing, deps.clock),
  getProductSets: getProductSets(deps.browsing),
  checkAvailability: checkAvailability(deps.browsing),
  compareProducts: compareProducts(deps.browsing),
  getProductInventory: getProductInventory(deps.browsing),
  getSearchContent: getSearchContent(deps.content),
  getSearchHub: getSearchHub({
    catalogue: deps.browsing,
    content: deps.content,
    stores: new StoreDirectory(storeReader(deps.database), deps.clock),
  }),
  getServerTime: getServerTime(deps.clock),
  getShopPage: getShopPage(deps.content),
  getSizeChart: getSizeChart(),
  getSocialGallery: getSocialGallery(deps),
  getUtility: getUtility(deps.content),
  getStore: getStore(deps.catalogue, deps.clock),
  getStoreInventory: getStoreInventory(deps.catalogue),
  getStores: getStores(new StoreDirectory(storeReader(deps.database), deps.clock)),
  searchCollectionPoints: searchCollectionPoints(deps.database),
  searchProducts: searchProducts(deps.browsing, deps.content),
  searchStores: searchStores(deps.catalogue),
  validateResponse: validateResponse(deps.allowsMock),
  // Counts of what pages note.
  ingestTelemetry: ingestTelemetry(deps.meter),
  // Counts of chart events.
  addCounts: addCounts(deps.funnel),
  getFunnel: getFunnel(deps.funnel, deps.showsFunnel),
  getFunnels: getFunnels(deps.funnel, deps.showsFunnel),
  ...withDeps(deps, makers),
});
