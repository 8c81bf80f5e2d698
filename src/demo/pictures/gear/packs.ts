/** Bags: a trekking pack, a daypack, a duffel, a hip pack. */
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
import type { Pen, Point } from '../draw.ts';
import { drawcord, slider } from '../apparel/cut.ts';

export type Inks = { readonly main: string; readonly second: string; readonly accent: string };
const printOn = (cloth: string) => (lightness(cloth) > 0.66 ? '#26221f' : '#f6f2ea');
const webbing = '#2b2b2b';

/** A strap of webbing with its weave. */
function web(pen: Pen, d: string, width: number, colour = webbing): string {
  return (
    `<g transform="translate(4 8)">${soft(pen, d, '#000', width + 12, 0.36, 3)}</g>` +
    line(d, shade(colour, -0.1), width + 3) +
    line(d, colour, width) +
    `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".09" stroke-width="` +
    `${width - 4}" stroke-dasharray="2 4" stroke-linecap="butt"/>` +
    line(d, '#000', 1.6, 0.3)
  );
}

/** A side-release buckle. */
function buckle(pen: Pen, x: number, y: number, turn = 0): string {
  return (
    `<g transform="rotate(${turn} ${x} ${y})">${panel(
      pen,
      `M${x - 20} ${y - 30}h40l6 14v30l-8 18h-36l-8-18v-30z`,
      '#3a3a3a',
      { round: [8, 0.3], rim: 0.7, cast: [8, 0.4] },
    )}` + `${line(`M${x - 12} ${y - 8}v22M${x + 12} ${y - 8}v22M${x - 14} ${y + 20}h28`, '#000', 4, 0.5)}</g>`
  );
}

/** A coil zip along a curve, with its pull at the first point. */
function coil(pen: Pen, points: readonly Point[], cloth: string, pull: string): string {
  const d = open(points);
  const [x, y] = points[0] as Point;
  return (
    soft(pen, d, '#000', 30, 0.24) +
    line(d, shade(cloth, -0.1), 20) +
    line(d, '#1c1b1a', 8) +
    `<path d="${d}" fill="none" stroke="#6d6a64" stroke-width="6" stroke-linecap="butt" stroke-dasharray="2.4 ` +
    `3.4"/>` +
    slider(pen, x, y - 8, pull)
  );
}

const creases = (pen: Pen) =>
  soft(pen, 'M400 620C460 640 500 690 520 760', '#000', 26, 0.12) +
  soft(pen, 'M800 700C740 720 700 760 690 820', '#000', 26, 0.12) +
  soft(pen, 'M440 520C450 760 440 960 470 1150', '#fff', 60, 0.16) +
  soft(pen, 'M780 520C800 760 800 960 770 1180', '#000', 90, 0.16);

