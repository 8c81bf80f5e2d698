/** Trainers: a retro running shape, low and high. */
import { lightness, mix, shade } from '../colour.ts';
import { beside, closed, line, open, panel, piece, ridgeMark, soft, stitch, within } from '../draw.ts';
import type { Pen, Point } from '../draw.ts';
import { groove, laces, lugs, sole } from './shoe.ts';
import type { Inks } from './shoe.ts';

/** The colours that a colourway implies: foam, outsole, lining and laces. */
export function trim({ main, second, accent }: Inks) {
  return {
    foam: mix('#f2ede2', second, lightness(second) > 0.8 ? 0.25 : 0.06),
    outsole: lightness(main) > 0.7 ? '#a9764a' : mix('#2a2826', main, 0.12),
    lining: mix(shade(accent, -0.1), '#2c2926', 0.4),
    lace: lightness(second) > 0.5 ? second : mix('#f0ebe0', second, 0.1),
  };
}

export function trainerLow(pen: Pen, inks: Inks): string {
  const { main, second, accent } = inks;
  const { foam, outsole, lining, lace } = trim(inks);
  const rim: Point[] = [
    [676, 586],
    [722, 598],
    [762, 640],
    [812, 682],
    [872, 698],
    [936, 686],
    [986, 652],
    [1022, 622],
    [1048, 610],
  ];
  const side = closed([
    [150, 940, 1],
    [142, 900],
    [152, 856],
    [196, 818],
    [270, 794],
    [364, 772],
    [450, 736],
    [530, 686],
    [606, 634],
    [676, 586, 1],
    ...rim.slice(1, -1),
    [1048, 608],
    [1066, 626],
    [1062, 676],
    [1052, 736],
    [1056, 790],
    [1074, 850],
    [1084, 930, 1],
    [600, 960],
  ]);

  let body = piece(
    pen,
    [
      [690, 560, 1],
      [740, 574],
      [800, 614],
      [870, 634],
      [940, 626],
      [1000, 604],
      [1052, 606],
      [1048, 660, 1],
      [980, 700],
      [870, 720],
      [780, 690],
      [700, 620, 1],
    ],
    lining,
    { range: [0.04, 0.12], round: [34, 0.34], tile: 'mesh', rim: 0.3 },
  );
  const tip: Point[] = [
    [610, 572],
    [664, 508],
    [712, 484],
    [748, 498],
    [756, 544],
  ];
  body += piece(
    pen,
    [[372, 768, 1], [430, 716], [520, 640], ...tip, [730, 600], [640, 660], [500, 740]],
    shade(main, 0.02),
    { tile: 'mesh', round: [26, 0.24], rim: 0.4, sew: [tip, 12] },
  );
  body += piece(
    pen,
    [
      [352, 768, 1],
      [372, 724],
      [440, 682],
      [516, 628],
      [588, 574],
      [646, 532],
      [676, 548],
      [616, 598],
      [544, 652],
      [464, 704],
      [404, 752],
    ],
    shade(second, -0.07),
    { tile: 'suede', cast: [10, 0.3] },
  );
  const folds =
    soft(pen, 'M330 800C360 830 372 862 360 900', '#000', 44, 0.1) +
    soft(pen, 'M420 790C470 840 500 870 520 910', '#000', 30, 0.08) +
    soft(pen, 'M790 700C800 760 780 830 740 900', '#000', 60, 0.12) +
    soft(pen, 'M870 720C930 730 980 700 1020 650', '#fff', 40, 0.16) +
    soft(pen, 'M600 700C640 760 640 820 610 900', '#fff', 60, 0.1) +
    soft(pen, 'M140 945C400 960 800 960 1090 930', '#000', 80, 0.34);
  body += panel(pen, side, main, { tile: 'mesh', round: [40, 0.2], inside: folds });
  const quarter: Point[] = [
    [520, 940, 1],
    [548, 860],
    [600, 780],
    [660, 720],
    [732, 660, 1],
    [776, 700],
    [812, 720],
    [790, 780],
    [762, 850],
    [740, 940, 1],
  ];
  body += piece(pen, quarter, shade(main, -0.03), {
    tile: 'ripstop',
    cast: [8, 0.25],
    round: [14, 0.12],
    rim: 0.2,
    edge: 0.35,
    sew: [quarter.slice(0, 5), 9],
  });
  body += within(
    pen,
    side,
    soft(pen, open(rim), shade(main, -0.1), 66, 0.5) +
      `<g transform="translate(0 16)">${soft(pen, open(rim), '#fff', 20, 0.3)}</g>` +
      stitch(pen, beside(rim, 36), main),
  );
  // The mark: two stripes that climb from the midsole to the lacing.
  const stripes =
    piece(
      pen,
      [
        [556, 950, 1],
        [628, 800, 1],
        [704, 664, 1],
        [736, 650, 1],
        [672, 800, 1],
        [612, 950, 1],
      ],
      accent,
      { tile: 'leather', cast: [8, 0.32], round: [8, 0.14], rim: 0.4 },
    ) +
    piece(
      pen,
      [
        [648, 950, 1],
        [700, 830, 1],
        [758, 706, 1],
        [790, 700, 1],
        [738, 830, 1],
        [696, 950, 1],
      ],
      accent,
      { tile: 'leather', cast: [8, 0.32], round: [8, 0.14], rim: 0.4 },
    );
  body += within(pen, side, stripes);
  const guard: Point[] = [
    [262, 797],
    [288, 838],
    [330, 872],
    [400, 896],
    [500, 920],
  ];
  body += within(
    pen,
    side,
    piece(pen, [[130, 950, 1], [130, 850], [196, 806], [262, 790, 1], ...guard.slice(1), [500, 960, 1]], second, {
      tile: 'suede',
      cast: [9, 0.34],
      round: [26, 0.24],
      rim: 0.34,
      sew: [guard, 9, 16],
    }),
  );
  body += soft(pen, 'M176 866C198 838 228 826 256 820', '#fff', 26, 0.24);
  const counter: Point[] = [
    [1070, 690],
    [1012, 716],
    [972, 760],
    [944, 816],
    [904, 866],
    [850, 916],
  ];
  body += within(
    pen,
    side,
    piece(pen, [...counter, [850, 940, 1], [1100, 950, 1], [1090, 690, 1]], second, {
      tile: 'suede',
      cast: [9, 0.34],
      round: [22, 0.24],
      rim: 0.3,
      sew: [counter, -9, -16],
    }),
  );
  body += piece(
    pen,
    [
      [996, 646, 1],
      [1022, 617],
      [1048, 604],
      [1070, 622],
      [1068, 664],
      [1060, 704, 1],
      [1024, 712],
      [1000, 690],
    ],
    accent,
    {
      cast: [7, 0.3],
      round: [12, 0.2],
      rim: 0.35,
      tile: 'leather',
      sew: [
        [
          [996, 646],
          [1000, 690],
          [1024, 712],
          [1058, 704],
        ],
        -7,
      ],
    },
  );
  const stay: Point[] = [
    [352, 796],
    [408, 812],
    [470, 786],
    [556, 734],
    [640, 676],
    [706, 640],
    [742, 628],
  ];
  body += piece(
    pen,
    [
      [336, 780, 1],
      ...stay.slice(0, -1),
      [742, 626, 1],
      [722, 596],
      [676, 578, 1],
      [606, 630],
      [530, 682],
      [450, 732],
      [396, 758],
    ],
    second,
    { tile: 'suede', cast: [9, 0.34], round: [12, 0.16], rim: 0.4, sew: [stay, -8] },
  );
  body += laces(
    pen,
    [
      [420, 772],
      [490, 730],
      [570, 678],
      [640, 630],
      [700, 594],
    ],
    [
      [376, 726],
      [440, 688],
      [516, 634],
      [588, 580],
      [650, 540],
    ],
    { colour: lace, rows: 6, width: 19, ring: shade(second, -0.18) },
  );
  body += `<g transform="rotate(-43 690 540)">${panel(pen, 'M668 516H728V552H668Z', accent, {
    round: [6, 0.15],
    cast: [6, 0.3],
  })}${ridgeMark(682, 524, 34, '#fff')}</g>`;

  const bottom: Point[] = [
    [176, 956],
    [240, 984],
    [330, 996],
    [470, 992],
    [600, 986],
    [760, 992],
    [920, 996],
    [1030, 990],
    [1076, 972],
  ];
  body += lugs(bottom, 30, 15, outsole, 0.26);
  body += piece(
    pen,
    [
      [138, 916, 1],
      [170, 950],
      [240, 968],
      [340, 976],
      [600, 966],
      [900, 974],
      [1094, 940, 1],
      [1088, 970],
      [1060, 992],
      [900, 1002],
      [600, 992],
      [330, 1004],
      [230, 988],
      [160, 950],
    ],
    outsole,
    { round: [8, 0.2], rim: 0.25 },
  );
  const midTop: Point[] = [
    [136, 886],
    [162, 884],
    [230, 898],
    [400, 918],
    [600, 916],
    [800, 896],
    [960, 866],
    [1078, 846],
  ];
  const mid = closed([
    [136, 884, 1],
    [162, 884],
    ...midTop.slice(2, -1),
    [1078, 846, 1],
    [1098, 862],
    [1104, 906],
    [1096, 958],
    [1060, 980],
    [900, 988],
    [600, 978],
    [330, 990],
    [230, 974],
    [160, 938],
    [132, 906],
  ]);
  body += within(pen, side, `<g transform="translate(0 -5)">${soft(pen, open(midTop), '#000', 22, 0.35)}</g>`);
  body += sole(
    pen,
    mid,
    foam,
    soft(pen, 'M110 990C400 1010 800 1010 1110 980', '#3a2c1c', 60, 0.24) +
      soft(pen, 'M700 990C840 930 980 900 1110 890', '#3a2c1c', 50, 0.1) +
      groove(
        [
          [560, 950],
          [700, 944],
          [860, 926],
          [1000, 900],
          [1100, 884],
        ],
        foam,
        4,
        0.55,
      ) +
      groove(
        [
          [620, 964],
          [760, 958],
          [900, 944],
          [1040, 922],
          [1100, 910],
        ],
        foam,
        4,
        0.4,
      ) +
      groove(
        [
          [150, 918],
          [226, 940],
          [360, 954],
          [480, 952],
        ],
        foam,
        4,
        0.4,
      ) +
      line(beside(midTop, 16), accent, 9, 0.95) +
      line(beside(midTop, 9), '#000', 2, 0.18),
  );
  return body;
}

