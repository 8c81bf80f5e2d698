/** Pieces of landscapes: ridges, peaks, trees, clouds, water. Everything is a path with a flat or graded fill. */
import { mix } from '../colour.ts';
import { number, random } from '../draw.ts';
import type { Pen } from '../draw.ts';

/** A ridge line across a width: the top of a mountain silhouette, closed at the bottom. */
export function ridge(
  seed: number,
  left: number,
  right: number,
  base: number,
  height: number,
  bottom: number,
  rough = 1,
): string {
  const next = random(seed);
  const count = 64;
  let levels = [next(), next(), next(), next(), next()];
  while (levels.length < count) {
    const finer: number[] = [];
    for (let i = 0; i + 1 < levels.length; i += 1) {
      const [a, b] = [levels[i] as number, levels[i + 1] as number];
      finer.push(a, (a + b) / 2 + (next() - 0.5) * ((2.4 * rough) / levels.length ** 0.9));
    }
    finer.push(levels.at(-1) as number);
    levels = finer;
  }
  const step = (right - left) / (levels.length - 1);
  return `M${left} ${bottom}L${levels
    .map((v, i) => `${number(left + i * step)} ` + `${number(base - v * height)}`)
    .join('L')}L${right} ${bottom}Z`;
}

/** A stretch of hills: few, round levels. */
export function hills(seed: number, width: number, base: number, height: number, bottom: number): string {
  const next = random(seed);
  const steps = 7;
  let d = `M-20 ${number(base - next() * height)}`;
  let [x0, y0] = [-20, base - next() * height];
  for (let i = 1; i <= steps; i += 1) {
    const x = -20 + ((width + 40) * i) / steps;
    const y = base - next() * height;
    const half = (x - x0) / 2;
    d += `C${number(x0 + half)} ${number(y0)} ${number(x - half)} ${number(y)} ${number(x)} ${number(y)}`;
    [x0, y0] = [x, y];
  }
  return `${d}L${width + 20} ${bottom}L-20 ${bottom}Z`;
}

/** One conifer standing at x, y: drooping tiers, a little irregular. */
export function conifer(next: () => number, x: number, y: number, height: number, width = height * 0.36): string {
  const tiers = Math.max(4, Math.min(7, Math.round(height / 30)));
  const left: string[] = [];
  const right: string[] = [];
  for (let i = 1; i <= tiers; i += 1) {
    const t = i / tiers;
    const yy = y - height * 0.96 + height * 0.9 * t;
    const half = (width / 2) * (0.12 + 0.88 * t) * (0.8 + next() * 0.36);
    const back = half * 0.45;
    left.unshift(
      `L${number(x - back)} ${number(yy - height * 0.02)}L${number(x - half)} ` + `${number(yy + height * 0.035)}`,
    );
    right.push(
      `L${number(x + half * (0.85 + next() * 0.3))} ${number(yy + height * 0.035)}L${number(x + back)} ` +
        `${number(yy - height * 0.02)}`,
    );
  }
  return (
    `M${number(x)} ${number(y - height)}${right.join('')}L${number(x + width * 0.05)} ${number(y)}L` +
    `${number(x - width * 0.05)} ${number(y)}${left.join('')}Z`
  );
}

/** A row of conifers from x1 to x2 along a base line that may rise; denser for a smaller step. */
export function conifers(
  seed: number,
  x1: number,
  x2: number,
  step: number,
  height: number,
  base: (x: number) => number,
): string {
  const next = random(seed);
  let d = '';
  for (let x = x1; x < x2; x += step * (0.6 + next() * 0.8))
    d += conifer(next, x, base(x) + next() * height * 0.06, height * (0.55 + next() * 0.5));
  return d;
}

export type PeakColours = { lit: string; shadow: string; snow: string; snowShadow: string };

