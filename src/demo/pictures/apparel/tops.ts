/** Tops in jersey and cloth: tee, long sleeve, sweatshirt, hoodie, shirt, base layer. */
import { contrast, lightness, mix, shade } from '../colour.ts';
import {
  beside,
  both,
  closed,
  line,
  mirrored,
  open,
  panel,
  piece,
  ridgeMark,
  soft,
  stitch,
  within,
  wordmark,
} from '../draw.ts';
import type { Pen, Point, TileName } from '../draw.ts';
import { armholes, bodyFolds, drawcord, rib, sleeves, slider } from './cut.ts';
import type { Inks } from './cut.ts';

const printOn = (cloth: string) => (lightness(cloth) > 0.66 ? '#26221f' : '#f6f2ea');

const body = (neckFront: number, hem: number): Point[] =>
  both([
    [600, neckFront],
    [548, neckFront - 14],
    [512, neckFront - 46],
    [494, 292, 1],
    [446, 312],
    [398, 338, 1],
    [380, 450],
    [360, 590, 1],
    [352, 760],
    [344, 1000],
    [340, hem, 1],
    [460, hem + 14],
    [600, hem + 18],
  ]);

/** The inside of the neck behind the opening, with the printed label. */
function nape(pen: Pen, colour: string, depth: number, tile: TileName): string {
  return (
    piece(
      pen,
      both([
        [600, 276],
        [546, 278],
        [494, 290, 1],
        [520, depth - 10],
        [600, depth + 20],
      ]),
      shade(colour, -0.12),
      { tile, round: [26, 0.3], rim: 0 },
    ) +
    line('M494 292C540 312 660 312 706 292', shade(colour, -0.05), 18) +
    line('M494 300C540 322 660 322 706 300', '#000', 2, 0.2) +
    wordmark(562, 330, 10, contrast(shade(colour, -0.12), 0.24), 14)
  );
}

function collar(pen: Pen, colour: string, neck: number, fromBack: boolean): string {
  if (fromBack)
    return rib(
      pen,
      both([
        [600, 282],
        [546, 282],
        [494, 284, 1],
        [488, 300, 1],
        [546, 312],
        [600, 314],
      ]),
      colour,
    );
  return rib(
    pen,
    both([
      [600, neck],
      [550, neck - 14],
      [516, neck - 48],
      [500, 284, 1],
      [478, 296, 1],
      [494, neck - 34],
      [536, neck + 12],
      [600, neck + 28],
    ]),
    colour,
    { round: [10, 0.2] },
  );
}

const shortSleeve: Point[] = [
  [404, 334, 1],
  [340, 362],
  [276, 440],
  [222, 546],
  [186, 640, 1],
  [250, 678],
  [326, 694, 1],
  [362, 590, 1],
  [384, 450],
];

export function tee(pen: Pen, inks: Inks, fromBack: boolean): string {
  const { main, second, accent } = inks;
  const neck = fromBack ? 312 : 372;
  let art = fromBack ? '' : nape(pen, main, 360, 'jersey');
  const arm =
    panel(pen, closed(shortSleeve), main, {
      tile: 'jersey',
      round: [40, 0.2],
      inside:
        soft(pen, 'M330 400C280 480 250 560 226 640', '#fff', 50, 0.2) +
        soft(pen, 'M360 560C340 620 320 660 300 690', '#000', 50, 0.22) +
        soft(pen, 'M250 560C280 590 320 590 356 560', '#000', 18, 0.12),
    }) +
    stitch(pen, 'M192 622C250 660 300 670 332 674', main) +
    stitch(pen, 'M195 613C252 650 302 662 334 666', main);
  art += mirrored(arm);
  const edge = closed(body(neck, 1196));
  art += panel(pen, edge, main, { tile: 'jersey', round: [52, 0.2], inside: bodyFolds(pen, 0.85) });
  art += armholes(pen, main);
  art += within(
    pen,
    edge,
    stitch(pen, 'M338 1176C460 1192 740 1192 862 1176', main) +
      stitch(pen, 'M338 1167C460 1183 740 1183 862 1167', main),
  );
  art += collar(pen, shade(main, -0.01), neck, fromBack);
  if (fromBack) {
    // The back print: ridges behind a sun, the name under them.
    const ink = lightness(main) > 0.6 ? shade(second, -0.05) : mix(second, '#f6f2ea', 0.2);
    art += `<circle cx="600" cy="560" r="86" fill="${accent}" fill-opacity=".92"/>`;
    art += within(
      pen,
      'M420 440H780V690H420Z',
      `<path d="M420 690L520 560L568 616L646 512L780 690Z" fill="${ink}"/>` +
        `<path d="M646 512L610 560L640 580L656 566L690 590L700 584Z" fill="${main}"/>` +
        `<path d="M500 690L566 640L620 672L690 620L780 690Z" fill="${shade(ink, lightness(ink) > 0.5 ? -0.16 : 0.1)}"/>`,
    );
    return art + wordmark(486, 716, 30, ink, 15);
  }
  return (
    art +
    ridgeMark(690, 486, 70, mix(accent, printOn(main), lightness(main) > 0.66 ? 0.1 : 0.2), 11) +
    panel(pen, 'M340 1110h16v34h-16z', accent, { round: [4, 0.1], edge: 0.3, rim: 0.2 })
  );
}