export function trainerHigh(pen: Pen, inks: Inks): string {
  const { main, second, accent } = inks;
  const { foam, outsole, lining, lace } = trim(inks);
  const cup = mix(foam, '#f4f0e8', 0.3);
  const rim: Point[] = [
    [716, 432],
    [756, 452],
    [806, 478],
    [868, 486],
    [932, 466],
    [986, 434],
    [1030, 420],
  ];
  const side = closed([
    [142, 940, 1],
    [138, 900],
    [148, 846],
    [196, 806],
    [272, 786],
    [360, 762],
    [440, 720],
    [510, 664],
    [570, 604],
    [620, 540],
    [664, 476],
    [716, 428, 1],
    ...rim.slice(1, -1),
    [1030, 418],
    [1052, 440],
    [1050, 520],
    [1038, 610],
    [1036, 700],
    [1050, 780],
    [1074, 850],
    [1084, 930, 1],
    [600, 960],
  ]);
  let body = piece(
    pen,
    [
      [720, 410, 1],
      [780, 414],
      [870, 436],
      [950, 424],
      [1030, 408],
      [1040, 450, 1],
      [960, 490],
      [868, 500],
      [780, 480],
      [720, 450, 1],
    ],
    lining,
    { tile: 'mesh', round: [30, 0.34] },
  );
  const tip: Point[] = [
    [640, 452],
    [676, 378],
    [722, 338],
    [764, 346],
    [776, 396],
  ];
  body += piece(
    pen,
    [[352, 764, 1], [440, 690], [520, 612], [590, 530], ...tip, [756, 470], [640, 600], [480, 740]],
    shade(main, 0.02),
    { tile: 'mesh', round: [28, 0.24], rim: 0.4, sew: [tip, 13] },
  );
  body += piece(
    pen,
    [
      [340, 766, 1],
      [366, 714],
      [432, 664],
      [500, 602],
      [560, 536],
      [612, 466],
      [650, 414],
      [684, 426],
      [644, 486],
      [592, 556],
      [530, 626],
      [460, 690],
      [400, 746],
    ],
    shade(second, -0.07),
    { tile: 'leather', cast: [10, 0.3] },
  );
  body += panel(pen, side, main, {
    tile: 'leather',
    round: [42, 0.2],
    inside:
      soft(pen, 'M330 780C360 820 372 862 360 900', '#000', 44, 0.1) +
      soft(pen, 'M700 560C780 590 880 600 1030 580', '#000', 40, 0.12) +
      soft(pen, 'M720 620C800 650 900 650 1030 640', '#000', 30, 0.09) +
      soft(pen, 'M700 590C800 624 900 628 1030 612', '#fff', 20, 0.16) +
      soft(pen, 'M820 500C850 600 830 720 790 860', '#fff', 70, 0.12) +
      soft(pen, 'M140 945C400 960 800 960 1090 930', '#000', 80, 0.34),
  });
  body += within(
    pen,
    side,
    soft(pen, open(rim), shade(main, -0.1), 90, 0.5) +
      `<g transform="translate(0 22)">${soft(pen, open(rim), '#fff', 26, 0.3)}</g>` +
      stitch(pen, beside(rim, 50), main) +
      stitch(pen, beside(rim, 58), main),
  );
  const strap: Point[] = [
    [664, 566],
    [760, 596],
    [880, 606],
    [1060, 582],
  ];
  body += within(
    pen,
    side,
    piece(
      pen,
      [
        [690, 500, 1],
        [760, 528],
        [880, 540],
        [1070, 512, 1],
        [1060, 582, 1],
        [880, 606],
        [760, 596],
        [664, 566, 1],
      ],
      second,
      { tile: 'leather', cast: [9, 0.32], round: [14, 0.16], rim: 0.36, sew: [strap, -8] },
    ),
  );
  const vamp: Point[] = [
    [500, 940],
    [520, 850],
    [560, 780],
    [620, 716],
    [690, 640],
  ];
  body += within(
    pen,
    side,
    piece(pen, [...vamp, [790, 700], [930, 730, 1], [820, 880], [760, 950, 1]], shade(main, -0.025), {
      tile: 'leather',
      cast: [8, 0.28],
      round: [16, 0.14],
      rim: 0.3,
      sew: [vamp, 9],
    }),
  );
  body += within(
    pen,
    side,
    piece(
      pen,
      [
        [560, 950, 1],
        [640, 780, 1],
        [700, 690, 1],
        [742, 690, 1],
        [690, 800, 1],
        [622, 950, 1],
      ],
      accent,
      { tile: 'leather', cast: [8, 0.32], round: [8, 0.14], rim: 0.4 },
    ) +
      piece(
        pen,
        [
          [664, 950, 1],
          [730, 800, 1],
          [780, 710, 1],
          [820, 714, 1],
          [778, 810, 1],
          [722, 950, 1],
        ],
        accent,
        { tile: 'leather', cast: [8, 0.32], round: [8, 0.14], rim: 0.4 },
      ),
  );
  const cap: Point[] = [
    [286, 780],
    [308, 830],
    [350, 872],
    [420, 912],
  ];
  body += within(
    pen,
    side,
    piece(pen, [[120, 950, 1], [124, 840], [196, 796], [286, 772, 1], ...cap.slice(1), [420, 960, 1]], second, {
      tile: 'leather',
      cast: [9, 0.34],
      round: [26, 0.22],
      rim: 0.34,
      sew: [cap, 9, 16],
      inside:
        `<path d="M190 842h.1M220 832h.1M250 824h.1M200 866h.1M232 856h.1M264 848h.1M216 888h.1M250 880h.1M284 872h.1" ` +
        `stroke="#000" stroke-opacity=".4" stroke-width="7"/>`,
    }),
  );
  const counter: Point[] = [
    [1060, 640],
    [1000, 676],
    [962, 730],
    [940, 800],
    [900, 866],
    [850, 920],
  ];
  body += within(
    pen,
    side,
    piece(pen, [...counter, [850, 950, 1], [1100, 950, 1], [1090, 640, 1]], second, {
      tile: 'leather',
      cast: [9, 0.34],
      round: [22, 0.22],
      rim: 0.3,
      sew: [counter, -9, -16],
    }),
  );
  body += within(
    pen,
    side,
    piece(
      pen,
      [
        [1002, 450, 1],
        [1010, 640, 1],
        [1070, 640, 1],
        [1070, 420, 1],
        [1030, 410],
      ],
      accent,
      {
        tile: 'leather',
        cast: [7, 0.3],
        round: [12, 0.2],
        rim: 0.3,
        sew: [
          [
            [1002, 450],
            [1010, 640],
          ],
          -7,
        ],
      },
    ),
  );
  const stay: Point[] = [
    [338, 806],
    [396, 818],
    [462, 784],
    [540, 722],
    [606, 650],
    [664, 574],
    [720, 500],
    [752, 456],
  ];
  body += piece(
    pen,
    [
      [316, 782, 1],
      ...stay.slice(0, -1),
      [752, 452, 1],
      [716, 424, 1],
      [660, 476],
      [614, 540],
      [566, 604],
      [506, 664],
      [436, 720],
      [376, 754],
    ],
    second,
    { tile: 'leather', cast: [9, 0.34], round: [12, 0.16], rim: 0.4, sew: [stay, -8] },
  );
  body += laces(
    pen,
    [
      [404, 776],
      [474, 730],
      [550, 662],
      [612, 590],
      [666, 516],
      [722, 450],
    ],
    [
      [362, 716],
      [432, 664],
      [504, 598],
      [562, 530],
      [612, 462],
      [652, 410],
    ],
    { colour: lace, rows: 8, width: 19, ring: shade(second, -0.18) },
  );
  body += `<g transform="rotate(-56 706 396)">${panel(pen, 'M672 372H744V416H672Z', accent, {
    round: [6, 0.15],
    cast: [6, 0.3],
  })}${ridgeMark(686, 380, 42, '#fff')}</g>`;

  body += piece(
    pen,
    [
      [134, 930, 1],
      [170, 966],
      [300, 984],
      [600, 984],
      [900, 984],
      [1094, 960, 1],
      [1090, 988],
      [1060, 1004],
      [700, 1010],
      [300, 1006],
      [190, 990],
    ],
    outsole,
    { round: [8, 0.2], rim: 0.25 },
  );
  const midTop: Point[] = [
    [130, 866],
    [170, 868],
    [260, 888],
    [420, 904],
    [600, 904],
    [800, 896],
    [960, 878],
    [1080, 858],
  ];
  const mid = closed([
    [126, 862, 1],
    [170, 868],
    ...midTop.slice(2, -1),
    [1080, 856, 1],
    [1100, 880],
    [1104, 930],
    [1096, 978],
    [1060, 992],
    [700, 996],
    [300, 992],
    [180, 970],
    [132, 924],
  ]);
  body += within(pen, side, `<g transform="translate(0 -5)">${soft(pen, open(midTop), '#000', 22, 0.35)}</g>`);
  body += sole(
    pen,
    mid,
    cup,
    soft(pen, 'M110 1000C400 1010 800 1010 1110 990', '#3a2c1c', 60, 0.22) +
      stitch(pen, beside(midTop, 16), cup, shade(cup, -0.25), 3, '11 6') +
      line(beside(midTop, 70), accent, 10, 0.95) +
      groove(
        [
          [126, 900],
          [170, 914],
          [300, 944],
          [420, 952],
          [700, 954],
          [960, 936],
          [1104, 916],
        ],
        cup,
        3,
        0.4,
      ) +
      `<path d="M140 888l30 60M160 886l30 62M180 888l28 62M200 890l26 62M220 894l24 60" stroke="` +
      `${shade(cup, -0.16)}" stroke-width="5" stroke-opacity=".6"/>`,
  );
  return body;
}
