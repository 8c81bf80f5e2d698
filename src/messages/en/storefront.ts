export default {
  siteName: 'Waymark',
  siteDescription: 'Footwear, apparel and outdoor goods made for the way there and back.',
  skipToContent: 'Skip to content',
  messages: 'Messages',
  notFoundTitle: 'This way is closed',
  notFoundBody: 'The page has moved or never was. The shop is still open.',
  notFoundAction: 'Back to the start',
  errorTitle: 'Something went wrong',
  errorBody: 'The page could not be shown. Your cart is safe.',
  errorAction: 'Try again',
  loading: 'Loading',
  scriptNeeded: 'Turn on JavaScript to fill a cart and to check out.',
} as const;
