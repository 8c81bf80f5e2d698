/** Jackets: a hooded shell, a puffer and its vest, a fleece. */
import { contrast, lightness, mix, shade } from '../colour.ts';
import {
  beside,
  both,
  closed,
  line,
  mirrored,
  number,
  panel,
  piece,
  ridgeMark,
  soft,
  stitch,
  within,
  wordmark,
} from '../draw.ts';
import type { Pen, Point } from '../draw.ts';
import { armholes, bodyFolds, drawcord, pocketZip, sleeves, slider, zip } from './cut.ts';
import type { Inks } from './cut.ts';

const printOn = (cloth: string) => (lightness(cloth) > 0.66 ? '#26221f' : '#f6f2ea');

/** The outline of a jacket's body; `neck` is the height of its neckline at the middle. */
const torso = (neck: number, hem = 1236): Point[] =>
  both([
    [600, neck],
    [540, neck - 10],
    [486, 316, 1],
    [440, 326],
    [398, 344, 1],
    [380, 450],
    [358, 590, 1],
    [350, 760],
    [340, 1000],
    [330, hem - 16, 1],
    [440, hem + 4],
    [600, hem + 8],
  ]);

export function shell(pen: Pen, inks: Inks, fromBack: boolean): string {
  const { main, second, accent } = inks;
  const inner = mix(shade(main, -0.16), '#26282a', 0.5);
  const cuffTab = panel(pen, 'M196 1122l66-8l6 40l-66 10z', shade(second, 0.02), {
    round: [10, 0.2],
    rim: 0.4,
    cast: [7, 0.32],
  });
  let body = sleeves(pen, {
    colour: main,
    cuff: shade(main, -0.05),
    cuffAt: 1136,
    patch: cuffTab,
    inside: soft(pen, 'M250 640C290 660 320 650 350 620', '#000', 16, 0.12),
  });
  // Hood: the far half with its lining, then the near edges.
  const hood = both([
    [600, 112],
    [530, 118],
    [470, 152],
    [436, 214],
    [432, 280],
    [456, 330],
    [500, 360],
    [600, 372],
  ]);
  if (fromBack) {
    body += piece(
      pen,
      both([
        [600, 104],
        [524, 112],
        [460, 156],
        [424, 230],
        [424, 310],
        [470, 372],
        [540, 398],
        [600, 404],
      ]),
      main,
      { round: [60, 0.26], cast: [14, 0.3], inside: soft(pen, 'M520 160C500 240 510 320 540 380', '#fff', 60, 0.18) },
    );
  } else {
    body += piece(pen, hood, inner, {
      round: [40, 0.4],
      rim: 0,
      tile: 'ripstop',
      inside: soft(pen, 'M500 200C540 170 660 170 700 200', '#fff', 30, 0.08),
    });
    body +=
      panel(pen, 'M556 306H644V344H556Z', '#1e1f20', { round: [6, 0.2], rim: 0.2 }) +
      wordmark(568, 320, 9, '#e8e2d6', 14);
  }
  const outline = fromBack ? torso(330) : torso(402);
  const edge = closed(outline);
  const yoke: Point[] = [
    [330, 600],
    [420, 560],
    [510, 540],
    [600, 534],
    [690, 540],
    [780, 560],
    [870, 600],
  ];
  const coat = panel(pen, edge, main, { round: [54, 0.22], inside: bodyFolds(pen, 1) });
  const shoulders = within(
    pen,
    edge,
    piece(pen, [[320, 280, 1], [880, 280, 1], ...[...yoke].reverse()], second, {
      cast: [10, 0.3],
      round: [20, 0.14],
      rim: 0.2,
      inside: bodyFolds(pen, 0.8) + soft(pen, 'M430 360C460 420 450 500 420 560', '#fff', 50, 0.2),
      sew: [yoke, 9],
    }),
  );
  const hem =
    within(
      pen,
      edge,
      line('M320 1206C440 1222 760 1222 880 1206', shade(main, -0.2), 3, 0.6) +
        stitch(pen, 'M320 1196C440 1212 760 1212 880 1196', main),
    ) +
    mirrored(
      drawcord(pen, 'M352 1222C346 1250 360 1262 366 1240', accent, 7) +
        panel(pen, 'M342 1216h22v20h-22z', '#232425', { round: [5, 0.3], rim: 0.6 }),
    );
  if (fromBack) {
    const label =
      panel(pen, 'M540 470h120v34h-120z', main, { round: [4, 0.1], rim: 0.3, edge: 0.3, cast: [5, 0.2] }) +
      wordmark(554, 479, 12, printOn(main), 15);
    const hoodBack = piece(
      pen,
      both([
        [600, 104],
        [524, 112],
        [460, 156],
        [424, 230],
        [424, 310],
        [470, 372],
        [540, 400],
        [600, 406],
      ]),
      main,
      {
        round: [60, 0.26],
        cast: [16, 0.32],
        inside:
          soft(pen, 'M510 170C490 240 500 320 530 380', '#fff', 60, 0.2) +
          soft(pen, 'M690 170C710 240 700 320 670 380', '#000', 60, 0.12),
      },
    );
    return (
      body +
      coat +
      armholes(pen, main) +
      shoulders +
      label +
      hem +
      hoodBack +
      stitch(pen, 'M540 116C524 210 524 300 548 396', main) +
      stitch(pen, 'M660 116C676 210 676 300 652 396', main) +
      panel(pen, 'M566 250h68v34h-68z', second, { round: [6, 0.16], cast: [6, 0.3] }) +
      drawcord(pen, 'M600 262C590 300 610 320 604 344', accent, 6)
    );
  }
  body += coat + armholes(pen, main) + shoulders;
  // The collar stands in front of the chin; the hood's edges run into it.
  const collar = both([
    [600, 330, 1],
    [556, 318],
    [520, 286],
    [506, 250],
    [492, 210, 1],
    [452, 208],
    [440, 280],
    [462, 340],
    [500, 384],
    [560, 420],
    [600, 430, 1],
  ]);
  body += piece(pen, collar, second, { cast: [14, 0.34], round: [30, 0.22], rim: 0.4 });
  const brim = both([
    [600, 128],
    [540, 132],
    [488, 170],
    [480, 226, 1],
    [448, 222, 1],
    [440, 160],
    [500, 104],
    [600, 92],
  ]);
  body += piece(pen, brim, main, {
    cast: [16, 0.4],
    round: [26, 0.22],
    rim: 0.4,
    sew: [
      [
        [480, 226],
        [488, 170],
        [540, 132],
        [600, 128],
        [660, 132],
        [712, 170],
        [720, 226],
      ],
      -9,
    ],
  });
  body += mirrored(
    line('M480 226C486 280 510 320 560 350', shade(second, -0.2), 2, 0.5) +
      drawcord(pen, 'M500 300C486 350 500 396 492 440', accent, 7) +
      panel(pen, 'M484 436h18v30h-18z', '#232425', { round: [5, 0.3], rim: 0.6 }),
  );
  const fly: Point[] = [
    [570, 398, 1],
    [632, 398, 1],
    [632, 1246, 1],
    [570, 1246, 1],
  ];
  body +=
    piece(pen, fly, shade(main, -0.015), { cast: [12, 0.32], round: [10, 0.12], rim: 0.3 }) +
    within(
      pen,
      edge,
      piece(
        pen,
        [
          [570, 398, 1],
          [632, 398, 1],
          [632, 532, 1],
          [570, 532, 1],
        ],
        second,
        { round: [10, 0.12], rim: 0.2, edge: 0.2 },
      ),
    );
  body += zip(pen, 600, 336, 1240, mix(main, '#1c1d1e', 0.6), accent, 352);
  body += pocketZip(pen, 452, 800, 410, 1060, main, accent) + pocketZip(pen, 748, 800, 790, 1060, main, accent);
  body += pocketZip(pen, 690, 560, 690, 720, main, accent);
  body += ridgeMark(444, 452, 74, printOn(second), 11) + wordmark(444, 512, 13, printOn(second), 15);
  return body + hem;
}

