/**
 * The parts of an account that have a page of their own, in the order of the overview. Each has three messages in
 * `profile`: its title, what it is for, and the text of its link.
 */
export const accountParts = [
  { path: '/account/orders', title: 'ordersTitle', body: 'ordersBody', link: 'toOrders' },
  { path: '/favorites', title: 'favoritesTitle', body: 'favoritesBody', link: 'toFavorites' },
  { path: '/account/addresses', title: 'addressesTitle', body: 'addressesBody', link: 'toAddresses' },
  { path: '/account/payment', title: 'cardsTitle', body: 'cardsBody', link: 'toCards' },
] as const;