export function pack(pen: Pen, inks: Inks, angle: string): string {
  const { main, second, accent } = inks;
  if (angle === 'back') return harness(pen, inks, 250, 1270, true);
  if (angle === 'side') {
    let art =
      web(pen, 'M700 330C860 380 900 560 880 760C870 900 800 1060 700 1120', 50, '#333231') +
      web(pen, 'M740 1080C860 1060 940 1090 980 1130', 56, '#333231');
    art += piece(
      pen,
      [
        [700, 300, 1],
        [748, 420],
        [756, 700],
        [744, 1000],
        [720, 1230, 1],
        [660, 1250],
        [640, 300, 1],
      ],
      mix(second, webbing, 0.4),
      { tile: 'mesh', round: [24, 0.26] },
    );
    const bag: Point[] = [
      [700, 380, 1],
      [706, 700],
      [700, 1010],
      [676, 1250],
      [600, 1276],
      [470, 1260],
      [424, 1150],
      [412, 900],
      [430, 640],
      [470, 400, 1],
    ];
    art += piece(pen, bag, main, { tile: 'ripstop', round: [64, 0.26], inside: creases(pen) });
    art += piece(
      pen,
      [
        [470, 520, 1],
        [420, 560],
        [382, 700],
        [372, 900],
        [396, 1080],
        [440, 1120],
        [500, 1110, 1],
        [486, 800],
      ],
      shade(main, -0.03),
      { tile: 'ripstop', cast: [10, 0.32], round: [34, 0.26] },
    );
    art += piece(
      pen,
      [
        [690, 1010, 1],
        [640, 940],
        [560, 930],
        [480, 990, 1],
        [470, 1160],
        [500, 1240],
        [640, 1262],
        [680, 1200, 1],
      ],
      second,
      {
        tile: 'mesh',
        cast: [10, 0.34],
        round: [30, 0.24],
        rim: 0.3,
        sew: [
          [
            [690, 1010],
            [640, 940],
            [560, 930],
            [480, 990],
          ],
          -10,
        ],
      },
    );
    art += piece(
      pen,
      [
        [430, 420],
        [440, 330],
        [520, 262],
        [640, 250],
        [716, 290],
        [734, 380],
        [700, 420],
        [560, 440],
      ],
      second,
      { tile: 'ripstop', cast: [16, 0.38], round: [40, 0.26], rim: 0.4 },
    );
    art += coil(
      pen,
      [
        [470, 360],
        [560, 330],
        [690, 330],
      ],
      second,
      accent,
    );
    for (const y of [560, 800]) art += web(pen, `M700 ${y + 60}L440 ${y}`, 22, accent) + buckle(pen, 560, y + 28, -76);
    return art + web(pen, 'M690 420L560 520', 20) + drawcord(pen, 'M480 1010C470 1090 480 1120 470 1180', accent, 8);
  }
  let art = mirrored(
    piece(
      pen,
      [
        [372, 860, 1],
        [330, 900],
        [312, 1020],
        [330, 1160],
        [372, 1210, 1],
      ],
      mix(second, webbing, 0.3),
      { tile: 'mesh', round: [24, 0.26] },
    ),
  );
  // The bottle in the side pocket.
  art +=
    panel(pen, 'M318 640q0-16 16-16h44q16 0 16 16v330h-76z', accent, {
      round: [26, 0.26],
      rim: 0.3,
      inside: soft(pen, 'M340 640V960', '#fff', 20, 0.3),
    }) + panel(pen, 'M334 580h44v48h-44z', '#2c2c2c', { round: [14, 0.3], rim: 0.4 });
  art += mirrored(web(pen, 'M330 1150C280 1160 250 1200 262 1260', 50, '#333231'));
  const bag = both([
    [600, 330],
    [480, 336],
    [404, 366, 1],
    [380, 560],
    [366, 800],
    [364, 1060],
    [392, 1230],
    [480, 1282],
    [600, 1290],
  ]);
  const edge = closed(bag);
  art += panel(pen, edge, main, { tile: 'ripstop', round: [70, 0.26], inside: creases(pen) });
  art += mirrored(web(pen, 'M380 520L500 560', 20, accent) + web(pen, 'M366 740L490 770', 20, accent));
  // The front pocket that stretches, then its zipped panel.
  const front = both([
    [600, 560, 1],
    [500, 566],
    [452, 590, 1],
    [440, 760],
    [436, 960],
    [456, 1060, 1],
    [600, 1076],
  ]);
  art += piece(pen, front, shade(main, -0.02), {
    tile: 'ripstop',
    cast: [16, 0.36],
    round: [36, 0.2],
    rim: 0.34,
    inside: soft(pen, 'M500 620C490 760 500 900 520 1040', '#fff', 50, 0.18),
  });
  art += coil(
    pen,
    [
      [476, 630],
      [540, 612],
      [660, 612],
      [726, 630],
    ],
    main,
    accent,
  );
  const base = both([
    [600, 1070, 1],
    [440, 1062],
    [366, 1040, 1],
    [370, 1140],
    [400, 1236],
    [480, 1284],
    [600, 1292],
  ]);
  art += piece(pen, base, second, {
    tile: 'canvas',
    cast: [12, 0.34],
    round: [40, 0.26],
    rim: 0.34,
    sew: [
      [
        [366, 1040],
        [440, 1062],
        [600, 1070],
        [760, 1062],
        [834, 1040],
      ],
      10,
    ],
  });
  art += mirrored(
    piece(
      pen,
      [
        [356, 930, 1],
        [420, 960],
        [446, 1030],
        [440, 1180],
        [410, 1230],
        [372, 1190, 1],
        [352, 1060],
      ],
      second,
      { tile: 'mesh', cast: [10, 0.36], round: [24, 0.24], rim: 0.3 },
    ) + line('M356 930C400 940 430 980 446 1030', accent, 6),
  );
  art += ridgeMark(530, 780, 140, mix(accent, printOn(main), 0.15), 9) + wordmark(522, 906, 20, printOn(main), 15);
  // Lid with its buckle straps.
  for (const x of [480, 720]) art += web(pen, `M${x} 470V690`, 26) + buckle(pen, x, 600);
  const lid = both([
    [600, 226],
    [490, 234],
    [400, 276],
    [366, 350],
    [372, 450, 1],
    [430, 496],
    [520, 516],
    [600, 520],
  ]);
  art += piece(pen, lid, second, {
    tile: 'ripstop',
    cast: [22, 0.42],
    round: [50, 0.26],
    rim: 0.4,
    sew: [
      [
        [372, 450],
        [430, 496],
        [520, 516],
        [600, 520],
        [680, 516],
        [770, 496],
        [828, 450],
      ],
      -12,
    ],
    inside:
      soft(pen, 'M420 320C480 270 560 262 640 268', '#fff', 40, 0.24) +
      soft(pen, 'M500 360C540 400 660 400 700 360', '#000', 40, 0.1),
  });
  art += coil(
    pen,
    [
      [436, 398],
      [520, 412],
      [680, 412],
      [764, 398],
    ],
    second,
    accent,
  );
  art +=
    mirrored(web(pen, 'M480 476V520', 26)) +
    line('M556 236C560 190 640 190 644 236', shade(webbing, -0.1), 20) +
    line('M556 236C560 190 640 190 644 236', webbing, 15);
  art +=
    panel(pen, 'M572 450h56v34h-56z', accent, { round: [6, 0.14], cast: [6, 0.3], rim: 0.3 }) +
    ridgeMark(584, 456, 32, printOn(accent), 13);
  return (
    art +
    web(pen, 'M500 1250q-14 40 6 44q20-4 10-44', 12, accent) +
    web(pen, 'M690 1250q-14 40 6 44q20-4 10-44', 12, accent)
  );
}