/** One row of down: a tube with light above, shade below and puckers along the seam under it. */
function tube(pen: Pen, left: readonly Point[], right: readonly Point[], colour: string, puckers: string): string {
  const d = closed([...left, ...right]);
  const light = shade(colour, 0.1);
  const fill = pen.linear(
    [
      [0, shade(colour, -0.09)],
      [0.16, shade(colour, 0.03)],
      [0.38, light],
      [0.68, colour],
      [1, shade(colour, -0.14)],
    ],
    0,
    0,
    0,
    1,
  );
  return (
    `<path d="${d}" fill="${fill}" stroke="${shade(colour, -0.22)}" stroke-width="2.4" stroke-opacity=".7"/>` +
    `${line(puckers, '#000', 4, 0.075)}`
  );
}

function puckers(x1: number, x2: number, y: number, sag: number, seed: number): string {
  let d = '';
  const count = Math.round((x2 - x1) / 34);
  for (let i = 0; i < count; i += 1) {
    const t = (i + 0.5 + (((i * 7 + seed * 13) % 5) - 2) * 0.09) / count;
    const x = x1 + (x2 - x1) * t;
    const yy = y + sag * 4 * t * (1 - t);
    const reach = 14 + ((i * 5 + seed * 3) % 4) * 7;
    const lean = ((i * 3 + seed) % 5) - 2;
    d +=
      `M${number(x)} ${number(yy)}q${lean * 2} ${-reach / 2} ${lean * 5} ${-reach}M${number(x + 7)} ` +
      `${number(yy + 4)}q${-lean} ${reach / 3} ${-lean * 3} ${number(reach * 0.7)}`;
  }
  return d;
}

