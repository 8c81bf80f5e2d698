/** Head, hands and feet: cap, beanie, socks, gloves. */
import { contrast, lightness, mix, shade } from '../colour.ts';
import {
  beside,
  both,
  closed,
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
import { drawcord } from './cut.ts';
import type { Inks } from './cut.ts';

const printOn = (cloth: string) => (lightness(cloth) > 0.66 ? '#26221f' : '#f6f2ea');

export function cap(pen: Pen, inks: Inks, angle: string): string {
  const { main, second, accent } = inks;
  const vents = (spots: readonly (readonly [number, number])[]) =>
    spots
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="9" fill="#141312" fill-opacity=".7" stroke="` +
          `${shade(main, -0.16)}" stroke-width="5"/>`,
      )
      .join('');
  if (angle === 'side') {
    const dome: Point[] = [
      [330, 870, 1],
      [322, 760],
      [346, 620],
      [430, 510],
      [560, 456],
      [690, 470],
      [800, 540],
      [868, 660],
      [890, 790],
      [886, 880, 1],
      [760, 900],
      [560, 904],
    ];
    const edge = closed(dome);
    const bill: Point[] = [
      [346, 850, 1],
      [300, 872],
      [190, 930],
      [110, 990],
      [96, 1020],
      [150, 1016],
      [280, 976],
      [420, 938],
      [540, 920],
      [560, 890, 1],
    ];
    let art = panel(pen, edge, main, {
      tile: 'twill',
      round: [60, 0.24],
      inside:
        soft(pen, 'M430 560C520 500 640 500 720 560', '#fff', 60, 0.2) +
        soft(pen, 'M860 700C870 780 860 840 850 880', '#000', 70, 0.2),
    });
    const seams: Point[][] = [
      [
        [560, 456],
        [450, 560],
        [404, 700],
        [400, 880],
      ],
      [
        [560, 456],
        [640, 580],
        [670, 740],
        [668, 900],
      ],
      [
        [560, 456],
        [760, 560],
        [840, 720],
        [860, 890],
      ],
    ];
    art += within(
      pen,
      edge,
      piece(
        pen,
        [
          [300, 900, 1],
          [300, 500, 1],
          [560, 440, 1],
          [450, 560],
          [404, 700],
          [400, 920, 1],
        ],
        second,
        { tile: 'canvas', round: [20, 0.14], rim: 0.1 },
      ),
    );
    art += within(
      pen,
      edge,
      seams
        .map(
          (seam) =>
            soft(pen, open(seam), '#000', 14, 0.24) +
            line(open(seam), shade(main, -0.18), 2.5) +
            stitch(pen, beside(seam, 9), main) +
            stitch(pen, beside(seam, -9), main),
        )
        .join('') +
        piece(
          pen,
          [
            [300, 880, 1],
            [320, 800, 1],
            [560, 846],
            [780, 836],
            [900, 806, 1],
            [900, 910, 1],
          ],
          shade(main, -0.03),
          { tile: 'twill', round: [12, 0.1], rim: 0.2, edge: 0.2 },
        ),
    );
    art +=
      vents([
        [520, 600],
        [760, 640],
      ]) +
      piece(
        pen,
        [
          [534, 452],
          [560, 436],
          [590, 452],
          [562, 468],
        ],
        second,
        { round: [8, 0.2], cast: [5, 0.3] },
      );
    art +=
      piece(
        pen,
        [
          [720, 900, 1],
          [820, 886, 1],
          [896, 860, 1],
          [900, 890, 1],
          [820, 920, 1],
          [726, 930, 1],
        ],
        second,
        { tile: 'canvas', cast: [8, 0.3], round: [10, 0.2] },
      ) + panel(pen, 'M800 874l44-10l8 44l-44 10z', '#a9a69e', { round: [6, 0.3], rim: 0.7, cast: [6, 0.3] });
    return (
      art +
      piece(pen, bill, main, {
        tile: 'canvas',
        cast: [16, 0.34],
        round: [20, 0.24],
        rim: 0.4,
        sew: [
          [
            [346, 858],
            [240, 920],
            [120, 1000],
          ],
          -14,
          -30,
          -46,
        ],
      })
    );
  }
  const dome = both([
    [600, 420],
    [500, 432],
    [404, 490],
    [340, 590],
    [314, 720],
    [318, 860, 1],
    [440, 900],
    [600, 912],
  ]);
  const edge = closed(dome);
  const foam = angle === 'back' ? main : second;
  let art = panel(pen, edge, main, {
    tile: 'twill',
    round: [64, 0.24],
    inside:
      soft(pen, 'M420 540C480 480 560 460 620 462', '#fff', 60, 0.2) +
      soft(pen, 'M830 600C870 700 876 780 870 860', '#000', 80, 0.2),
  });
  const seams: Point[][] = [
    [
      [600, 420],
      [470, 540],
      [420, 700],
      [420, 900],
    ],
    [
      [600, 420],
      [730, 540],
      [780, 700],
      [780, 900],
    ],
  ];
  if (angle !== 'back')
    art += within(
      pen,
      edge,
      piece(
        pen,
        both([
          [600, 420, 1],
          [530, 470],
          [460, 560],
          [424, 700],
          [420, 920, 1],
          [600, 930],
        ]),
        foam,
        {
          tile: 'canvas',
          round: [30, 0.16],
          rim: 0.2,
          inside: soft(pen, 'M520 500C470 620 470 760 480 880', '#fff', 60, 0.2),
        },
      ),
    );
  art += within(
    pen,
    edge,
    seams
      .map(
        (seam) =>
          soft(pen, open(seam), '#000', 14, 0.24) +
          line(open(seam), shade(main, -0.18), 2.5) +
          stitch(pen, beside(seam, 9), main) +
          stitch(pen, beside(seam, -9), main),
      )
      .join(''),
  );
  art += vents(
    angle === 'back'
      ? [
          [520, 610],
          [680, 610],
          [386, 640],
          [814, 640],
        ]
      : [
          [376, 650],
          [824, 650],
        ],
  );
  art += piece(
    pen,
    [
      [570, 418],
      [600, 402],
      [630, 418],
      [600, 432],
    ],
    accent,
    { round: [8, 0.2], cast: [5, 0.3] },
  );
  if (angle === 'back') {
    art +=
      piece(
        pen,
        both([
          [600, 700, 1],
          [540, 716],
          [494, 780],
          [480, 910, 1],
          [600, 920],
        ]),
        '#2a2624',
        { round: [30, 0.4], rim: 0, edge: 0.3 },
      ) +
      line('M480 906C490 760 540 706 600 704C660 706 710 760 720 906', shade(main, -0.06), 16) +
      stitch(pen, 'M480 906C490 760 540 706 600 704C660 706 710 760 720 906', main);
    art +=
      piece(
        pen,
        [
          [440, 860, 1],
          [600, 880],
          [760, 860, 1],
          [764, 904, 1],
          [600, 926],
          [436, 904, 1],
        ],
        second,
        { tile: 'canvas', cast: [10, 0.34], round: [10, 0.2], rim: 0.3 },
      ) +
      panel(pen, 'M570 866h64v62h-64z', '#a9a69e', { round: [8, 0.3], rim: 0.8, cast: [8, 0.36] }) +
      line('M582 897h40', '#3b3833', 10);
    return (
      art + within(pen, edge, stitch(pen, 'M316 830C360 846 400 856 440 862M884 830C840 846 800 856 760 862', main))
    );
  }
  art +=
    piece(
      pen,
      [
        [500, 610, 1],
        [700, 610, 1],
        [704, 760, 1],
        [600, 772],
        [496, 760, 1],
      ],
      mix(accent, main, 0.05),
      { tile: 'leather', cast: [9, 0.32], round: [14, 0.16], rim: 0.34 },
    ) +
    stitch(pen, 'M510 620H690L694 750Q600 762 506 750Z', accent) +
    ridgeMark(536, 626, 128, printOn(accent), 9) +
    wordmark(528, 724, 19, printOn(accent), 16);
  const bill: Point[] = [
    [330, 840, 1],
    [440, 880],
    [600, 894],
    [760, 880],
    [870, 840, 1],
    [930, 920],
    [950, 1000],
    [890, 1010],
    [760, 970],
    [600, 956],
    [440, 970],
    [310, 1010],
    [250, 1000],
    [270, 920],
  ];
  art += piece(pen, bill, main, {
    tile: 'twill',
    cast: [20, 0.4],
    round: [30, 0.26],
    rim: 0.4,
    inside: soft(pen, 'M320 960C440 910 600 904 740 918', '#fff', 36, 0.2),
  });
  for (const inset of [16, 34, 52])
    art += within(
      pen,
      closed(bill),
      stitch(
        pen,
        `M${256 + inset * 0.6} ${1002 - inset}C${400} ${950 - inset} 800 ${950 - inset} ${944 - inset * 0.6} ` +
          `${1002 - inset}`,
        main,
      ),
    );
  return art + soft(pen, 'M270 1000C440 950 760 950 930 1000', shade(second, -0.1), 10, 0.9, 1);
}

