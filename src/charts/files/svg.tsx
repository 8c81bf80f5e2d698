import { renderToStaticMarkup } from 'react-dom/server';
import { day, night } from '#src/ui/theme/tokens.ts';
import { Drawing } from '../drawing/Drawing.tsx';
import type { Drawing as Placed } from '../drawing/drawing.types.ts';
import type { Marks } from '../drawing/marks.ts';
import { looksOf, type Palette } from '../explain/looks.ts';

const gap = 40;

/** Figtree if it is installed; else fonts of about the same width. */
const font = "Figtree, 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif";

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

/** Light colours, and dark ones if the reader's system asks for them. */
const styles = [paletteOf(day), paletteOf(night)]
  .map((palette) => `#drawing > rect { fill: ${palette.paper}; }\n${looksOf(palette, font, '#drawing')}`)
  .map((rules, isNight) => (isNight ? `@media (prefers-color-scheme: dark) {\n${rules}\n}` : rules))
  .join('\n');

/** Returns drawings under each other as one self-contained SVG: with its styles, without links. */
export function svgOf(
  drawings: readonly Placed[],
  { title, about, marks }: { title: string; about: string; marks?: Marks },
): string {
  const width = Math.max(...drawings.map((drawing) => drawing.width));
  const tops = drawings.map((_, index) => drawings.slice(0, index).reduce((sum, { height }) => sum + height + gap, 0));
  const height = (tops.at(-1) ?? 0) + (drawings.at(-1)?.height ?? 0);
  const markup = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      id="drawing"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <title>{title}</title>
      <desc>{about}</desc>
      <style>{'{styles}'}</style>
      <rect width={width} height={height} />
      {drawings.map((drawing, index) => (
        <g key={drawing.root} transform={`translate(0 ${tops[index]})`}>
          <Drawing drawing={drawing} label={drawing.root} zoom={1} hrefOf={null} {...(marks ? { marks } : {})} />
        </g>
      ))}
    </svg>,
  );
  return markup.replace('{styles}', () => styles);
}
