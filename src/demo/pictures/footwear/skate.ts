/** Vulcanised shoes: a laced skate shoe and a slip-on with elastic gores. */
import { lightness, mix, shade } from '../colour.ts';
import { beside, closed, line, open, panel, piece, ridgeMark, soft, stitch, within } from '../draw.ts';
import type { Pen, Point } from '../draw.ts';
import { groove, laces, sole } from './shoe.ts';
import type { Inks } from './shoe.ts';
import { trim } from './trainer.ts';

/** The flat foxing of a vulcanised shoe, with its painted line, its waffle outsole and its heel label. */
function foxing(pen: Pen, side: string, colour: string, stripe: string, outsole: string): string {
  const top: Point[] = [
    [128, 876],
    [180, 888],
    [300, 904],
    [460, 912],
    [640, 912],
    [820, 908],
    [960, 898],
    [1078, 884],
  ];
  const band = closed([
    [124, 872, 1],
    ...top.slice(1, -1),
    [1082, 882, 1],
    [1092, 910],
    [1092, 960],
    [1080, 990],
    [900, 996],
    [300, 996],
    [180, 984],
    [128, 942],
  ]);
  let waffle = '';
  for (let x = 190; x < 1080; x += 22) waffle += `M${x} 996v13`;
  return (
    piece(
      pen,
      [
        [134, 940, 1],
        [180, 972],
        [300, 984],
        [1090, 976, 1],
        [1086, 1000],
        [1060, 1010],
        [300, 1010],
        [200, 1000],
      ],
      outsole,
      { round: [6, 0.2], rim: 0.2, inside: line(waffle, '#000', 8, 0.3) },
    ) +
    within(pen, side, `<g transform="translate(0 -5)">${soft(pen, open(top), '#000', 20, 0.36)}</g>`) +
    sole(
      pen,
      band,
      colour,
      soft(pen, 'M110 1000C400 1012 800 1012 1110 1000', '#3a2c1c', 50, 0.22) +
        line(beside(top, 26), stripe, 8, 0.95) +
        groove(
          [
            [126, 926],
            [180, 946],
            [300, 960],
            [640, 966],
            [1092, 950],
          ],
          colour,
          3,
          0.4,
        ) +
        groove(
          [
            [340, 908],
            [330, 940],
            [350, 996],
          ],
          colour,
          2.5,
          0.35,
        ),
    ) +
    panel(pen, 'M1034 916L1093 908V966L1034 970Z', stripe, { round: [5, 0.15], rim: 0.3 }) +
    ridgeMark(1046, 925, 36, '#fff', 13)
  );
}

const outline = (rim: readonly Point[]): Point[] => [
  [140, 940, 1],
  [134, 890],
  [144, 840],
  [190, 806],
  [270, 794],
  [360, 778],
  [440, 744],
  ...rim,
  [1066, 650],
  [1058, 710],
  [1050, 770],
  [1058, 840],
  [1076, 930, 1],
  [600, 960],
];

