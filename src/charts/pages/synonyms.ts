/** Synonyms: what readers call things, and parts of the words that the charts use for them. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  timeout: ['timed out', 'timed-out', 'time limit', 'patience', 'lifetime'],
  refused: ['refus', 'declin', 'reject', 'not authorized', 'did not confirm'],
  declined: ['declin', 'refus', 'reject', 'did not confirm'],
  rejected: ['reject', 'refus', 'declin'],
  bank: ['challenge', 'authenticat', '3ds'],
  basket: ['cart'],
  login: ['sign in', 'sign-in', 'signin'],
  password: ['credential', 'sign in', 'sign-in'],
  offline: ['outage', 'unavailable', 'cannot reach'],
  captcha: ['bot defence', 'bot-defence'],
  voucher: ['coupon', 'gift card', 'gift-card', 'reward code'],
  shipping: ['deliver', 'shipment'],
  pickup: ['collect', 'store'],
};

/** Returns a reader's word and its synonyms. */
export const wordsFor = (word: string): readonly string[] => [word, ...(synonyms[word] ?? [])];
