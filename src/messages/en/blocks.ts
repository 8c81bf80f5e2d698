export default {
  colours: { one: '{count} colour', other: '{count} colours' },
  products: 'Products',
  slides: 'Slides',
  topics: 'Topics',
  allTopics: 'All',
  onThisPage: 'On this page',
  close: 'Close',
  englishOnly: 'This page is available in English only.',
} as const;
