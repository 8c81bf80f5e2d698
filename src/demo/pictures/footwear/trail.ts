/** Off-road shoes: a trail runner and a hiking boot. */
import { contrast, lightness, mix, shade } from '../colour.ts';
import { beside, closed, line, open, panel, piece, ridgeMark, soft, stitch, within } from '../draw.ts';
import type { Pen, Point } from '../draw.ts';
import { bow, cord, groove, laces, lugs, sole } from './shoe.ts';
import type { Inks } from './shoe.ts';
import { trim } from './trainer.ts';

export function trailRunner(pen: Pen, inks: Inks): string {
  const { main, second, accent } = inks;
  const { lining } = trim(inks);
  const foam = mix('#efeae0', second, 0.5);
  const outsole = mix('#262422', main, 0.06);
  const rim: Point[] = [
    [668, 576],
    [712, 594],
    [754, 630],
    [806, 664],
    [868, 676],
    [932, 660],
    [984, 624],
    [1028, 580],
  ];
  const side = closed([
    [146, 930, 1],
    [134, 880],
    [146, 830],
    [196, 796],
    [276, 776],
    [366, 752],
    [450, 716],
    [528, 666],
    [602, 616],
    [668, 570, 1],
    ...rim.slice(1, -1),
    [1030, 574],
    [1068, 566],
    [1080, 590],
    [1062, 640],
    [1046, 700],
    [1046, 770],
    [1068, 850],
    [1080, 930, 1],
    [600, 940],
  ]);
  let body = piece(
    pen,
    [
      [680, 550, 1],
      [740, 562],
      [800, 596],
      [870, 612],
      [940, 600],
      [1010, 570],
      [1060, 566],
      [1050, 630, 1],
      [980, 680],
      [870, 700],
      [780, 670],
      [690, 600, 1],
    ],
    lining,
    { tile: 'mesh', round: [34, 0.36] },
  );
  const tip: Point[] = [
    [610, 552],
    [660, 496],
    [706, 474],
    [744, 488],
    [750, 536],
  ];
  body += piece(
    pen,
    [[366, 750, 1], [430, 700], [520, 624], ...tip, [720, 590], [640, 650], [500, 730]],
    shade(second, -0.02),
    { tile: 'mesh', round: [26, 0.24], rim: 0.4, sew: [tip, 12] },
  );
  body += piece(
    pen,
    [
      [350, 752, 1],
      [370, 708],
      [440, 666],
      [516, 612],
      [588, 560],
      [642, 522],
      [672, 538],
      [616, 586],
      [544, 638],
      [464, 690],
      [404, 736],
    ],
    shade(main, -0.08),
    { tile: 'ripstop', cast: [10, 0.3] },
  );
  body += panel(pen, side, main, {
    tile: 'mesh',
    round: [40, 0.22],
    inside:
      soft(pen, 'M330 780C366 820 376 862 364 900', '#000', 44, 0.12) +
      soft(pen, 'M430 770C470 820 490 860 510 910', '#000', 30, 0.1) +
      soft(pen, 'M880 700C940 710 990 670 1030 610', '#fff', 40, 0.2) +
      soft(pen, 'M600 690C650 750 650 820 620 900', '#fff', 60, 0.12) +
      soft(pen, 'M140 935C400 950 800 950 1090 900', '#000', 90, 0.36),
  });
  body += within(
    pen,
    side,
    soft(pen, open(rim), shade(main, -0.1), 60, 0.5) +
      `<g transform="translate(0 15)">${soft(pen, open(rim), '#fff', 18, 0.3)}</g>` +
      stitch(pen, beside(rim, 33), main),
  );
  // Welded overlays: thin fingers from the lacing to the sole.
  const film = shade(second, 0.02);
  for (const [x, y, dx] of [
    [470, 742, 30],
    [556, 690, 10],
    [636, 640, -14],
  ] as const) {
    body += within(
      pen,
      side,
      piece(
        pen,
        [
          [x, y, 1],
          [x + 40, y + 14, 1],
          [x + 64 + dx, y + 120],
          [x + 40 + dx, 950, 1],
          [x - 26 + dx, 950, 1],
          [x + 20 + dx, y + 116],
        ],
        film,
        { round: [6, 0.1], rim: 0.36, cast: [6, 0.28], edge: 0.4 },
      ),
    );
  }
  const swoop: Point[] = [
    [742, 650],
    [700, 720],
    [716, 800],
    [800, 850],
    [940, 840],
    [1090, 780],
  ];
  body += within(
    pen,
    side,
    piece(pen, [...swoop, [1090, 824, 1], [950, 880], [790, 900], [672, 830], [652, 730], [706, 632, 1]], accent, {
      round: [8, 0.14],
      rim: 0.4,
      cast: [8, 0.3],
      inside: soft(pen, 'M690 740C720 850 860 880 1000 830', '#fff', 20, 0.2),
    }),
  );
  const toe: Point[] = [
    [250, 780],
    [262, 820],
    [312, 850],
    [400, 872],
    [520, 884],
    [600, 900],
  ];
  body += within(
    pen,
    side,
    piece(pen, [[100, 950, 1], [106, 810], [196, 776], [250, 770, 1], ...toe.slice(1), [600, 960, 1]], outsole, {
      tile: 'leather',
      cast: [9, 0.34],
      round: [26, 0.2],
      rim: 0.5,
      inside:
        soft(pen, 'M156 850C180 812 216 800 250 796', '#fff', 20, 0.3) +
        soft(pen, 'M280 870C340 890 420 900 560 906', '#fff', 8, 0.25),
    }),
  );
  const heel: Point[] = [
    [1070, 690],
    [1004, 716],
    [976, 770],
    [956, 840],
    [900, 900],
  ];
  body += within(
    pen,
    side,
    piece(pen, [...heel, [900, 950, 1], [1100, 950, 1], [1100, 690, 1]], second, {
      tile: 'ripstop',
      cast: [9, 0.32],
      round: [20, 0.2],
      rim: 0.34,
      sew: [heel, -8],
    }),
  );
  body +=
    `<path d="M1030 640C1060 640 1090 600 1086 560C1084 536 1062 540 1058 566" fill="none" stroke="` +
    `${shade(accent, -0.16)}" stroke-width="15"/>` +
    `<path d="M1030 640C1060 640 1090 600 1086 560C1084 536 1062 540 1058 566" fill="none" stroke="` +
    `${accent}" stroke-width="11"/>`;
  const stay: Point[] = [
    [352, 778],
    [408, 790],
    [470, 764],
    [556, 712],
    [640, 656],
    [706, 618],
    [742, 606],
  ];
  body += piece(
    pen,
    [
      [336, 762, 1],
      ...stay.slice(0, -1),
      [742, 604, 1],
      [716, 578],
      [670, 562, 1],
      [602, 612],
      [526, 662],
      [448, 712],
      [396, 738],
    ],
    film,
    { tile: 'ripstop', cast: [9, 0.32], round: [10, 0.14], rim: 0.4, sew: [stay, -7] },
  );
  const lace = lightness(main) > 0.55 ? shade(main, -0.35) : mix(accent, '#ffffff', 0.1);
  body += laces(
    pen,
    [
      [420, 752],
      [490, 710],
      [570, 658],
      [640, 610],
      [694, 576],
    ],
    [
      [374, 706],
      [440, 666],
      [516, 614],
      [588, 562],
      [646, 528],
    ],
    { colour: lace, rows: 6, width: 12, ring: accent, lift: 8 },
  );
  body += cord(pen, 'M690 560C720 530 760 536 774 560C786 584 770 610 748 600', lace, 11);
  body += panel(pen, 'M690 536q16-10 30 4l16 18q6 12-8 18q-12 4-20-4l-20-18q-6-10 2-18z', shade('#2a2b2c', 0.04), {
    round: [8, 0.3],
    rim: 0.5,
    cast: [7, 0.36],
  });
  body += `<g transform="rotate(-42 690 508)">${ridgeMark(672, 492, 36, contrast(second, 0.4))}</g>`;

  const bottom: Point[] = [
    [160, 936],
    [230, 976],
    [330, 992],
    [470, 986],
    [600, 978],
    [760, 984],
    [920, 990],
    [1030, 982],
    [1084, 948],
  ];
  body += lugs(bottom, 18, 28, outsole, 0.34, 4);
  body += piece(
    pen,
    [
      [126, 890, 1],
      [170, 934],
      [240, 954],
      [340, 966],
      [600, 952],
      [900, 962],
      [1096, 910, 1],
      [1096, 950],
      [1060, 984],
      [920, 996],
      [600, 984],
      [330, 998],
      [220, 980],
      [150, 940],
    ],
    outsole,
    { round: [8, 0.2], rim: 0.3, inside: soft(pen, 'M140 920C300 990 700 960 1090 940', '#fff', 6, 0.3) },
  );
  const midTop: Point[] = [
    [138, 862],
    [164, 866],
    [240, 882],
    [400, 898],
    [600, 890],
    [800, 862],
    [960, 826],
    [1076, 800],
  ];
  const mid = closed([
    [134, 860, 1],
    [164, 866],
    ...midTop.slice(2, -1),
    [1076, 798, 1],
    [1104, 830],
    [1108, 880],
    [1096, 940],
    [1040, 966],
    [900, 974],
    [600, 964],
    [340, 976],
    [230, 960],
    [150, 916],
  ]);
  body += within(pen, side, `<g transform="translate(0 -5)">${soft(pen, open(midTop), '#000', 22, 0.36)}</g>`);
  body += sole(
    pen,
    mid,
    foam,
    soft(pen, 'M110 976C400 1000 800 1000 1110 960', '#3a2c1c', 60, 0.26) +
      groove(
        [
          [420, 936],
          [560, 924],
          [700, 916],
          [860, 886],
          [1000, 846],
          [1106, 830],
        ],
        foam,
        5,
        0.55,
      ) +
      groove(
        [
          [640, 948],
          [780, 936],
          [900, 914],
          [1030, 880],
          [1106, 862],
        ],
        foam,
        5,
        0.5,
      ) +
      groove(
        [
          [150, 892],
          [226, 914],
          [330, 930],
          [430, 930],
        ],
        foam,
        5,
        0.45,
      ) +
      within(
        pen,
        mid,
        piece(
          pen,
          [
            [760, 990, 1],
            [820, 930],
            [960, 896],
            [1120, 870, 1],
            [1120, 990, 1],
          ],
          accent,
          { round: [10, 0.14], rim: 0.4, edge: 0.3 },
        ),
      ) +
      groove(
        [
          [850, 950],
          [960, 926],
          [1090, 904],
        ],
        accent,
        3,
        0.4,
      ),
  );
  return body;
}