/** The half-width of the body at a height. */
const sideX = (y: number) => (y < 590 ? 398 - ((y - 344) / 246) * 42 : 356 - ((y - 590) / 640) * 26);

function downBody(pen: Pen, colour: (row: number) => string, first: number, seed: number): string {
  const pitch = 92;
  let text = '';
  for (let row = 9; row >= 0; row -= 1) {
    const top = first + row * pitch;
    const bottom = Math.min(1236, top + pitch);
    if (top >= 1220) continue;
    const [a, b] = [sideX(top), sideX(bottom)];
    const bulge = 13;
    const mid = (top + bottom) / 2;
    const half: Point[] = [
      [600, top + 16],
      [480, top + 10],
      [a, top, 1],
      [Math.min(a, b) - bulge, mid],
      [b, bottom, 1],
      [480, bottom + 12],
      [600, bottom + 18],
    ];
    const points = both(half);
    text += tube(pen, points, [], colour(row), bottom > 1230 ? '' : puckers(b, 1200 - b, bottom, 18, seed + row));
  }
  return text;
}

function downSleeve(pen: Pen, colour: (row: number) => string): string {
  let text = '';
  const outer = (t: number): [number, number] => [382 - 202 * t ** 0.52, 352 + 820 * t];
  const innerEdge = (t: number): [number, number] => [
    408 - 128 * t ** 0.95 + (t < 0.25 ? (0.25 - t) * 40 : 0),
    336 + 844 * t,
  ];
  const rows = 9;
  for (let row = rows - 1; row >= 0; row -= 1) {
    const [t0, t1] = [row / rows, (row + 1) / rows];
    const [a, b, c, d] = [outer(t0), outer(t1), innerEdge(t1), innerEdge(t0)];
    const points: Point[] = [
      [d[0], d[1], 1],
      [(a[0] + d[0]) / 2, (a[1] + d[1]) / 2 + 12],
      [a[0], a[1], 1],
      [(a[0] + b[0]) / 2 - 11, (a[1] + b[1]) / 2],
      [b[0], b[1], 1],
      [(b[0] + c[0]) / 2, (b[1] + c[1]) / 2 + 14],
      [c[0], c[1], 1],
      [(c[0] + d[0]) / 2 + 8, (c[1] + d[1]) / 2],
    ];
    text += tube(pen, points, [], colour(row), puckers(b[0], c[0], (b[1] + c[1]) / 2, 10, row));
  }
  return text;
}