/** A mountain with a lit and a shadowed face and snow above `snowline` (a share of its height). */
export function peak(
  pen: Pen,
  seed: number,
  x: number,
  base: number,
  width: number,
  height: number,
  colours: PeakColours,
  snowline = 0.5,
): string {
  const next = random(seed);
  const apex = [x + (next() - 0.5) * width * 0.08, base - height] as const;
  const steps = 9;
  const edge = (to: number): string[] =>
    Array.from({ length: steps }, (_, i) => {
      const t = (i + 1) / steps;
      const wobble = i === steps - 1 ? 0 : (next() - 0.5) * 0.07;
      return (
        `${number(apex[0] + (to - apex[0]) * (t ** 0.92 + wobble))} ` +
        `${number(apex[1] + height * (t + (i === steps - 1 ? 0 : (next() - 0.5) * 0.05)))}`
      );
    });
  const left = edge(x - width / 2);
  const right = edge(x + width / 2);
  const spine = Array.from({ length: steps }, (_, i) => {
    const t = (i + 1) / steps;
    return (
      `${number(apex[0] + (next() - 0.42) * width * 0.1 * (0.4 + t) + t * width * 0.06)} ` +
      `${number(apex[1] + height * t)}`
    );
  });
  const top = `${number(apex[0])} ${number(apex[1])}`;
  const whole = `M${top}L${left.join('L')}L${[...right].reverse().join('L')}Z`;
  const shadowSide = `M${top}L${right.join('L')}L${[...spine].reverse().join('L')}Z`;
  let cap = `M${number(x - width)} ${number(apex[1] - 20)}`;
  const low = apex[1] + height * snowline;
  for (let i = 0; i <= 30; i += 1) {
    const drop = (i % 2 === 0 ? 1 : -0.7) * height * (0.02 + next() ** 2 * 0.24);
    cap += `L${number(x - width / 2 + (width * (i + next() * 0.7)) / 30)} ${number(low + drop)}`;
  }
  cap += `L${number(x + width)} ${number(apex[1] - 20)}Z`;
  const fade = (a: string, y1: number) =>
    pen.linearAt(
      [
        [0, a],
        [1, mix(a, colours.lit, 0.5)],
      ],
      0,
      y1,
      0,
      base,
    );
  return (
    `<path d="${whole}" fill="${colours.lit}"/><path d="${shadowSide}" fill="${colours.shadow}"/>` +
    `<g clip-path="${pen.clip(cap)}"><path d="${whole}" fill="${fade(colours.snow, apex[1])}"/><path d="` +
    `${shadowSide}" fill="${colours.snowShadow}"/></g>`
  );
}

/** Long flat clouds. */
export function clouds(
  seed: number,
  x1: number,
  x2: number,
  y1: number,
  y2: number,
  count: number,
  colour: string,
  opacity: number,
): string {
  const next = random(seed);
  let text = '';
  for (let i = 0; i < count; i += 1) {
    const x = x1 + (x2 - x1) * next();
    const y = y1 + (y2 - y1) * next();
    const w = (x2 - x1) * (0.08 + next() * 0.16);
    const h = w * (0.03 + next() * 0.03);
    text +=
      `M${number(x - w)} ${number(y)}Q${number(x - w * 0.4)} ${number(y - h * 2)} ${number(x)} ` +
      `${number(y - h)}T${number(x + w)} ${number(y)}Q${number(x)} ${number(y + h)} ${number(x - w)} ${number(y)}Z`;
  }
  return `<path d="${text}" fill="${colour}" fill-opacity="${opacity}"/>`;
}

/** Ripples on water: short level strokes, longer and wider towards the viewer. */
export function ripples(
  seed: number,
  width: number,
  y1: number,
  y2: number,
  count: number,
  colour: string,
  opacity: number,
): string {
  const next = random(seed);
  let text = '';
  for (let i = 0; i < count; i += 1) {
    const t = next();
    const y = y1 + (y2 - y1) * t ** 1.5;
    const w = width * (0.01 + 0.07 * t) * (0.4 + next());
    text += `M${number(next() * width)} ${number(y)}h${number(w)}`;
  }
  return (
    `<path d="${text}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="` +
    `${number((y2 - y1) / 130)}"/>`
  );
}

/** Stars, denser towards the top. */
export function stars(seed: number, width: number, bottom: number, count: number): string {
  const next = random(seed);
  const dots = (share: number) =>
    Array.from(
      { length: Math.round(count * share) },
      () => `M${Math.round(next() * width)} ${Math.round(next() ** 1.4 * bottom)}h.1`,
    ).join('');
  return (
    `<g stroke="#fff" fill="none"><path d="${dots(0.66)}" stroke-width="2" stroke-opacity=".55"/><path d="` +
    `${dots(0.26)}" stroke-width="3.2" stroke-opacity=".8"/><path d="${dots(0.08)}" stroke-width="5"/></g>`
  );
}

/** Grass: short blades along the bottom. */
export function grass(seed: number, width: number, y1: number, y2: number, count: number, colour: string): string {
  const next = random(seed);
  let text = '';
  for (let i = 0; i < count; i += 1) {
    const t = next();
    const h = (y2 - y1) * (0.06 + 0.24 * t);
    text +=
      `M${Math.round(next() * width)} ${Math.round(y1 + (y2 - y1) * t)}q${Math.round((next() - 0.5) * h)} ` +
      `${Math.round(-h / 2)} ${Math.round((next() - 0.3) * h)} ${Math.round(-h)}`;
  }
  return `<path d="${text}" fill="none" stroke="${colour}" stroke-width="3" stroke-opacity=".7"/>`;
}
