/**
 * Campaign scenes. Each is composed for any frame: the motif stands right of the middle, the left and the bottom left
 * stay calm for a headline.
 */
import { mix, shade } from '../colour.ts';
import { closed, line, number, open, random, soft } from '../draw.ts';
import type { Pen, Point } from '../draw.ts';
import type { SceneName } from '../names.ts';
import { bare } from '../products.ts';
import { clouds, conifer, conifers, grass, hills, peak, ridge, ripples, stars } from './nature.ts';

type Frame = {
  w: number;
  h: number;
  /** Units of a length that suits the frame: the shorter side over 100. */ u: number;
};
type Scene = (pen: Pen, frame: Frame) => string;

const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${number(x)}" y="${number(y)}" width="${number(w)}" height="${number(h)}" fill="${fill}"` + `${more}/>`;
const fill = (d: string, colour: string, opacity = 1) =>
  `<path d="${d}" fill="${colour}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`;

/** A graded sky over the whole frame: colours from the top down to `bottom`. */
function sky(pen: Pen, { w, h }: Frame, bottom: number, ...colours: string[]): string {
  const stops = colours.map((colour, i) => [Math.round((i / (colours.length - 1)) * 100) / 100, colour] as const);
  return rect(0, 0, w, h, pen.linearAt(stops, 0, 0, 0, bottom));
}

/** A round glow. */
function glow(pen: Pen, cx: number, cy: number, r: number, colour: string, opacity: number): string {
  return (
    `<circle cx="${number(cx)}" cy="${number(cy)}" r="${number(r)}" fill="` +
    `${pen.radial(
      [
        [0, colour, opacity],
        [0.35, colour, opacity * 0.42],
        [1, colour, 0],
      ],
      Math.round(cx),
      Math.round(cy),
      Math.round(r),
    )}"/>`
  );
}

/** A band of haze that thickens downwards. */
function haze(pen: Pen, { w }: Frame, y1: number, y2: number, colour: string, opacity: number): string {
  return rect(
    0,
    y1,
    w,
    y2 - y1,
    pen.linearAt(
      [
        [0, colour, 0],
        [0.8, colour, opacity],
        [1, colour, opacity * 0.9],
      ],
      0,
      Math.round(y1),
      0,
      Math.round(y2),
    ),
  );
}

/** A layer of land whose lower part fades into the haze in front of it. */
function layer(pen: Pen, d: string, colour: string, far: string, y1: number, y2: number): string {
  return fill(
    d,
    pen.linearAt(
      [
        [0, colour],
        [1, mix(colour, far, 0.62)],
      ],
      0,
      Math.round(y1),
      0,
      Math.round(y2),
    ),
  );
}

const ridgeDawn: Scene = (pen, f) => {
  const { w, h, u } = f;
  const [sx, sy] = [w * 0.7, h * 0.47];
  let art =
    sky(pen, f, h * 0.66, '#5b7796', '#93a3ad', '#d9b9a0', '#f4cf9e', '#f8dfb6') +
    glow(pen, sx, sy, u * 70, '#fff0c9', 0.85) +
    `<circle cx="${number(sx)}" cy="${number(sy)}" r="${number(u * 7)}" fill="#fff6dd"/>`;
  art += clouds(4, w * 0.3, w * 1.1, h * 0.1, h * 0.36, 9, '#fff1dc', 0.3);
  const tones = ['#b9a9a4', '#94919c', '#6d7588', '#4a576b', '#2f3d4d'];
  tones.forEach((tone, i) => {
    const base = h * (0.56 + i * 0.085);
    art += layer(
      pen,
      ridge(31 + i * 7, -10, w + 10, base, u * (17 + i * 1.5), h, 0.8),
      tone,
      '#f0cfa8',
      base - u * 16,
      base + u * 22,
    );
    art += haze(pen, f, base - u * 3, base + u * 14, '#f6d9b2', 0.26 - i * 0.04);
  });
  const base = (x: number) => h * 0.93 - (x / w) * h * 0.1 + Math.sin(x / (u * 9)) * u * 1.2;
  art += fill(
    `M0 ${number(base(0))}${Array.from(
      { length: 24 },
      (_, i) => `L${number((w * (i + 1)) / 24)} ${number(base((w * (i + 1)) / 24))}`,
    ).join('')}L${w} ${h}L0 ${h}Z`,
    '#1a242c',
  );
  art +=
    fill(conifers(8, w * 0.46, w * 1.02, u * 3.2, u * 17, base), '#1a242c') +
    fill(conifers(18, 0, w * 0.4, u * 6, u * 5, base), '#1a242c');
  return art + glow(pen, sx, sy, u * 46, '#ffe2a6', 0.34);
};

const forestMist: Scene = (pen, f) => {
  const { w, h, u } = f;
  let art =
    sky(pen, f, h, '#cfd8cd', '#dfe4d6', '#b7c4b4', '#7d927f') + glow(pen, w * 0.74, h * 0.16, u * 80, '#fffbe6', 0.9);
  const rows = ['#b4c3b4', '#93a896', '#6f8873', '#4d6853', '#2f4738'];
  rows.forEach((tone, i) => {
    const base = (x: number) => h * (0.56 + i * 0.1) - Math.sin(x / (u * 30) + i) * u * 3;
    const d = conifers(
      41 + i * 3,
      (i > 2 ? w * 0.42 : -20) + (i === 4 ? w * 0.12 : 0),
      w + 40,
      u * (4.4 + i * 2.4),
      u * (30 + i * 13),
      base,
    );
    art += layer(pen, d, tone, '#dfe6da', base(0) - u * (40 + i * 10), base(0) + u * 6);
    art += layer(
      pen,
      hills(50 + i, w, h * (0.58 + i * 0.1), u * 4, h),
      tone,
      i < 4 ? '#dfe6da' : tone,
      h * (0.52 + i * 0.1),
      h * (0.74 + i * 0.1),
    );
    if (i < 4) art += haze(pen, f, h * (0.4 + i * 0.1), h * (0.64 + i * 0.1), '#e9eee2', 0.5 - i * 0.08);
  });
  for (let i = 0; i < 5; i += 1) {
    const x = w * (0.46 + i * 0.11);
    art += fill(
      `M${number(w * 0.72 + i * u * 2)} 0L${number(w * 0.75 + i * u * 3)} 0L${number(x - u * 12)} ${h}L` +
        `${number(x - u * 26)} ${h}Z`,
      pen.linear(
        [
          [0, '#fffce8', 0.26],
          [0.8, '#fffce8', 0],
        ],
        0,
        0,
        0,
        1,
      ),
    );
  }
  art += layer(pen, hills(58, w, h * 0.97, u * 5, h), '#24382b', '#1a2a20', h * 0.92, h);
  return art + grass(59, w, h * 0.9, h * 1.02, 220, '#1f3226') + grass(60, w, h * 0.94, h * 1.03, 90, '#5d7a55');
};

