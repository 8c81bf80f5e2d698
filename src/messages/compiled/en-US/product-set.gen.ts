// Compiled by `npm run messages` from src/messages/en-US/product-set.json; do not edit.

export default {
  "title": "Shop the look",
  "products": "Products of the look",
  "choose": "Choose an option",
  "add": "Add all {count} to cart · {price}",
  "adding": "Adding all of them to your cart",
  "added": "All of them are in your cart.",
  "refused": "Nothing was added to your cart.",
  "incomplete": "Not everything here can be bought right now. Each product has its own page.",
} as const;