export function longSleeve(pen: Pen, inks: Inks, fromBack: boolean): string {
  const { main, second, accent } = inks;
  const neck = fromBack ? 312 : 368;
  let art = fromBack ? '' : nape(pen, main, 360, 'jersey');
  const stripes = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) =>
      line(
        `M150 ${from + i * 64}C460 ${from + 26 + i * 64} 740 ${from + 26 + i * 64} 1050 ${from + i * 64}`,
        second,
        22,
        0.92,
      ),
    ).join('');
  art += sleeves(pen, {
    colour: main,
    tile: 'jersey',
    cuff: main,
    cuffTile: 'rib',
    cuffAt: 1120,
    inside: stripes(470, 11),
  });
  const edge = closed(body(neck, 1206));
  art += panel(pen, edge, main, { tile: 'jersey', round: [52, 0.2], inside: stripes(470, 12) + bodyFolds(pen, 0.85) });
  art += armholes(pen, main) + within(pen, edge, stitch(pen, 'M338 1186C460 1202 740 1202 862 1186', main));
  art += collar(pen, main, neck, fromBack);
  if (fromBack) return art;
  const pocket: Point[] = [
    [668, 520, 1],
    [800, 520, 1],
    [800, 646],
    [734, 680, 1],
    [668, 646],
  ];
  return (
    art +
    piece(pen, pocket, main, { tile: 'jersey', cast: [8, 0.26], round: [10, 0.14], sew: [pocket, 8] }) +
    panel(pen, 'M664 560h14v36h-14z', accent, { round: [3, 0.1], edge: 0.3, rim: 0.2 })
  );
}

function kangaroo(pen: Pen, colour: string, tile: TileName): string {
  const pocket = both([
    [600, 872, 1],
    [470, 872, 1],
    [452, 900],
    [392, 1070, 1],
    [396, 1122, 1],
    [600, 1130],
  ]);
  const mouth: Point[] = [
    [470, 872],
    [448, 912],
    [392, 1070],
  ];
  return (
    piece(pen, pocket, colour, {
      tile,
      cast: [14, 0.34],
      round: [24, 0.14],
      rim: 0.34,
      sew: [
        [
          [470, 872],
          [600, 872],
          [730, 872],
        ],
        10,
      ],
    }) +
    mirrored(
      stitch(pen, beside(mouth, -12), colour) +
        stitch(pen, beside(mouth, -20), colour) +
        soft(pen, open(mouth), '#000', 18, 0.24),
    )
  );
}

function jumper(pen: Pen, { main }: Inks, neck: number): string {
  let art = sleeves(pen, { colour: main, tile: 'marl', cuff: shade(main, -0.03), cuffTile: 'rib', cuffAt: 1090 });
  const edge = closed(body(neck, 1204));
  art += panel(pen, edge, main, { tile: 'marl', round: [58, 0.22], inside: bodyFolds(pen, 1.1) });
  art += armholes(pen, main);
  art += rib(
    pen,
    both([
      [600, 1136],
      [460, 1134],
      [342, 1116, 1],
      [350, 1216, 1],
      [460, 1232],
      [600, 1236],
    ]),
    shade(main, -0.03),
  );
  return art;
}

export function sweatshirt(pen: Pen, inks: Inks, fromBack: boolean): string {
  const { main, accent } = inks;
  const neck = fromBack ? 312 : 364;
  let art =
    (fromBack ? '' : nape(pen, main, 356, 'jersey')) +
    jumper(pen, inks, neck) +
    collar(pen, shade(main, -0.02), neck, fromBack);
  if (fromBack) return art;
  art += stitch(pen, 'M572 394L600 436L628 394', main) + line('M572 394L600 436L628 394Z', shade(main, -0.12), 2, 0.6);
  const print = lightness(main) > 0.66 ? shade(inks.second, -0.1) : mix(inks.second, '#f6f2ea', 0.25);
  return art + wordmark(470, 580, 34, print, 19) + ridgeMark(556, 490, 88, accent, 11);
}

