export default {
  home: 'Waymark, home',
  navigation: 'Shop',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  menu: 'Menu',
  openSection: 'Open {title}',
  shopAll: 'Shop all {title}',
  search: 'Search',
  signIn: 'Sign in',
  account: 'Your account',
  cart: { one: 'Cart, {count} item', other: 'Cart, {count} items' },
  cartEmpty: 'Cart, empty',
} as const;
