/** The last digit of a UPC-A or EAN-13 body, by the GS1 rule: weights 3 and 1 from the right. */
export function checkDigit(body: string): number {
  let sum = 0;
  for (let at = 0; at < body.length; at += 1) {
    const weight = (body.length - at) % 2 === 1 ? 3 : 1;
    sum += Number(body[at]) * weight;
  }
  return (10 - (sum % 10)) % 10;
}

/**
 * 12 digits: a demo prefix, the family's number, the style's and the variant's within the style, the check digit.
 * `style` is the four-digit number of the master's id (1001 to 1999), `counter` below 1000.
 */
export function upcOf(family: number, style: number, counter: number): string {
  const body = `84${family}${String(style % 10000).padStart(4, '0')}${String(counter).padStart(3, '0')}`;
  return body + checkDigit(body);
}
