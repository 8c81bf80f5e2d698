/**
 * The drawing kit of the vector masters. Soft light and shadow are stacks of translucent strokes and gradients
 * rather than blur filters, and every pattern tile is 120 units wide (a whole number of pixels at every width of the
 * ladder): both are what keeps rasterising a master within a few tens of milliseconds.
 */
import { contrast, lightness, shade } from './colour.ts';

/** A point of a curve; a third member marks a corner. */
export type Point = readonly [x: number, y: number, corner?: 1];
export type Box = readonly [x: number, y: number, width: number, height: number];
type Stop = readonly [offset: number, colour: string, opacity?: number];

const n = (value: number) => String(Math.round(value * 10) / 10);

/** Collects the definitions (gradients, clips, tiles) of one drawing; ids are unique within the drawing. */
export type Pen = {
  linear(stops: readonly Stop[], x1?: number, y1?: number, x2?: number, y2?: number): string;
  /** A linear gradient in master units instead of fractions of the shape. */
  linearAt(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string;
  radial(stops: readonly Stop[], cx: number, cy: number, r: number, squash?: number): string;
  clip(d: string): string;
  path(d: string): string;
  /** Keeps a drawing to be used more than once; answers the reference that draws it. */
  group(body: string): string;
  tile(name: TileName, ink?: string): string;
  blur(deviation: number): string;
  defs(): string;
};

export function createPen(): Pen {
  const parts: string[] = [];
  const known = new Map<string, string>();
  const add = (key: string, make: (id: string) => string): string => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const id = `d${(parts.length + 1).toString(36)}`;
    parts.push(make(id));
    known.set(key, id);
    return id;
  };
  const stopText = (stops: readonly Stop[]) =>
    stops
      .map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`)
      .join('');
  const url = (id: string) => `url(#${id})`;
  const path = (d: string) => add(`p${d}`, (id) => `<path id="${id}" d="${d}"/>`);
  return {
    linear: (stops, x1 = 0, y1 = 0, x2 = 0.15, y2 = 1) => {
      const body = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopText(stops)}</linearGradient>`;
      return url(add(`l${body}`, (id) => `<linearGradient id="${id}" ${body}`));
    },
    linearAt: (stops, x1, y1, x2, y2) => {
      const body =
        `gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">` +
        `${stopText(stops)}</linearGradient>`;
      return url(add(`l${body}`, (id) => `<linearGradient id="${id}" ${body}`));
    },
    radial: (stops, cx, cy, r, squash = 1) => {
      const place = squash === 1 ? '' : ` gradientTransform="translate(0 ${n(cy * (1 - squash))}) scale(1 ${squash})"`;
      const body =
        `gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}"${place}>` +
        `${stopText(stops)}</radialGradient>`;
      return url(add(`r${body}`, (id) => `<radialGradient id="${id}" ${body}`));
    },
    clip: (d) => {
      const shape = path(d);
      return url(add(`c${d}`, (id) => `<clipPath id="${id}"><use href="#${shape}"/></clipPath>`));
    },
    path,
    group: (body) => `<use href="#${add(`g${body}`, (id) => `<g id="${id}">${body}</g>`)}"/>`,
    tile: (name, ink = '#000') =>
      url(
        add(
          `t${name}${ink}`,
          (id) =>
            `<pattern id="${id}" width="120" height="120" patternUnits="userSpaceOnUse">` +
            `${tiles[name](ink)}</pattern>`,
        ),
      ),
    blur: (deviation) =>
      url(
        add(
          `b${deviation}`,
          (id) =>
            `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%" color-interpolation-filters="sRGB">` +
            `<feGaussianBlur stdDeviation="${deviation}"/></filter>`,
        ),
      ),
    defs: () => (parts.length === 0 ? '' : `<defs>${parts.join('')}</defs>`),
  };
}

