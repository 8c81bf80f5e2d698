export { titleOf } from './title.ts';

/** The section of a chart in the gallery. */
export type Area = 'Page' | 'Way' | 'Shopping' | 'Checkout' | 'Account' | 'Content' | 'Gallery' | 'Other';

const charts: Record<Exclude<Area, 'Other'>, readonly string[]> = {
  Page: [
    'storefront',
    'session',
    'cart',
    'mini-cart',
    'dialogs',
    'toasts',
    'reload-guard',
    'consent',
    'in-store',
    'demo-guide',
  ],
  Way: ['header', 'mega-menu', 'mobile-menu', 'secondary-nav', 'listing', 'search', 'auto-suggest'],
  Shopping: [
    'product',
    'quick-shop',
    'size-guide',
    'picture-zoom',
    'compare',
    'notify-me',
    'write-review',
    'saved-for-later',
    'favorites',
    'favorites-page',
    'cart-line',
    'promo-code',
    'store-finder',
    'favourite-store',
    'store-stock',
    'nearby-stores',
    'collection-point',
    'delivery',
    'gift-option',
    'price-adjustment',
    'reviews',
    'questions',
    'helpful-vote',
    'translation',
    'carousel',
    'product-set',
    'video',
    'stop-notifications',
    'ask-question',
    'review-user-content',
    'warranty',
  ],
  Checkout: [
    'checkout',
    'address-form',
    'payment-method',
    'gift-card',
    'credit',
    'spend-banner',
    'rewards',
    'reward-code',
    'typed-codes',
    'pay-later',
    'challenge',
    'bot-defence',
    'apple-pay',
    'paypal',
    'order',
    'order-lookup',
    'order-history',
    'return',
  ],
  Account: [
    'sign-in',
    'sign-in-form',
    'sign-up-form',
    'after-log-in',
    'complete-profile',
    'reset-password',
    'change-password',
    'profile',
    'edit-profile',
    'address-book',
    'saved-cards',
    'devices',
    'passkeys',
    'data-download',
    'erasure',
    'loyalty',
    'subscriptions',
    'sms-opt-in',
    'employee-terms',
    'sms-opt-in',
    'newsletter',
    'newsletter-link',
    'contact',
    'event-sign-up',
  ],
  Content: ['rotation', 'user-content', 'popups', 'benefit-bar', 'personalisation', 'cms-preview', 'telemetry'],
  Gallery: ['chart-viewer', 'simulator', 'live-inspection', 'live-drawing', 'inspection-desk'],
};

export const areas = [...(Object.keys(charts) as Exclude<Area, 'Other'>[]), 'Other'] as const satisfies readonly Area[];

/** Returns the section of a chart, and its position in it; a chart without a section is in the last one. */
export function areaOf(chart: string): { area: Area; place: number } {
  for (const [area, names] of Object.entries(charts) as [Area, readonly string[]][]) {
    const place = names.indexOf(chart);
    if (place >= 0) return { area, place };
  }
  return { area: 'Other', place: 0 };
}