/** The side of a bag that meets the back: panel, shoulder straps, sternum strap, and a hip belt when it has one. */
function harness(pen: Pen, { main, second, accent }: Inks, top: number, bottom: number, belt: boolean): string {
  const span = bottom - top;
  const y = (t: number) => Math.round(top + span * t);
  let art = piece(
    pen,
    both([
      [600, top],
      [480, top + 8],
      [390, y(0.1), 1],
      [366, y(0.45)],
      [364, y(0.8)],
      [400, y(0.95)],
      [600, bottom],
    ]),
    main,
    { tile: 'ripstop', round: [50, 0.26] },
  );
  art += line(`M560 ${top + 6}C564 ${top - 44} 636 ${top - 44} 640 ${top + 6}`, webbing, 17);
  art += piece(
    pen,
    both([
      [600, y(0.07)],
      [500, y(0.08)],
      [440, y(0.14)],
      [424, y(0.45)],
      [430, y(0.8)],
      [480, y(0.9)],
      [600, y(0.92)],
    ]),
    mix(second, '#2b2b2b', 0.35),
    { tile: 'mesh', cast: [12, 0.34], round: [40, 0.24], rim: 0.3 },
  );
  for (const t of [0.22, 0.38, 0.54, 0.7])
    art += mirrored(
      piece(
        pen,
        [
          [456, y(t), 1],
          [574, y(t + 0.01), 1],
          [574, y(t + 0.12)],
          [560, y(t + 0.13)],
          [456, y(t + 0.11), 1],
        ],
        mix(second, '#2b2b2b', 0.25),
        { tile: 'mesh', cast: [8, 0.3], round: [24, 0.26], rim: 0.34 },
      ),
    );
  const strap: Point[] = [
    [500, y(0.1)],
    [560, y(0.1)],
    [556, y(0.2)],
    [500, y(0.32)],
    [462, y(0.46)],
    [452, y(0.6)],
    [442, y(0.7), 1],
    [398, y(0.69), 1],
    [396, y(0.56)],
    [410, y(0.4)],
    [446, y(0.24)],
    [480, y(0.14)],
  ];
  art += mirrored(
    web(pen, `M418 ${y(0.69)}C410 ${y(0.78)} 400 ${y(0.82)} 380 ${y(0.86)}`, 24) +
      piece(pen, strap, main, { tile: 'mesh', cast: [18, 0.4], round: [24, 0.24], rim: 0.4 }) +
      stitch(
        pen,
        beside(
          [
            [530, y(0.1)],
            [510, y(0.22)],
            [462, y(0.36)],
            [430, y(0.52)],
            [420, y(0.68)],
          ],
          0,
        ),
        main,
        accent,
        3,
        '9 6',
      ) +
      web(pen, `M512 ${y(0.13)}L540 ${y(0.04)}`, 18),
  );
  art += web(pen, `M442 ${y(0.42)}H758`, 18, accent) + buckle(pen, 600, y(0.42), 90);
  if (belt) {
    const wing: Point[] = [
      [470, y(0.84), 1],
      [380, y(0.83)],
      [250, y(0.86)],
      [150, y(0.92)],
      [136, y(0.96)],
      [170, y(0.985)],
      [290, y(0.97)],
      [400, y(0.96)],
      [480, y(0.97), 1],
    ];
    art += mirrored(
      web(pen, `M160 ${y(0.95)}L90 ${y(1.0)}`, 34) +
        piece(pen, wing, second, { tile: 'mesh', cast: [18, 0.4], round: [28, 0.26], rim: 0.4 }) +
        coil(
          pen,
          [
            [352, y(0.88)],
            [260, y(0.902)],
            [210, y(0.92)],
          ],
          second,
          accent,
        ),
    );
    art += piece(
      pen,
      both([
        [600, y(0.83)],
        [500, y(0.84)],
        [460, y(0.88)],
        [470, y(0.96)],
        [520, y(0.98)],
        [600, y(0.985)],
      ]),
      second,
      { tile: 'mesh', cast: [12, 0.36], round: [34, 0.26], rim: 0.34 },
    );
  }
  return art + wordmark(547, y(0.17), 14, contrast(mix(second, '#2b2b2b', 0.35), 0.4), 15);
}

