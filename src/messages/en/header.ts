export default {
  home: 'Waymark, home',
  navigation: 'Shop',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  menu: 'Menu',
  openSection: 'Open {title}',
  shopAll: 'Shop all {title}',
  search: 'Search',
  cart: { one: 'Cart, {count} item', other: 'Cart, {count} items' },
  cartEmpty: 'Cart, empty',
} as const;