/** A repeatable sequence of numbers from 0 to 1. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const rows = (step: number, shift: number, mark: (x: number, y: number) => string) => {
  let text = '';
  for (let y = 0, row = 0; y < 120; y += step, row += 1) {
    for (let x = row % 2 === 0 ? 0 : shift; x < 120; x += step) text += mark(x, y);
  }
  return text;
};
const lines = (d: string, ink: string, width: number, opacity: number) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;
const scatter = (seed: number, count: number, mark: (x: number, y: number, r: () => number) => string) => {
  const r = random(seed);
  let text = '';
  for (let i = 0; i < count; i += 1) text += mark(Math.round(r() * 120), Math.round(r() * 120), r);
  return text;
};

/** Cloths and surfaces, drawn in one ink over whatever they cover. */
const tiles = {
  mesh: (ink: string) =>
    `<path d="${rows(10, 5, (x, y) => `M${x} ${y + 1}h4v4h-4z`)}" fill="` + `${ink}" fill-opacity=".2"/>`,
  knit: (ink: string) =>
    lines(
      rows(10, 0, (x, y) => `M${x} ${y}l5 4l5-4`),
      ink,
      2,
      0.16,
    ),
  ripstop: (ink: string) =>
    lines(
      'M0 .5H120M0 24.5H120M0 48.5H120M0 72.5H120M0 96.5H120M.5 0V120M24.5 0V120M48.5 0V120M72.5 0V120M96.5 0V120',
      ink,
      1,
      0.1,
    ),
  twill: (ink: string) => {
    let d = '';
    for (let x = -120; x < 120; x += 8) d += `M${x} 120l120-120`;
    return lines(d, ink, 2, 0.1);
  },
  canvas: (ink: string) => {
    let d = '';
    for (let y = 1; y < 120; y += 6) d += `M0 ${y}H120M${y} 0V120`;
    return lines(d, ink, 1.6, 0.09);
  },
  rib: (ink: string) => {
    let d = '';
    for (let x = 4; x < 120; x += 10) d += `M${x} 0V120`;
    return lines(d, ink, 4, 0.17);
  },
  jersey: (ink: string) => {
    let d = '';
    for (let x = 2; x < 120; x += 5) d += `M${x} 0V120`;
    return lines(d, ink, 1.2, 0.06);
  },
  fleece: (ink: string) => {
    const next = random(7);
    const curls = rows(
      10,
      5,
      (x, y) =>
        `M${x + Math.round(next() * 4)} ${y + Math.round(next() * 4)}a4 4 0 1 ${next() < 0.5 ? 1 : 0} ` +
        `${Math.round(next() * 6 - 3)} ${Math.round(3 + next() * 3)}`,
    );
    const onDark = ink === '#fff';
    return (
      `${lines(curls, ink, 2, onDark ? 0.08 : 0.12)}<g transform="translate(-2 -2)">` +
      `${lines(curls, onDark ? '#000' : '#fff', 2, 0.17)}</g>`
    );
  },
  suede: (ink: string) =>
    `<path d="${scatter(3, 150, (x, y) => `M${x} ${y}h.1`)}" stroke="` +
    `${ink}" stroke-width="2" stroke-linecap="round" stroke-opacity=".1"/>` +
    `<path d="${scatter(5, 90, (x, y) => `M${x} ${y}h.1`)}" stroke="#fff" stroke-width="2" stroke-linecap="round" ` +
    `stroke-opacity=".12"/>`,
  marl: (ink: string) =>
    lines(
      scatter(13, 110, (x, y, r) => `M${x} ${y}v${Math.round(4 + r() * 9)}`),
      ink,
      1.3,
      0.13,
    ) +
    lines(
      scatter(17, 80, (x, y, r) => `M${x} ${y}v${Math.round(4 + r() * 9)}`),
      '#fff',
      1.3,
      0.16,
    ),
  leather: (ink: string) =>
    lines(
      scatter(
        23,
        80,
        (x, y, r) =>
          `M${x} ${y}q4 ${Math.round(r() * 6 - 3)} ${Math.round(5 + r() * 5)} ` + `${Math.round(r() * 8 - 4)}`,
      ),
      ink,
      1.2,
      0.11,
    ),
  waffle: (ink: string) =>
    `<path d="${rows(12, 0, (x, y) => `M${x + 2} ${y + 2}h8v8h-8z`)}" fill="` + `${ink}" fill-opacity=".12"/>`,
} as const;

export type TileName = keyof typeof tiles;

