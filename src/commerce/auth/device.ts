/** What a customer recognises a device by. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** Browsers name the ones that they descend from, too: the first that matches is the one. */
const browsers: readonly (readonly [name: string, token: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|OPX)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/\S+ .*\bSafari\//],
];

const systems: readonly (readonly [name: string, token: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  // An iPad that asks for desktop pages is a Mac, too.
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (names: typeof browsers, userAgent: string): string | null =>
  names.find(([, token]) => token.test(userAgent))?.[0] ?? null;

/** Returns the names of browser and system in a `user-agent`; null for each that is not in it. */
export const deviceOf = (userAgent: string | null): Device => ({
  browser: nameIn(browsers, userAgent ?? ''),
  system: nameIn(systems, userAgent ?? ''),
});