const coastCliffs: Scene = (pen, f) => {
  const { w, h, u } = f;
  const horizon = h * 0.52;
  let art =
    sky(pen, f, horizon, '#86aebd', '#b7d0d2', '#e7dfcb', '#f3e4c8') +
    clouds(14, w * 0.2, w * 1.1, h * 0.08, h * 0.34, 10, '#ffffff', 0.5) +
    glow(pen, w * 0.52, horizon - u * 4, u * 60, '#fff3d2', 0.8);
  art += rect(
    0,
    horizon,
    w,
    h - horizon,
    pen.linearAt(
      [
        [0, '#a9c6c6'],
        [0.25, '#5f98a3'],
        [1, '#22566a'],
      ],
      0,
      Math.round(horizon),
      0,
      h,
    ),
  );
  art += layer(
    pen,
    ridge(61, -10, w * 0.46, horizon + 2, u * 6, horizon + 2, 0.5),
    '#9db3b4',
    '#c9d3cb',
    horizon - u * 6,
    horizon + u,
  );
  art += ripples(3, w, horizon + u, h, 130, '#eaf4f0', 0.4) + ripples(9, w, horizon + u * 8, h, 60, '#163f50', 0.34);
  art +=
    `<g clip-path="${pen.clip(`M0 ${number(horizon)}H${w}V${h}H0Z`)}">` +
    `${glow(pen, w * 0.52, horizon, u * 46, '#fff4d6', 0.6)}</g>`;
  // Three headlands, each with a grass top and a rock face that drops to the water.
  const headland = (x0: number, top: number, foot: number, rock: string, green: string, seed: number): string => {
    const next = random(seed);
    const tops: Point[] = [];
    const feet: Point[] = [];
    const n_ = 9;
    for (let i = 0; i <= n_; i += 1) {
      const t = i / n_;
      const x = x0 + (w * 1.05 - x0) * t;
      tops.push([x, top - u * 12 * t ** 0.7 + (i === 0 ? u * 5 : (next() - 0.5) * u * 2)]);
      feet.push([x + (next() - 0.5) * u * 4 - u * 7 * (1 - t) ** 3, foot + t * u * 5 + (next() - 0.5) * u * 2]);
    }
    const face = `${open(tops)}L${[...feet]
      .reverse()
      .map(([x, y]) => `${number(x)} ${number(y)}`)
      .join('L')}Z`;
    let cracks = '';
    for (let i = 0; i < 34; i += 1) {
      const t = next();
      const x = x0 + (w * 1.05 - x0) * t;
      const y = top - u * 12 * t ** 0.7 + u * (3 + next() * 8);
      cracks +=
        `M${number(x)} ${number(y)}l${number((next() - 0.5) * u * 2)} ${number(u * (3 + next() * 9))}l` +
        `${number((next() - 0.6) * u * 2)} ${number(u * (2 + next() * 6))}`;
    }
    const lawn = `${open(tops)}L${[...tops]
      .reverse()
      .map(([x, y], i) => `${number(x)} ` + `${number(y + u * (2.4 + ((i * 7) % 4)))}`)
      .join('L')}Z`;
    const foam = feet
      .map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${number(x - u * 1.5)} ${number(y + u * 0.6)}`)
      .join('');
    return (
      layer(pen, face, rock, shade(rock, -0.14), top - u * 12, foot + u * 6) +
      `<g clip-path="${pen.clip(face)}">${line(cracks, shade(rock, -0.14), u * 0.7, 0.6)}<g transform="translate(` +
      `${number(-u * 0.8)} 0)">${line(cracks, shade(rock, 0.12), u * 0.5, 0.7)}</g></g>` +
      fill(lawn, green) +
      line(open(tops), shade(green, 0.1), u * 0.6, 0.6) +
      line(foam, '#f4faf6', u * 1.1, 0.75) +
      line(foam, '#f4faf6', u * 2.6, 0.24)
    );
  };
  art += headland(w * 0.74, horizon - u * 8, horizon + u * 3, '#a3a097', '#8fa37f', 71);
  art += headland(w * 0.62, horizon - u * 4, horizon + u * 14, '#8c8377', '#6f8a5d', 73);
  // A lighthouse on the second headland.
  const [lx, ly] = [w * 0.84, horizon - u * 13];
  art +=
    fill(
      `M${number(lx - u * 1.7)} ${number(ly)}L${number(lx - u * 1.1)} ${number(ly - u * 12)}H` +
        `${number(lx + u * 1.1)}L${number(lx + u * 1.7)} ${number(ly)}Z`,
      '#f4efe4',
    ) +
    fill(
      `M${number(lx)} ${number(ly)}V${number(ly - u * 12)}H${number(lx + u * 1.1)}L${number(lx + u * 1.7)} ` +
        `${number(ly)}Z`,
      '#c9c1b2',
    ) +
    rect(lx - u * 1.44, ly - u * 7.4, u * 2.88, u * 2.6, '#c8502a') +
    rect(lx - u * 1.2, ly - u * 14.2, u * 2.4, u * 2.2, '#ffe9b0') +
    fill(
      `M${number(lx - u * 1.6)} ${number(ly - u * 14.2)}L${number(lx)} ${number(ly - u * 16.4)}L` +
        `${number(lx + u * 1.6)} ${number(ly - u * 14.2)}Z`,
      '#c8502a',
    ) +
    glow(pen, lx, ly - u * 13, u * 9, '#fff0bf', 0.6);
  art += headland(w * 0.5, h * 0.8, h * 1.04, '#5f574e', '#4d6640', 77);
  const birds = [
    [0.4, 0.24],
    [0.44, 0.2],
    [0.47, 0.26],
    [0.36, 0.3],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `M${number(w * x - u * 1.6)} ${number(h * y - u * 0.5)}q${number(u * 0.8)} ${number(-u * 0.7)} ` +
        `${number(u * 1.6)} ${number(u * 0.5)}q${number(u * 0.8)} ${number(-u * 1.2)} ${number(u * 1.6)} ` +
        `${number(-u * 0.5)}`,
    )
    .join('');
  return art + line(birds, '#44545c', u * 0.34, 0.8);
};