type Vec = [number, number];
const minus = (a: Point | Vec, b: Point | Vec): Vec => [a[0] - b[0], a[1] - b[1]];

type Segment = [Vec, Vec, Vec, Vec];

/** The cubic segments of a smooth curve; handles are a third of their own chord, so nothing overshoots. */
function segments(points: readonly Point[], closed: boolean): Segment[] {
  const count = points.length;
  const at = (i: number): Point => points[(i + count) % count] as Point;
  const tangent = (i: number): Vec => {
    const p = at(i);
    if (p[2] === 1 || (!closed && (i === 0 || i === count - 1))) return [0, 0];
    const [x, y] = minus(at(i + 1), at(i - 1));
    const length = Math.hypot(x, y) || 1;
    return [x / length, y / length];
  };
  const result: Segment[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const a = at(i);
    const b = at(i + 1);
    const third = Math.hypot(...minus(b, a)) / 3;
    const ta = tangent(i);
    const tb = tangent((i + 1) % count);
    result.push([
      [a[0], a[1]],
      [a[0] + ta[0] * third, a[1] + ta[1] * third],
      [b[0] - tb[0] * third, b[1] - tb[1] * third],
      [b[0], b[1]],
    ]);
  }
  return result;
}

function toPath(parts: Segment[], closed: boolean): string {
  let d = '';
  parts.forEach(([a, b, c, e], i) => {
    if (i === 0) d += `M${n(a[0])} ${n(a[1])}`;
    const straight = a[0] === b[0] && a[1] === b[1] && c[0] === e[0] && c[1] === e[1];
    d += straight ? `L${n(e[0])} ${n(e[1])}` : `C${n(b[0])} ${n(b[1])} ${n(c[0])} ${n(c[1])} ${n(e[0])} ${n(e[1])}`;
  });
  return closed ? `${d}Z` : d;
}

/** A smooth open curve through the points. */
export function open(points: readonly Point[]): string {
  return toPath(segments(points, false), false);
}

/** A smooth closed curve through the points. */
export function closed(points: readonly Point[]): string {
  return toPath(segments(points, true), true);
}

/** The points and their mirror image about x = 600, closed: an outline drawn by its left half, from the top down. */
export function both(half: readonly Point[], axis = 600): Point[] {
  const mirrored = half
    .filter(([x]) => x !== axis)
    .map(([x, y, corner]): Point => (corner === undefined ? [2 * axis - x, y] : [2 * axis - x, y, corner]))
    .reverse();
  return [...half, ...mirrored];
}

/** The body and its mirror image about a vertical axis. */
export function mirrored(body: string, axis = 600): string {
  return `${body}<g transform="matrix(-1 0 0 1 ${2 * axis} 0)">${body}</g>`;
}

/** Points along a smooth curve, every `step` units or so. */
export function along(points: readonly Point[], loop = false, per = 8): Vec[] {
  const result: Vec[] = [];
  for (const [a, b, c, e] of segments(points, loop)) {
    for (let i = 0; i < per; i += 1) {
      const t = i / per;
      const u = 1 - t;
      const f = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] as const;
      result.push([
        a[0] * f[0] + b[0] * f[1] + c[0] * f[2] + e[0] * f[3],
        a[1] * f[0] + b[1] * f[1] + c[1] * f[2] + e[1] * f[3],
      ]);
    }
  }
  const last = points[loop ? 0 : points.length - 1];
  if (last && !loop) result.push([last[0], last[1]]);
  return result;
}

/** A curve beside the curve: to its right (looking along it, y down) for a positive distance. */
export function beside(points: readonly Point[], distance: number, loop = false): string {
  const line = along(points, loop, 4);
  const moved = line.map((p, i): Vec => {
    const before = line[i === 0 ? (loop ? line.length - 1 : 0) : i - 1] as Vec;
    const after = line[i === line.length - 1 ? (loop ? 0 : i) : i + 1] as Vec;
    const [x, y] = minus(after, before);
    const length = Math.hypot(x, y) || 1;
    return [p[0] - (y / length) * distance, p[1] + (x / length) * distance];
  });
  return `M${moved.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${loop ? 'Z' : ''}`;
}

