export default {
  colours: { one: '{count} color', other: '{count} colors' },
  products: 'Products',
  slides: 'Slides',
  topics: 'Topics',
  allTopics: 'All',
  onThisPage: 'On this page',
  close: 'Close',
  englishOnly: 'This page is available in English only.',
} as const;
