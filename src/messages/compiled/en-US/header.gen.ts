// Compiled by `npm run messages` from src/messages/en-US/header.json; do not edit.
import type { Format } from '../../message.ts';

export default {
  "home": "Waymark, home",
  "navigation": "Shop",
  "openMenu": "Open the menu",
  "menu": "Menu",
  "openSection": "Open {title}",
  "shopAll": "Shop all {title}",
  "search": "Search",
  "signIn": "Sign in",
  "account": "Your account",
  "cart": (values: { count: number }, format: Format) => format.choose(values.count, { one: "Cart, {count} item", other: "Cart, {count} items" }),
  "cartEmpty": "Cart, empty",
  "favorites": "Favorites",
  "favoritesCount": (values: { count: number }, format: Format) => format.choose(values.count, { one: "Favorites, {count} item", other: "Favorites, {count} items" }),
  "stores": "Stores",
} as const;