export function daypack(pen: Pen, inks: Inks, angle: string): string {
  const { main, second, accent } = inks;
  if (angle === 'back') return harness(pen, inks, 320, 1190, false);
  if (angle === 'side') {
    let art = web(pen, 'M720 420C860 470 890 640 860 800C840 920 780 1020 710 1060', 44, '#333231');
    art += piece(
      pen,
      [
        [716, 380, 1],
        [748, 600],
        [740, 1000],
        [714, 1180, 1],
        [660, 1190],
        [650, 380, 1],
      ],
      mix(second, webbing, 0.4),
      { tile: 'mesh', round: [24, 0.26] },
    );
    art += piece(
      pen,
      [
        [716, 400],
        [620, 340],
        [520, 380],
        [450, 520],
        [420, 760],
        [420, 1010],
        [450, 1160],
        [560, 1200],
        [690, 1196],
        [716, 1000],
        [724, 700],
      ],
      main,
      { tile: 'canvas', round: [64, 0.26], inside: creases(pen) },
    );
    art += piece(
      pen,
      [
        [460, 640],
        [410, 690],
        [386, 820],
        [390, 1010],
        [430, 1110],
        [490, 1120, 1],
        [490, 660, 1],
      ],
      main,
      { tile: 'canvas', cast: [10, 0.32], round: [30, 0.26] },
    );
    art += piece(
      pen,
      [
        [720, 930, 1],
        [640, 890],
        [540, 900],
        [494, 950, 1],
        [490, 1100],
        [530, 1180],
        [690, 1190, 1],
      ],
      second,
      {
        tile: 'mesh',
        cast: [10, 0.36],
        round: [26, 0.24],
        sew: [
          [
            [720, 930],
            [640, 890],
            [540, 900],
            [494, 950],
          ],
          -9,
        ],
      },
    );
    return (
      art +
      coil(
        pen,
        [
          [640, 420],
          [560, 440],
          [500, 560],
          [474, 640],
        ],
        main,
        accent,
      ) +
      web(pen, 'M716 760L500 720', 20) +
      buckle(pen, 610, 740, 80)
    );
  }
  let art = mirrored(
    piece(
      pen,
      [
        [384, 840, 1],
        [336, 870],
        [318, 990],
        [336, 1110],
        [384, 1150, 1],
      ],
      second,
      { tile: 'mesh', round: [24, 0.26] },
    ),
  );
  art +=
    line('M552 330C556 266 644 266 648 330', shade(webbing, -0.1), 24) +
    line('M552 330C556 266 644 266 648 330', webbing, 18);
  const bag = both([
    [600, 312],
    [490, 322],
    [412, 390],
    [380, 540],
    [364, 800],
    [366, 1050],
    [398, 1170],
    [490, 1208],
    [600, 1212],
  ]);
  art += panel(pen, closed(bag), main, {
    tile: 'canvas',
    round: [70, 0.26],
    inside: creases(pen) + soft(pen, 'M440 430C500 360 580 350 660 356', '#fff', 50, 0.22),
  });
  art += coil(
    pen,
    [
      [396, 700],
      [410, 560],
      [450, 450],
      [520, 400],
      [600, 390],
      [680, 400],
      [750, 450],
      [790, 560],
      [804, 700],
    ],
    main,
    accent,
  );
  const pocket = both([
    [600, 680],
    [500, 684],
    [434, 712],
    [420, 800],
    [416, 1020],
    [440, 1090],
    [520, 1110],
    [600, 1112],
  ]);
  art += piece(pen, pocket, shade(main, 0.01), {
    tile: 'canvas',
    cast: [18, 0.38],
    round: [40, 0.24],
    rim: 0.4,
    inside: soft(pen, 'M480 760C470 860 480 980 500 1080', '#fff', 50, 0.18),
  });
  art += coil(
    pen,
    [
      [452, 760],
      [520, 742],
      [680, 742],
      [748, 760],
    ],
    main,
    accent,
  );
  const base = both([
    [600, 1100, 1],
    [450, 1094],
    [366, 1070, 1],
    [374, 1130],
    [404, 1180],
    [490, 1212],
    [600, 1216],
  ]);
  art += piece(pen, base, second, {
    tile: 'suede',
    cast: [10, 0.34],
    round: [26, 0.24],
    rim: 0.34,
    sew: [
      [
        [366, 1070],
        [450, 1094],
        [600, 1100],
        [750, 1094],
        [834, 1070],
      ],
      10,
    ],
  });
  const patch: Point[] = [
    [530, 500, 1],
    [670, 500, 1],
    [670, 610, 1],
    [530, 610, 1],
  ];
  art +=
    piece(pen, patch, second, { tile: 'suede', cast: [9, 0.34], round: [12, 0.14], rim: 0.34 }) +
    stitch(pen, beside(patch, 9, true), second) +
    ridgeMark(556, 524, 88, printOn(second), 10);
  return (
    art +
    wordmark(536, 920, 18, printOn(main), 15) +
    panel(pen, 'M410 900h18v50h-18z', accent, { round: [4, 0.12], cast: [5, 0.3], rim: 0.3 }) +
    mirrored(web(pen, 'M372 900L424 860', 16))
  );
}

