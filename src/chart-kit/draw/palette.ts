import type { Palette } from './looks.ts';

/** How a drawing looks in a file: its colours by day and by night, and its font. */
export interface Look {
  readonly light: Palette;
  readonly dark: Palette;
  readonly font: string;
}

const light: Palette = {
  paper: '#ffffff',
  surface: '#f7f8fa',
  sunken: '#eceff3',
  ink: '#16202c',
  inkSoft: '#4d5b6b',
  lineStrong: '#76869a',
  moss: '#1f5f8b',
  mossSoft: '#dcebf5',
  warning: '#8a5a00',
  success: '#1b6b3a',
  danger: '#a8251c',
  info: '#2b4f9e',
};

const dark: Palette = {
  paper: '#12181f',
  surface: '#1a222c',
  sunken: '#222c38',
  ink: '#eef2f6',
  inkSoft: '#b3c0ce',
  lineStrong: '#8496a9',
  moss: '#7cbde6',
  mossSoft: '#1f3a4d',
  warning: '#e3b25a',
  success: '#79cf97',
  danger: '#ff9b90',
  info: '#9db7f5',
};

/** The kit's own look, for a project that has none. */
export const plainLook: Look = { light, dark, font: "'Helvetica Neue', Arial, 'Liberation Sans', sans-serif" };

/** `--chart-ink-soft` for `inkSoft`. */
const propertyOf = (name: string): string =>
  `--chart-${name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;

/** The same colours as custom properties, which a page may set; where it does not, those of the day apply. */
export const pagePalette = Object.fromEntries(
  Object.entries(light).map(([name, value]) => [name, `var(${propertyOf(name)}, ${value})`]),
) as Palette;

/** Sets the custom properties to the colours of the night, for a page that follows its reader's system. */
export const nightProperties: string = Object.entries(dark)
  .map(([name, value]) => `${propertyOf(name)}: ${value};`)
  .join(' ');
