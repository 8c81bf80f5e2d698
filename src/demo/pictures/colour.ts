/** Colour arithmetic in OKLCH, so that a tint of every hue is lighter or darker by the same perceived step. */

type Lch = { l: number; c: number; h: number };

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

function toLch(hex: string): Lch {
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  };
}

function toHex({ l, c, h }: Lch): string {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const l3 = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m3 = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s3 = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
    -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
    -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3,
  ];
  const byte = (v: number) => Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, v)))) * 255);
  return `#${rgb.map((v) => byte(v).toString(16).padStart(2, '0')).join('')}`;
}

/** The perceived lightness of a colour, 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  return toLch(hex).l;
}

/** The colour lighter (`by` > 0) or darker (`by` < 0) by a step of OKLCH lightness; highlights lose some chroma. */
export function shade(hex: string, by: number): string {
  const lch = toLch(hex);
  const l = Math.min(0.985, Math.max(0.07, lch.l + by));
  return toHex({ l, c: lch.c * (by > 0 ? 1 - by * 0.9 : 1 + by * 0.35), h: lch.h });
}

/** The mixture of two colours: 0 is all of the first, 1 is all of the second. */
export function mix(first: string, second: string, amount: number): string {
  const a = channels(first);
  const b = channels(second);
  const byte = (i: 0 | 1 | 2) => Math.round((a[i] + (b[i] - a[i]) * amount) * 255);
  return `#${([0, 1, 2] as const).map((i) => byte(i).toString(16).padStart(2, '0')).join('')}`;
}

/** The colour of a line drawn on a cloth: darker than a light cloth, lighter than a dark one. */
export function contrast(hex: string, by = 0.16): string {
  return shade(hex, lightness(hex) < 0.36 ? by : -by);
}