/** Knitted ribs that run together at the crown. */
function ribs(top: number, bottom: number, left: number, right: number, count: number): string {
  let d = '';
  for (let i = 0; i <= count; i += 1) {
    const t = i / count;
    const x = left + (right - left) * t;
    const crown = 600 + (x - 600) * 0.18;
    const belly = 600 + (x - 600) * 1.06;
    d +=
      `M${number(crown)} ${number(top + Math.abs(t - 0.5) * 30)}C${number(600 + (x - 600) * 0.8)} ${top + 60} ` +
      `${number(belly)} ${number(top + 200)} ${number(x)} ${bottom}`;
  }
  return d;
}

export function beanie(pen: Pen, inks: Inks, angle: string, bobble = false): string {
  const { main, second, accent } = inks;
  if (angle === 'top') {
    const disc = 'M230 750A370 370 0 1 1 970 750A370 370 0 1 1 230 750Z';
    let d = '';
    for (let i = 0; i < 56; i += 1) {
      const a = (i / 56) * Math.PI * 2;
      d +=
        `M${number(600 + Math.cos(a) * 30)} ${number(750 + Math.sin(a) * 30)}Q` +
        `${number(600 + Math.cos(a + 0.1) * 200)} ${number(750 + Math.sin(a + 0.1) * 200)} ` +
        `${number(600 + Math.cos(a) * 366)} ${number(750 + Math.sin(a) * 366)}`;
    }
    return (
      soft(pen, disc, '#2a2118', 70, 0.4, 6) +
      panel(pen, disc, main, {
        round: [110, 0.3],
        rim: 0.2,
        inside:
          line(d, '#000', 9, 0.16) +
          line(d, shade(main, 0.12), 4, 0.3) +
          soft(pen, 'M380 560C460 470 600 440 700 460', '#fff', 120, 0.2) +
          soft(pen, 'M600 720A30 30 0 1 1 599 720', '#000', 60, 0.3),
      })
    );
  }
  const dome = both([
    [600, 330],
    [500, 340],
    [408, 400],
    [346, 510],
    [320, 650],
    [316, 840, 1],
    [600, 860],
  ]);
  const edge = closed(dome);
  const knit = ribs(330, 860, 316, 884, 30);
  let art = panel(pen, edge, main, {
    round: [70, 0.26],
    rim: 0.2,
    inside:
      line(knit, '#000', 8, 0.17) +
      `<g transform="translate(-5 0)">${line(knit, shade(main, 0.14), 4, 0.4)}</g>` +
      soft(pen, 'M430 480C490 400 560 380 620 380', '#fff', 90, 0.2) +
      soft(pen, 'M316 840H884', '#000', 70, 0.3),
  });
  if (bobble) {
    art += within(
      pen,
      edge,
      `<path d="M300 560H900V620H300Z" fill="${second}" fill-opacity=".92"/>` +
        `<path d="M300 636H900V652H300Z" fill="${accent}" fill-opacity=".92"/>${line(knit, '#000', 6, 0.14)}`,
    );
    let tuft = '';
    for (let i = 0; i < 90; i += 1) {
      const a = i * 2.399963;
      const r = 12 + Math.sqrt(i / 90) * 96;
      tuft +=
        `M${number(600 + Math.cos(a) * r * 0.4)} ${number(272 + Math.sin(a) * r * 0.4)}L` +
        `${number(600 + Math.cos(a + 0.12) * r)} ${number(272 + Math.sin(a + 0.12) * r)}`;
    }
    art +=
      `<circle cx="604" cy="286" r="98" fill="#000" fill-opacity=".16"/><circle cx="600" cy="272" r="92" fill="` +
      `${pen.radial(
        [
          [0, shade(second, 0.1)],
          [0.6, second],
          [1, shade(second, -0.12)],
        ],
        570,
        240,
        150,
      )}"/>` +
      line(tuft, shade(second, 0.06), 9) +
      line(tuft, shade(second, -0.14), 2.5, 0.6);
  }
  const cuff = both([
    [600, 772],
    [440, 764],
    [304, 742, 1],
    [296, 860],
    [312, 984, 1],
    [440, 1016],
    [600, 1024],
  ]);
  const cuffEdge = closed(cuff);
  let d = '';
  for (let x = 300; x <= 900; x += 19)
    d += `M${x} 730Q${number(x - (600 - x) * 0.02)} 880 ` + `${number(600 + (x - 600) * 0.97)} 1030`;
  art += panel(pen, cuffEdge, shade(main, 0.01), {
    cast: [20, 0.4],
    round: [44, 0.26],
    rim: 0.34,
    inside:
      line(d, '#000', 8, 0.18) +
      `<g transform="translate(-5 0)">${line(d, shade(main, 0.14), 4, 0.45)}</g>` +
      soft(pen, 'M380 800C460 830 560 836 640 836', '#fff', 60, 0.14),
  });
  if (angle === 'side')
    return (
      art +
      panel(pen, 'M290 850h44v60h-44z', accent, { tile: 'canvas', cast: [7, 0.3], round: [8, 0.14], rim: 0.3 }) +
      ridgeMark(296, 868, 30, printOn(accent), 13)
    );
  const label: Point[] = [
    [494, 842, 1],
    [706, 842, 1],
    [706, 946, 1],
    [494, 946, 1],
  ];
  return (
    art +
    piece(pen, label, accent, { tile: 'canvas', cast: [9, 0.34], round: [10, 0.14], rim: 0.36 }) +
    stitch(pen, beside(label, 8, true), accent) +
    ridgeMark(516, 868, 76, printOn(accent), 10) +
    wordmark(604, 886, 12.5, printOn(accent), 17)
  );
}

