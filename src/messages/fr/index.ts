import address from './address.ts';
import blocks from './blocks.ts';
import card from './card.ts';
import cart from './cart.ts';
import checkout from './checkout.ts';
import collectionPoint from './collection-point.ts';
import consent from './consent.ts';
import credit from './credit.ts';
import demoGuide from './demo-guide.ts';
import employeeTerms from './employee-terms.ts';
import errors from './errors.ts';
import footer from './footer.ts';
import giftCard from './gift-card.ts';
import giftOption from './gift-option.ts';
import header from './header.ts';
import inStore from './in-store.ts';
import listing from './listing.ts';
import miniCart from './mini-cart.ts';
import notices from './notices.ts';
import orderHistory from './order-history.ts';
import orderLookup from './order-lookup.ts';
import order from './order.ts';
import outages from './outages.ts';
import payLater from './pay-later.ts';
import payment from './payment.ts';
import personCheck from './person-check.ts';
import tries from './tries.ts';
import priceAdjustment from './price-adjustment.ts';
import product from './product.ts';
import rewardCode from './reward-code.ts';
import rewards from './rewards.ts';
import search from './search.ts';
import signedOut from './signed-out.ts';
import signIn from './sign-in.ts';
import sizeCharts from './size-charts.ts';
import spendBanner from './spend-banner.ts';
import storefront from './storefront.ts';
import stores from './stores.ts';
import titles from './titles.ts';
import ui from './ui.ts';
import passwords from './passwords.ts';
import resetPassword from './reset-password.ts';
import errorLinks from './error-links.ts';
import changePassword from './change-password.ts';
import profile from './profile.ts';

export default {
  address,
  blocks,
  card,
  cart,
  checkout,
  'collection-point': collectionPoint,
  consent,
  credit,
  'demo-guide': demoGuide,
  employeeTerms,
  errors,
  footer,
  'gift-card': giftCard,
  'gift-option': giftOption,
  header,
  'in-store': inStore,
  listing,
  miniCart,
  notices,
  'order-history': orderHistory,
  'order-lookup': orderLookup,
  order,
  outages,
  'pay-later': payLater,
  payment,
  personCheck,
  tries,
  'price-adjustment': priceAdjustment,
  product,
  'reward-code': rewardCode,
  rewards,
  search,
  signIn,
  signedOut,
  'size-charts': sizeCharts,
  'spend-banner': spendBanner,
  storefront,
  stores,
  titles,
  ui,
  passwords,
  profile,
  'error-links': errorLinks,
  'reset-password': resetPassword,
  'change-password': changePassword,
};