export function hikingBoot(pen: Pen, inks: Inks): string {
  const { main, second, accent } = inks;
  const { lining } = trim(inks);
  const foam = mix(second, '#2c2a28', 0.45);
  const outsole = '#232120';
  const rim: Point[] = [
    [716, 420],
    [760, 436],
    [812, 458],
    [872, 462],
    [934, 442],
    [990, 410],
    [1030, 396],
  ];
  const side = closed([
    [140, 930, 1],
    [130, 880],
    [140, 816],
    [186, 778],
    [266, 764],
    [350, 748],
    [430, 712],
    [500, 660],
    [560, 600],
    [612, 536],
    [658, 470],
    [712, 412, 1],
    ...rim.slice(1, -1),
    [1032, 392],
    [1058, 414],
    [1056, 500],
    [1042, 600],
    [1036, 690],
    [1046, 770],
    [1070, 850],
    [1080, 930, 1],
    [600, 940],
  ]);
  let body = piece(
    pen,
    [
      [716, 396, 1],
      [780, 396],
      [870, 416],
      [950, 402],
      [1036, 384],
      [1046, 440, 1],
      [960, 470],
      [868, 482],
      [780, 464],
      [716, 440, 1],
    ],
    lining,
    { tile: 'mesh', round: [30, 0.36] },
  );
  const tip: Point[] = [
    [636, 436],
    [672, 364],
    [720, 326],
    [766, 336],
    [780, 390],
  ];
  body += piece(
    pen,
    [[344, 744, 1], [440, 674], [520, 596], [590, 514], ...tip, [756, 460], [640, 590], [480, 730]],
    shade(main, -0.03),
    { tile: 'canvas', round: [30, 0.26], rim: 0.36, sew: [tip, 13] },
  );
  body += piece(
    pen,
    [
      [330, 752, 1],
      [356, 698],
      [424, 648],
      [492, 586],
      [552, 520],
      [604, 450],
      [644, 396],
      [680, 410],
      [640, 470],
      [586, 540],
      [522, 610],
      [452, 674],
      [392, 730],
    ],
    shade(main, -0.09),
    { tile: 'leather', cast: [10, 0.3] },
  );
  body += panel(pen, side, main, {
    tile: 'suede',
    round: [46, 0.24],
    inside:
      soft(pen, 'M330 770C366 810 380 850 366 890', '#000', 50, 0.14) +
      soft(pen, 'M430 750C470 800 490 840 500 890', '#000', 30, 0.12) +
      soft(pen, 'M700 560C780 590 880 600 1030 570', '#000', 50, 0.16) +
      soft(pen, 'M700 530C780 560 880 566 1030 540', '#fff', 22, 0.2) +
      soft(pen, 'M830 620C850 700 830 770 790 860', '#fff', 70, 0.14) +
      soft(pen, 'M140 935C400 950 800 950 1090 920', '#000', 90, 0.36),
  });
  // Padded collar in two cushions.
  const cuff: Point[] = [
    [690, 520],
    [760, 548],
    [870, 556],
    [970, 532],
    [1060, 500],
  ];
  body += within(
    pen,
    side,
    piece(
      pen,
      [
        [700, 400, 1],
        ...rim.slice(1),
        [1080, 390, 1],
        [1070, 500, 1],
        [970, 532],
        [870, 556],
        [760, 548],
        [680, 520, 1],
      ],
      second,
      { tile: 'canvas', cast: [9, 0.3], round: [34, 0.26], rim: 0.34, sew: [cuff, -8] },
    ) +
      soft(pen, 'M700 480C790 510 930 510 1060 456', '#000', 16, 0.28) +
      soft(pen, 'M700 492C790 522 930 522 1060 470', '#fff', 10, 0.24) +
      `<g transform="translate(0 14)">${soft(pen, open(rim), '#fff', 18, 0.24)}</g>`,
  );
  // Quarter leather.
  const quarter: Point[] = [
    [500, 940],
    [522, 840],
    [566, 770],
    [626, 700],
    [690, 610],
    [760, 600],
  ];
  body += within(
    pen,
    side,
    piece(pen, [...quarter, [880, 640], [1080, 600, 1], [1080, 940, 1]], shade(main, -0.03), {
      tile: 'suede',
      cast: [9, 0.3],
      round: [22, 0.18],
      rim: 0.3,
      sew: [quarter, 9, 16],
    }),
  );
  body += within(
    pen,
    side,
    piece(
      pen,
      [
        [780, 640, 1],
        [930, 640],
        [1010, 610, 1],
        [966, 740],
        [900, 800],
        [800, 820],
        [736, 760],
      ],
      second,
      { tile: 'canvas', cast: [7, 0.3], round: [18, 0.24], rim: 0.1 },
    ),
  );
  body += ridgeMark(812, 676, 110, accent, 12);
  const counter: Point[] = [
    [1066, 620],
    [1014, 660],
    [990, 730],
    [966, 810],
    [900, 880],
  ];
  body += within(
    pen,
    side,
    piece(pen, [...counter, [900, 950, 1], [1100, 950, 1], [1100, 620, 1]], shade(main, -0.07), {
      tile: 'leather',
      cast: [9, 0.32],
      round: [22, 0.22],
      rim: 0.3,
      sew: [counter, -9, -16],
    }),
  );
  // Rubber rand around the toe.
  const rand: Point[] = [
    [236, 772],
    [258, 820],
    [320, 850],
    [420, 866],
    [560, 872],
  ];
  body += within(
    pen,
    side,
    piece(pen, [[90, 960, 1], [96, 790], [180, 760], [236, 756, 1], ...rand.slice(1), [600, 950, 1]], outsole, {
      tile: 'leather',
      cast: [9, 0.34],
      round: [24, 0.2],
      rim: 0.5,
      inside: soft(pen, 'M150 836C172 796 204 784 238 780', '#fff', 20, 0.28),
    }),
  );
  body += piece(
    pen,
    [
      [1016, 420, 1],
      [1034, 348],
      [1062, 344],
      [1074, 380],
      [1064, 470, 1],
      [1030, 480, 1],
    ],
    accent,
    { tile: 'rib', cast: [7, 0.3], round: [10, 0.2], rim: 0.3 },
  );
  const stay: Point[] = [
    [326, 790],
    [388, 802],
    [456, 770],
    [534, 706],
    [600, 634],
    [656, 558],
    [704, 500],
    [740, 470],
  ];
  body += piece(
    pen,
    [
      [306, 768, 1],
      ...stay.slice(0, -1),
      [752, 440, 1],
      [714, 408, 1],
      [654, 470],
      [608, 534],
      [556, 598],
      [496, 656],
      [426, 708],
      [366, 740],
    ],
    shade(main, -0.05),
    { tile: 'leather', cast: [9, 0.34], round: [12, 0.18], rim: 0.34, sew: [stay, -8] },
  );
  const lace = mix(accent, lightness(accent) > 0.5 ? '#2a2624' : '#f2ead8', 0.15);
  body += laces(
    pen,
    [
      [394, 758],
      [464, 714],
      [540, 648],
      [604, 574],
      [656, 504],
      [714, 436],
    ],
    [
      [352, 700],
      [424, 648],
      [496, 584],
      [554, 514],
      [604, 446],
      [644, 394],
    ],
    { colour: lace, rows: 8, width: 15, ring: '#b9b4aa', lift: 10 },
  );
  for (const [x, y] of [
    [470, 726],
    [546, 660],
    [610, 588],
    [660, 516],
  ] as const)
    body +=
      `<g transform="rotate(-46 ${x} ${y})">` +
      `${panel(pen, `M${x - 14} ${y - 2}h30q8 0 8 9t-8 9h-30z`, '#9d9990', {
        round: [4, 0.3],
        rim: 0.7,
        cast: [5, 0.4],
      })}</g>`;
  body += bow(pen, 700, 424, lace, 14, 0.8);
  const bottom: Point[] = [
    [150, 930],
    [220, 968],
    [330, 984],
    [470, 980],
    [600, 972],
    [760, 978],
    [920, 984],
    [1030, 980],
    [1084, 956],
  ];
  body += lugs(bottom, 15, 32, outsole, 0.3, 0);
  body += piece(
    pen,
    [
      [124, 880, 1],
      [170, 926],
      [240, 944],
      [340, 952],
      [600, 944],
      [900, 952],
      [1098, 910, 1],
      [1098, 960],
      [1060, 986],
      [920, 992],
      [600, 980],
      [330, 994],
      [210, 976],
      [140, 936],
    ],
    outsole,
    { round: [8, 0.2], rim: 0.34, tile: 'leather' },
  );
  const midTop: Point[] = [
    [140, 856],
    [166, 862],
    [250, 874],
    [400, 886],
    [600, 882],
    [800, 868],
    [960, 850],
    [1080, 834],
  ];
  const mid = closed([
    [134, 854, 1],
    [166, 862],
    ...midTop.slice(2, -1),
    [1082, 832, 1],
    [1102, 860],
    [1104, 920],
    [1060, 950],
    [900, 956],
    [600, 948],
    [340, 960],
    [230, 944],
    [146, 908],
  ]);
  body += within(pen, side, `<g transform="translate(0 -5)">${soft(pen, open(midTop), '#000', 22, 0.4)}</g>`);
  body += sole(
    pen,
    mid,
    foam,
    soft(pen, 'M110 970C400 990 800 990 1110 950', '#000', 50, 0.3) +
      stitch(pen, beside(midTop, 11), foam, contrast(foam, 0.3), 3, '10 7') +
      groove(
        [
          [160, 900],
          [260, 924],
          [400, 932],
          [600, 922],
          [800, 920],
          [1100, 890],
        ],
        foam,
        4,
        0.5,
      ) +
      piece(
        pen,
        [
          [640, 900, 1],
          [860, 888, 1],
          [840, 932, 1],
          [660, 936, 1],
        ],
        accent,
        { round: [6, 0.16], rim: 0.4 },
      ),
  );
  body += line('M664 910L836 900M662 922L838 914', '#000', 3, 0.25);
  return body;
}