export function hoodie(pen: Pen, inks: Inks, fromBack: boolean): string {
  const { main, second, accent } = inks;
  const lining = mix(second, shade(main, -0.12), 0.35);
  if (fromBack) {
    let art = jumper(pen, inks, 320);
    art += piece(
      pen,
      both([
        [600, 250],
        [530, 254],
        [470, 280],
        [432, 340],
        [440, 420],
        [490, 500],
        [560, 548],
        [600, 556],
      ]),
      main,
      {
        tile: 'marl',
        cast: [18, 0.36],
        round: [54, 0.26],
        rim: 0.3,
        inside:
          soft(pen, 'M480 330C500 420 550 480 600 500C650 480 700 420 720 330', '#000', 40, 0.16) +
          soft(pen, 'M500 310C530 380 570 420 600 430', '#fff', 30, 0.14),
      },
    );
    art +=
      line('M600 250V556', shade(main, -0.18), 3, 0.6) +
      stitch(pen, 'M590 252V554', main) +
      stitch(pen, 'M610 252V554', main);
    const print = lightness(main) > 0.66 ? shade(second, -0.1) : mix(second, '#f6f2ea', 0.25);
    return art + ridgeMark(516, 640, 168, accent, 8) + wordmark(486, 776, 30, print, 17);
  }
  let art = piece(
    pen,
    both([
      [600, 188],
      [536, 192],
      [480, 220],
      [448, 280],
      [452, 340],
      [490, 400],
      [600, 440],
    ]),
    lining,
    { tile: 'jersey', round: [44, 0.4], rim: 0 },
  );
  art +=
    line('M506 300C550 322 650 322 694 300', shade(lining, -0.1), 14) +
    panel(pen, 'M562 316h76v34h-76z', '#1e1f20', { round: [5, 0.2], rim: 0.2 }) +
    wordmark(571, 329, 8, '#e8e2d6', 14);
  art += jumper(pen, inks, 420);
  // The hood's two halves cross at the throat.
  const half = (cross: number): Point[] => [
    [600, 170],
    [530, 174],
    [466, 204],
    [428, 270],
    [424, 340],
    [462, 410],
    [530, 468],
    [604 + cross, 500, 1],
    [610 + cross, 452, 1],
    [560, 424],
    [512, 376],
    [484, 316],
    [492, 256],
    [536, 220],
    [600, 212],
  ];
  art +=
    `<g transform="matrix(-1 0 0 1 1200 0)">${piece(pen, half(10), main, {
      tile: 'marl',
      cast: [14, 0.36],
      round: [32, 0.26],
      rim: 0.34,
    })}</g>` + piece(pen, half(10), main, { tile: 'marl', cast: [14, 0.36], round: [32, 0.26], rim: 0.34 });
  const brim: Point[] = [
    [600, 226],
    [546, 234],
    [506, 266],
    [498, 316],
    [524, 370],
    [568, 412],
    [612, 438],
  ];
  art += mirrored(stitch(pen, beside(brim, 14), main));
  art += line('M600 170V212', shade(main, -0.2), 3, 0.6);
  for (const [x, m] of [
    [546, -1],
    [654, 1],
  ] as const) {
    art +=
      `<circle cx="${x}" cy="438" r="9" fill="#17181a" stroke="#b9b4aa" stroke-width="5"/>` +
      drawcord(pen, `M${x} 440C${x + m * 14} 520 ${x - m * 4} 580 ${x + m * 6} ${m < 0 ? 668 : 640}`, accent, 10) +
      line(`M${x + m * 6} ${m < 0 ? 660 : 632}v30`, '#b9b4aa', 12) +
      line(`M${x + m * 6 - 2} ${m < 0 ? 660 : 632}v30`, '#fff', 3, 0.5);
  }
  art += kangaroo(pen, shade(main, 0.01), 'marl');
  return (
    art +
    panel(pen, 'M704 560h84v44h-84z', second, { round: [5, 0.14], cast: [6, 0.28], rim: 0.3 }) +
    ridgeMark(724, 568, 44, printOn(second), 12)
  );
}

