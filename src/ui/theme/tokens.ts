/**
 * All sizes and colours of the shop's design. Templates can use `${space[4]}` or `var(--space-4)`: both are the same
 * custom property, set on `:root` by `global.ts`. Media queries cannot read custom properties, so `media` holds whole
 * queries.
 */

type Scheme = Record<
  | 'paper'
  | 'surface'
  | 'sunken'
  | 'ink'
  | 'ink-soft'
  | 'ink-faint'
  | 'line'
  | 'line-strong'
  | 'accent'
  | 'accent-press'
  | 'on-accent'
  | 'accent-text'
  | 'moss'
  | 'moss-soft'
  | 'on-moss'
  | 'success'
  | 'success-soft'
  | 'info'
  | 'info-soft'
  | 'warning'
  | 'warning-soft'
  | 'danger'
  | 'danger-soft'
  | 'on-danger'
  | 'scrim'
  | 'focus'
  | 'shadow',
  string
>;

/**
 * Dark ink on warm paper. Text colours have a contrast of 4.5:1 on paper, surface and sunken; `line-strong` and `focus`
 * have 3:1.
 */
export const day: Scheme = {
  paper: '#f7f4ed',
  surface: '#fffdf8',
  sunken: '#ece7db',
  ink: '#1a1d18',
  'ink-soft': '#54584d',
  'ink-faint': '#8b8c80',
  line: '#dbd5c7',
  'line-strong': '#83806f',
  accent: '#f2611f',
  'accent-press': '#de5110',
  'on-accent': '#1a1209',
  'accent-text': '#b23a08',
  moss: '#46552b',
  'moss-soft': '#e2e6d3',
  'on-moss': '#fbfaf3',
  success: '#3d5a24',
  'success-soft': '#e3ead4',
  info: '#27527a',
  'info-soft': '#dfe8ee',
  warning: '#7a5200',
  'warning-soft': '#f6e7c3',
  danger: '#a3241b',
  'danger-soft': '#f7e0da',
  'on-danger': '#fffdf8',
  scrim: 'rgb(26 29 24 / 0.55)',
  focus: '#1a1d18',
  shadow: '40 36 24',
};

/** The dark colours, with the same names: for the system's dark scheme, and any element with `data-tone="night"`. */
export const night: Scheme = {
  paper: '#141611',
  surface: '#1d201a',
  sunken: '#262a22',
  ink: '#f1eee4',
  'ink-soft': '#b6b6a6',
  'ink-faint': '#7b7d70',
  line: '#34382e',
  'line-strong': '#7f8272',
  accent: '#ff7433',
  'accent-press': '#ff8a52',
  'on-accent': '#1a1209',
  'accent-text': '#ff955f',
  moss: '#a9ba83',
  'moss-soft': '#2b3321',
  'on-moss': '#161a10',
  success: '#b2cc8d',
  'success-soft': '#26301b',
  info: '#a4c6e2',
  'info-soft': '#1d2c38',
  warning: '#efc566',
  'warning-soft': '#3a2e10',
  danger: '#ff9d8c',
  'danger-soft': '#3f1d17',
  'on-danger': '#1f0d0a',
  scrim: 'rgb(5 6 4 / 0.7)',
  focus: '#f1eee4',
  shadow: '0 0 0',
};

export const colour = {
  paper: 'var(--paper)',
  surface: 'var(--surface)',
  sunken: 'var(--sunken)',
  ink: 'var(--ink)',
  inkSoft: 'var(--ink-soft)',
  inkFaint: 'var(--ink-faint)',
  line: 'var(--line)',
  lineStrong: 'var(--line-strong)',
  accent: 'var(--accent)',
  accentPress: 'var(--accent-press)',
  onAccent: 'var(--on-accent)',
  accentText: 'var(--accent-text)',
  moss: 'var(--moss)',
  mossSoft: 'var(--moss-soft)',
  onMoss: 'var(--on-moss)',
  success: 'var(--success)',
  successSoft: 'var(--success-soft)',
  info: 'var(--info)',
  infoSoft: 'var(--info-soft)',
  warning: 'var(--warning)',
  warningSoft: 'var(--warning-soft)',
  danger: 'var(--danger)',
  dangerSoft: 'var(--danger-soft)',
  onDanger: 'var(--on-danger)',
  scrim: 'var(--scrim)',
  focus: 'var(--focus)',
} as const;

