/** The other views of a shoe: from above, from behind and from below. One last, dressed by a few facts of each shoe. */
import { contrast, lightness, mix, shade } from '../colour.ts';
import { both, closed, line, open, panel, piece, ridgeMark, soft, stitch, within, wordmark } from '../draw.ts';
import type { Pen, Point, TileName } from '../draw.ts';
import { cord, eyelet } from './shoe.ts';
import type { Inks } from './shoe.ts';
import { trim } from './trainer.ts';

export type Last = {
  readonly tile: TileName;
  readonly overlay: TileName;
  /** How the shoe closes. */
  readonly front: 'lace' | 'gore' | 'straps' | 'none';
  /** Height of the collar above the ground, seen from behind. */
  readonly collar: number;
  readonly sole: number;
  readonly tread: 'wave' | 'waffle' | 'lug';
  /** Fleece around the opening. */
  readonly pile?: boolean;
  readonly quilted?: boolean;
  readonly rubberToe?: boolean;
  readonly darkSole?: boolean;
};

/** The outline of the left shoe from above, toe up, in a box of 400 by 1100 around x = 300. */
const outline: readonly Point[] = [
  [270, 190],
  [350, 200],
  [420, 270],
  [452, 380],
  [444, 520],
  [418, 660],
  [410, 800],
  [416, 940],
  [410, 1060],
  [370, 1140],
  [300, 1166],
  [230, 1144],
  [190, 1070],
  [180, 940],
  [176, 800],
  [160, 660],
  [140, 520],
  [146, 380],
  [180, 260],
];
const grow = (points: readonly Point[], by: number): Point[] =>
  points.map(([x, y]): Point => [300 + (x - 300) * (1 + by / 150), 680 + (y - 680) * (1 + by / 490)]);

