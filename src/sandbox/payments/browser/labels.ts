/** Every word of the card fields; `mount` may replace any of them. */
export const englishLabels = {
  frameTitle: 'Card details',
  number: 'Card number',
  numberPlaceholder: '1234 1234 1234 1234',
  expiry: 'Expiry date',
  expiryPlaceholder: 'MM / YY',
  securityCode: 'Security code',
  securityCodeBack: '3 digits on the back of the card',
  securityCodeFront: '4 digits on the front of the card',
  name: 'Name on card',
  note: 'Your card goes straight to the payment provider. This is a test provider: nothing is charged.',
  numberMissing: 'Enter the card number.',
  numberInvalid: 'This number is not right. Check each digit against the card.',
  expiryMissing: 'Enter the expiry date.',
  expiryInvalid: 'Enter the month and year, for example 04 / 29.',
  expiryPast: 'This card has expired. Use another one.',
  securityCodeMissing: 'Enter the security code.',
  securityCodeInvalid: 'Enter all {count} digits of the code.',
  nameMissing: 'Enter the name as it stands on the card.',
  nameInvalid: 'Enter the name as it stands on the card, without numbers.',
  sessionExpired: 'The card form has expired. Reload the page and enter the card again.',
  unavailable: 'The card could not be checked. Check your connection and try again.',
  challengeTitle: 'Your bank’s check',
} as const;

export type Labels = Record<keyof typeof englishLabels, string>;