/** A soft line: a stack of ever narrower translucent strokes, lightest at the edge. */
export function soft(pen: Pen, d: string, colour: string, width: number, opacity: number, steps = 4): string {
  const id = pen.path(d);
  let text = `<g fill="none" stroke="${colour}" stroke-opacity="${Math.round((opacity / steps) * 1000) / 1000}">`;
  for (let i = steps; i > 0; i -= 1) text += `<use href="#${id}" stroke-width="${n((width * i) / steps)}"/>`;
  return `${text}</g>`;
}

/** A plain line. */
export function line(d: string, colour: string, width: number, opacity = 1, more = ''): string {
  return (
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"` +
    `${opacity === 1 ? '' : ` stroke-opacity="${opacity}"`}${more}/>`
  );
}

/** A sewn line: the dashes of the thread and the dent they pull into the cloth. */
export function stitch(
  pen: Pen,
  d: string,
  cloth: string,
  colour = contrast(cloth, 0.2),
  width = 2.2,
  dash = '8 5',
): string {
  const id = pen.path(d);
  return (
    `<g fill="none"><use href="#${id}" stroke="#000" stroke-opacity=".14" stroke-width="${n(width + 1.6)}"/>` +
    `<use href="#${id}" stroke="${colour}" stroke-width="${width}" stroke-linecap="butt" stroke-dasharray="` +
    `${dash}" stroke-opacity=".85"/></g>`
  );
}

export type PanelOptions = {
  /** Lightness added at the start and taken at the end of the fill's gradient. */
  readonly range?: readonly [number, number];
  /** The gradient's direction in fractions of the panel. */
  readonly run?: readonly [number, number, number, number];
  readonly tile?: TileName;
  /** Width and opacity of the shade along the inner edge: how round the panel looks. */
  readonly round?: readonly [number, number];
  /** Opacity of the light along the upper inner edge. */
  readonly rim?: number;
  /** Width and opacity of the shadow that the panel throws on what lies beneath. */
  readonly cast?: readonly [number, number];
  /** Opacity of the outline. */
  readonly edge?: number;
  /** Drawn inside the panel, clipped to it, before its edge. */
  readonly inside?: string;
};

/** One piece of cloth, leather or rubber: fill, texture, roundness, light, edge and the shadow it throws. */
export function panel(pen: Pen, d: string, colour: string, options: PanelOptions = {}): string {
  const {
    range = [0.05, 0.07],
    run = [0, 0, 0.12, 1],
    round = [34, 0.2],
    rim = 0.22,
    edge = 0.55,
    inside = '',
  } = options;
  const id = pen.path(d);
  const fill = pen.linear(
    [
      [0, shade(colour, range[0])],
      [0.45, colour],
      [1, shade(colour, -range[1])],
    ],
    ...run,
  );
  const dark = lightness(colour) < 0.34;
  let text = '';
  if (options.cast)
    text +=
      `<g transform="translate(0 ${n(options.cast[0] / 5)})">` +
      `${soft(pen, d, '#000', options.cast[0], options.cast[1], 4)}</g>`;
  text += `<use href="#${id}" fill="${fill}"/>`;
  let within = '';
  if (options.tile) within += `<use href="#${id}" fill="${pen.tile(options.tile, dark ? '#fff' : '#000')}"/>`;
  within += inside;
  if (round[1] > 0) within += soft(pen, d, '#000', round[0] * 2, round[1] * (dark ? 1.5 : 1));
  if (rim > 0) within += `<g transform="translate(2 5)">${soft(pen, d, '#fff', 9, rim * (dark ? 0.7 : 1), 3)}</g>`;
  text += `<g clip-path="${pen.clip(d)}">${within}</g>`;
  if (edge > 0)
    text +=
      `<use href="#${id}" fill="none" stroke="` + `${shade(colour, -0.2)}" stroke-width="2" stroke-opacity="${edge}"/>`;
  return text;
}

export type PieceOptions = PanelOptions & {
  /** Sewn lines along a curve, at these distances beside it. */
  readonly sew?: readonly [edge: readonly Point[], ...distances: number[]];
  readonly thread?: string;
};