export function skateLow(pen: Pen, inks: Inks): string {
  const { main, second, accent } = inks;
  const { lining, lace } = trim(inks);
  const band = mix('#f1ece0', second, lightness(second) > 0.8 ? 0.3 : 0.04);
  const gum = lightness(main) < 0.5 ? '#a9713f' : mix(band, '#8a7a66', 0.5);
  const rim: Point[] = [
    [694, 608],
    [734, 634],
    [780, 676],
    [836, 700],
    [900, 698],
    [964, 672],
    [1016, 640],
  ];
  const side = closed(outline([[520, 700], [600, 654], [676, 600, 1], ...rim, [1046, 628]]));
  let body = piece(
    pen,
    [
      [690, 580, 1],
      [748, 592],
      [820, 628],
      [890, 642],
      [960, 632],
      [1052, 622, 1],
      [1046, 660],
      [960, 704],
      [870, 722],
      [780, 700],
      [700, 640, 1],
    ],
    lining,
    { tile: 'canvas', round: [34, 0.36] },
  );
  const tip: Point[] = [
    [600, 592],
    [650, 526],
    [700, 498],
    [742, 508],
    [756, 560],
  ];
  body += piece(pen, [[380, 770, 1], [430, 720], [520, 656], ...tip, [730, 620], [640, 680], [500, 750]], main, {
    tile: 'canvas',
    round: [26, 0.22],
    rim: 0.36,
    sew: [tip, 12],
  });
  body += piece(
    pen,
    [
      [364, 774, 1],
      [384, 734],
      [448, 696],
      [520, 650],
      [588, 602],
      [648, 556],
      [676, 570],
      [620, 618],
      [548, 668],
      [470, 716],
      [410, 758],
    ],
    shade(main, -0.06),
    { tile: 'suede', cast: [10, 0.3] },
  );
  body += panel(pen, side, main, {
    tile: 'canvas',
    round: [42, 0.2],
    inside:
      soft(pen, 'M340 800C370 830 380 870 364 910', '#000', 40, 0.12) +
      soft(pen, 'M420 800C460 840 480 870 490 910', '#000', 30, 0.08) +
      soft(pen, 'M780 720C790 780 770 850 730 900', '#000', 50, 0.1) +
      soft(pen, 'M640 720C680 760 680 830 650 900', '#fff', 60, 0.1) +
      soft(pen, 'M140 945C400 960 800 960 1090 940', '#000', 70, 0.3),
  });
  body += within(
    pen,
    side,
    soft(pen, open(rim), shade(main, -0.1), 60, 0.5) +
      `<g transform="translate(0 15)">${soft(pen, open(rim), '#fff', 18, 0.28)}</g>` +
      stitch(pen, beside(rim, 34), main),
  );
  // Two ridges of leather along the quarter.
  const ridge: Point[] = [
    [560, 950, 1],
    [690, 770, 1],
    [766, 846, 1],
    [856, 740, 1],
    [1010, 950, 1],
    [950, 950, 1],
    [856, 812, 1],
    [772, 910, 1],
    [694, 834, 1],
    [616, 950, 1],
  ];
  body += within(
    pen,
    side,
    piece(pen, ridge, accent, { tile: 'leather', cast: [8, 0.3], round: [7, 0.14], rim: 0.36 }) +
      stitch(pen, 'M592 930L692 798L770 872L856 772L976 936', accent),
  );
  const toe: Point[] = [
    [322, 782],
    [352, 826],
    [420, 866],
    [520, 890],
    [600, 920],
  ];
  body += within(
    pen,
    side,
    piece(pen, [[110, 950, 1], [116, 830], [190, 796], [322, 776, 1], ...toe.slice(1), [600, 960, 1]], second, {
      tile: 'suede',
      cast: [9, 0.34],
      round: [30, 0.22],
      rim: 0.32,
      sew: [toe, 9, 16],
    }),
  );
  body += soft(pen, 'M170 858C196 830 240 818 290 812', '#fff', 28, 0.22);
  const heel: Point[] = [
    [1080, 690],
    [1004, 708],
    [968, 760],
    [950, 830],
    [930, 920],
  ];
  body += within(
    pen,
    side,
    piece(pen, [...heel, [930, 960, 1], [1100, 960, 1], [1100, 690, 1]], second, {
      tile: 'suede',
      cast: [9, 0.34],
      round: [22, 0.22],
      rim: 0.3,
      sew: [heel, -9, -16],
    }),
  );
  const stay: Point[] = [
    [372, 800],
    [424, 812],
    [490, 790],
    [570, 748],
    [650, 696],
    [716, 662],
    [748, 650],
  ];
  body += piece(
    pen,
    [
      [352, 782, 1],
      ...stay.slice(0, -1),
      [750, 648, 1],
      [720, 616],
      [676, 592, 1],
      [604, 648],
      [524, 696],
      [446, 742],
      [400, 764],
    ],
    second,
    { tile: 'suede', cast: [9, 0.34], round: [12, 0.16], rim: 0.36, sew: [stay, -8] },
  );
  body += laces(
    pen,
    [
      [430, 778],
      [500, 742],
      [580, 694],
      [650, 648],
      [700, 616],
    ],
    [
      [392, 730],
      [452, 694],
      [526, 646],
      [594, 598],
      [650, 560],
    ],
    { colour: lace, rows: 6, width: 22, ring: shade(second, -0.2) },
  );
  body += `<g transform="rotate(-44 690 548)">${panel(pen, 'M664 528H726V562H664Z', accent, {
    round: [6, 0.15],
    cast: [6, 0.3],
  })}${ridgeMark(680, 535, 32, '#fff')}</g>`;
  return body + foxing(pen, side, band, accent, gum);
}

