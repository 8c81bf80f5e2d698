import type { IconName } from '#src/ui/text/Icon.tsx';

/**
 * The parts of an account that have a page of their own, in the order of the overview. Each has an icon and
 * three messages in `profile`: its title, what it is for, and the text of its link.
 */
export const accountParts = [
  { path: '/account/orders', icon: 'truck', title: 'ordersTitle', body: 'ordersBody', link: 'toOrders' },
  { path: '/favorites', icon: 'heart', title: 'favoritesTitle', body: 'favoritesBody', link: 'toFavorites' },
  { path: '/account/saved', icon: 'bag', title: 'savedTitle', body: 'savedBody', link: 'toSaved' },
  { path: '/account/loyalty', icon: 'star', title: 'loyaltyTitle', body: 'loyaltyBody', link: 'toLoyalty' },
  { path: '/account/addresses', icon: 'pin', title: 'addressesTitle', body: 'addressesBody', link: 'toAddresses' },
  { path: '/account/payment', icon: 'card', title: 'cardsTitle', body: 'cardsBody', link: 'toCards' },
  {
    path: '/account/subscriptions',
    icon: 'mail',
    title: 'subscriptionsTitle',
    body: 'subscriptionsBody',
    link: 'toSubscriptions',
  },
  { path: '/account/security', icon: 'lock', title: 'securityTitle', body: 'securityBody', link: 'toSecurity' },
  { path: '/account/privacy', icon: 'download', title: 'privacyTitle', body: 'privacyBody', link: 'toPrivacy' },
] as const satisfies readonly { path: string; icon: IconName; title: string; body: string; link: string }[];