function down(pen: Pen, inks: Inks, fromBack: boolean, withSleeves: boolean): string {
  const { main, second, accent } = inks;
  const hem = 1236;
  let body = '';
  const lining = mix(second, '#232425', 0.35);
  body += piece(
    pen,
    both([
      [600, 236],
      [530, 242],
      [486, 270, 1],
      [490, 350, 1],
      [600, 400],
    ]),
    lining,
    { round: [30, 0.34], rim: 0, tile: 'ripstop' },
  );
  if (!fromBack)
    body +=
      panel(pen, 'M556 268H644V306H556Z', '#1e1f20', { round: [6, 0.2], rim: 0.2 }) +
      wordmark(568, 282, 9, '#e8e2d6', 14);
  if (withSleeves) {
    const arm =
      downSleeve(pen, (row) => (row < 2 ? second : main)) +
      piece(
        pen,
        [
          [178, 1164, 1],
          [228, 1184],
          [282, 1172, 1],
          [278, 1212, 1],
          [226, 1222],
          [176, 1204, 1],
        ],
        shade(main, -0.1),
        { tile: 'rib', cast: [8, 0.34], round: [14, 0.24], rim: 0.3 },
      );
    body += mirrored(
      arm +
        soft(pen, 'M352 600C330 760 310 900 284 1120', '#000', 60, 0.2) +
        soft(pen, 'M310 440C262 600 236 820 214 1040', '#fff', 30, 0.12),
    );
  }
  const outline = torso(fromBack ? 322 : 380, hem);
  const edge = closed(outline);
  const rows = downBody(pen, (row) => (row < (withSleeves ? 3 : 3) ? second : main), 312, 3);
  // The tubes make the outline; the shoulders are cut by the torso.
  const scallop = within(
    pen,
    closed(
      both([
        [600, fromBack ? 316 : 384],
        [540, fromBack ? 310 : 372],
        [486, 306, 1],
        [440, 316],
        [398, 338, 1],
        [376, 450],
        [330, 590],
        [300, 900],
        [296, 1270, 1],
        [600, 1290],
      ]),
    ),
    rows,
  );
  body += `<g>${soft(pen, edge, '#000', withSleeves ? 20 : 0.1, withSleeves ? 0.3 : 0.01, 3)}</g>` + scallop;
  body += within(
    pen,
    edge,
    mirrored(
      soft(pen, 'M352 600C360 800 350 1000 340 1230', '#000', 90, 0.26) +
        soft(pen, 'M470 360C480 600 460 900 466 1220', '#fff', 60, 0.1) +
        soft(pen, 'M404 344C384 460 366 540 360 600', '#000', 30, 0.3),
    ),
  );
  if (!withSleeves)
    body += mirrored(
      line('M398 338C374 430 366 520 354 596', shade(second, -0.16), 20) +
        line('M398 338C374 430 366 520 354 596', second, 14) +
        stitch(pen, 'M398 338C374 430 366 520 354 596', second),
    );
  body +=
    within(
      pen,
      closed(
        both([
          [600, 1190],
          [300, 1180, 1],
          [300, 1280, 1],
          [600, 1280],
        ]),
      ),
      '',
    ) +
    piece(
      pen,
      both([
        [600, 1222],
        [460, 1220],
        [332, 1208, 1],
        [332, 1244, 1],
        [460, 1256],
        [600, 1258],
      ]),
      shade(main, -0.08),
      { tile: 'rib', cast: [8, 0.34], round: [14, 0.22], rim: 0.3 },
    );
  // Collar: two small tubes that stand.
  const stand = (y: number, colour: string) =>
    piece(
      pen,
      both([
        [600, y + 34, 1],
        [540, y + 24],
        [492, y - 12, 1],
        [470, y + 18],
        [480, y + 60, 1],
        [540, y + 90],
        [600, y + 98, 1],
      ]),
      colour,
      {
        range: [0.08, 0.12],
        run: [0, 0, 0, 1],
        cast: [10, 0.3],
        round: [22, 0.24],
        rim: 0.4,
        inside: line(puckers(486, 714, y + 88, 0, 2), '#000', 5, 0.1),
      },
    );
  if (fromBack) {
    body += piece(
      pen,
      both([
        [600, 222],
        [530, 226],
        [484, 250, 1],
        [474, 300],
        [484, 336, 1],
        [540, 350],
        [600, 354],
      ]),
      second,
      { range: [0.08, 0.12], run: [0, 0, 0, 1], cast: [12, 0.3], round: [30, 0.24], rim: 0.4 },
    );
    body +=
      panel(pen, 'M548 520h104v32h-104z', accent, { round: [5, 0.14], cast: [6, 0.26], rim: 0.3 }) +
      wordmark(560, 529, 11, printOn(accent), 15);
    return body;
  }
  body += stand(320, second) + stand(258, second);
  body += zip(pen, 600, 292, 1250, mix(main, '#1c1d1e', 0.55), accent, 308);
  body += pocketZip(pen, 450, 850, 412, 1060, main, accent) + pocketZip(pen, 750, 850, 788, 1060, main, accent);
  body +=
    panel(pen, 'M686 520h92v44h-92z', accent, { round: [6, 0.14], cast: [7, 0.3], rim: 0.34 }) +
    ridgeMark(708, 528, 46, printOn(accent), 12);
  return body;
}

export const puffer = (pen: Pen, inks: Inks, fromBack: boolean): string => down(pen, inks, fromBack, true);
export const vest = (pen: Pen, inks: Inks, fromBack: boolean): string => down(pen, inks, fromBack, false);