export function shirt(pen: Pen, inks: Inks, fromBack: boolean): string {
  const { main, second, accent } = inks;
  // A soft plaid of the three colours.
  let weave = '';
  for (let i = 0; i < 12; i += 1) {
    const v = 160 + i * 84;
    weave +=
      `<path d="M${v} 240V1300M100 ${v + 60}H1100" stroke="` +
      `${second}" stroke-width="30" stroke-opacity=".34"/><path d="M${v + 42} 240V1300M100 ${v + 102}H1100" stroke="` +
      `${accent}" stroke-width="5" stroke-opacity=".5"/><path d="M` +
      `${v + 26} 240V1300" stroke="#fff" stroke-width="3" stroke-opacity=".2"/>`;
  }
  const check = pen.group(weave);
  let art = fromBack
    ? ''
    : piece(
        pen,
        both([
          [600, 262],
          [546, 264],
          [496, 290, 1],
          [540, 380],
          [600, 410],
        ]),
        shade(main, -0.12),
        { tile: 'twill', round: [30, 0.34], rim: 0 },
      ) +
      panel(pen, 'M556 300H644V336H556Z', '#efe9dc', { round: [5, 0.1], rim: 0.2 }) +
      wordmark(568, 313, 9, '#26221f', 14);
  art += sleeves(pen, {
    colour: main,
    tile: 'twill',
    cuff: main,
    cuffTile: 'twill',
    cuffAt: 1090,
    inside: `<g transform="rotate(9 260 700)">${check}</g>`,
    patch: `<circle cx="262" cy="1136" r="9" fill="#efe6d2" stroke="#8d8272" stroke-width="2"/>`,
  });
  const outline = both([
    [600, fromBack ? 318 : 404],
    [540, fromBack ? 312 : 360],
    [494, 296, 1],
    [446, 314],
    [398, 338, 1],
    [380, 450],
    [360, 590, 1],
    [352, 760],
    [346, 1000],
    [342, 1140, 1],
    [380, 1200],
    [460, 1236],
    [600, 1248],
  ]);
  const edge = closed(outline);
  art += panel(pen, edge, main, { tile: 'twill', round: [52, 0.2], inside: check + bodyFolds(pen, 1) });
  art +=
    armholes(pen, main) +
    within(
      pen,
      edge,
      stitch(
        pen,
        beside(
          [
            [342, 1140],
            [380, 1200],
            [460, 1236],
            [600, 1248],
            [740, 1236],
            [820, 1200],
            [858, 1140],
          ],
          -12,
        ),
        main,
      ),
    );
  if (fromBack) {
    art += within(
      pen,
      edge,
      soft(pen, 'M340 470C460 500 740 500 860 470', '#000', 14, 0.24) +
        stitch(pen, 'M340 466C460 496 740 496 860 466', main) +
        soft(pen, 'M580 492V1240', '#000', 16, 0.2) +
        soft(pen, 'M620 492V1240', '#000', 16, 0.2) +
        soft(pen, 'M600 500V1240', '#fff', 14, 0.2),
    );
    return (
      art +
      piece(
        pen,
        both([
          [600, 240],
          [540, 242],
          [490, 262, 1],
          [480, 306, 1],
          [540, 330],
          [600, 334],
        ]),
        main,
        { tile: 'twill', cast: [12, 0.34], round: [20, 0.2], inside: check, rim: 0.34 },
      ) +
      line('M590 486v34h20v-34', shade(main, -0.16), 8)
    );
  }
  const placket: Point[] = [
    [572, 400, 1],
    [630, 400, 1],
    [630, 1250, 1],
    [572, 1250, 1],
  ];
  art += within(
    pen,
    edge,
    piece(pen, placket, main, {
      tile: 'twill',
      cast: [10, 0.3],
      round: [10, 0.1],
      inside: check,
      sew: [
        [
          [580, 400],
          [580, 1250],
        ],
        0,
      ],
    }) + stitch(pen, 'M622 400V1250', main),
  );
  const button = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y + 3}" r="11" fill="#000" fill-opacity=".3"/><circle cx="${x}" cy="` +
    `${y}" r="10.5" fill="#efe6d2" stroke="#8d8272" stroke-width="2"/><path d="M${x - 3} ${y - 3}h.1M${x + 3} ` +
    `${y - 3}h.1M${x - 3} ${y + 3}h.1M${x + 3} ${y + 3}h.1" stroke="#4a4238" stroke-width="3.4"/>`;
  for (let y = 470; y < 1220; y += 118) art += button(601, y);
  const pocket = (x: number): string => {
    const bag: Point[] = [
      [x, 520, 1],
      [x + 136, 520, 1],
      [x + 136, 660],
      [x + 68, 690, 1],
      [x, 660],
    ];
    const flap: Point[] = [
      [x - 6, 510, 1],
      [x + 142, 510, 1],
      [x + 142, 560],
      [x + 68, 588, 1],
      [x - 6, 560],
    ];
    return (
      piece(pen, bag, main, {
        tile: 'twill',
        cast: [8, 0.3],
        round: [12, 0.14],
        inside: `<g transform="translate(14 20)">${check}</g>`,
        sew: [bag, 8],
      }) +
      piece(pen, flap, main, { tile: 'twill', cast: [9, 0.32], round: [10, 0.14], inside: check, sew: [flap, 8] }) +
      button(x + 68, 564)
    );
  };
  art += pocket(410) + pocket(654);
  const leaf: Point[] = [
    [600, 404, 1],
    [556, 346],
    [510, 268, 1],
    [484, 282],
    [474, 320, 1],
    [500, 390],
    [530, 452, 1],
  ];
  return (
    art +
    mirrored(
      piece(pen, leaf, main, {
        tile: 'twill',
        cast: [13, 0.36],
        round: [16, 0.18],
        rim: 0.36,
        inside: check,
        sew: [
          [
            [600, 404],
            [530, 452],
            [500, 390],
            [474, 320],
          ],
          9,
        ],
      }),
    ) +
    button(601, 420)
  );
}