/** One sock in profile, toe to the left. */
function sock(pen: Pen, inks: Inks): string {
  const { main, second, accent } = inks;
  const outline: Point[] = [
    [560, 240, 1],
    [690, 230],
    [818, 240, 1],
    [826, 420],
    [838, 640],
    [856, 840],
    [900, 960],
    [904, 1070],
    [860, 1150],
    [760, 1180],
    [620, 1190],
    [440, 1216],
    [300, 1220],
    [216, 1180],
    [196, 1100],
    [230, 1030],
    [330, 980],
    [450, 930],
    [530, 860],
    [566, 760],
    [572, 560],
  ];
  const edge = closed(outline);
  let knit = '';
  for (let x = 574; x < 830; x += 13) knit += `M${x} 230C${x + 4} 500 ${x + 6} 700 ${x + 22} 860`;
  let art = panel(pen, edge, main, {
    tile: 'knit',
    round: [60, 0.26],
    rim: 0.3,
    inside:
      line(knit, '#000', 5, 0.12) +
      soft(pen, 'M640 320C650 560 650 760 640 900', '#fff', 60, 0.2) +
      soft(pen, 'M560 880C620 930 700 950 760 940', '#000', 40, 0.16) +
      soft(pen, 'M540 920C600 970 680 990 740 980', '#000', 26, 0.12),
  });
  art += within(
    pen,
    edge,
    piece(
      pen,
      [
        [760, 960],
        [830, 880],
        [930, 860, 1],
        [960, 1100, 1],
        [880, 1220, 1],
        [780, 1200],
        [720, 1120],
      ],
      second,
      { tile: 'knit', round: [24, 0.2], rim: 0.1, edge: 0.3 },
    ) +
      piece(
        pen,
        [
          [360, 900, 1],
          [392, 1010],
          [400, 1120],
          [370, 1250, 1],
          [150, 1250, 1],
          [150, 900, 1],
        ],
        second,
        { tile: 'knit', round: [24, 0.2], rim: 0.1, edge: 0.3 },
      ) +
      line('M396 930C424 1010 434 1120 410 1230', accent, 12) +
      `<path d="M540 400H860V440H540ZM540 470H860V486H540Z" fill="${accent}"/><path d="M540 440H860V470H540Z" fill="` +
      `${second}"/>` +
      line(knit, '#000', 4, 0.1) +
      soft(pen, 'M480 1040C540 1090 600 1110 680 1110', '#000', 30, 0.1),
  );
  let cuff = '';
  for (let x = 556; x < 840; x += 12) cuff += `M${x} 220V350`;
  art += piece(
    pen,
    [
      [552, 232],
      [690, 220],
      [826, 232],
      [834, 300],
      [830, 348],
      [690, 360],
      [556, 350],
      [548, 290],
    ],
    shade(main, -0.02),
    { cast: [9, 0.28], round: [26, 0.22], rim: 0.3, inside: line(cuff, '#000', 6, 0.18) },
  );
  return art + `<g transform="rotate(-8 560 1060)">${ridgeMark(520, 1040, 84, mix(accent, '#ffffff', 0.04), 10)}</g>`;
}

