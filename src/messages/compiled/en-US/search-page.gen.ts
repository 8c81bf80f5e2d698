// Compiled by `npm run messages` from src/messages/en-US/search-page.json; do not edit.

export default {
  "searchHeading": "Results for “{words}”",
  "searchHeadingEmpty": "Search",
  "searchLabel": "Search the shop",
  "searchPlaceholder": "Trail shoes, rain jacket, tent …",
  "searchAction": "Search",
  "didYouMean": "Did you mean",
  "noResultsTitle": "Nothing found for “{words}”",
  "noResultsBody": "Check the spelling, use fewer or more common words, or start from one of these.",
  "popular": "Start here",
  "helpPages": "Help with this",
  "store": "Store",
  "foundElsewhere": "Stories and stores",
  "popularSearches": "Popular searches",
  "collections": "Collections",
  "guides": "Help with the choice",
  "needHelp": "Can we help?",
  "noProductsTitle": "No products for “{words}”, but this",
} as const;
