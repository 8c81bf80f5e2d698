export default {
  title: 'Gift cards',
  use: 'Use a gift card',
  useAnother: 'Use another gift card',
  number: 'Gift card number',
  pin: 'PIN',
  pinMore: 'On the back of the card, or in the email.',
  apply: 'Use it',
  check: 'Check balance',
  balance: '{amount} left on the gift card ending in {lastFour}',
  expires: 'Use it by {date}.',
  remove: 'Remove gift card ending in {lastFour}',
} as const;