export function duffel(pen: Pen, inks: Inks, angle: string): string {
  const { main, second, accent } = inks;
  const ends = 'M600 500A270 250 0 0 1 870 750V900Q870 1010 780 1020H420Q330 1010 330 900V750A270 250 0 0 1 600 500Z';
  if (angle === 'end') {
    let art = panel(pen, ends, second, {
      tile: 'canvas',
      round: [70, 0.26],
      rim: 0.34,
      inside: soft(pen, 'M420 620C480 560 560 540 640 546', '#fff', 60, 0.2),
    });
    art += line(ends, shade(main, -0.16), 22) + line(ends, main, 16) + stitch(pen, ends, main);
    art +=
      piece(
        pen,
        [
          [440, 760, 1],
          [760, 760, 1],
          [770, 930],
          [740, 960],
          [460, 960],
          [430, 930],
        ],
        shade(second, -0.02),
        { tile: 'mesh', cast: [12, 0.34], round: [26, 0.2], rim: 0.3 },
      ) +
      coil(
        pen,
        [
          [450, 786],
          [750, 786],
        ],
        second,
        accent,
      );
    return (
      art +
      line('M500 690C510 640 690 640 700 690', shade(webbing, -0.1), 42) +
      line('M500 690C510 640 690 640 700 690', webbing, 34) +
      ridgeMark(540, 830, 120, accent, 9)
    );
  }
  if (angle === 'top') {
    const outline = both([
      [600, 520],
      [300, 526],
      [160, 560],
      [120, 640],
      [112, 760],
      [120, 880],
      [160, 960],
      [300, 994],
      [600, 1000],
    ]);
    let art =
      `<g transform="translate(6 30)">${soft(pen, closed(outline), '#2a2118', 80, 0.4, 6)}</g>` +
      panel(pen, closed(outline), main, {
        tile: 'ripstop',
        round: [80, 0.26],
        inside: soft(pen, 'M200 620C400 590 800 590 1000 620', '#fff', 60, 0.2),
      });
    art += mirrored(
      piece(
        pen,
        [
          [260, 524, 1],
          [160, 556],
          [116, 640],
          [108, 760],
          [116, 880],
          [160, 964],
          [260, 996, 1],
        ],
        second,
        { tile: 'canvas', cast: [10, 0.34], round: [50, 0.26] },
      ),
    );
    art +=
      piece(
        pen,
        both([
          [600, 640],
          [340, 640],
          [300, 680],
          [294, 760],
          [300, 840],
          [340, 880],
          [600, 880],
        ]),
        shade(main, 0.01),
        { tile: 'ripstop', cast: [14, 0.34], round: [30, 0.2] },
      ) +
      coil(
        pen,
        [
          [340, 880],
          [600, 884],
          [860, 880],
        ],
        main,
        accent,
      );
    return (
      art +
      mirrored(web(pen, 'M400 510V1010', 34) + web(pen, 'M420 600C520 540 560 540 600 540', 26)) +
      web(pen, 'M420 930C520 980 680 980 780 930', 26) +
      wordmark(430, 735, 44, printOn(main), 17)
    );
  }
  const outline = both([
    [600, 560],
    [320, 566],
    [190, 600],
    [136, 690],
    [124, 810],
    [138, 940],
    [190, 1000],
    [330, 1014],
    [600, 1018],
  ]);
  const edge = closed(outline);
  let art = web(pen, 'M300 590C420 460 780 460 900 590', 30, '#3a3938');
  art += panel(pen, edge, main, {
    tile: 'ripstop',
    round: [80, 0.28],
    inside:
      soft(pen, 'M200 660C400 620 800 620 1000 660', '#fff', 70, 0.24) +
      soft(pen, 'M300 760C340 800 340 860 300 920', '#000', 30, 0.12) +
      soft(pen, 'M560 900C600 940 680 950 720 930', '#000', 30, 0.1) +
      soft(pen, 'M130 1010C400 1030 800 1030 1070 1010', '#000', 90, 0.3),
  });
  art += within(
    pen,
    edge,
    mirrored(
      piece(
        pen,
        [
          [270, 560, 1],
          [180, 600],
          [130, 690],
          [116, 810],
          [130, 940],
          [190, 1010],
          [270, 1020, 1],
          [284, 800],
        ],
        second,
        {
          tile: 'canvas',
          cast: [12, 0.36],
          round: [44, 0.26],
          rim: 0.3,
          sew: [
            [
              [270, 560],
              [284, 800],
              [270, 1020],
            ],
            10,
          ],
        },
      ),
    ),
  );
  art += coil(
    pen,
    [
      [300, 640],
      [450, 622],
      [750, 622],
      [900, 640],
    ],
    main,
    accent,
  );
  const pocket = both([
    [600, 740, 1],
    [440, 740, 1],
    [434, 900],
    [450, 960],
    [600, 966],
  ]);
  art +=
    piece(pen, pocket, shade(main, -0.02), { tile: 'ripstop', cast: [12, 0.34], round: [24, 0.2], rim: 0.34 }) +
    coil(
      pen,
      [
        [452, 776],
        [748, 776],
      ],
      main,
      accent,
    );
  art +=
    mirrored(web(pen, 'M402 572V1014', 36)) +
    mirrored(web(pen, 'M402 760C410 640 500 566 600 560', 34)) +
    piece(
      pen,
      both([
        [600, 532],
        [540, 534],
        [520, 552],
        [540, 590],
        [600, 592],
      ]),
      second,
      { tile: 'suede', cast: [12, 0.38], round: [18, 0.24], rim: 0.4 },
    );
  art += mirrored(
    panel(pen, 'M384 900h36v44h-36z', accent, { tile: 'canvas', round: [6, 0.14], rim: 0.34, cast: [5, 0.3] }),
  );
  return (
    art + wordmark(488, 852, 29, printOn(main), 17) + mirrored(web(pen, 'M176 720V900', 24) + buckle(pen, 176, 780))
  );
}