export function fleece(pen: Pen, inks: Inks, fromBack: boolean): string {
  const { main, second, accent } = inks;
  const binding = shade(second, -0.02);
  let body = piece(
    pen,
    both([
      [600, 236],
      [530, 242],
      [486, 270, 1],
      [490, 350, 1],
      [600, 400],
    ]),
    shade(main, -0.12),
    { round: [30, 0.34], rim: 0, tile: 'fleece' },
  );
  if (!fromBack)
    body +=
      panel(pen, 'M556 268H644V306H556Z', '#1e1f20', { round: [6, 0.2], rim: 0.2 }) +
      wordmark(568, 282, 9, '#e8e2d6', 14);
  body += sleeves(pen, { colour: main, tile: 'fleece', cuff: binding, cuffAt: 1150 });
  const edge = closed(torso(fromBack ? 326 : 384));
  body += panel(pen, edge, main, { tile: 'fleece', round: [60, 0.26], rim: 0.3, inside: bodyFolds(pen, 0.7) });
  body += armholes(pen, main);
  const yoke: Point[] = [
    [330, 520],
    [440, 500],
    [600, 492],
    [760, 500],
    [870, 520],
  ];
  body += within(
    pen,
    edge,
    piece(pen, [[320, 280, 1], [880, 280, 1], ...[...yoke].reverse()], second, {
      tile: 'ripstop',
      cast: [10, 0.34],
      round: [18, 0.14],
      rim: 0.2,
      sew: [yoke, 9],
      inside:
        soft(pen, 'M430 350C460 400 450 460 420 500', '#fff', 50, 0.18) +
        soft(pen, 'M770 350C740 400 750 460 780 500', '#000', 50, 0.1),
    }),
  );
  body += piece(
    pen,
    both([
      [600, 1214],
      [460, 1212],
      [330, 1198, 1],
      [330, 1232, 1],
      [460, 1250],
      [600, 1252],
    ]),
    binding,
    { cast: [8, 0.3], round: [12, 0.2], rim: 0.3 },
  );
  if (fromBack) {
    body += piece(
      pen,
      both([
        [600, 222],
        [530, 226],
        [484, 250, 1],
        [474, 300],
        [484, 336, 1],
        [540, 350],
        [600, 354],
      ]),
      main,
      { tile: 'fleece', cast: [12, 0.3], round: [30, 0.24], rim: 0.3 },
    );
    return (
      body +
      panel(pen, 'M560 420h80v30h-80z', accent, { round: [5, 0.14], cast: [6, 0.26] }) +
      ridgeMark(582, 424, 34, printOn(accent), 12)
    );
  }
  body += piece(
    pen,
    both([
      [600, 300, 1],
      [540, 288],
      [492, 246, 1],
      [470, 290],
      [484, 350, 1],
      [540, 396],
      [600, 410, 1],
    ]),
    main,
    { tile: 'fleece', cast: [12, 0.34], round: [26, 0.24], rim: 0.3 },
  );
  body +=
    line('M492 246C530 286 570 298 600 300C630 298 670 286 708 246', binding, 12) +
    line('M492 246C530 286 570 298 600 300C630 298 670 286 708 246', '#fff', 2, 0.25);
  body += zip(pen, 600, 302, 1246, mix(second, '#1c1d1e', 0.35), accent, 320);
  const pocket: Point[] = [
    [676, 560, 1],
    [814, 552, 1],
    [818, 720],
    [802, 738],
    [692, 742],
    [676, 726],
  ];
  body +=
    piece(pen, pocket, second, { tile: 'ripstop', cast: [12, 0.36], round: [14, 0.16], rim: 0.3 }) +
    stitch(pen, beside(pocket, 9, true), second);
  body +=
    line('M684 592L806 586', shade(second, -0.2), 10) +
    `<path d="M684 592L806 586" stroke="${contrast(
      second,
      0.24,
    )}" stroke-width="6" stroke-linecap="butt" stroke-dasharray="2.4 3.4"/>` +
    `<g transform="rotate(-88 690 592)">${slider(pen, 690, 592, accent).replace(
      /<g transform="translate\(3 7\)">.*?<\/g>/,
      '',
    )}</g>`;
  body += ridgeMark(716, 640, 64, accent, 11);
  return (
    body +
    pocketZip(pen, 446, 880, 410, 1080, shade(main, -0.04), accent) +
    pocketZip(pen, 754, 880, 790, 1080, shade(main, -0.04), accent)
  );
}