const streetDusk: Scene = (pen, f) => {
  const { w, h, u } = f;
  const horizon = h * 0.66;
  const vx = w * 0.6;
  let art =
    sky(pen, f, horizon, '#27304f', '#51507a', '#a0688a', '#e39a7c', '#f6c38f') +
    glow(pen, vx, horizon - u * 4, u * 60, '#ffd79a', 0.85) +
    clouds(24, 0, w, h * 0.08, h * 0.34, 8, '#f0a48c', 0.26);
  const next = random(88);
  // Far towers, then two street fronts that run to the vanishing point.
  let far = '';
  for (let x = w * 0.4; x < w * 0.84; x += u * 3.4)
    far +=
      `M${number(x)} ${number(horizon)}v${number(-u * (6 + next() * 15))}h` +
      `${number(u * (2 + next() * 2))}v${number(u * 24)}z`;
  art += `<g clip-path="${pen.clip(`M0 0H${w}V${number(horizon)}H0Z`)}">${fill(far, '#8a6480', 0.75)}</g>`;
  const front = (side: -1 | 1): string => {
    let text = '';
    const edge = side < 0 ? -u * 6 : w + u * 6;
    for (let i = 0; i < 6; i += 1) {
      const [t0, t1] = [1 - (1 - 0.13) * (i / 6) ** 0.62, 1 - (1 - 0.13) * ((i + 1) / 6) ** 0.62];
      const [xa, xb] = [vx + (edge - vx) * t0, vx + (edge - vx) * t1];
      const tall = u * (side < 0 ? 62 : 74) * (0.78 + next() * 0.42);
      const tone = mix(side < 0 ? '#1f2338' : '#221f36', '#7d5876', 0.1 + i * 0.12);
      const top = (t: number) => horizon - tall * t;
      const foot = (t: number) => horizon + u * 20 * t;
      text +=
        fill(
          `M${number(xa)} ${number(foot(t0))}L${number(xa)} ${number(top(t0))}L${number(xb)} ` +
            `${number(top(t1))}L${number(xb)} ${number(foot(t1))}Z`,
          tone,
        ) + line(`M${number(xa)} ${number(top(t0))}L${number(xb)} ${number(top(t1))}`, '#f0a98c', u * 0.35, 0.6);
      let lit = '';
      let dim = '';
      const cols = i < 2 ? 5 : 3;
      for (let c = 0; c < cols; c += 1) {
        for (let r = 0; r < 7; r += 1) {
          const [s0, s1] = [(c + 0.24) / cols, (c + 0.74) / cols];
          const [ta, tb] = [t0 + (t1 - t0) * s0, t0 + (t1 - t0) * s1];
          const [wa, wb] = [vx + (edge - vx) * ta, vx + (edge - vx) * tb];
          const level = (t: number, v: number) => horizon - tall * t * v;
          const [va, vb] = [0.1 + r * 0.125, 0.1 + r * 0.125 + 0.075];
          const quad =
            `M${number(wa)} ${number(level(ta, va))}L${number(wa)} ${number(level(ta, vb))}L` +
            `${number(wb)} ${number(level(tb, vb))}L${number(wb)} ${number(level(tb, va))}Z`;
          if (next() < 0.36) lit += quad;
          else dim += quad;
        }
      }
      text += fill(dim, shade(tone, -0.08), 0.8) + fill(lit, '#ffcf87', 0.9);
      // Shop fronts on the ground floor.
      const [sa, sb] = [t0 + (t1 - t0) * 0.12, t0 + (t1 - t0) * 0.88];
      text += fill(
        `M${number(vx + (edge - vx) * sa)} ${number(horizon + u * 18 * sa)}L` +
          `${number(vx + (edge - vx) * sa)} ${number(horizon + u * 3 * sa)}L${number(vx + (edge - vx) * sb)} ` +
          `${number(horizon + u * 3 * sb)}L${number(vx + (edge - vx) * sb)} ${number(horizon + u * 18 * sb)}Z`,
        '#ffb765',
        0.5 + (i % 2) * 0.24,
      );
    }
    return text;
  };
  art += front(-1) + front(1);
  const road =
    `M${number(vx - u * 7)} ${number(horizon + u * 2)}L${number(vx + u * 7)} ${number(horizon + u * 2)}L` +
    `${w * 1.2} ${h}L${-w * 0.3} ${h}Z`;
  art += rect(
    0,
    horizon + u * 2,
    w,
    h,
    pen.linearAt(
      [
        [0, '#b37a80'],
        [0.3, '#4b3f5c'],
        [1, '#1a1d30'],
      ],
      0,
      Math.round(horizon + u * 2),
      0,
      h,
    ),
    ` clip-path="${pen.clip(road)}"`,
  );
  const walk = (s: number) =>
    fill(
      `M${number(vx + s * u * 7)} ${number(horizon + u * 2)}L` +
        `${number(vx + s * u * 8.4)} ${number(horizon + u * 2)}L${number(vx + s * w * 0.95)} ${h}L` +
        `${number(vx + s * w * 0.62)} ${h}Z`,
      '#2b2a42',
    ) +
    line(
      `M${number(vx + s * u * 7)} ${number(horizon + u * 2)}L${number(vx + s * w * 0.62)} ${h}`,
      '#d88f7c',
      u * 0.3,
      0.5,
    );
  art += walk(-1) + walk(1);
  // The wet road holds the sky's light, and two rails run up it.
  art +=
    `<g clip-path="${pen.clip(road)}">${glow(pen, vx, horizon + u * 8, u * 34, '#ffd79a', 0.7)}` +
    `${ripples(91, w, horizon + u * 3, h, 90, '#ffcf9a', 0.22)}</g>`;
  for (const s of [-1, 1])
    art += line(
      `M${number(vx + s * u * 2)} ${number(horizon + u * 2)}L` + `${number(vx + s * w * 0.17)} ${h}`,
      '#f5c9a0',
      u * 0.5,
      0.7,
    );
  for (const [t, s] of [
    [0.95, 1],
    [0.6, 1],
    [0.36, 1],
    [0.22, 1],
    [0.44, -1],
    [0.26, -1],
  ] as const) {
    const x = vx + s * w * 0.4 * t;
    const [foot, top] = [horizon + u * 15 * t, horizon - u * 34 * t];
    art +=
      line(
        `M${number(x)} ${number(foot)}V${number(top)}q0 ${number(-u * 3 * t)} ${number(-s * u * 5 * t)} ` +
          `${number(-u * 3 * t)}`,
        '#15182a',
        u * 0.9 * t,
      ) +
      glow(pen, x - s * u * 5 * t, top - u * 2.4 * t, u * 15 * t, '#ffe0a3', 0.9) +
      `<circle cx="${number(x - s * u * 5 * t)}" cy="${number(top - u * 2.4 * t)}" r="` +
      `${number(u * 1.1 * t)}" fill="#fff6dc"/>`;
  }
  art += line(
    `M0 ${number(h * 0.2)}Q${number(vx * 0.7)} ${number(h * 0.44)} ${number(vx)} ` +
      `${number(horizon - u * 10)}M${w} ${number(h * 0.12)}Q${number(vx + (w - vx) * 0.4)} ${number(h * 0.42)} ` +
      `${number(vx)} ${number(horizon - u * 10)}`,
    '#1a1c30',
    u * 0.28,
    0.8,
  );
  return (
    art +
    rect(
      0,
      0,
      w * 0.62,
      h,
      pen.linearAt(
        [
          [0, '#141a30', 0.55],
          [1, '#141a30', 0],
        ],
        0,
        0,
        Math.round(w * 0.62),
        0,
      ),
    )
  );
};

