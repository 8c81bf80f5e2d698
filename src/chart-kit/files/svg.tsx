import { renderToStaticMarkup } from 'react-dom/server';
import { Drawing } from '../draw/Drawing.tsx';
import type { Drawing as Placed } from '../draw/drawing.types.ts';
import type { Marks } from '../draw/marks.ts';
import { looksOf } from '../draw/looks.ts';
import { type Look, plainLook } from '../draw/palette.ts';

const gap = 40;

/** Light colours, and dark ones if the reader's system asks for them. */
const stylesOf = ({ light, dark, font }: Look): string =>
  [light, dark]
    .map((palette) => `#drawing > rect { fill: ${palette.paper}; }\n${looksOf(palette, font, '#drawing')}`)
    .map((rules, isNight) => (isNight ? `@media (prefers-color-scheme: dark) {\n${rules}\n}` : rules))
    .join('\n');

/** Returns drawings under each other as one self-contained SVG: with its styles, without links. */
export function svgOf(
  drawings: readonly Placed[],
  { title, about, marks, look = plainLook }: { title: string; about: string; marks?: Marks; look?: Look },
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
  return markup.replace('{styles}', () => stylesOf(look));
}
