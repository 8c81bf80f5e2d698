import type { Palette } from '#src/chart-kit/draw/looks.ts';
import type { Look } from '#src/chart-kit/draw/palette.ts';
import { day, night } from '#src/ui/theme/tokens.ts';

const paletteOf = (scheme: typeof day): Palette => ({
  paper: scheme.paper,
  surface: scheme.surface,
  sunken: scheme.sunken,
  ink: scheme.ink,
  inkSoft: scheme['ink-soft'],
  lineStrong: scheme['line-strong'],
  moss: scheme.moss,
  mossSoft: scheme['moss-soft'],
  warning: scheme.warning,
  success: scheme.success,
  danger: scheme.danger,
  info: scheme.info,
});

/** The shop's look for files: Figtree if it is installed, else fonts of about the same width. */
export const shopLook: Look = {
  light: paletteOf(day),
  dark: paletteOf(night),
  font: "Figtree, 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif",
};
