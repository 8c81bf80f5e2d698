export default {
  open: 'Search',
  title: 'Search',
  label: 'Search the shop',
  placeholder: 'Trail shoes, rain jacket, tent …',
  clear: 'Clear the words',
  terms: 'Searches',
  categories: 'Categories',
  products: 'Products',
  looking: 'Looking …',
  none: 'Nothing comes to mind. Press Enter to search all the same.',
  failed: 'No suggestions at the moment. Press Enter to search.',
  hint: 'Type what you look for. Press Enter to see everything that fits.',
} as const;
