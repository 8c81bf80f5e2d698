/** True if the card has expired. A card is valid until the end of its last month; `now` is read in UTC. */
export function isCardExpired(expiryMonth: number, expiryYear: number, now: Date): boolean {
  return now.getTime() >= Date.UTC(expiryYear, expiryMonth, 1);
}

/** True if the number has 12 to 19 digits and a valid check digit (Luhn). Spaces are ignored. */
export function isCardNumber(number: string): boolean {
  const digits = number.replaceAll(' ', '');
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