const alpineLake: Scene = (pen, f) => {
  const { w, h, u } = f;
  const shore = h * 0.6;
  const colours = { lit: '#8d98a0', shadow: '#5d6b7a', snow: '#fbfaf4', snowShadow: '#b3c3d3' };
  const farColours = { lit: '#a9b8c2', shadow: '#8fa1b0', snow: '#f4f6f4', snowShadow: '#c6d3de' };
  let land =
    peak(pen, 5, w * 0.34, shore, u * 90, u * 30, farColours, 0.55) +
    peak(pen, 9, w * 0.96, shore, u * 90, u * 42, farColours, 0.5) +
    haze(pen, f, shore - u * 24, shore, '#dbe6ea', 0.6);
  land +=
    peak(pen, 12, w * 0.56, shore, u * 84, u * 40, colours, 0.5) +
    peak(pen, 3, w * 0.74, shore, u * 104, u * 54, colours, 0.52) +
    haze(pen, f, shore - u * 18, shore, '#cfdde0', 0.7);
  land +=
    fill(hills(21, w, shore - u * 1, u * 5, shore + 4), '#5d7a68', 0.8) +
    fill(
      conifers(13, -10, w * 1.02, u * 1.9, u * 7, () => shore + u * 0.3),
      '#35544a',
    );
  land += fill(
    conifers(15, w * 0.74, w * 1.04, u * 2.4, u * 17, (x) => shore + u * 0.6 + ((x - w * 0.74) / w) * u * 3),
    '#203a34',
  );
  const id = pen.group(land);
  let art =
    sky(pen, f, shore, '#5f95bf', '#9cc3d8', '#dcebee', '#f4f1e4') +
    clouds(6, 0, w * 0.7, h * 0.1, h * 0.34, 6, '#ffffff', 0.6) +
    id;
  art +=
    `<g clip-path="${pen.clip(`M0 ${number(shore)}H${w}V${h}H0Z`)}">` +
    rect(0, shore, w, h - shore, '#cfe2e4') +
    `<g transform="matrix(1 0 0 -.86 0 ${number(shore * 1.86)})">${id}</g>` +
    rect(
      0,
      shore,
      w,
      h - shore,
      pen.linearAt(
        [
          [0, '#3f7f8c', 0.16],
          [0.5, '#1f5f70', 0.6],
          [1, '#123f50', 0.92],
        ],
        0,
        Math.round(shore),
        0,
        h,
      ),
    ) +
    ripples(2, w, shore + u, h, 120, '#eef7f6', 0.28) +
    ripples(7, w, shore + u * 3, h, 70, '#0f3a4a', 0.3) +
    '</g>';
  const stones = random(33);
  for (let i = 0; i < 26; i += 1) {
    const [x, y, r] = [w * (0.5 + stones() * 0.54), h * (0.93 + stones() * 0.09), u * (1.4 + stones() * 4.5)];
    const tone = mix('#59625f', '#2c3437', stones());
    art +=
      fill(
        closed([
          [x - r, y + r * 0.4],
          [x - r * 0.7, y - r * 0.3],
          [x, y - r * 0.55],
          [x + r * 0.8, y - r * 0.2],
          [x + r, y + r * 0.4],
          [x, y + r * 0.6],
        ]),
        tone,
      ) +
      fill(
        closed([
          [x - r * 0.7, y - r * 0.2],
          [x - r * 0.1, y - r * 0.5],
          [x + r * 0.6, y - r * 0.2],
          [x, y - r * 0.1],
        ]),
        shade(tone, 0.12),
        0.7,
      );
  }
  return art;
};

const desertCanyon: Scene = (pen, f) => {
  const { w, h, u } = f;
  let art =
    sky(pen, f, h * 0.62, '#e08e5f', '#efb27d', '#f6d5a4', '#faeac9') +
    glow(pen, w * 0.62, h * 0.42, u * 60, '#fff6dc', 0.9) +
    `<circle cx="${number(w * 0.62)}" cy="${number(h * 0.4)}" r="` +
    `${number(u * 8)}" fill="#fffaf0" fill-opacity=".95"/>`;
  const mesa = (seed: number, x1: number, x2: number, top: number, foot: number, rock: string): string => {
    const next = random(seed);
    const pts: [number, number][] = [[x1 - u * 12, foot]];
    let x = x1;
    let y = top + u * 6;
    pts.push([x1 - u * 5, top + (foot - top) * 0.55], [x1, y]);
    while (x < x2) {
      const step = u * (3 + next() * 7);
      y = top + (next() < 0.3 ? u * (2 + next() * 5) : next() * u);
      pts.push([x + u * 0.6, y], [Math.min(x2, x + step), y + next() * u * 0.6]);
      x += step;
    }
    pts.push([x2 + u * 1, top + u * 7], [x2 + u * 6, top + (foot - top) * 0.55], [x2 + u * 14, foot]);
    const d = `M${pts.map(([a, b]) => `${number(a)} ${number(b)}`).join('L')}Z`;
    let strata = '';
    for (let i = 0; i < 11; i += 1) {
      const yy = top + ((foot - top) * (i + 0.6)) / 11;
      strata +=
        `M${number(x1 - u * 20)} ${number(yy)}q${number((x2 - x1) / 4)} ${number((next() - 0.5) * u * 3)} ` +
        `${number((x2 - x1) / 2 + u * 12)} 0t${number((x2 - x1) / 2 + u * 20)} 0`;
    }
    let cracks = '';
    for (let i = 0; i < 22; i += 1)
      cracks +=
        `M${number(x1 + (x2 - x1) * next())} ${number(top + u * next() * 8)}l` +
        `${number((next() - 0.5) * u)} ${number((foot - top) * (0.2 + next() * 0.34))}`;
    return (
      layer(pen, d, rock, shade(rock, -0.06), top, foot) +
      `<g clip-path="${pen.clip(d)}">${line(strata, shade(rock, -0.12), u * 0.9, 0.4)}<g transform="translate(0 ` +
      `${number(u * 1.2)})">${line(strata, shade(rock, 0.1), u * 0.7, 0.4)}</g>` +
      `${line(cracks, shade(rock, -0.2), u * 0.5, 0.5)}` +
      rect(
        x1 + (x2 - x1) * 0.56,
        top - u,
        x2 - x1,
        foot - top + u * 2,
        pen.linearAt(
          [
            [0, '#3a1620', 0],
            [0.4, '#3a1620', 0.34],
            [1, '#3a1620', 0.42],
          ],
          Math.round(x1 + (x2 - x1) * 0.5),
          0,
          Math.round(x2 + u * 14),
          0,
        ),
      ) +
      '</g>'
    );
  };
  art += layer(pen, ridge(17, -10, w + 10, h * 0.6, u * 8, h, 0.4), '#dba382', '#f2cfa6', h * 0.52, h * 0.64);
  art +=
    mesa(2, w * 0.3, w * 0.46, h * 0.47, h * 0.62, '#d59a78') +
    mesa(3, w * 0.86, w * 1.06, h * 0.38, h * 0.64, '#cf8c68') +
    haze(pen, f, h * 0.52, h * 0.64, '#f3cfa4', 0.6);
  art += mesa(8, w * 0.66, w * 0.84, h * 0.3, h * 0.7, '#c1704c') + haze(pen, f, h * 0.6, h * 0.71, '#ecb888', 0.5);
  art += layer(pen, hills(9, w, h * 0.72, u * 4, h), '#c27c52', '#a85f3c', h * 0.68, h);
  art += mesa(15, w * 0.8, w * 1.2, h * 0.44, h * 0.84, '#98472f');
  art +=
    layer(pen, hills(19, w, h * 0.84, u * 5, h), '#8f4a31', '#5b2a22', h * 0.8, h) +
    layer(pen, hills(26, w, h * 0.95, u * 5, h), '#5b2a22', '#3a1a18', h * 0.9, h);
  const next = random(6);
  let shrubs = '';
  for (let i = 0; i < 60; i += 1) {
    const t = next();
    const [x, y, s] = [next() * w, h * (0.76 + t * 0.22), u * (0.5 + t * 1.9)];
    for (let k = -2; k <= 2; k += 1)
      shrubs +=
        `M${number(x)} ${number(y)}q${number(k * s * 0.3)} ` +
        `${number(-s * 0.6)} ${number(k * s * 0.7)} ${number(-s * (1.1 - Math.abs(k) * 0.22))}`;
  }
  return art + line(shrubs, '#4a3325', u * 0.26, 0.75);
};