export function socks(pen: Pen, inks: Inks, angle: string): string {
  if (angle === 'folded') {
    const { main, second, accent } = inks;
    const fold = (y: number, colour: string) =>
      piece(
        pen,
        [
          [300, y],
          [320, y - 60],
          [600, y - 76],
          [880, y - 60],
          [904, y],
          [880, y + 62],
          [600, y + 76],
          [320, y + 62],
        ],
        colour,
        { tile: 'knit', cast: [20, 0.34], round: [50, 0.28], rim: 0.3 },
      );
    let cuff = '';
    for (let x = 470; x < 740; x += 12) cuff += `M${x} 480V1080`;
    const band: Point[] = [
      [456, 560],
      [480, 500],
      [600, 484],
      [720, 500],
      [748, 560],
      [752, 900],
      [726, 1010],
      [600, 1030],
      [476, 1010],
      [450, 900],
    ];
    return (
      fold(960, second) +
      fold(830, main) +
      fold(700, main) +
      fold(590, second) +
      piece(pen, band, main, {
        cast: [24, 0.4],
        round: [44, 0.26],
        rim: 0.3,
        inside: line(cuff, '#000', 6, 0.18) + `<path d="M400 640H800V680H400ZM400 704H800V718H400Z" fill="${accent}"/>`,
      }) +
      panel(pen, 'M506 770h190v96h-190z', '#efe6d6', { cast: [8, 0.3], round: [8, 0.1] }) +
      ridgeMark(560, 780, 80, '#26221f', 10) +
      wordmark(548, 842, 13, '#26221f', 16)
    );
  }
  const one = sock(pen, inks);
  if (angle === 'pair')
    return (
      `<g id="sock"><g transform="translate(150 -40) scale(.92)">${one}</g></g>` +
      `<use href="#sock" transform="translate(-190 120)"/>`
    );
  return `<g transform="translate(40 0)">${one}</g>`;
}

