/** For the night and the table: tent, sleeping bag, stuff sack, bottle, mug. */
import { lightness, mix, shade } from '../colour.ts';
import {
  beside,
  both,
  closed,
  ground,
  line,
  mirrored,
  number,
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
import type { Inks } from './packs.ts';

const printOn = (cloth: string) => (lightness(cloth) > 0.66 ? '#26221f' : '#f6f2ea');

/** A tent pole: an anodised tube with its light. */
const pole = (pen: Pen, d: string, colour: string) =>
  `<g transform="translate(4 6)">${soft(pen, d, '#000', 18, 0.3, 3)}</g>` +
  line(d, shade(colour, -0.2), 13) +
  line(d, colour, 9) +
  `<g transform="translate(-2 -2)">${line(d, '#fff', 2.4, 0.5)}</g>`;

function guy(pen: Pen, x1: number, y1: number, x2: number, y2: number, colour: string): string {
  return (
    line(`M${x1} ${y1}L${x2} ${y2}`, shade(colour, -0.1), 5) +
    line(`M${x2 + 4} ${y2 - 14}l-8 34`, '#8d8a84', 8) +
    panel(pen, `M${x1 * 0.6 + x2 * 0.4 - 9} ${y1 * 0.6 + y2 * 0.4 - 6}h18v12h-18z`, '#2c2c2c', {
      round: [3, 0.2],
      rim: 0.4,
    })
  );
}

export function tent(pen: Pen, inks: Inks, angle: string): string {
  const { main, second, accent } = inks;
  const mesh = mix(second, '#3b3a38', 0.5);
  if (angle === 'packed') return stuffSack(pen, inks);
  if (angle === 'front') {
    let art = ground(pen, 600, 1080, 480, 50) + mirrored(guy(pen, 330, 700, 90, 1090, accent));
    const shell_ = both([
      [600, 420],
      [500, 440],
      [400, 540],
      [300, 740],
      [220, 940],
      [170, 1086, 1],
      [600, 1096],
    ]);
    const edge = closed(shell_);
    art += panel(pen, edge, main, {
      tile: 'ripstop',
      round: [70, 0.24],
      inside:
        soft(pen, 'M520 480C420 640 320 860 270 1080', '#fff', 70, 0.22) +
        soft(pen, 'M700 500C800 680 880 880 920 1090', '#000', 120, 0.2),
    });
    art += within(
      pen,
      edge,
      piece(
        pen,
        both([
          [600, 540],
          [520, 570],
          [430, 740],
          [370, 930],
          [340, 1110, 1],
          [600, 1110],
        ]),
        mesh,
        { tile: 'mesh', cast: [14, 0.4], round: [60, 0.4], rim: 0 },
      ),
    );
    art += within(pen, edge, soft(pen, 'M460 1090C520 1000 680 1000 740 1090', '#f1d9a6', 120, 0.2));
    const flap: Point[] = [
      [600, 540],
      [540, 560],
      [450, 720],
      [380, 930],
      [346, 1096, 1],
      [430, 1096, 1],
      [470, 900],
      [540, 720],
    ];
    art +=
      piece(pen, flap, shade(main, 0.03), { tile: 'ripstop', cast: [18, 0.4], round: [26, 0.26], rim: 0.4 }) +
      piece(
        pen,
        [
          [424, 880, 1],
          [486, 880, 1],
          [482, 906, 1],
          [420, 906, 1],
        ],
        accent,
        { cast: [6, 0.3], round: [6, 0.2] },
      );
    art +=
      line('M600 540C680 570 770 760 830 930C850 1010 858 1060 862 1096', shade(main, -0.2), 14) +
      `<path d="M600 540C680 570 770 760 830 930C850 1010 858 1060 862 1096" fill="none" stroke="#6d6a64" ` +
      `stroke-width="6" stroke-linecap="butt" stroke-dasharray="3 4"/>` +
      slider(pen, 806, 850, accent);
    art += mirrored(pole(pen, 'M600 414C480 430 390 560 300 750C240 890 200 1000 172 1092', accent));
    art += piece(
      pen,
      [
        [470, 452],
        [600, 392],
        [730, 452],
        [690, 500],
        [600, 476],
        [510, 500],
      ],
      second,
      { tile: 'ripstop', cast: [14, 0.4], round: [18, 0.22], rim: 0.4 },
    );
    return art + ridgeMark(566, 428, 68, printOn(second), 12) + mirrored(guy(pen, 240, 930, 60, 1060, accent));
  }
  // Three-quarter view: a dome with a vestibule to the left.
  let art = ground(pen, 610, 1060, 540, 56);
  art +=
    guy(pen, 1010, 760, 1150, 1050, accent) +
    guy(pen, 240, 800, 40, 1046, accent) +
    guy(pen, 880, 560, 1120, 990, accent);
  const inner = closed([
    [160, 1050, 1],
    [230, 900],
    [350, 680],
    [480, 520],
    [620, 450],
    [760, 470],
    [880, 590],
    [980, 790],
    [1060, 1040, 1],
    [620, 1084],
  ]);
  art += panel(pen, inner, main, {
    tile: 'ripstop',
    round: [70, 0.24],
    inside:
      soft(pen, 'M700 520C780 680 820 860 830 1070', '#000', 60, 0.16) +
      soft(pen, 'M840 600C920 760 960 900 990 1050', '#fff', 60, 0.2) +
      soft(pen, 'M540 520C500 640 480 820 470 1070', '#fff', 60, 0.14),
  });
  // Side gore in the second colour, then its window.
  art += within(
    pen,
    inner,
    piece(
      pen,
      [
        [620, 450, 1],
        [700, 560],
        [760, 740],
        [790, 920],
        [796, 1090, 1],
        [1080, 1060, 1],
        [1000, 800],
        [880, 580],
        [760, 466],
      ],
      shade(main, -0.05),
      {
        tile: 'ripstop',
        cast: [12, 0.3],
        round: [40, 0.2],
        rim: 0.2,
        inside:
          soft(pen, 'M860 620C940 780 990 920 1010 1050', '#fff', 50, 0.18) +
          soft(pen, 'M790 1000C860 960 960 960 1040 1010', '#000', 50, 0.14),
      },
    ),
  );
  art += within(
    pen,
    inner,
    piece(
      pen,
      [
        [100, 1090, 1],
        [1100, 1090, 1],
        [1060, 1000, 1],
        [800, 1040],
        [620, 1046],
        [400, 1036],
        [180, 1006, 1],
      ],
      second,
      { tile: 'canvas', cast: [8, 0.3], round: [14, 0.2], rim: 0.3 },
    ),
  );
  art += piece(
    pen,
    [
      [826, 700],
      [900, 690],
      [944, 780],
      [960, 850],
      [900, 880],
      [850, 860],
    ],
    mix('#cfd6d4', main, 0.2),
    { round: [18, 0.24], cast: [8, 0.3], rim: 0.5, inside: soft(pen, 'M850 740L930 830', '#fff', 26, 0.4) },
  );
  // The door: mesh behind, the flap rolled to one side.
  const door = closed([
    [470, 560, 1],
    [560, 600],
    [630, 740],
    [668, 900],
    [676, 1050, 1],
    [300, 1040, 1],
    [320, 900],
    [372, 740],
  ]);
  art += panel(pen, door, mesh, {
    tile: 'mesh',
    cast: [12, 0.4],
    round: [60, 0.4],
    rim: 0,
    inside:
      soft(pen, 'M360 1040C420 960 560 960 640 1050', '#f1d9a6', 140, 0.22) +
      `<path d="M340 1060C420 1000 540 1000 640 1060Z" fill="${accent}" fill-opacity=".55"/>`,
  });
  art +=
    line('M470 560C560 600 630 740 668 900L676 1050', shade(main, -0.2), 14) +
    `<path d="M470 560C560 600 630 740 668 900L676 1050" fill="none" stroke="#6d6a64" stroke-width="6" ` +
    `stroke-linecap="butt" stroke-dasharray="3 4"/>` +
    slider(pen, 646, 820, accent);
  art += piece(
    pen,
    [
      [470, 556],
      [424, 620],
      [360, 740],
      [310, 880],
      [280, 1042, 1],
      [340, 1046, 1],
      [366, 900],
      [410, 760],
      [470, 640],
      [492, 580],
    ],
    shade(main, 0.04),
    { tile: 'ripstop', cast: [18, 0.42], round: [26, 0.28], rim: 0.4 },
  );
  art += piece(
    pen,
    [
      [312, 850, 1],
      [392, 862, 1],
      [386, 888, 1],
      [306, 876, 1],
    ],
    accent,
    { cast: [6, 0.34], round: [6, 0.2], rim: 0.3 },
  );
  art +=
    pole(pen, 'M620 444C480 490 340 680 150 1056', accent) +
    pole(pen, 'M620 444C740 500 800 780 800 1086', accent) +
    pole(pen, 'M560 456C760 420 920 560 1066 1046', accent);
  art +=
    piece(
      pen,
      [
        [520, 500],
        [600, 424],
        [700, 440],
        [780, 500],
        [700, 520],
        [620, 490],
      ],
      second,
      { tile: 'ripstop', cast: [14, 0.4], round: [16, 0.22], rim: 0.4 },
    ) +
    stitch(
      pen,
      open([
        [520, 500],
        [620, 490],
        [700, 520],
        [780, 500],
      ]),
      second,
    );
  art += `<g transform="translate(-56 10) rotate(66 740 760)">${wordmark(690, 716, 24, printOn(main), 16)}</g>`;
  for (const [x, y] of [
    [156, 1050],
    [800, 1086],
    [1064, 1044],
  ] as const)
    art += panel(pen, `M${x - 14} ${y - 10}h28v20h-28z`, '#2c2c2c', { round: [4, 0.2], rim: 0.5 });
  return art + guy(pen, 330, 720, 120, 1100, accent) + ridgeMark(606, 454, 64, printOn(second), 12);
}

/** A roll-top or drawcord sack that lies on the ground: how a tent, a sleeping bag or a jacket is packed. */
function stuffSack(pen: Pen, { main, second, accent }: Inks): string {
  let art = ground(pen, 600, 1020, 430, 46);
  const sack: Point[] = [
    [240, 600],
    [300, 570],
    [600, 556],
    [860, 566],
    [930, 620],
    [960, 780],
    [940, 940],
    [880, 1010],
    [600, 1026],
    [300, 1014],
    [236, 980],
    [206, 790],
  ];
  art += piece(
    pen,
    [
      [900, 640],
      [980, 600],
      [1030, 660],
      [1010, 760],
      [1040, 860],
      [1000, 960],
      [930, 940],
    ],
    shade(main, -0.04),
    {
      tile: 'ripstop',
      round: [34, 0.3],
      inside: line('M930 700L1030 650M930 780L1016 760M930 860L1034 880', '#000', 8, 0.16),
    },
  );
  art += piece(pen, sack, main, {
    tile: 'ripstop',
    round: [90, 0.28],
    inside:
      soft(pen, 'M270 680C460 630 760 630 920 670', '#fff', 70, 0.26) +
      soft(pen, 'M420 600C400 760 420 900 400 1010', '#000', 26, 0.12) +
      soft(pen, 'M700 600C720 760 690 900 716 1010', '#000', 26, 0.12) +
      soft(pen, 'M560 640C600 700 560 760 590 820', '#000', 22, 0.1),
  });
  art += piece(
    pen,
    [
      [206, 790],
      [214, 680],
      [246, 600],
      [280, 640],
      [290, 790],
      [280, 940],
      [246, 984],
      [214, 900],
    ],
    second,
    { tile: 'canvas', round: [30, 0.26], cast: [8, 0.3], rim: 0.3 },
  );
  const band = (x: number) => `M${x} 562C${x + 26} 700 ${x + 26} 880 ${x} 1020`;
  for (const x of [400, 760])
    art +=
      soft(pen, band(x), '#000', 56, 0.3) +
      line(band(x), '#1d1d1d', 35) +
      line(band(x), '#2d2d2d', 31) +
      `<path d="${band(x)}" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="27" ` +
      `stroke-dasharray="2 4" stroke-linecap="butt"/>` +
      panel(pen, `M${x - 8} 720h54v84h-54z`, '#3a3a3a', { round: [8, 0.3], rim: 0.7, cast: [9, 0.4] });
  art +=
    drawcord(pen, 'M1000 760C1060 740 1090 800 1060 870', accent, 10) +
    panel(pen, 'M1042 860h34v44h-34z', '#2c2c2c', { round: [8, 0.3], rim: 0.6, cast: [6, 0.4] });
  art += line('M230 730C180 740 180 850 230 860', '#2d2d2d', 22);
  return art + wordmark(474, 826, 27, printOn(main), 17) + ridgeMark(530, 690, 110, mix(accent, '#ffffff', 0.04), 10);
}

export function sleepingBag(pen: Pen, inks: Inks, angle: string): string {
  const { main, second, accent } = inks;
  if (angle === 'packed') return stuffSack(pen, inks);
  const outline = both([
    [600, 140],
    [500, 152],
    [410, 210],
    [366, 310],
    [340, 430],
    [336, 560],
    [352, 760],
    [386, 980],
    [420, 1180],
    [452, 1300],
    [520, 1352],
    [600, 1360],
  ]);
  const edge = closed(outline);
  let art = `<g transform="translate(6 26)">${soft(pen, edge, '#2a2118', 70, 0.4, 6)}</g>`;
  let tubes = '';
  let seams = '';
  for (let y = 300; y < 1360; y += 84) {
    const d = `M300 ${y}C440 ${y + 30} 760 ${y + 30} 900 ${y}`;
    tubes +=
      `<g transform="translate(0 -40)">${soft(pen, d, '#fff', 46, 0.2, 3)}</g>` +
      soft(pen, d, '#000', 40, 0.26, 3) +
      line(d, shade(main, -0.2), 3);
    for (let x = 372; x < 840; x += 46)
      seams +=
        `M${x + ((y * 7 + x) % 17)} ` +
        `${number(y + 20 - Math.abs(x - 600) * 0.05)}q${(x + y) % 9} -12 ${(x % 7) - 3} -24`;
  }
  art += panel(pen, edge, main, { round: [80, 0.26], rim: 0.3, inside: tubes + line(seams, '#000', 4, 0.09) });
  art += within(
    pen,
    edge,
    piece(
      pen,
      both([
        [600, 120],
        [480, 130],
        [380, 220],
        [340, 340],
        [330, 420, 1],
        [420, 470],
        [600, 490],
      ]),
      second,
      {
        round: [60, 0.26],
        rim: 0.2,
        cast: [12, 0.3],
        inside:
          soft(pen, 'M400 300C480 380 720 380 800 300', '#000', 40, 0.18) +
          soft(pen, 'M440 220C500 180 700 180 760 220', '#fff', 40, 0.2) +
          soft(pen, 'M360 400C480 450 720 450 840 400', '#000', 30, 0.18),
      },
    ),
  );
  const face = both([
    [600, 232],
    [530, 240],
    [480, 290],
    [472, 360],
    [510, 420],
    [600, 436],
  ]);
  art +=
    piece(pen, face, shade(accent, -0.14), {
      round: [50, 0.44],
      rim: 0,
      inside: line('M480 320C540 350 660 350 720 320M476 370C540 396 660 396 724 370', '#000', 8, 0.2),
    }) +
    line(closed(face), shade(second, -0.1), 14) +
    stitch(pen, closed(face), second);
  if (angle === 'open') {
    const turned: Point[] = [
      [640, 440, 1],
      [780, 420],
      [846, 470],
      [850, 620],
      [838, 800],
      [810, 960, 1],
      [720, 860],
      [660, 680],
    ];
    art += piece(pen, turned, accent, {
      cast: [20, 0.4],
      round: [44, 0.26],
      rim: 0.34,
      inside: line(
        'M640 520C720 540 800 530 860 510M660 620C740 640 800 630 860 610M690 740C750 756 800 750 850 ' +
          '730M730 850C770 860 800 856 840 840',
        '#000',
        9,
        0.16,
      ),
    });
    art +=
      line(
        open([
          [640, 440],
          [660, 680],
          [720, 860],
          [810, 960],
        ]),
        '#1d1d1d',
        10,
      ) + slider(pen, 812, 950, accent);
  } else {
    const zipLine: Point[] = [
      [690, 430],
      [772, 560],
      [800, 760],
      [776, 980],
      [756, 1080],
    ];
    art +=
      soft(pen, open(zipLine), '#000', 30, 0.26) +
      line(open(zipLine), second, 22) +
      line(open(zipLine), '#1d1d1d', 8) +
      `<path d="${open(zipLine)}" fill="none" stroke="#6d6a64" stroke-width="6" stroke-linecap="butt" ` +
      `stroke-dasharray="3 4"/>` +
      slider(pen, 712, 454, accent);
  }
  art +=
    drawcord(pen, 'M530 430C520 500 540 540 526 600', accent, 8) +
    panel(pen, 'M512 596h28v36h-28z', '#2c2c2c', { round: [6, 0.3], rim: 0.6, cast: [6, 0.4] });
  const label: Point[] = [
    [410, 1060, 1],
    [520, 1060, 1],
    [520, 1140, 1],
    [410, 1140, 1],
  ];
  return (
    art +
    piece(pen, label, accent, { tile: 'canvas', cast: [8, 0.3], round: [8, 0.14] }) +
    stitch(pen, beside(label, 7, true), accent) +
    ridgeMark(430, 1076, 70, printOn(accent), 11)
  );
}

export function bottle(pen: Pen, { main, second, accent }: Inks, angle: string): string {
  if (angle === 'top') {
    const ring = (r: number, colour: string, shine: number) =>
      `<circle cx="600" cy="750" r="${r}" fill="` +
      `${pen.linear(
        [
          [0, shade(colour, 0.14)],
          [0.5, colour],
          [1, shade(colour, -0.14)],
        ],
        0,
        0,
        1,
        1,
      )}" stroke="` +
      `${shade(colour, -0.2)}" stroke-width="3"/>` +
      (shine > 0
        ? `<path d="M${600 - r * 0.7} ${750 - r * 0.55}A${r * 0.9} ${r * 0.9} 0 0 1 ${600 + r * 0.2} ` +
          `${750 - r * 0.86}" fill="none" stroke="#fff" stroke-opacity="${shine}" stroke-width="10"/>`
        : '');
    return (
      soft(pen, 'M230 790A370 370 0 1 1 970 790A370 370 0 1 1 230 790Z', '#2a2118', 80, 0.4, 6) +
      ring(370, main, 0.3) +
      ring(300, '#b9b7b2', 0.5) +
      ring(276, second, 0.3) +
      ring(210, shade(second, 0.02), 0.2) +
      line('M470 750A130 130 0 0 1 730 750', shade(second, -0.16), 60) +
      line('M470 744A130 130 0 0 1 730 744', second, 52) +
      ridgeMark(540, 790, 120, mix(accent, '#ffffff', 0.05), 9)
    );
  }
  const body = both([
    [600, 456, 1],
    [500, 456, 1],
    [470, 480],
    [440, 540],
    [420, 600],
    [416, 680],
    [416, 1200],
    [424, 1250],
    [450, 1272, 1],
    [600, 1276],
  ]);
  const edge = closed(body);
  const metal = pen.linear(
    [
      [0, shade(main, -0.16)],
      [0.12, shade(main, 0.02)],
      [0.26, shade(main, 0.2)],
      [0.36, shade(main, 0.05)],
      [0.62, main],
      [0.86, shade(main, -0.14)],
      [0.95, shade(main, -0.2)],
      [1, shade(main, -0.1)],
    ],
    0,
    0,
    1,
    0,
  );
  let art =
    ground(pen, 600, 1268, 220, 34) +
    panel(pen, edge, main, {
      round: [14, 0.2],
      rim: 0,
      tile: 'suede',
      inside:
        `<path d="${edge}" fill="${metal}" fill-opacity=".86"/>` +
        `<path d="M470 560C452 600 448 640 448 700V1220" fill="none" stroke="#fff" stroke-opacity=".24" ` +
        `stroke-width="16"/>` +
        soft(pen, 'M430 590C520 620 680 620 770 590', '#000', 30, 0.14),
    });
  const steel = pen.linear(
    [
      [0, '#6d6b67'],
      [0.2, '#e4e2de'],
      [0.35, '#a9a7a2'],
      [0.7, '#c9c7c2'],
      [1, '#5c5a57'],
    ],
    0,
    0,
    1,
    0,
  );
  art +=
    `<path d="M490 428H710V458H490Z" fill="${steel}" stroke="#4b4946" stroke-width="2"/>` +
    `<path d="M424 1248C480 1262 720 1262 776 1248L752 1274Q600 1284 448 1274Z" fill="${steel}" fill-opacity=".9"/>`;
  const lid = closed(
    both([
      [600, 300],
      [500, 302, 1],
      [480, 316],
      [478, 420, 1],
      [500, 432],
      [600, 434],
    ]),
  );
  let knurl = '';
  for (let x = 486; x < 720; x += 12) knurl += `M${x} 340V424`;
  const lidLight = pen.linear(
    [
      [0, shade(second, -0.12)],
      [0.25, shade(second, 0.16)],
      [0.6, second],
      [1, shade(second, -0.16)],
    ],
    0,
    0,
    1,
    0,
  );
  art += panel(pen, lid, second, {
    round: [10, 0.16],
    rim: 0.3,
    cast: [8, 0.3],
    inside: `<path d="${lid}" fill="${lidLight}"/>` + line(knurl, '#000', 4, 0.24),
  });
  art +=
    line('M512 306C500 200 700 200 688 306', shade(second, -0.2), 34) +
    line('M512 306C500 200 700 200 688 306', second, 28) +
    line('M508 290C510 214 690 214 690 280', '#fff', 5, 0.22);
  if (angle === 'back') {
    let d = '';
    for (let i = 0; i < 5; i += 1) d += `M520 ${760 + i * 60}h${[160, 120, 140, 90, 130][i]}`;
    return (
      art +
      line(d, printOn(main), 6, 0.5) +
      ridgeMark(560, 640, 80, printOn(main), 10) +
      wordmark(540, 1110, 16, printOn(main), 15)
    );
  }
  return (
    art +
    `<g opacity=".94">${ridgeMark(500, 760, 200, accent, 8)}` +
    `${wordmark(500, 930, 27, printOn(main), 15)}</g>` +
    line('M500 1000H704', printOn(main), 3, 0.5)
  );
}

export function mug(pen: Pen, inks: Inks, angle: string): string {
  const { main, second, accent } = inks;
  if (angle === 'top') {
    const disc = (r: number, fill: string, edge: string) =>
      `<circle cx="580" cy="750" r="${r}" fill="${fill}" stroke="${edge}" stroke-width="4"/>`;
    return (
      soft(pen, 'M240 780A340 340 0 1 1 920 780A340 340 0 1 1 240 780Z', '#2a2118', 80, 0.4, 6) +
      line('M880 700C1010 690 1010 810 880 800', shade(main, -0.2), 50) +
      line('M880 700C1010 690 1010 810 880 800', main, 42) +
      disc(330, second, shade(second, -0.2)) +
      disc(
        306,
        pen.radial(
          [
            [0, '#e9e3d6'],
            [0.8, '#d6cfc0'],
            [1, '#9d968a'],
          ],
          560,
          720,
          320,
        ),
        '#8d877b',
      ) +
      disc(
        272,
        pen.radial(
          [
            [0, '#3a2418'],
            [0.8, '#2b1a11'],
            [1, '#1a0f09'],
          ],
          540,
          700,
          300,
        ),
        '#1a0f09',
      ) +
      line('M400 640C440 560 540 520 620 540', '#c89a6c', 8, 0.5)
    );
  }
  const body = both(
    [
      [600, 520, 1],
      [380, 520, 1],
      [378, 540],
      [392, 900],
      [410, 990],
      [450, 1012, 1],
      [600, 1018],
    ],
    580 + 20,
  );
  const edge = closed(body);
  const round = pen.linear(
    [
      [0, shade(main, -0.16)],
      [0.14, shade(main, 0.03)],
      [0.28, shade(main, 0.16)],
      [0.42, shade(main, 0.03)],
      [0.7, main],
      [0.92, shade(main, -0.14)],
      [1, shade(main, -0.06)],
    ],
    0,
    0,
    1,
    0,
  );
  const handle = 'M800 600C960 570 980 860 800 880';
  const speckle = Array.from({ length: 70 }, (_, i) => `M${390 + ((i * 137) % 420)} ${540 + ((i * 89) % 460)}h.1`).join(
    '',
  );
  let art =
    ground(pen, 600, 1012, 260, 36) +
    line(handle, shade(main, -0.2), 52) +
    line(handle, main, 44) +
    `<g transform="translate(-6 -8)">${line(handle, '#fff', 8, 0.3)}</g>` +
    `<g transform="translate(10 8)">${line(handle, '#000', 10, 0.14)}</g>`;
  art += panel(pen, edge, main, {
    round: [14, 0.2],
    rim: 0,
    inside:
      `<path d="${edge}" fill="${round}"/>` +
      line(speckle, printOn(main), 5, 0.3) +
      `<path d="M436 560C440 700 444 860 460 980" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="16"/>` +
      soft(pen, 'M400 1010H800', '#000', 50, 0.2),
  });
  art +=
    `<ellipse cx="600" cy="520" rx="220" ry="38" fill="${pen.linear(
      [
        [0, '#8d877b'],
        [0.5, '#d9d2c4'],
        [1, '#efe9dd'],
      ],
      0,
      0,
      1,
      0,
    )}"/>` +
    `<ellipse cx="600" cy="520" rx="220" ry="38" fill="none" stroke="${shade(second, -0.1)}" stroke-width="12"/>` +
    `<ellipse cx="600" cy="518" rx="220" ry="38" fill="none" stroke="${second}" stroke-width="8"/>`;
  art += ridgeMark(510, 680, 180, accent, 9) + wordmark(520, 840, 21, printOn(main), 15);
  if (angle !== 'pair') return art;
  const one = pen.group(`<g transform="translate(-110 110) scale(.875)">${art}</g>`);
  return `<g transform="translate(420 -110) scale(.9)">${one}</g>${one}`;
}