const snowField: Scene = (pen, f) => {
  const { w, h, u } = f;
  let art =
    sky(pen, f, h * 0.6, '#8fb2cf', '#bcd3e2', '#e3e9ee', '#eaeff2') +
    glow(pen, w * 0.76, h * 0.26, u * 64, '#fffaf0', 0.95) +
    `<circle cx="${number(w * 0.76)}" cy="${number(h * 0.26)}" r="` +
    `${number(u * 4.6)}" fill="#ffffff"/>`;
  const colours = { lit: '#aab9c6', shadow: '#8497aa', snow: '#ffffff', snowShadow: '#b4c8dc' };
  art +=
    peak(pen, 7, w * 0.42, h * 0.6, u * 80, u * 26, { ...colours, lit: '#bccad4', shadow: '#a3b4c3' }, 0.8) +
    peak(pen, 19, w * 0.66, h * 0.6, u * 96, u * 38, colours, 0.8) +
    peak(pen, 23, w * 0.94, h * 0.6, u * 80, u * 34, colours, 0.8) +
    haze(pen, f, h * 0.38, h * 0.6, '#eaf0f4', 0.75);
  art +=
    layer(pen, hills(4, w, h * 0.62, u * 6, h), '#dfe9f1', '#f7f9fa', h * 0.56, h * 0.74) +
    fill(
      conifers(61, w * 0.36, w * 1.02, u * 2.6, u * 8, (x) => h * 0.605 + Math.sin(x / (u * 14)) * u),
      '#7f96a4',
    );
  art += layer(pen, hills(11, w, h * 0.74, u * 8, h), '#cfdeea', '#fbfcfc', h * 0.66, h * 0.9);
  // Snow-laden firs on the right.
  const next = random(62);
  for (let i = 0; i < 11; i += 1) {
    const [x, y, s] = [w * (0.64 + next() * 0.4), h * (0.74 + next() * 0.09), u * (13 + next() * 14)];
    const d = conifer(next, x, y, s);
    art +=
      `<ellipse cx="${number(x + s * 0.34)}" cy="${number(y)}" rx="${number(s * 0.46)}" ry="` +
      `${number(s * 0.045)}" fill="#8fb0cc" fill-opacity=".5"/>` +
      fill(d, '#41606a') +
      `<g clip-path="${pen.clip(d)}"><g transform="translate(${number(-s * 0.05)} ${number(-s * 0.045)})">` +
      `${fill(d, '#f6fafc', 0.9)}</g><g transform="translate(${number(s * 0.05)} ${number(s * 0.02)})">` +
      `${fill(d, '#4d6d78', 0.62)}</g></g>`;
  }
  art += layer(pen, hills(29, w, h * 0.9, u * 7, h), '#b9cfe2', '#eef4f8', h * 0.84, h);
  const track = (dx: number): Point[] => [
    [w * 0.5 + dx, h * 1.02],
    [w * 0.6 + dx * 0.8, h * 0.95],
    [w * 0.56 + dx * 0.6, h * 0.89],
    [w * 0.62 + dx * 0.4, h * 0.83],
    [w * 0.585 + dx * 0.28, h * 0.775],
    [w * 0.61 + dx * 0.2, h * 0.73],
  ];
  for (const dx of [-u * 1.6, u * 1.6])
    art +=
      line(open(track(dx)), '#7fa3c4', u * 0.7, 0.75) +
      `<g transform="translate(${number(-u * 0.4)} ${number(-u * 0.2)})">` +
      `${line(open(track(dx)), '#ffffff', u * 0.34, 0.9)}</g>`;
  const flakes = Array.from({ length: 90 }, () => `M${Math.round(next() * w)} ${Math.round(next() * h)}h.1`).join('');
  return art + line(flakes, '#ffffff', u * 0.45, 0.7);
};

const campNight: Scene = (pen, f) => {
  const { w, h, u } = f;
  let art =
    sky(pen, f, h * 0.74, '#0b1430', '#14264a', '#27466b', '#56738a') +
    `<g transform="rotate(-28 ${number(w * 0.5)} ${number(h * 0.3)})">` +
    `${[26, 16, 8]
      .map(
        (r) =>
          `<ellipse cx="${number(w * 0.56)}" cy="${number(h * 0.28)}" rx="` +
          `${number(w * 0.72)}" ry="${number(u * r)}" fill="${pen.radial(
            [
              [0, '#b9c8ee', 0.2],
              [1, '#b9c8ee', 0],
            ],
            Math.round(w * 0.56),
            Math.round(h * 0.28),
            Math.round(w * 0.72),
            Math.round(((u * r) / (w * 0.72)) * 1000) / 1000,
          )}"/>`,
      )
      .join('')}</g>` +
    stars(77, w, h * 0.66, 330);
  art += glow(pen, w * 0.9, h * 0.64, u * 60, '#c8b89a', 0.3);
  ['#3a5470', '#26405a', '#172d44'].forEach((tone, i) => {
    const base = h * (0.66 + i * 0.06);
    art += layer(
      pen,
      ridge(101 + i * 5, -10, w + 10, base, u * (22 - i * 4), h, 0.8),
      tone,
      '#4a6680',
      base - u * 20,
      base + u * 18,
    );
  });
  art +=
    fill(
      conifers(93, w * 0.02, w * 0.42, u * 3.4, u * 12, () => h * 0.82),
      '#0c1a2a',
    ) +
    fill(
      conifers(95, w * 0.8, w * 1.04, u * 3.4, u * 34, () => h * 0.86),
      '#0a1624',
    );
  art += layer(pen, hills(36, w, h * 0.84, u * 3, h), '#12222f', '#060d16', h * 0.8, h);
  // The tent glows from the inside and lights the ground before it.
  const [tx, ty, s] = [w * 0.66, h * 0.885, u * 0.25];
  const p = (x: number, y: number): Point => [tx + x * s, ty + y * s];
  art +=
    glow(pen, tx, ty - 50 * s, u * 44, '#ffb65c', 0.62) +
    `<ellipse cx="${number(tx)}" cy="${number(ty + 6 * s)}" rx="${number(150 * s)}" ry="${number(22 * s)}" fill="` +
    `${pen.radial(
      [
        [0, '#ffc878', 0.8],
        [1, '#ffb65c', 0],
      ],
      Math.round(tx),
      Math.round(ty + 6 * s),
      Math.round(150 * s),
      0.147,
    )}"/>`;
  const dome = closed([
    [...p(-104, 0), 1] as unknown as Point,
    p(-84, -44),
    p(-46, -86),
    p(0, -104),
    p(48, -86),
    p(86, -44),
    [...p(104, 0), 1] as unknown as Point,
  ]);
  art += fill(
    dome,
    pen.radial(
      [
        [0, '#fff3cf'],
        [0.4, '#ffc766'],
        [0.8, '#e8752c'],
        [1, '#b84a1c'],
      ],
      Math.round(tx - 8 * s),
      Math.round(ty - 20 * s),
      Math.round(116 * s),
    ),
  );
  art +=
    `<g clip-path="${pen.clip(dome)}">${fill(
      closed([p(10, -104), p(56, -70), p(92, -10), p(110, 4), p(40, 4)]),
      '#a23d16',
      0.34,
    )}${line(
      `${open([p(0, -104), p(30, -60), p(40, 4)])}` + `${open([p(0, -104), p(-58, -60), p(-70, 4)])}`,
      '#8f3512',
      s * 3,
      0.7,
    )}` +
    `${fill(
      closed([p(-12, -80), p(-46, -34), p(-52, 2), [...p(22, 2), 1] as unknown as Point, p(14, -40)]),
      '#fff6db',
      0.6,
    )}${line(open([p(-12, -80), p(14, -40), p(22, 2)]), '#a04415', s * 2.2, 0.7)}</g>`;
  art +=
    line(
      open([p(-104, 0), p(-84, -44), p(-46, -86), p(0, -104), p(48, -86), p(86, -44), p(104, 0)]),
      '#ffdf9f',
      s * 2.4,
      0.9,
    ) +
    line(
      `M${number(tx - 80 * s)} ${number(ty - 46 * s)}L${number(tx - 136 * s)} ` +
        `${number(ty + 6 * s)}M${number(tx + 82 * s)} ${number(ty - 46 * s)}L${number(tx + 138 * s)} ${number(ty + 6 * s)}`,
      '#e8a866',
      s * 1.4,
      0.6,
    );
  // A small fire with its smoke, right of the tent.
  const [fx, fy] = [tx + 178 * s, ty + 14 * s];
  art +=
    glow(pen, fx, fy - 8 * s, u * 16, '#ff9a3c', 0.8) +
    line(
      `M${number(fx - 14 * s)} ${number(fy)}L${number(fx + 14 * s)} ${number(fy - 7 * s)}M${number(fx - 14 * s)} ` +
        `${number(fy - 7 * s)}L${number(fx + 14 * s)} ${number(fy)}`,
      '#2c1a10',
      s * 5,
    ) +
    fill(
      closed([
        [fx - 10 * s, fy - 4 * s],
        [fx - 8 * s, fy - 18 * s],
        [fx, fy - 38 * s, 1],
        [fx + 8 * s, fy - 20 * s],
        [fx + 10 * s, fy - 4 * s],
      ]),
      '#ffb341',
    ) +
    fill(
      closed([
        [fx - 5 * s, fy - 4 * s],
        [fx - 3 * s, fy - 14 * s],
        [fx + 1 * s, fy - 24 * s, 1],
        [fx + 5 * s, fy - 4 * s],
      ]),
      '#fff2c4',
    ) +
    soft(
      pen,
      `M${number(fx)} ${number(fy - 42 * s)}C${number(fx + 20 * s)} ${number(fy - 90 * s)} ${number(fx - 20 * s)} ` +
        `${number(fy - 120 * s)} ${number(fx + 14 * s)} ${number(fy - 180 * s)}`,
      '#c9d3e0',
      u * 4,
      0.12,
    );
  return art + grass(12, w, h * 0.9, h * 1.02, 170, '#0b1820');
};