function fromAbove(pen: Pen, inks: Inks, last: Last): string {
  const { main, second, accent } = inks;
  const { foam, lining, lace } = trim(inks);
  const edge = closed(outline);
  let body = `<g transform="translate(6 22)">${soft(pen, closed(grow(outline, 6)), '#2a2118', 60, 0.36, 6)}</g>`;
  body += panel(pen, closed(grow(outline, 9)), last.darkSole ? mix(second, '#2c2a28', 0.45) : foam, {
    round: [10, 0.2],
    rim: 0.4,
  });
  if (last.front === 'straps') {
    const bed = grow(outline, -4);
    body += panel(pen, closed(bed), mix(second, '#2b2826', 0.5), {
      tile: 'suede',
      round: [30, 0.3],
      inside:
        soft(pen, 'M300 330C330 600 290 800 300 1060', '#000', 120, 0.2) +
        soft(pen, 'M240 950C260 1090 340 1090 360 950', '#fff', 30, 0.1),
    });
    body += `<g transform="translate(300 1010)">${ridgeMark(-34, -22, 68, contrast(second, 0.3), 10)}</g>`;
    for (const [y, h] of [
      [330, 96],
      [620, 92],
    ] as const) {
      const band: Point[] = [
        [132, y + 30, 1],
        [300, y - 26],
        [462, y + 20, 1],
        [456, y + h + 10, 1],
        [300, y + h - 34],
        [146, y + h + 24, 1],
      ];
      body += piece(pen, band, main, {
        tile: 'rib',
        cast: [22, 0.44],
        round: [20, 0.22],
        rim: 0.4,
        sew: [
          [
            [132, y + 30],
            [300, y - 26],
            [462, y + 20],
          ],
          10,
        ],
      });
      body += panel(pen, `M250 ${y - 18}h104v${h - 14}h-104z`, accent, {
        tile: 'canvas',
        cast: [8, 0.34],
        round: [12, 0.18],
        rim: 0.4,
      });
    }
    return (
      body +
      piece(
        pen,
        [
          [184, 900, 1],
          [190, 1060],
          [300, 1150],
          [404, 1060],
          [414, 890, 1],
          [440, 900, 1],
          [438, 1080],
          [300, 1196],
          [160, 1080],
          [156, 910, 1],
        ],
        main,
        { tile: 'rib', cast: [12, 0.36], round: [12, 0.2], rim: 0.3 },
      )
    );
  }
  const folds =
    soft(pen, 'M200 400C260 440 340 440 420 400', '#000', 40, 0.1) +
    soft(pen, 'M190 460C260 500 350 500 430 460', '#000', 30, 0.08) +
    soft(pen, 'M230 260C280 230 330 240 370 290', '#fff', 60, 0.26) +
    soft(pen, 'M160 500C180 700 190 900 200 1080', '#fff', 40, 0.14);
  let quilting = '';
  if (last.quilted)
    for (let y = 320; y < 1160; y += 96)
      quilting +=
        soft(pen, `M120 ${y}C240 ${y - 50} 360 ${y - 50} 470 ${y}`, '#000', 44, 0.28) +
        line(`M120 ${y}C240 ${y - 50} 360 ${y - 50} 470 ${y}`, shade(main, -0.22), 3);
  body += panel(pen, edge, main, { tile: last.tile, round: [56, 0.26], inside: folds + quilting });
  if (!last.quilted) {
    const toe: Point[] = [
      [120, 470],
      [190, 400],
      [300, 350],
      [400, 392],
      [470, 470],
    ];
    body += within(
      pen,
      edge,
      piece(pen, [[100, 160, 1], [500, 160, 1], ...[...toe].reverse()], last.rubberToe ? '#262321' : second, {
        tile: last.overlay,
        cast: [9, 0.32],
        round: [30, 0.16],
        rim: 0.2,
        sew: [toe, -9],
        inside: soft(pen, 'M200 330C240 250 320 240 380 290', '#fff', 50, 0.26),
      }),
    );
    const heel: Point[] = [
      [150, 1000],
      [210, 1040],
      [300, 1060],
      [380, 1040],
      [440, 1000],
    ];
    body += within(
      pen,
      edge,
      piece(pen, [...heel, [460, 1200, 1], [140, 1200, 1]], second, {
        tile: last.overlay,
        cast: [9, 0.32],
        round: [20, 0.2],
        rim: 0.2,
        sew: [heel, 9],
      }),
    );
  }
  const mouth: Point[] = [
    [236, 700],
    [300, 676],
    [356, 700],
    [376, 800],
    [378, 920],
    [364, 1040],
    [300, 1086],
    [234, 1044],
    [216, 920],
    [220, 800],
  ];
  if (last.front === 'lace') {
    const throat: Point[] = [
      [270, 440],
      [312, 436],
      [350, 470],
      [372, 600],
      [372, 740],
      [222, 740],
      [222, 600],
      [240, 470],
    ];
    body += within(
      pen,
      edge,
      piece(
        pen,
        [
          [256, 404],
          [326, 400],
          [384, 450],
          [412, 600],
          [414, 760, 1],
          [180, 760, 1],
          [184, 600],
          [206, 450],
        ],
        second,
        { tile: last.overlay, cast: [9, 0.32], round: [14, 0.16], rim: 0.3 },
      ),
    );
    body += piece(pen, throat, shade(main, -0.06), { tile: last.tile, round: [24, 0.36], rim: 0 });
  }
  if (last.pile)
    body += panel(pen, closed(grow(mouth, 34).map(([x, y]): Point => [x, y + 6])), mix('#efe6d6', second, 0.2), {
      tile: 'fleece',
      cast: [14, 0.34],
      round: [24, 0.2],
    });
  else
    body += panel(pen, closed(grow(mouth, 24)), shade(main, -0.03), {
      tile: last.tile,
      cast: [10, 0.3],
      round: [20, 0.2],
      rim: 0.4,
    });
  body += piece(pen, mouth, lining, {
    tile: 'mesh',
    round: [40, 0.5],
    rim: 0,
    inside:
      soft(pen, 'M300 760V1040', '#fff', 90, 0.14) +
      `<g transform="translate(300 960)">${ridgeMark(-36, -24, 72, contrast(lining, 0.3), 9)}</g>`,
  });
  if (last.front === 'lace') {
    body += piece(
      pen,
      [
        [232, 640, 1],
        [240, 600],
        [300, 588],
        [356, 600],
        [364, 640, 1],
        [366, 740],
        [340, 784],
        [300, 792],
        [256, 784],
        [230, 740],
      ],
      main,
      { tile: last.tile, cast: [10, 0.34], round: [22, 0.22], rim: 0.4 },
    );
    body +=
      panel(pen, 'M268 716h64v44h-64z', accent, { round: [6, 0.14], cast: [6, 0.3] }) + ridgeMark(282, 727, 36, '#fff');
    for (let i = 0; i < 6; i += 1) {
      const y = 462 + i * 44;
      const [a, b] = [236 - i * 5, 356 + i * 6];
      body += eyelet(a, y, 8, shade(second, -0.2)) + eyelet(b, y, 8, shade(second, -0.2));
      if (i < 5)
        body +=
          cord(pen, `M${a} ${y}L${b + 4} ${y + 42}`, shade(lace, -0.1), 15) +
          cord(pen, `M${b} ${y}L${a - 4} ${y + 42}`, shade(lace, -0.05), 15);
      if (i === 0 || i === 5) body += cord(pen, `M${a} ${y}Q300 ${y - 10} ${b} ${y}`, lace, 17);
    }
    body +=
      cord(pen, 'M298 676C240 640 180 650 190 690C200 716 260 700 298 680', lace, 15) +
      cord(pen, 'M298 676C350 640 420 650 408 694C396 716 340 700 298 680', lace, 15) +
      cord(pen, 'M286 668L312 690', lace, 19);
  }
  if (last.front === 'gore') {
    for (const [x, m] of [
      [0, 1],
      [600, -1],
    ] as const)
      body +=
        `<g transform="translate(${x} 0) scale(${m} 1)">` +
        `${piece(
          pen,
          [
            [178, 640, 1],
            [222, 680, 1],
            [216, 800, 1],
            [176, 820, 1],
          ],
          second,
          { tile: 'rib', round: [14, 0.24], cast: [7, 0.3] },
        )}</g>`;
    body += stitch(pen, 'M180 640C220 560 380 560 420 640', main);
  }
  return body;
}

