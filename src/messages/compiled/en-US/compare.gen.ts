// Compiled by `npm run messages` from src/messages/en-US/compare.json; do not edit.

export default {
  "compare": "Compare up to four",
  "title": "Compare products",
  "body": "Up to four products side by side. Share the comparison by its address.",
  "gone": "One of these products is no longer sold.",
  "product": "Product",
  "price": "Price",
  "kind": "Type",
  "rating": "Rating",
  "noRating": "No reviews yet",
  "colours": "Colors",
  "sizes": "Sizes in stock",
  "comingSoon": "Coming soon",
  "choice": "Comparison",
  "remove": "Remove",
  "removeItem": "Remove from comparison: {name}",
  "emptyTitle": "Nothing to compare yet",
  "emptyBody": "Press the compare button on the picture of up to four products.",
  "toFavorites": "To your favorites",
  "quality": "{value} of {max}",
} as const;