const trailPath: Scene = (pen, f) => {
  const { w, h, u } = f;
  let art =
    sky(pen, f, h * 0.56, '#78a6c4', '#b3cfd9', '#ece6d3', '#f7ead0') +
    glow(pen, w * 0.56, h * 0.4, u * 60, '#fff6dc', 0.8) +
    clouds(52, w * 0.1, w * 1.1, h * 0.08, h * 0.3, 8, '#ffffff', 0.6);
  art +=
    layer(pen, ridge(131, -10, w + 10, h * 0.52, u * 20, h, 0.7), '#9fb0b5', '#d9dccd', h * 0.36, h * 0.56) +
    layer(pen, ridge(137, -10, w + 10, h * 0.56, u * 15, h, 0.6), '#7f9690', '#c9d1bb', h * 0.42, h * 0.6) +
    haze(pen, f, h * 0.44, h * 0.58, '#e9e8d4', 0.5);
  art +=
    layer(pen, hills(140, w, h * 0.6, u * 7, h), '#8aa06f', '#a9b887', h * 0.54, h * 0.7) +
    fill(
      conifers(141, w * 0.72, w * 1.02, u * 3, u * 9, (x) => h * 0.585 + Math.sin(x / (u * 12)) * u),
      '#56735a',
    ) +
    layer(pen, hills(146, w, h * 0.7, u * 8, h), '#74905a', '#8aa467', h * 0.62, h * 0.8) +
    layer(pen, hills(150, w, h * 0.82, u * 7, h), '#5f7f4a', '#6f8f52', h * 0.74, h);
  // The path narrows to the pass.
  const left: Point[] = [
    [w * 0.36, h * 1.02],
    [w * 0.52, h * 0.93],
    [w * 0.66, h * 0.86],
    [w * 0.63, h * 0.8],
    [w * 0.54, h * 0.75],
    [w * 0.545, h * 0.705],
    [w * 0.602, h * 0.665],
    [w * 0.59, h * 0.63],
    [w * 0.572, h * 0.6],
  ];
  const right: Point[] = [
    [w * 0.575, h * 0.6],
    [w * 0.597, h * 0.63],
    [w * 0.613, h * 0.666],
    [w * 0.563, h * 0.708],
    [w * 0.568, h * 0.748],
    [w * 0.68, h * 0.797],
    [w * 0.74, h * 0.862],
    [w * 0.64, h * 0.94],
    [w * 0.56, h * 1.02],
  ];
  const d = closed([...left, ...right]);
  art +=
    `<g transform="translate(${number(u * 0.6)} ${number(u * 0.8)})">${fill(d, '#3f5a32', 0.5)}</g>` +
    fill(
      d,
      pen.linearAt(
        [
          [0, '#efe0bd'],
          [1, '#c9a877'],
        ],
        0,
        Math.round(h * 0.6),
        0,
        h,
      ),
    );
  const next = random(9);
  let pebbles = '';
  for (let i = 0; i < 160; i += 1) {
    const t = next();
    pebbles += `M${number(w * (0.36 + next() * 0.4))} ${number(h * (0.8 + t * 0.2))}h${number(u * (0.2 + t * 0.9))}`;
  }
  art +=
    `<g clip-path="${pen.clip(d)}">${line(pebbles, '#8f7248', u * 0.4, 0.55)}` +
    `${line(open(left), '#fff4d8', u * 1.2, 0.5)}</g>`;
  art += grass(151, w, h * 0.8, h * 1.03, 330, '#3f5f34') + grass(152, w, h * 0.86, h * 1.03, 160, '#93ab62');
  const flowers = Array.from(
    { length: 44 },
    () => `M${Math.round(next() * w)} ${Math.round(h * (0.84 + next() * 0.15))}h.1`,
  ).join('');
  art += line(flowers, '#f6efd8', u * 0.9, 0.95);
  // A waymark: a post with two arms and the painted blaze.
  const [x, y] = [w * 0.84, h * 0.93];
  art +=
    soft(pen, `M${number(x)} ${number(y)}l${number(u * 16)} ${number(u * 2)}`, '#26381f', u * 2.4, 0.5) +
    rect(
      x - u * 1.2,
      y - u * 36,
      u * 2.4,
      u * 36,
      pen.linearAt(
        [
          [0, '#8a6a45'],
          [0.5, '#6f5233'],
          [1, '#4a3520'],
        ],
        Math.round(x - u * 1.2),
        0,
        Math.round(x + u * 1.2),
        0,
      ),
    );
  art +=
    rect(x - u * 1.2, y - u * 22, u * 2.4, u * 3.4, '#e4561f') +
    rect(x - u * 1.2, y - u * 18.6, u * 2.4, u * 2, '#f6efe2');
  const arm = (dy: number, len: number, s: 1 | -1) => {
    const [a, b] = [x - s * u * 3, x + s * u * len];
    const sign =
      `M${number(a)} ${number(y - dy)}L${number(b)} ${number(y - dy)}L${number(b + s * u * 2.6)} ` +
      `${number(y - dy + u * 2.4)}L${number(b)} ${number(y - dy + u * 4.8)}L${number(a)} ${number(y - dy + u * 4.8)}Z`;
    return (
      `<g transform="translate(${number(u * 0.4)} ${number(u * 0.6)})">${fill(sign, '#2c2015', 0.4)}</g>` +
      fill(sign, '#d9b77c') +
      line(
        `M${number(a + s * u)} ${number(y - dy + u * 1.7)}H${number(b - s * u)}M` +
          `${number(a + s * u)} ${number(y - dy + u * 3.2)}H${number(b - s * u * 4)}`,
        '#6f5233',
        u * 0.5,
        0.7,
      ) +
      line(sign, '#8a6a45', u * 0.3, 0.8)
    );
  };
  return art + arm(34 * u, 11, -1) + arm(28 * u, 10, 1);
};