export function slipOn(pen: Pen, inks: Inks): string {
  const { main, second, accent } = inks;
  const { lining } = trim(inks);
  const band = mix('#f1ece0', second, lightness(second) > 0.8 ? 0.3 : 0.04);
  const rim: Point[] = [
    [640, 618],
    [700, 640],
    [760, 672],
    [830, 698],
    [900, 700],
    [964, 682],
    [1016, 654],
  ];
  const side = closed(outline([[520, 694], [580, 646], [632, 606, 1], ...rim, [1046, 638]]));
  let body = piece(
    pen,
    [
      [620, 622, 1],
      [660, 606],
      [730, 612],
      [820, 640],
      [900, 646],
      [970, 640],
      [1052, 632, 1],
      [1046, 670],
      [960, 712],
      [860, 726],
      [740, 690],
      [640, 640, 1],
    ],
    lining,
    { tile: 'canvas', round: [36, 0.36] },
  );
  body += panel(pen, side, main, {
    tile: 'canvas',
    round: [46, 0.2],
    inside:
      soft(pen, 'M340 800C370 830 380 870 364 910', '#000', 40, 0.12) +
      soft(pen, 'M430 790C470 830 490 870 490 910', '#000', 30, 0.1) +
      soft(pen, 'M200 850C300 800 420 790 520 730', '#fff', 44, 0.2) +
      soft(pen, 'M870 720C930 740 980 720 1020 680', '#fff', 40, 0.16) +
      soft(pen, 'M140 945C400 960 800 960 1090 940', '#000', 70, 0.3),
  });
  body += within(
    pen,
    side,
    soft(pen, open(rim), shade(main, -0.1), 64, 0.5) +
      `<g transform="translate(0 16)">${soft(pen, open(rim), '#fff', 20, 0.3)}</g>` +
      stitch(pen, beside(rim, 36), main),
  );
  // Elastic gore.
  const gore: Point[] = [
    [648, 628, 1],
    [700, 648],
    [752, 676, 1],
    [734, 740],
    [690, 808, 1],
    [640, 760],
    [606, 700, 1],
  ];
  body += piece(pen, gore, second, { tile: 'rib', cast: [8, 0.3], round: [16, 0.24], rim: 0.2 });
  body += stitch(pen, beside(gore, -10, true), main);
  const vamp: Point[] = [
    [606, 700],
    [640, 762],
    [690, 812],
    [716, 860],
    [724, 930],
  ];
  body += within(
    pen,
    side,
    stitch(pen, beside(vamp, -8), main) +
      line(open(vamp), shade(main, -0.2), 3, 0.6) +
      stitch(pen, 'M750 680C764 740 742 790 700 820', main),
  );
  const heel: Point[] = [
    [1080, 680],
    [1020, 700],
    [990, 770],
    [980, 850],
    [976, 930],
  ];
  body += within(
    pen,
    side,
    piece(pen, [...heel, [976, 960, 1], [1100, 960, 1], [1100, 680, 1]], second, {
      tile: 'suede',
      cast: [9, 0.34],
      round: [22, 0.22],
      rim: 0.3,
      sew: [heel, -9, -16],
    }),
  );
  body += piece(
    pen,
    [
      [1014, 650, 1],
      [1044, 600],
      [1076, 596],
      [1086, 630],
      [1068, 700, 1],
      [1036, 706, 1],
    ],
    accent,
    { tile: 'rib', cast: [7, 0.3], round: [10, 0.2], rim: 0.3 },
  );
  body +=
    panel(pen, 'M770 760L846 752L850 796L774 804Z', accent, { round: [6, 0.14], cast: [6, 0.26], tile: 'leather' }) +
    `<g transform="rotate(-5 810 778)">${ridgeMark(790, 766, 40, '#fff')}</g>`;
  const toe: Point[] = [
    [270, 790],
    [296, 836],
    [350, 876],
    [440, 906],
  ];
  body += within(pen, side, stitch(pen, beside(toe, 0), main) + stitch(pen, beside(toe, 8), main));
  return body + foxing(pen, side, band, accent, mix(band, '#8a6a46', 0.6));
}
