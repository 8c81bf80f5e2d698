/** What every shoe shares: laces, eyelets, lugs, midsole shading. All shoes point left and stand on y = 1012. */
import { shade } from '../colour.ts';
import { along, line, number, open, panel } from '../draw.ts';
import type { Pen, Point } from '../draw.ts';

export type Inks = { readonly main: string; readonly second: string; readonly accent: string };

/** A point of a curve at a fraction of its length. */
function at(points: readonly Point[], fraction: number): [number, number] {
  const line_ = along(points, false, 12);
  const lengths = [0];
  for (let i = 1; i < line_.length; i += 1) {
    const [a, b] = [line_[i - 1], line_[i]] as [[number, number], [number, number]];
    lengths.push((lengths[i - 1] as number) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const goal = fraction * (lengths.at(-1) as number);
  const i = Math.max(
    1,
    lengths.findIndex((length) => length >= goal),
  );
  const [a, b] = [line_[i - 1], line_[i]] as [[number, number], [number, number]];
  const [from, to] = [lengths[i - 1] as number, lengths[i] as number];
  const t = to === from ? 0 : (goal - from) / (to - from);
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

/** One lace: a flat or round cord with its shadow, its body and its light. */
export function cord(pen: Pen, d: string, colour: string, width: number): string {
  const id = pen.path(d);
  const use = (ink: string, w: number, more = '') =>
    `<use href="#${id}" stroke="${ink}" stroke-width="${number(w)}"${more}/>`;
  return (
    `<g fill="none"><g transform="translate(2 6)">${use('#000', width + 5, ' stroke-opacity=".16"')}` +
    `${use('#000', width, ' stroke-opacity=".2"')}</g>` +
    `${use(shade(colour, -0.2), width + 2.5)}${use(colour, width)}` +
    `<g transform="translate(-1 ${number(-width * 0.2)})">${use(
      shade(colour, 0.12),
      width * 0.34,
      ' stroke-opacity=".8"',
    )}</g></g>`
  );
}

/** An eyelet: a punched hole, with a metal or cord ring when `ring` names its colour. */
export function eyelet(x: number, y: number, r: number, ring: string): string {
  return (
    `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${r}" ry="${number(r * 0.86)}" fill="#0d0b0a" stroke="` +
    `${ring}" stroke-width="${number(r * 0.5)}"/>` +
    `<path d="M${number(x - r)} ${number(y - r * 0.3)}a${r} ${r} 0 0 1 ${number(r * 1.7)} ` +
    `${number(-r * 0.4)}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.5"/>`
  );
}

/** Laces in bars between the near and the far edge of a throat, from the toe up, over the runs that cross beneath. */
export function laces(
  pen: Pen,
  near: readonly Point[],
  far: readonly Point[],
  options: { colour: string; rows: number; width: number; ring: string; lift?: number },
): string {
  const { colour, rows, width, ring, lift = 14 } = options;
  const spots = (edge: readonly Point[]) =>
    Array.from({ length: rows }, (_, i) => at(edge, 0.04 + (0.92 * i) / (rows - 1)));
  const holes = spots(near);
  const ends = spots(far);
  const bar = (a: [number, number], b: [number, number], up: number) =>
    `M${number(a[0])} ${number(a[1])}Q${number((a[0] + b[0]) / 2)} ${number((a[1] + b[1]) / 2 - up)} ` +
    `${number(b[0])} ${number(b[1])}`;
  let text = '';
  for (let i = 0; i + 1 < rows; i += 1) {
    text += cord(
      pen,
      bar(holes[i] as [number, number], ends[i + 1] as [number, number], 2),
      shade(colour, -0.12),
      width * 0.8,
    );
  }
  for (let i = 0; i < rows; i += 1) {
    const hole = holes[i] as [number, number];
    text += eyelet(hole[0] + 3, hole[1] + 4, width * 0.5, ring);
    text += cord(pen, bar(hole, ends[i] as [number, number], lift), colour, width);
  }
  return text;
}

/** A bow in side view: two loops and two ends that hang over the near side. */
export function bow(pen: Pen, x: number, y: number, colour: string, width: number, size = 1): string {
  const p = (dx: number, dy: number) => `${number(x + dx * size)} ${number(y + dy * size)}`;
  return (
    cord(
      pen,
      `M${p(0, 0)}C${p(-40, -50)} ${p(-110, -40)} ${p(-96, 4)}C${p(-88, 30)} ${p(-40, 18)} ${p(0, 2)}`,
      shade(colour, -0.05),
      width,
    ) +
    cord(pen, `M${p(0, 0)}C${p(30, 40)} ${p(20, 90)} ${p(44, 128)}`, colour, width) +
    cord(pen, `M${p(0, 0)}C${p(-16, 40)} ${p(-40, 70)} ${p(-36, 112)}`, shade(colour, -0.03), width) +
    cord(
      pen,
      `M${p(0, 0)}C${p(50, -40)} ${p(112, 0)} ${p(92, 40)}C${p(80, 62)} ${p(34, 30)} ${p(0, 4)}`,
      colour,
      width,
    ) +
    cord(pen, `M${p(-6, -8)}L${p(8, 10)}`, colour, width * 1.25)
  );
}

/** Lugs under an outsole: quads whose tops lie on the curve, `depth` deep, `gap` of each pitch left free. */
export function lugs(
  bottom: readonly Point[],
  count: number,
  depth: number,
  colour: string,
  gap = 0.3,
  lean = 0,
): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const a = at(bottom, (i + gap / 2) / count);
    const b = at(bottom, (i + 1 - gap / 2) / count);
    const taper = Math.min(1, 0.55 + Math.min(i, count - 1 - i) * 0.25);
    const h = depth * taper;
    d +=
      `M${number(a[0])} ${number(a[1] - 4)}L${number(a[0] + 3 + lean)} ${number(a[1] + h)}L` +
      `${number(b[0] - 3 + lean)} ${number(b[1] + h)}L${number(b[0])} ${number(b[1] - 4)}Z`;
  }
  return (
    `<path d="${d}" fill="${colour}"/><path d="` +
    `${d}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2"/>`
  );
}

/** A sole's side: its body, the light along the upper lip, the shade underneath, and grooves of its own. */
export function sole(pen: Pen, d: string, colour: string, inside: string): string {
  return panel(pen, d, colour, {
    range: [0.05, 0.1],
    run: [0, 0, 0, 1],
    round: [16, 0.16],
    rim: 0.5,
    edge: 0.5,
    inside,
  });
}

/** A moulded groove: dark, with light on its lower lip. */
export function groove(points: readonly Point[], colour: string, width = 3, opacity = 0.5): string {
  const d = open(points);
  return (
    `<g transform="translate(0 ${width})">${line(d, '#fff', width * 0.7, opacity * 0.6)}</g>` +
    `${line(d, shade(colour, -0.25), width, opacity)}`
  );
}