const studioStill: Scene = (pen, f) => {
  const { w, h, u } = f;
  const floor = h * 0.74;
  let art = rect(
    0,
    0,
    w,
    h,
    pen.radial(
      [
        [0, '#efe4d2'],
        [0.55, '#ddcdb4'],
        [1, '#c2ac8c'],
      ],
      Math.round(w * 0.62),
      Math.round(h * 0.34),
      Math.round(Math.max(w, h) * 0.85),
    ),
  );
  // Light from a window, cut by its bars.
  for (let i = 0; i < 3; i += 1)
    art += fill(
      `M${number(w * (0.4 + i * 0.13))} 0L${number(w * (0.5 + i * 0.13))} 0L${number(w * (0.74 + i * 0.15))} ` +
        `${number(floor)}L${number(w * (0.61 + i * 0.15))} ${number(floor)}Z`,
      '#fff8e6',
      0.32,
    );
  art +=
    rect(
      0,
      floor,
      w,
      h - floor,
      pen.linearAt(
        [
          [0, '#cdb896'],
          [0.2, '#d9c6a6'],
          [1, '#b79f7b'],
        ],
        0,
        Math.round(floor),
        0,
        h,
      ),
    ) + rect(0, floor - u * 0.3, w, u * 0.6, '#b79f7b', ' fill-opacity=".5"');
  const block = (x: number, y: number, bw: number, bh: number, tone: string): string => {
    const depth = u * 5;
    return (
      soft(pen, `M${number(x + u * 2)} ${number(y + bh)}H${number(x + bw + u * 8)}`, '#4a3823', u * 7, 0.5, 5) +
      rect(
        x,
        y,
        bw,
        bh,
        pen.linearAt(
          [
            [0, shade(tone, 0.03)],
            [1, shade(tone, -0.09)],
          ],
          Math.round(x),
          0,
          Math.round(x + bw),
          0,
        ),
      ) +
      fill(
        `M${number(x)} ${number(y)}L${number(x + depth)} ${number(y - depth * 0.7)}H${number(x + bw + depth)}L` +
          `${number(x + bw)} ${number(y)}Z`,
        shade(tone, 0.09),
      ) +
      fill(
        `M${number(x + bw)} ${number(y)}l${number(depth)} ${number(-depth * 0.7)}V` +
          `${number(y + bh - depth * 0.7)}L${number(x + bw)} ${number(y + bh)}Z`,
        shade(tone, -0.16),
      )
    );
  };
  const right = w * 0.9;
  const [x1, y1] = [right - u * 72, h * 0.66];
  const place = (body: string, x: number, y: number, scale: number) =>
    `<g transform="translate(${number(x - 600 * scale)} ${number(y)}) scale(` +
    `${Math.round(scale * 1000) / 1000})">${body}</g>`;
  const wide = w > h * 1.4;
  const b = wide ? { boot: x1 + u * 21, pack: x1 + u * 56, k: 1 } : { boot: w * 0.34, pack: w * 0.7, k: 0.86 };
  art +=
    block(b.boot - u * 19 * b.k, y1 + u * 7, u * 36 * b.k, h * 0.88 - y1 - u * 7, '#d2835c') +
    block(b.pack - u * 15 * b.k, y1 - u * 6, u * 28 * b.k, h * 0.86 - y1 + u * 6, '#8b9a82');
  art +=
    `<circle cx="${number(b.pack + u * 2)}" cy="${number(h * 0.34)}" r="` +
    `${number(u * 25 * b.k)}" fill="#e9a24f" fill-opacity=".55"/>`;
  const packScale = (u * 52 * b.k) / 1100;
  art += place(
    bare(pen, 'daypack', { main: '#2f5d82', second: '#b07f4e', accent: '#e4561f' }, 'front'),
    b.pack + u * 1,
    y1 - u * 7 - 1212 * packScale,
    packScale,
  );
  const bootScale = (u * 32 * b.k) / 960;
  art += place(
    bare(pen, 'trainer-low', { main: '#e8e0d0', second: '#5d6b3c', accent: '#e4561f' }, 'side'),
    b.boot + u * 1,
    y1 + u * 6 - 1012 * bootScale,
    bootScale,
  );
  const mugScale = (u * 12 * b.k) / 500;
  art += place(
    bare(pen, 'mug', { main: '#1f4a3f', second: '#e8e0d0', accent: '#e0a32e' }, 'front'),
    b.pack + u * 20 * b.k,
    h * 0.9 - 1012 * mugScale,
    mugScale,
  );
  return art;
};

