/** What garments share: sleeves, zips, cords, ribs, the fall of cloth. All are seen from the front, about x = 600. */
import { contrast, shade } from '../colour.ts';
import { beside, closed, line, mirrored, number, open, panel, piece, soft, stitch } from '../draw.ts';
import type { PanelOptions, Pen, Point, TileName } from '../draw.ts';

export type Inks = { readonly main: string; readonly second: string; readonly accent: string };

/** The left sleeve, hanging: from the shoulder down to the wrist. */
export const longSleeve: readonly Point[] = [
  [404, 340, 1],
  [346, 366],
  [296, 430],
  [262, 540],
  [232, 720],
  [206, 900],
  [184, 1080],
  [178, 1170, 1],
  [226, 1184],
  [272, 1182, 1],
  [292, 1080],
  [322, 900],
  [346, 720],
  [362, 590, 1],
  [386, 460],
];

/** Light and shade of a hanging sleeve: the crook of the elbow, the fall of the upper arm. */
function sleeveFolds(pen: Pen): string {
  return (
    soft(pen, 'M330 420C280 560 260 760 226 1000', '#fff', 44, 0.2) +
    soft(pen, 'M352 600C330 760 310 900 280 1100', '#000', 50, 0.2) +
    soft(pen, 'M236 770C270 800 310 800 342 760', '#000', 22, 0.16) +
    soft(pen, 'M226 820C260 836 296 840 330 810', '#000', 16, 0.12) +
    soft(pen, 'M230 800C262 820 300 822 330 792', '#fff', 10, 0.16) +
    soft(pen, 'M206 960C240 990 276 990 310 950', '#000', 14, 0.1)
  );
}

/** Light and shade of a body that hangs from the shoulders: pulls from the armpits, long falls, a gathered hem. */
export function bodyFolds(pen: Pen, strength = 1): string {
  const half =
    soft(pen, 'M350 590C400 650 450 676 520 680', '#000', 34, 0.14 * strength) +
    soft(pen, 'M346 640C400 720 430 760 470 780', '#000', 24, 0.1 * strength) +
    soft(pen, 'M350 612C404 676 452 700 510 704', '#fff', 14, 0.07 * strength) +
    soft(pen, 'M380 700C400 860 388 1000 396 1220', '#000', 40, 0.1 * strength) +
    soft(pen, 'M470 420C476 620 452 900 462 1210', '#fff', 70, 0.12 * strength) +
    soft(pen, 'M430 350C440 420 430 500 390 560', '#000', 26, 0.08 * strength);
  return (
    mirrored(half) +
    soft(pen, 'M640 760C600 900 650 1040 620 1220', '#000', 40, 0.08 * strength) +
    soft(pen, 'M560 620C590 800 540 980 560 1200', '#fff', 30, 0.08 * strength)
  );
}

/** A zip from top to bottom: tape, teeth and a slider with its pull. */
export function zip(
  pen: Pen,
  x: number,
  top: number,
  bottom: number,
  tape: string,
  pull: string,
  at = top + 14,
): string {
  return (
    panel(pen, `M${x - 13} ${top}H${x + 13}V${bottom}H${x - 13}Z`, tape, {
      round: [7, 0.2],
      rim: 0.1,
      cast: [7, 0.3],
    }) +
    line(`M${x} ${top + 2}V${bottom - 2}`, shade(tape, -0.22), 9) +
    `<path d="M${x} ${top + 2}V${bottom - 2}" stroke="${contrast(
      tape,
      0.26,
    )}" stroke-width="9" stroke-linecap="butt" stroke-dasharray="2.4 3.4"/>` +
    slider(pen, x, at, pull)
  );
}