/** Custom properties that are the same in both schemes. */
export const scale = {
  'space-0': '0',
  'space-1': '0.25rem',
  'space-2': '0.5rem',
  'space-3': '0.75rem',
  'space-4': '1rem',
  'space-5': '1.5rem',
  'space-6': '2rem',
  'space-7': '3rem',
  'space-8': '4rem',
  'space-9': '6rem',
  'text-2xs': '0.6875rem',
  'text-xs': '0.75rem',
  'text-sm': '0.875rem',
  'text-md': '1rem',
  'text-lg': 'clamp(1.0625rem, 1.02rem + 0.2vw, 1.1875rem)',
  'title-xs': '1rem',
  'title-sm': 'clamp(1.0625rem, 1.02rem + 0.25vw, 1.25rem)',
  'title-md': 'clamp(1.25rem, 1.15rem + 0.5vw, 1.625rem)',
  'title-lg': 'clamp(1.5625rem, 1.3rem + 1.15vw, 2.375rem)',
  'title-xl': 'clamp(1.875rem, 1.42rem + 2.05vw, 3.375rem)',
  'title-display': 'clamp(2.375rem, 1.5rem + 3.9vw, 5.25rem)',
  'font-title': "Sora, 'Sora Fallback', 'Sora Fallback Roboto', 'Helvetica Neue', Arial, sans-serif",
  'font-text': "'Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Roboto', 'Helvetica Neue', Arial, sans-serif",
  'radius-sm': '2px',
  'radius-md': '4px',
  'radius-lg': '10px',
  'radius-round': '999px',
  'shadow-low': '0 1px 2px rgb(var(--shadow) / 0.08)',
  'shadow-raised': '0 2px 6px rgb(var(--shadow) / 0.08), 0 12px 32px rgb(var(--shadow) / 0.14)',
  'shadow-overlay': '0 4px 12px rgb(var(--shadow) / 0.1), 0 24px 72px rgb(var(--shadow) / 0.26)',
  fast: '150ms',
  base: '200ms',
  dialog: '250ms',
  'ease-out': 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  target: '2.75rem',
  gutter: 'clamp(1rem, 4vw, 3rem)',
  'column-gap': 'clamp(0.75rem, 1.8vw, 1.5rem)',
  page: '90rem',
} as const;

export const space = {
  0: 'var(--space-0)',
  1: 'var(--space-1)',
  2: 'var(--space-2)',
  3: 'var(--space-3)',
  4: 'var(--space-4)',
  5: 'var(--space-5)',
  6: 'var(--space-6)',
  7: 'var(--space-7)',
  8: 'var(--space-8)',
  9: 'var(--space-9)',
} as const;

/** A step of the space scale: 4, 8, 12, 16, 24, 32, 48, 64, 96 px at the default text size. */
export type SpaceStep = keyof typeof space;

export const text = {
  '2xs': 'var(--text-2xs)',
  xs: 'var(--text-xs)',
  sm: 'var(--text-sm)',
  md: 'var(--text-md)',
  lg: 'var(--text-lg)',
} as const;

export const title = {
  xs: 'var(--title-xs)',
  sm: 'var(--title-sm)',
  md: 'var(--title-md)',
  lg: 'var(--title-lg)',
  xl: 'var(--title-xl)',
  display: 'var(--title-display)',
} as const;

export const font = { title: 'var(--font-title)', text: 'var(--font-text)' } as const;

export const radius = {
  sm: 'var(--radius-sm)',
  md: 'var(--radius-md)',
  lg: 'var(--radius-lg)',
  round: 'var(--radius-round)',
} as const;

export const shadow = {
  low: 'var(--shadow-low)',
  raised: 'var(--shadow-raised)',
  overlay: 'var(--shadow-overlay)',
} as const;

/** 150, 200 and 250 ms; dialogs take 250 ms (core 9). Zero if the shopper prefers reduced motion. */
export const motion = {
  fast: 'var(--fast)',
  base: 'var(--base)',
  dialog: 'var(--dialog)',
  easeOut: 'var(--ease-out)',
} as const;

export const layer = { sticky: 10, header: 20, overlay: 40, toast: 60, skip: 80 } as const;

/** Use as `@media ${media.md} { … }`. In em, so that larger text changes the layout, too. */
export const media = {
  /** Below md: the phone's layout, 4 columns. */
  smOnly: '(max-width: 47.99em)',
  /** From md: 8 columns. */
  md: '(min-width: 48em)',
  /** Below lg. */
  belowLg: '(max-width: 63.99em)',
  /** From lg: 12 columns. */
  lg: '(min-width: 64em)',
  /** So low (a desktop window at 200 %) that fixed bars would leave no space for the page. */
  low: '(max-height: 29.99em)',
  high: '(min-height: 30em)',
  /** A desktop window at 400 %. */
  lowest: '(max-height: 19.99em)',
  hover: '(hover: hover) and (pointer: fine)',
  dark: '(prefers-color-scheme: dark)',
  still: '(prefers-reduced-motion: reduce)',
  moving: '(prefers-reduced-motion: no-preference)',
  /** Forced colours: backgrounds and shadows are gone, and `Highlight` replaces what they showed. */
  forced: '(forced-colors: active)',
} as const;