/** Both shoes from above, toes up. */
export function top(pen: Pen, inks: Inks, last: Last): string {
  const one = fromAbove(pen, inks, last);
  return `<g id="one" transform="translate(40 70)">${one}</g><use href="#one" transform="matrix(-1 0 0 1 1200 0)"/>`;
}

/** The platform of a sole, seen from behind. */
function platform(pen: Pen, inks: Inks, last: Last): string {
  const { second, accent } = inks;
  const { foam, outsole } = trim(inks);
  const dark = last.tread === 'lug' ? '#262321' : outsole;
  let lugs = '';
  if (last.tread === 'lug') for (let x = 400; x < 790; x += 58) lugs += `M${x} 990l5 26h34l5-26z`;
  let body = `<path d="${lugs}" fill="${dark}"/>`;
  body += panel(pen, 'M378 966H822L812 1004H388Z', dark, { round: [8, 0.2], rim: 0.2 });
  const mid = 1012 - last.sole;
  const ml: Point[] = [
    [600, mid - 6],
    [480, mid - 2],
    [384, mid, 1],
    [372, mid + last.sole * 0.4],
    [380, 984],
    [400, 990, 1],
    [600, 992],
  ];
  body += piece(pen, both(ml), last.darkSole ? mix(second, '#2c2a28', 0.45) : foam, {
    round: [26, 0.2],
    rim: 0.5,
    inside:
      line(`M372 ${mid + 22}C480 ${mid + 30} 720 ${mid + 30} 828 ${mid + 22}`, accent, 9) +
      soft(pen, 'M380 1000H820', '#3a2c1c', 50, 0.25),
  });
  return body;
}