/** A zip's slider with a hanging pull. */
export function slider(pen: Pen, x: number, y: number, pull: string): string {
  return (
    `<g transform="translate(3 7)">${line(`M${x} ${y + 14}V${y + 70}`, '#000', 13, 0.22)}</g>` +
    panel(pen, `M${x - 9} ${y}q9-7 18 0l-2 24q-7 6-14 0z`, '#a9a69e', { round: [5, 0.3], rim: 0.8 }) +
    line(`M${x} ${y + 18}V${y + 66}`, shade(pull, -0.2), 12) +
    line(`M${x} ${y + 18}V${y + 66}`, pull, 9) +
    line(`M${x - 2} ${y + 24}V${y + 62}`, '#fff', 2, 0.35)
  );
}

/** A pocket's zip under a welded lip, from one point to another, its pull at the end. */
export function pocketZip(
  pen: Pen,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string,
  pull: string,
): string {
  const d = `M${x1} ${y1}L${x2} ${y2}`;
  return (
    soft(pen, d, '#000', 40, 0.26) +
    line(d, shade(colour, -0.07), 24) +
    line(d, shade(colour, -0.2), 8) +
    `<path d="${d}" stroke="${contrast(colour, 0.24)}" stroke-width="6" stroke-linecap="butt" stroke-dasharray="2.4 ` +
    `3.4"/>` +
    line(`M${x1} ${y1}l${number((x2 - x1) * 0.05)} ${number((y2 - y1) * 0.05)}`, '#a9a69e', 13) +
    line(`M${x1} ${y1}l${number((x2 - x1) * 0.04)} 44`, shade(pull, -0.16), 10) +
    line(`M${x1} ${y1}l${number((x2 - x1) * 0.04)} 44`, pull, 7)
  );
}

/** A drawcord that hangs, with its metal or moulded tip. */
export function drawcord(pen: Pen, d: string, colour: string, width = 11): string {
  return (
    `<g transform="translate(5 8)">${soft(pen, d, '#000', width + 8, 0.3, 3)}</g>` +
    line(d, shade(colour, -0.2), width + 2) +
    line(d, colour, width) +
    `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="` +
    `${width}" stroke-linecap="butt" stroke-dasharray="3 5"/>`
  );
}

/** A ribbed band (collar, cuff, hem) given by its outline. */
export function rib(pen: Pen, points: readonly Point[], colour: string, options: PanelOptions = {}): string {
  return piece(pen, points, colour, { tile: 'rib', round: [14, 0.22], rim: 0.3, cast: [9, 0.28], ...options });
}

export type SleeveOptions = {
  colour: string;
  tile?: TileName;
  cuff: string;
  cuffTile?: TileName;
  cuffAt?: number;
  inside?: string;
  patch?: string;
};

/** Both long sleeves with their cuffs. */
export function sleeves(pen: Pen, o: SleeveOptions): string {
  const shape = closed(longSleeve);
  const at = o.cuffAt ?? 1120;
  const tile = o.tile === undefined ? {} : { tile: o.tile };
  const cuffTile = o.cuffTile === undefined ? {} : { tile: o.cuffTile };
  const one =
    panel(pen, shape, o.colour, { ...tile, round: [44, 0.22], inside: sleeveFolds(pen) + (o.inside ?? '') }) +
    piece(
      pen,
      [
        [184, at, 1],
        [230, at + 12],
        [288, at - 2, 1],
        [276, 1190, 1],
        [226, 1196],
        [174, 1182, 1],
      ],
      o.cuff,
      {
        ...cuffTile,
        cast: [8, 0.3],
        round: [16, 0.24],
        rim: 0.3,
        sew: [
          [
            [184, at],
            [230, at + 12],
            [288, at - 2],
          ],
          9,
        ],
      },
    ) +
    (o.patch ?? '');
  return mirrored(one);
}

/** The seam where a sleeve is set in, left and right. */
export function armholes(pen: Pen, cloth: string): string {
  const seam: Point[] = [
    [404, 340],
    [384, 440],
    [366, 530],
    [360, 600],
  ];
  return mirrored(
    soft(pen, open(seam), '#000', 18, 0.17) +
      line(open(seam), shade(cloth, -0.2), 2.2, 0.45) +
      stitch(pen, beside(seam, -9), cloth),
  );
}