/** One glove, fingers up, thumb to the right: its back or its palm. */
function glove(pen: Pen, inks: Inks, palm: boolean): string {
  const { main, second, accent } = inks;
  const hand: Point[] = [
    [452, 1190, 1],
    [440, 1000],
    [410, 860],
    [376, 700],
    [362, 580],
    [372, 528],
    [404, 516],
    [434, 542],
    [448, 620],
    [462, 690, 1],
    [456, 500],
    [462, 390],
    [500, 350],
    [538, 384],
    [546, 500],
    [552, 660, 1],
    [558, 460],
    [566, 350],
    [604, 310],
    [642, 346],
    [648, 470],
    [642, 664, 1],
    [656, 520],
    [668, 430],
    [706, 398],
    [740, 436],
    [736, 550],
    [716, 700],
    [706, 790],
    [740, 770],
    [780, 690],
    [826, 628],
    [872, 624],
    [894, 668],
    [870, 750],
    [800, 890],
    [736, 1010],
    [720, 1190, 1],
  ];
  const edge = closed(hand);
  let art = panel(pen, edge, palm ? shade(main, -0.05) : main, {
    tile: palm ? 'leather' : 'ripstop',
    round: [34, 0.28],
    rim: 0.36,
    inside:
      soft(pen, 'M420 600C440 760 460 880 470 1000', '#fff', 36, 0.2) +
      soft(pen, 'M560 640C570 760 570 860 560 960', '#000', 24, 0.16) +
      soft(pen, 'M640 650C640 760 640 860 620 960', '#000', 24, 0.16) +
      soft(pen, 'M470 690C480 780 490 860 500 930', '#000', 24, 0.16) +
      soft(pen, 'M700 790C690 860 700 940 720 1010', '#000', 40, 0.2),
  });
  const knuckle: Point[] = [
    [410, 760],
    [480, 720],
    [560, 704],
    [640, 712],
    [710, 750],
  ];
  if (palm) {
    art += within(
      pen,
      edge,
      piece(
        pen,
        [
          [440, 880],
          [520, 830],
          [640, 830],
          [700, 900],
          [690, 1020],
          [560, 1070],
          [470, 1020],
        ],
        second,
        {
          tile: 'suede',
          cast: [7, 0.28],
          round: [20, 0.2],
          sew: [
            [
              [440, 880],
              [520, 830],
              [640, 830],
              [700, 900],
            ],
            9,
          ],
        },
      ),
    );
    for (const [x, y, r] of [
      [414, 580, -8],
      [505, 430, 0],
      [606, 400, 2],
      [700, 480, 12],
    ] as const)
      art +=
        `<g transform="rotate(${r} ${x} ${y})">` +
        `${panel(pen, `M${x - 22} ${y - 40}q22-34 44 0v60q-22 16-44 ` + `0z`, second, {
          tile: 'suede',
          cast: [5, 0.26],
          round: [10, 0.18],
        })}</g>`;
  } else {
    art += within(
      pen,
      edge,
      piece(pen, [...knuckle, [700, 850, 1], [560, 810], [430, 860, 1]], second, {
        tile: 'leather',
        cast: [9, 0.34],
        round: [18, 0.2],
        rim: 0.34,
        sew: [knuckle, 8],
      }) + [480, 560, 640].map((x) => stitch(pen, `M${x} 830C${x + 4} 900 ${x + 6} 960 ${x + 4} 1010`, main)).join(''),
    );
    art += ridgeMark(520, 900, 100, accent, 10);
  }
  const strap: Point[] = [
    [436, 1020, 1],
    [580, 1000],
    [734, 1010, 1],
    [736, 1066, 1],
    [580, 1064],
    [436, 1080, 1],
  ];
  art +=
    piece(pen, strap, second, { tile: 'canvas', cast: [9, 0.34], round: [12, 0.2], rim: 0.34 }) +
    panel(pen, 'M600 996h110v72h-110z', accent, { tile: 'canvas', round: [10, 0.16], cast: [8, 0.32], rim: 0.34 });
  const cuff: Point[] = [
    [440, 1110, 1],
    [580, 1098],
    [728, 1108, 1],
    [746, 1290, 1],
    [590, 1306],
    [424, 1292, 1],
  ];
  art += piece(pen, cuff, main, {
    tile: 'ripstop',
    cast: [10, 0.34],
    round: [26, 0.24],
    rim: 0.34,
    sew: [
      [
        [424, 1276],
        [590, 1290],
        [746, 1274],
      ],
      0,
    ],
  });
  return (
    art +
    drawcord(pen, 'M470 1170C540 1156 640 1156 700 1170', accent, 8) +
    panel(pen, 'M686 1156h26v30h-26z', '#232425', { round: [5, 0.3], rim: 0.6, cast: [5, 0.3] }) +
    panel(pen, 'M470 1284h18v40h-18z', contrast(main, 0.1), { round: [4, 0.2], rim: 0.3 })
  );
}

export function gloves(pen: Pen, inks: Inks, angle: string): string {
  if (angle === 'palm') return `<g transform="translate(-20 -60)">${glove(pen, inks, true)}</g>`;
  if (angle === 'back') return `<g transform="matrix(-1 0 0 1 1230 -60)">${glove(pen, inks, false)}</g>`;
  const one = glove(pen, inks, false);
  return mirrored(`<g transform="translate(-150 90) rotate(-5 600 800) scale(.86)">${one}</g>`);
}