/** A sandal from behind: a footbed, the heel strap around it, the ankle strap above. */
function strapped(pen: Pen, inks: Inks, last: Last, up: number): string {
  const { main, second, accent } = inks;
  const mid = 1012 - last.sole;
  const band = (top: number, reach: number) =>
    `M${600 - reach} ${mid + 16}C${600 - reach} ${top + 50} ${600 - reach * 0.5} ${top} 600 ${top}C` +
    `${600 + reach * 0.5} ${top} ${600 + reach} ${top + 50} ${600 + reach} ${mid + 16}`;
  const strap = (d: string, width: number, colour: string) =>
    soft(pen, d, '#000', width + 26, 0.3, 3) +
    line(d, shade(colour, -0.18), width + 4) +
    line(d, colour, width) +
    `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".14" stroke-width="` +
    `${width - 6}" stroke-dasharray="3 5" stroke-linecap="butt"/>`;
  return (
    strap(band(up - 30, 150), 56, shade(main, -0.12)) +
    piece(
      pen,
      both([
        [600, mid - 30],
        [500, mid - 26],
        [420, mid - 4],
        [400, mid + 30, 1],
        [600, mid + 40],
      ]),
      mix(second, '#2b2826', 0.5),
      { tile: 'suede', round: [24, 0.3], rim: 0.3 },
    ) +
    strap(band(up + 70, 186), 74, main) +
    panel(pen, `M556 ${up + 28}h88v96h-88z`, accent, { tile: 'canvas', round: [14, 0.18], cast: [9, 0.34], rim: 0.4 }) +
    ridgeMark(570, up + 58, 60, lightness(accent) > 0.6 ? '#241f1c' : '#fff', 12) +
    platform(pen, inks, last)
  );
}

/** The heel, seen from behind. */
export function back(pen: Pen, inks: Inks, last: Last): string {
  const { main, second, accent } = inks;
  const { lining } = trim(inks);
  const up = 1012 - last.collar;
  const wide = 214;
  const half: Point[] = [
    [600, up + 26],
    [540, up + 4],
    [486, up - 6],
    [460, up + 30],
    [464, up + 80],
    [448, (up + 80) * 0.45 + (1012 - last.sole) * 0.55],
    [600 - wide + 10, 1012 - last.sole - 50],
    [600 - wide, 1012 - last.sole + 20, 1],
  ];
  const shape = both(half);
  const edge = closed(shape);
  let body = piece(
    pen,
    both([
      [600, up - 60, 1],
      [520, up - 66],
      [470, up - 30],
      [470, up + 60, 1],
    ]),
    lining,
    { tile: last.pile ? 'fleece' : 'mesh', round: [30, 0.36] },
  );
  if (last.front === 'lace')
    body =
      piece(
        pen,
        both([
          [600, up - 130],
          [540, up - 124],
          [510, up - 70],
          [500, up + 40, 1],
        ]),
        shade(main, -0.04),
        { tile: last.tile, round: [24, 0.3] },
      ) + body;
  if (last.front === 'straps') return strapped(pen, inks, last, up);
  body += panel(pen, edge, main, {
    tile: last.tile,
    round: [56, 0.26],
    inside:
      soft(pen, `M520 ${up + 60}C510 ${up + 180} 500 860 490 960`, '#fff', 40, 0.2) +
      soft(pen, 'M400 960C500 980 700 980 800 960', '#000', 70, 0.3),
  });
  if (last.quilted)
    for (let y = up + 90; y < 940; y += 90)
      body += within(
        pen,
        edge,
        soft(pen, `M380 ${y}C500 ${y + 30} 700 ${y + 30} 820 ${y}`, '#000', 40, 0.28) +
          line(`M380 ${y}C500 ${y + 30} 700 ${y + 30} 820 ${y}`, shade(main, -0.22), 3),
      );
  const counterTop = Math.max(up + 110, 1012 - last.sole - 230);
  const counter: Point[] = [
    [360, counterTop + 130],
    [470, counterTop + 50],
    [600, counterTop],
    [730, counterTop + 50],
    [840, counterTop + 130],
  ];
  if (!last.quilted)
    body += within(
      pen,
      edge,
      piece(pen, [...counter, [860, 1000, 1], [340, 1000, 1]], last.rubberToe ? '#262321' : second, {
        tile: last.overlay,
        cast: [9, 0.34],
        round: [30, 0.2],
        rim: 0.34,
        sew: [counter, 9, 16],
      }),
    );
  if (last.pile)
    body += piece(
      pen,
      both([
        [600, up - 20],
        [520, up - 34],
        [450, up - 20],
        [440, up + 50],
        [500, up + 74],
        [600, up + 80],
      ]),
      mix('#efe6d6', second, 0.2),
      { tile: 'fleece', cast: [14, 0.36], round: [26, 0.2] },
    );
  body += piece(
    pen,
    both([
      [600, up - 6, 1],
      [566, up - 10, 1],
      [556, counterTop + 40, 1],
      [570, counterTop + 90],
      [600, counterTop + 100],
    ]),
    accent,
    {
      tile: 'canvas',
      cast: [8, 0.34],
      round: [16, 0.2],
      rim: 0.3,
      sew: [
        [
          [566, up - 10],
          [556, counterTop + 40],
          [570, counterTop + 90],
          [600, counterTop + 100],
          [630, counterTop + 90],
          [644, counterTop + 40],
          [634, up - 10],
        ],
        -8,
      ],
    },
  );
  body += ridgeMark(568, counterTop + 16, 64, lightness(accent) > 0.6 ? '#241f1c' : '#fff', 11);
  return body + platform(pen, inks, last);
}