export function baseLayer(pen: Pen, inks: Inks, fromBack: boolean): string {
  const { main, second, accent } = inks;
  let art = fromBack
    ? ''
    : piece(
        pen,
        both([
          [600, 244],
          [540, 248],
          [494, 272, 1],
          [510, 350],
          [600, 390],
        ]),
        shade(second, -0.12),
        { tile: 'waffle', round: [26, 0.3], rim: 0 },
      ) + wordmark(562, 300, 10, contrast(second, 0.24), 14);
  art += sleeves(pen, { colour: second, tile: 'waffle', cuff: second, cuffTile: 'rib', cuffAt: 1120 });
  const edge = closed(body(fromBack ? 320 : 340, 1206));
  art += panel(pen, edge, main, { tile: 'waffle', round: [56, 0.24], inside: bodyFolds(pen, 0.7) });
  // Side panels and raglan seams sewn flat, in the accent's thread.
  const flank: Point[] = [
    [404, 590],
    [420, 760],
    [408, 1000],
    [420, 1230],
  ];
  art += within(
    pen,
    edge,
    mirrored(
      piece(pen, [...flank, [320, 1240, 1], [330, 590, 1]], second, {
        tile: 'waffle',
        round: [12, 0.12],
        rim: 0.1,
        edge: 0.2,
      }) +
        stitch(pen, beside(flank, 5), second, accent, 3, '5 4') +
        stitch(pen, beside(flank, -5), second, accent, 3, '5 4'),
    ),
  );
  const raglan = closed([
    [494, 288, 1],
    [440, 310],
    [394, 340, 1],
    [376, 450],
    [358, 596, 1],
    [404, 590, 1],
    [450, 480],
    [486, 380],
    [520, 340, 1],
  ]);
  const seam: Point[] = [
    [520, 338],
    [486, 390],
    [450, 480],
    [404, 590],
  ];
  art += within(
    pen,
    edge,
    mirrored(
      panel(pen, raglan, second, { tile: 'waffle', round: [16, 0.16], edge: 0.2, rim: 0.2 }) +
        stitch(pen, beside(seam, 5), second, accent, 3, '5 4') +
        stitch(pen, beside(seam, -5), second, accent, 3, '5 4'),
    ),
  );
  art += within(pen, edge, stitch(pen, 'M338 1186C460 1202 740 1202 862 1186', main, accent, 3, '5 4'));
  if (fromBack)
    return (
      art +
      piece(
        pen,
        both([
          [600, 230],
          [540, 234],
          [492, 254, 1],
          [484, 310, 1],
          [540, 336],
          [600, 340],
        ]),
        second,
        { tile: 'waffle', cast: [10, 0.3], round: [24, 0.22] },
      ) +
      wordmark(562, 288, 10, contrast(second, 0.3), 14)
    );
  art += piece(
    pen,
    both([
      [600, 306, 1],
      [548, 296],
      [498, 254, 1],
      [478, 300],
      [496, 360],
      [548, 398],
      [600, 410, 1],
    ]),
    second,
    { tile: 'waffle', cast: [10, 0.32], round: [22, 0.22], rim: 0.3 },
  );
  art +=
    panel(pen, 'M590 302H610V590H590Z', shade(second, -0.06), { round: [5, 0.2], rim: 0.2, cast: [7, 0.3] }) +
    `<path d="M600 304V586" stroke="${contrast(
      second,
      0.3,
    )}" stroke-width="7" stroke-linecap="butt" stroke-dasharray="2.4 3.4"/>` +
    slider(pen, 600, 330, accent);
  return art + ridgeMark(700, 500, 62, accent, 11);
}