const meadowHut: Scene = (pen, f) => {
  const { w, h, u } = f;
  const colours = { lit: '#93a3a0', shadow: '#6f827f', snow: '#fdfbf3', snowShadow: '#c3d0d6' };
  let art =
    sky(pen, f, h * 0.58, '#6fa3c8', '#a9cbdc', '#e3ebe4', '#f6efdb') +
    clouds(81, 0, w, h * 0.08, h * 0.3, 9, '#ffffff', 0.7);
  art +=
    peak(
      pen,
      41,
      w * 0.46,
      h * 0.58,
      u * 84,
      u * 30,
      { lit: '#b3c0bf', shadow: '#9aaaab', snow: '#f7f7f2', snowShadow: '#d0dadf' },
      0.46,
    ) +
    peak(pen, 47, w * 0.76, h * 0.58, u * 106, u * 46, colours, 0.42) +
    haze(pen, f, h * 0.38, h * 0.58, '#e3eadb', 0.7);
  art +=
    layer(pen, hills(83, w, h * 0.58, u * 6, h), '#7c9a78', '#a3b98a', h * 0.52, h * 0.68) +
    fill(
      conifers(84, w * 0.28, w * 1.04, u * 2.2, u * 8, (x) => h * 0.575 + Math.sin(x / (u * 15)) * u),
      '#4f7260',
    ) +
    fill(
      conifers(85, w * 0.84, w * 1.04, u * 3, u * 20, () => h * 0.66),
      '#2f5344',
    );
  art += layer(pen, hills(87, w, h * 0.68, u * 5, h), '#8fb063', '#a3bd6b', h * 0.62, h * 0.84);
  const [x, y, s] = [w * 0.7, h * 0.7, u * 0.16];
  const P = (a: number, c: number) => `${number(x + a * s)} ${number(y + c * s)}`;
  let planks = '';
  for (let i = 1; i < 8; i += 1) planks += `M${P(-60, -i * 8)}L${P(70, -i * 8)}`;
  art +=
    `<ellipse cx="${number(x + 30 * s)}" cy="${number(y + 2 * s)}" rx="${number(140 * s)}" ry="` +
    `${number(9 * s)}" fill="#4a6a38" fill-opacity=".5"/>` +
    fill(`M${P(-60, 0)}L${P(-60, -64)}L${P(70, -64)}L${P(70, 0)}Z`, '#7d5638') +
    line(planks, '#4f3422', s * 1.6, 0.6) +
    fill(`M${P(70, 0)}L${P(70, -64)}L${P(94, -104)}L${P(120, -64)}L${P(120, 0)}Z`, '#5f3f29') +
    fill(`M${P(-74, -60)}L${P(-48, -108)}L${P(94, -108)}L${P(72, -60)}Z`, '#6a6f70') +
    fill(`M${P(94, -110)}L${P(128, -58)}L${P(120, -56)}L${P(92, -98)}Z`, '#4c5152') +
    line(
      `M${P(-66, -74)}L${P(78, -74)}M${P(-60, -86)}L${P(84, -86)}M${P(-54, -97)}L${P(88, -97)}`,
      '#43484a',
      s * 1.2,
      0.7,
    );
  art +=
    fill(`M${P(-40, -20)}V${number(y - 44 * s)}H${number(x - 14 * s)}V${number(y - 20 * s)}Z`, '#ffe2a0') +
    line(`M${P(-27, -20)}V${number(y - 44 * s)}M${P(-40, -32)}H${number(x - 14 * s)}`, '#fdfbf3', s * 2.4) +
    fill(`M${P(14, 0)}V${number(y - 44 * s)}H${number(x + 38 * s)}V${number(y)}Z`, '#3f2a1b') +
    fill(`M${P(30, -108)}V${number(y - 130 * s)}H${number(x + 46 * s)}V${number(y - 108 * s)}Z`, '#8a8781') +
    soft(pen, `M${P(38, -132)}C${P(30, -160)} ${P(60, -180)} ${P(48, -214)}`, '#ffffff', u * 3, 0.4) +
    fill(`M${P(-44, -18)}H${number(x - 10 * s)}V${number(y - 14 * s)}H${number(x - 44 * s)}Z`, '#c8502a');
  art +=
    layer(pen, hills(89, w, h * 0.8, u * 5, h), '#7ea254', '#8fb05c', h * 0.76, h * 0.92) +
    line(
      `M${P(26, 2)}C${number(x - u * 2)} ${number(h * 0.77)} ${number(x + u * 12)} ${number(h * 0.82)} ` +
        `${number(x - u * 6)} ${h}`,
      '#d9c394',
      u * 2,
      0.75,
    );
  art +=
    layer(pen, hills(92, w, h * 0.93, u * 6, h), '#5f8644', '#4a6e36', h * 0.86, h) +
    grass(93, w, h * 0.84, h * 1.02, 320, '#3f6230') +
    grass(94, w, h * 0.88, h * 1.02, 150, '#a3c067');
  const next = random(95);
  const flowers = (count: number) =>
    Array.from({ length: count }, () => `M${Math.round(next() * w)} ${Math.round(h * (0.84 + next() * 0.16))}h.1`).join(
      '',
    );
  return (
    art +
    line(flowers(70), '#fbf7ea', u * 1) +
    line(flowers(46), '#e0a32e', u * 0.9) +
    line(flowers(40), '#8e7ab8', u * 1.1)
  );
};

const aurora: Scene = (pen, f) => {
  const { w, h, u } = f;
  let art = sky(pen, f, h * 0.8, '#070d22', '#0e1f3c', '#173a55', '#2a5f6c') + stars(177, w, h * 0.7, 260);
  // Curtains: strips that hang from waving lines, brightest at their lower hem.
  const curtain = (seed: number, y: number, tall: number, colour: string, opacity: number): string => {
    const next = random(seed);
    const phase = next() * 6;
    let text = '';
    const hem = (x: number) =>
      y + Math.sin(x / (u * 22) + phase) * u * 7 + Math.sin(x / (u * 9) + phase * 2) * u * 2.4 - (x / w) * u * 12;
    const strips = 46;
    const x0 = w * 0.16;
    for (let i = 0; i < strips; i += 1) {
      const x = x0 + ((w * 1.02 - x0) * i) / strips;
      const x2 = x0 + ((w * 1.02 - x0) * (i + 1.25)) / strips;
      const t = tall * (0.6 + next() * 0.6);
      const fade = Math.min(1, i / 12) * opacity * (0.5 + next() * 0.5);
      text +=
        `<path d="M${number(x)} ${number(hem(x))}L${number(x2)} ${number(hem(x2))}L${number(x2 + u * 3)} ` +
        `${number(hem(x2) - t)}L${number(x + u * 3)} ${number(hem(x) - t)}Z" fill="` +
        `${pen.linear(
          [
            [0, colour, 0],
            [0.6, colour, 0.3],
            [0.93, colour, 0.8],
            [1, colour, 0],
          ],
          0,
          0,
          0,
          1,
        )}" ` +
        `fill-opacity="${Math.round(fade * 100) / 100}"/>`;
    }
    return text;
  };
  art +=
    glow(pen, w * 0.68, h * 0.4, u * 76, '#3fd39a', 0.3) +
    curtain(3, h * 0.34, u * 34, '#8f7be0', 0.5) +
    curtain(8, h * 0.46, u * 38, '#57e0a4', 0.85) +
    curtain(14, h * 0.56, u * 30, '#35c7a0', 0.55);
  const colours = { lit: '#3d5a70', shadow: '#22384f', snow: '#b9d9dc', snowShadow: '#4f7488' };
  art +=
    peak(
      pen,
      71,
      w * 0.4,
      h * 0.8,
      u * 76,
      u * 20,
      { lit: '#35566a', shadow: '#27435a', snow: '#86b0b8', snowShadow: '#49707f' },
      0.6,
    ) +
    peak(pen, 75, w * 0.62, h * 0.8, u * 84, u * 30, colours, 0.6) +
    peak(pen, 79, w * 0.9, h * 0.8, u * 92, u * 38, colours, 0.6) +
    haze(pen, f, h * 0.62, h * 0.8, '#2f6a70', 0.5);
  art +=
    layer(pen, hills(171, w, h * 0.82, u * 4, h), '#4f7f88', '#28495c', h * 0.76, h * 0.94) +
    fill(
      conifers(172, w * 0.56, w * 1.04, u * 3, u * 15, (x) => h * 0.84 + Math.sin(x / (u * 12)) * u),
      '#0b1c2a',
    ) +
    fill(
      conifers(173, -10, w * 0.4, u * 4, u * 8, () => h * 0.85),
      '#0b1c2a',
    );
  return art + layer(pen, hills(175, w, h * 0.92, u * 5, h), '#16303f', '#081420', h * 0.86, h);
};

const scenesByName: Record<SceneName, Scene> = {
  'ridge-dawn': ridgeDawn,
  'forest-mist': forestMist,
  'coast-cliffs': coastCliffs,
  'street-dusk': streetDusk,
  'alpine-lake': alpineLake,
  'desert-canyon': desertCanyon,
  'snow-field': snowField,
  'camp-night': campNight,
  'trail-path': trailPath,
  'studio-still': studioStill,
  'meadow-hut': meadowHut,
  aurora,
};

/** The body of a scene for a frame of the given size, with a fine grain over it. */
export function scene(pen: Pen, name: SceneName, w: number, h: number): string {
  const body = scenesByName[name](pen, { w, h, u: Math.min(w, h) / 100 });
  return `${body}<rect width="${w}" height="${h}" fill="${pen.tile('suede')}" fill-opacity=".55"/>`;
}