/** A panel given by the points of its outline, with its stitching. */
export function piece(pen: Pen, points: readonly Point[], colour: string, options: PieceOptions = {}): string {
  const { sew, thread, ...rest } = options;
  let text = panel(pen, closed(points), colour, rest);
  if (sew) {
    const [edge, ...distances] = sew;
    for (const distance of distances) text += stitch(pen, beside(edge, distance), colour, thread);
  }
  return text;
}

/** What is drawn inside an outline only. */
export function within(pen: Pen, d: string, body: string): string {
  return `<g clip-path="${pen.clip(d)}">${body}</g>`;
}

/** The shadow on the ground under a product that stands: a wide soft pool and a dark line of contact. */
export function ground(pen: Pen, cx: number, y: number, rx: number, depth = 46): string {
  const pool = (r: number, d: number, o: number) =>
    `<ellipse cx="${cx}" cy="${y}" rx="${r}" ry="${d}" fill="` +
    `${pen.radial(
      [
        [0, '#2a2118', o],
        [0.55, '#2a2118', o * 0.5],
        [1, '#2a2118', 0],
      ],
      cx,
      y,
      r,
      Math.round((d / r) * 1000) / 1000,
    )}"/>`;
  return pool(rx * 1.16, depth * 1.7, 0.3) + pool(rx * 1.02, depth * 0.6, 0.5);
}

/** The shadow on the wall behind a product that hangs, from outlines of its parts. */
export function hanging(pen: Pen, ...outlines: string[]): string {
  return `<g transform="translate(8 30)">${outlines.map((d) => soft(pen, d, '#4a3d2c', 64, 0.2, 5)).join('')}</g>`;
}

/** The warm neutral studio behind every product: a lit wall that turns into the floor. */
export function studio(pen: Pen, floor = 0): string {
  const wall = pen.radial(
    [
      [0, '#f7f4ef'],
      [0.6, '#efebe4'],
      [1, '#e1dbd1'],
    ],
    560,
    560,
    1150,
  );
  let text = `<rect width="1200" height="1500" fill="${wall}"/>`;
  if (floor > 0) {
    const shadow = pen.linearAt(
      [
        [0, '#d9d1c4', 0],
        [0.25, '#d9d1c4', 0.55],
        [1, '#e8e2d8', 0.2],
      ],
      0,
      floor,
      0,
      1500,
    );
    text += `<rect y="${floor}" width="1200" height="${1500 - floor}" fill="${shadow}"/>`;
  }
  return text;
}

/** Wraps a body into a document; `view` crops. The root's size is the master's: the image service replaces it. */
export function sheet(pen: Pen, body: string, width = 1200, height = 1500, view: Box = [0, 0, width, height]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}" width="${width}" height="` +
    `${height}" stroke-linecap="round" stroke-linejoin="round">` +
    `${pen.defs()}${body}</svg>`
  );
}

/** The name of the brand as strokes: no font is needed. At a height of 100 it is about 670 wide. */
export function wordmark(x: number, y: number, height: number, colour: string, weight = 15): string {
  const d =
    'M0 0L24 100L48 22L72 100L96 0M118 100L152 0L186 100M130 68H174M206 0L236 50L266 0M236 50V100M296 100V0L338 ' +
    '70L380 0V100' +
    'M406 100L440 0L474 100M418 68H462M506 100V4H540Q566 4 566 30Q566 56 540 56H506M538 56L570 100M602 100V0M660 ' +
    '2L604 58M622 44L664 100';
  const s = height / 100;
  return (
    `<path transform="translate(${n(x)} ${n(y)}) scale(${Math.round(s * 1000) / 1000})" d="` +
    `${d}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linejoin="bevel"/>`
  );
}

/** The brand's mark: two ridges, one behind the other. Its box is 100 by 64 units. */
export function ridgeMark(x: number, y: number, width: number, colour: string, weight = 11): string {
  return (
    `<path transform="translate(${n(x)} ${n(y)}) scale(${
      Math.round(width) / 100
    })" d="M4 60L32 12L54 48M42 60L66 24L96 60" fill="none" stroke="${colour}" stroke-width="` +
    `${weight}" stroke-linejoin="round" stroke-linecap="round"/>`
  );
}

export { n as number };