/** The outsole, seen from below, of both shoes. */
export function soles(pen: Pen, inks: Inks, last: Last): string {
  const { accent } = inks;
  const { foam, outsole } = trim(inks);
  const base = last.tread === 'lug' ? '#2a2726' : last.tread === 'waffle' ? '#b07f4e' : outsole;
  const under = grow(outline, -2);
  const edge = closed(under);
  let marks = '';
  if (last.tread === 'waffle')
    for (let y = 190; y < 1180; y += 34)
      for (let x = 130 + (Math.round(y / 34) % 2) * 17; x < 470; x += 34) marks += `M${x} ${y}l14 14l-14 14l-14-14z`;
  if (last.tread === 'wave')
    for (let y = 180; y < 1200; y += 30)
      marks += `M120 ${y}q30-22 60 0t60 0t60 0t60 0t60 0t60 0v15q-30 22-60 0t-60 0t-60 0t-60 0t-60 0t-60 0z`;
  if (last.tread === 'lug') {
    for (let y = 200; y < 620; y += 74)
      for (const x of [176, 246, 326, 396]) marks += `M${x} ${y + 24}l24-24l24 24v22l-24-18l-24 18z`;
    for (let y = 830; y < 1150; y += 74)
      for (const x of [186, 256, 326, 386]) marks += `M${x} ${y}l24 24l24-24v26l-24 22l-24-22z`;
  }
  let body = `<g transform="translate(6 22)">${soft(pen, closed(grow(outline, 6)), '#2a2118', 60, 0.36, 6)}</g>`;
  body += panel(pen, closed(grow(outline, 8)), last.darkSole ? mix(inks.second, '#2c2a28', 0.45) : foam, {
    round: [10, 0.22],
    rim: 0.4,
  });
  body += panel(pen, edge, base, { tile: 'suede', round: [26, 0.3], rim: 0.3 });
  const id = pen.path(marks);
  body += within(
    pen,
    edge,
    `<use href="#${id}" fill="#000" fill-opacity=".45" transform="translate(3 5)"/>` +
      `<use href="#${id}" fill="${shade(base, 0.07)}"/><use href="#` +
      `${id}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2"/>` +
      soft(pen, open(under.concat(under.slice(0, 1))), '#000', 40, 0.24),
  );
  const shank: Point[] = [
    [190, 650],
    [290, 610],
    [400, 640],
    [398, 740],
    [384, 800],
    [290, 826],
    [196, 800],
    [184, 720],
  ];
  body += within(pen, edge, piece(pen, shank, accent, { round: [22, 0.24], rim: 0.4, cast: [6, 0.3] }));
  const ink = lightness(accent) > 0.6 ? '#241f1c' : '#fff';
  const label = (x: number) => ridgeMark(x - 42, 734, 84, ink, 9) + wordmark(x - 70, 828, 19, ink, 17);
  return (
    `<g id="one" transform="translate(40 70)">${body}</g><use href="#one" transform="matrix(-1 0 0 1 1200 0)"/>` +
    `${label(332)}${label(868)}`
  );
}