export function hipPack(pen: Pen, inks: Inks, angle: string): string {
  const { main, second, accent } = inks;
  let art = mirrored(web(pen, 'M330 760C220 780 150 860 190 980C230 1080 400 1120 590 1120', 44));
  art += buckle(pen, 600, 1120, 90);
  if (angle === 'top') {
    const lid = both([
      [600, 620],
      [420, 630],
      [300, 680],
      [270, 750],
      [320, 840],
      [460, 900],
      [600, 912],
    ]);
    return (
      art +
      panel(pen, closed(lid), main, {
        tile: 'ripstop',
        round: [60, 0.28],
        inside: soft(pen, 'M360 700C480 660 700 660 800 690', '#fff', 50, 0.22),
      }) +
      coil(
        pen,
        [
          [330, 720],
          [460, 680],
          [740, 680],
          [870, 720],
        ],
        main,
        accent,
      ) +
      piece(
        pen,
        both([
          [600, 590],
          [440, 600],
          [300, 640],
          [290, 670],
          [440, 640],
          [600, 632],
        ]),
        second,
        { tile: 'mesh', round: [16, 0.24], cast: [8, 0.3] },
      ) +
      ridgeMark(550, 770, 100, accent, 10)
    );
  }
  const bag = both([
    [600, 590],
    [440, 600],
    [320, 660],
    [290, 760],
    [310, 880],
    [400, 950],
    [600, 968],
  ]);
  art += mirrored(
    piece(
      pen,
      [
        [340, 680, 1],
        [250, 720],
        [220, 790],
        [250, 850],
        [340, 880, 1],
      ],
      second,
      { tile: 'mesh', round: [24, 0.26], cast: [8, 0.3] },
    ),
  );
  art += panel(pen, closed(bag), angle === 'back' ? shade(second, -0.02) : main, {
    tile: angle === 'back' ? 'mesh' : 'ripstop',
    round: [64, 0.28],
    inside:
      soft(pen, 'M380 690C460 640 640 630 740 650', '#fff', 50, 0.24) +
      soft(pen, 'M300 960C460 990 740 990 900 960', '#000', 70, 0.26),
  });
  if (angle === 'back') {
    for (const x of [400, 540, 680])
      art += piece(
        pen,
        [
          [x, 680, 1],
          [x + 116, 680, 1],
          [x + 116, 860],
          [x + 100, 880],
          [x + 16, 880],
          [x, 860],
        ],
        second,
        { tile: 'mesh', cast: [8, 0.3], round: [28, 0.26], rim: 0.3 },
      );
    return art + wordmark(546, 640, 14, contrast(second, 0.4), 15);
  }
  art += coil(
    pen,
    [
      [336, 700],
      [440, 666],
      [760, 666],
      [864, 700],
    ],
    main,
    accent,
  );
  const pocket = both([
    [600, 752, 1],
    [400, 748, 1],
    [384, 850],
    [410, 914],
    [480, 940],
    [600, 946],
  ]);
  art +=
    piece(pen, pocket, second, { tile: 'ripstop', cast: [14, 0.36], round: [28, 0.22], rim: 0.36 }) +
    coil(
      pen,
      [
        [420, 786],
        [780, 786],
      ],
      second,
      accent,
    );
  return (
    art + ridgeMark(556, 834, 88, printOn(second), 10) + drawcord(pen, 'M404 900C440 860 760 860 796 900', accent, 8)
  );
}
