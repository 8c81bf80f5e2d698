/** Shoes for before and after the walk: a winter boot, a strapped sandal, a quilted hut slipper. */
import { contrast, lightness, mix, shade } from '../colour.ts';
import { beside, closed, line, open, panel, piece, ridgeMark, soft, stitch, within } from '../draw.ts';
import type { Pen, Point } from '../draw.ts';
import { bow, cord, groove, laces, lugs, sole } from './shoe.ts';
import type { Inks } from './shoe.ts';
import { trim } from './trainer.ts';

export function winterBoot(pen: Pen, inks: Inks): string {
  const { main, second, accent } = inks;
  const { lining } = trim(inks);
  const pile = mix('#efe6d6', second, 0.15);
  const rubber = mix(second, '#24211f', 0.35);
  const shaft = closed([
    [640, 318, 1],
    [760, 338],
    [880, 340],
    [1010, 312, 1],
    [1032, 420],
    [1030, 560],
    [1040, 690],
    [1060, 800],
    [1060, 900, 1],
    [380, 880, 1],
    [400, 770],
    [470, 720],
    [540, 640],
    [590, 540],
    [620, 430],
  ]);
  let body = piece(
    pen,
    [
      [632, 290, 1],
      [740, 268],
      [880, 262],
      [1012, 286, 1],
      [1010, 340],
      [880, 360],
      [700, 350, 1],
    ],
    shade(pile, -0.16),
    { tile: 'fleece', round: [30, 0.36] },
  );
  body += piece(
    pen,
    [
      [400, 770, 1],
      [470, 690],
      [540, 590],
      [584, 470],
      [596, 300],
      [640, 262],
      [694, 276],
      [700, 340],
      [640, 560],
      [520, 740],
    ],
    shade(main, -0.04),
    { tile: 'canvas', round: [30, 0.26] },
  );
  body += panel(pen, shaft, main, {
    tile: 'canvas',
    round: [54, 0.24],
    inside:
      soft(pen, 'M600 560C720 610 880 610 1040 570', '#000', 60, 0.16) +
      soft(pen, 'M600 520C720 566 880 570 1040 530', '#fff', 26, 0.18) +
      soft(pen, 'M620 470C740 500 900 500 1040 470', '#000', 40, 0.1) +
      soft(pen, 'M860 360C900 520 880 640 850 800', '#fff', 80, 0.14),
  });
  const quarter: Point[] = [
    [600, 880],
    [640, 780],
    [720, 700],
    [850, 660],
    [1060, 640],
  ];
  body += within(
    pen,
    shaft,
    piece(pen, [...quarter, [1080, 920, 1], [600, 920, 1]], shade(main, -0.05), {
      tile: 'suede',
      cast: [9, 0.3],
      round: [26, 0.2],
      rim: 0.3,
      sew: [quarter, 10, 17],
    }),
  );
  const cuff = closed([
    [606, 330],
    [620, 286],
    [680, 300],
    [780, 318],
    [900, 316],
    [980, 292],
    [1030, 280],
    [1052, 320],
    [1046, 380],
    [1000, 402],
    [880, 426],
    [760, 424],
    [660, 404],
    [612, 384],
  ]);
  body += panel(pen, cuff, pile, { tile: 'fleece', cast: [16, 0.36], round: [36, 0.22], rim: 0.4 });
  body += within(
    pen,
    shaft,
    piece(
      pen,
      [
        [984, 420, 1],
        [990, 560],
        [1006, 700, 1],
        [1084, 690, 1],
        [1060, 400, 1],
      ],
      accent,
      { tile: 'canvas', cast: [7, 0.3], round: [12, 0.2], rim: 0.3 },
    ),
  );
  const stay: Point[] = [
    [420, 800],
    [500, 760],
    [580, 680],
    [640, 580],
    [672, 470],
    [684, 424],
  ];
  body += piece(pen, [[390, 776, 1], ...stay, [636, 410, 1], [616, 480], [580, 570], [520, 660], [450, 730]], second, {
    tile: 'leather',
    cast: [9, 0.34],
    round: [14, 0.18],
    rim: 0.34,
    sew: [stay, -8],
  });
  const lace = mix(accent, '#f2ead8', 0.2);
  body += laces(
    pen,
    [
      [460, 752],
      [530, 690],
      [590, 610],
      [630, 520],
      [650, 430],
    ],
    [
      [424, 726],
      [490, 650],
      [544, 556],
      [574, 470],
      [590, 404],
    ],
    { colour: lace, rows: 6, width: 17, ring: '#b9b4aa', lift: 10 },
  );
  body += bow(pen, 630, 420, lace, 15, 0.8);
  // The rubber shell.
  const lip: Point[] = [
    [330, 776],
    [420, 800],
    [520, 850],
    [640, 872],
    [800, 866],
    [960, 836],
    [1070, 800],
  ];
  const shell = closed([
    [130, 960, 1],
    [120, 890],
    [136, 820],
    [186, 778],
    [250, 762],
    [330, 772, 1],
    ...lip.slice(1, -1),
    [1072, 798, 1],
    [1090, 870],
    [1094, 960, 1],
  ]);
  body += panel(pen, shell, rubber, {
    tile: 'leather',
    cast: [12, 0.38],
    round: [44, 0.24],
    rim: 0.5,
    inside:
      stitch(pen, beside(lip, 12), rubber, contrast(rubber, 0.3), 3, '10 7') +
      soft(pen, 'M170 850C200 806 250 794 310 800', '#fff', 30, 0.28) +
      soft(pen, 'M400 850C540 910 760 920 1060 850', '#fff', 14, 0.16),
  });
  body += `<g transform="rotate(-8 980 880)">${ridgeMark(940, 862, 64, accent, 12)}</g>`;
  const bottom: Point[] = [
    [150, 960],
    [240, 984],
    [350, 988],
    [600, 980],
    [780, 986],
    [1040, 984],
    [1086, 968],
  ];
  body += lugs(bottom, 16, 26, '#232120', 0.3);
  const mid = closed([
    [118, 914, 1],
    [180, 930],
    [340, 940],
    [600, 936],
    [900, 934],
    [1100, 914, 1],
    [1104, 960],
    [1070, 986],
    [780, 990],
    [600, 984],
    [350, 992],
    [220, 982],
    [134, 952],
  ]);
  body += sole(
    pen,
    mid,
    mix(rubber, '#232120', 0.5),
    groove(
      [
        [124, 942],
        [220, 960],
        [400, 966],
        [700, 962],
        [1104, 944],
      ],
      rubber,
      4,
      0.5,
    ),
  );
  return (
    body +
    soft(
      pen,
      open([
        [118, 914],
        [180, 930],
        [340, 940],
        [600, 936],
        [900, 934],
        [1100, 914],
      ]),
      lining,
      4,
      0.4,
      2,
    )
  );
}

/** A strap across the foot: webbing with stitched edges. */
function strap(pen: Pen, points: readonly Point[], colour: string, edges: readonly (readonly Point[])[]): string {
  return (
    piece(pen, points, colour, { tile: 'rib', cast: [14, 0.4], round: [14, 0.2], rim: 0.4 }) +
    edges.map((edge) => stitch(pen, open(edge), colour)).join('')
  );
}

export function sandal(pen: Pen, inks: Inks): string {
  const { main, second, accent } = inks;
  const foam = mix(second, '#3a3633', 0.3);
  const bed = mix(second, '#2b2826', 0.5);
  // The footbed seen a little from above, then the far straps, then the near ones.
  let body = piece(
    pen,
    [
      [150, 872, 1],
      [190, 828],
      [300, 806],
      [460, 812],
      [620, 806],
      [800, 780],
      [960, 750],
      [1060, 758],
      [1090, 810, 1],
      [960, 860],
      [700, 880],
      [400, 890],
      [220, 888],
    ],
    bed,
    { tile: 'suede', round: [30, 0.3], rim: 0.3 },
  );
  body += piece(
    pen,
    [
      [820, 800, 1],
      [850, 680],
      [900, 560],
      [950, 500],
      [1000, 496],
      [980, 560],
      [930, 660],
      [900, 790, 1],
    ],
    shade(main, -0.14),
    { tile: 'rib', round: [12, 0.3] },
  );
  body += piece(
    pen,
    [
      [960, 780, 1],
      [1000, 640],
      [1020, 560],
      [1066, 540],
      [1080, 580],
      [1066, 680],
      [1080, 790, 1],
    ],
    shade(main, -0.12),
    { tile: 'rib', round: [14, 0.3] },
  );
  body += piece(
    pen,
    [
      [300, 840, 1],
      [320, 740],
      [400, 690],
      [470, 720],
      [520, 830, 1],
    ],
    shade(main, -0.16),
    { tile: 'rib', round: [14, 0.3] },
  );
  body += soft(pen, 'M240 850C400 880 800 850 1050 800', '#000', 60, 0.25);
  // Heel strap, ankle strap, instep and toe straps.
  body += strap(
    pen,
    [
      [860, 870, 1],
      [930, 740],
      [1010, 610],
      [1062, 548],
      [1098, 560],
      [1096, 610],
      [1040, 690],
      [984, 790],
      [950, 862, 1],
    ],
    main,
    [
      [
        [882, 860],
        [950, 742],
        [1030, 620],
        [1076, 566],
      ],
      [
        [930, 856],
        [970, 780],
        [1026, 682],
        [1082, 606],
      ],
    ],
  );
  body += strap(
    pen,
    [
      [560, 872, 1],
      [600, 740],
      [680, 640],
      [800, 560],
      [900, 520],
      [1010, 500],
      [1060, 540],
      [1070, 590],
      [1010, 560],
      [920, 580],
      [830, 622],
      [740, 690],
      [680, 770],
      [656, 868, 1],
    ],
    main,
    [
      [
        [576, 866],
        [614, 750],
        [690, 654],
        [804, 574],
        [904, 534],
        [1006, 514],
      ],
      [
        [640, 864],
        [664, 768],
        [730, 682],
        [824, 608],
        [918, 566],
        [1006, 546],
      ],
    ],
  );
  body += strap(
    pen,
    [
      [240, 884, 1],
      [270, 780],
      [340, 712],
      [430, 690],
      [500, 720],
      [560, 800],
      [600, 880, 1],
      [500, 884, 1],
      [470, 820],
      [430, 784],
      [380, 792],
      [350, 830],
      [336, 888, 1],
    ],
    main,
    [
      [
        [258, 878],
        [286, 790],
        [350, 728],
        [430, 706],
        [490, 734],
        [546, 808],
        [580, 872],
      ],
      [
        [320, 880],
        [336, 824],
        [372, 778],
        [434, 770],
        [484, 812],
        [514, 876],
      ],
    ],
  );
  // Hook and loop tabs in the accent colour, with the mark.
  body += piece(
    pen,
    [
      [742, 606, 1],
      [872, 536, 1],
      [896, 588],
      [890, 606, 1],
      [776, 672, 1],
      [752, 640],
    ],
    accent,
    { tile: 'canvas', cast: [9, 0.36], round: [12, 0.18], rim: 0.4 },
  );
  body += `<g transform="rotate(-29 815 606)">${ridgeMark(784, 588, 62, contrast(accent, 0.5), 12)}</g>`;
  body += piece(
    pen,
    [
      [360, 716, 1],
      [440, 692],
      [490, 716],
      [470, 766, 1],
      [424, 768],
      [374, 780, 1],
    ],
    accent,
    { tile: 'canvas', cast: [9, 0.36], round: [12, 0.18], rim: 0.4 },
  );
  body +=
    panel(pen, 'M1000 620l52-60l34 28l-54 62z', '#2b2a2a', { round: [8, 0.3], rim: 0.5, cast: [7, 0.4] }) +
    line('M1018 616l34-38M1036 630l34-40', '#000', 5, 0.6);
  const bottom: Point[] = [
    [170, 958],
    [240, 984],
    [330, 994],
    [470, 988],
    [600, 982],
    [760, 988],
    [920, 994],
    [1040, 988],
    [1084, 962],
  ];
  body += lugs(bottom, 22, 20, '#262321', 0.3);
  body += piece(
    pen,
    [
      [130, 920, 1],
      [180, 950],
      [340, 972],
      [600, 962],
      [900, 970],
      [1100, 930, 1],
      [1094, 972],
      [1050, 994],
      [900, 1000],
      [600, 988],
      [330, 1000],
      [220, 984],
      [150, 950],
    ],
    '#2b2826',
    { round: [8, 0.2], rim: 0.3 },
  );
  const top: Point[] = [
    [134, 860],
    [190, 868],
    [320, 884],
    [480, 892],
    [640, 884],
    [800, 862],
    [960, 830],
    [1088, 800],
  ];
  const mid = closed([
    [130, 856, 1],
    ...top.slice(1, -1),
    [1090, 796, 1],
    [1108, 850],
    [1104, 930],
    [1060, 974],
    [900, 984],
    [600, 974],
    [340, 986],
    [220, 966],
    [146, 916],
  ]);
  body += `<g transform="translate(0 -4)">${soft(pen, open(top), '#000', 16, 0.3)}</g>`;
  body += sole(
    pen,
    mid,
    foam,
    soft(pen, 'M110 990C400 1010 800 1010 1110 970', '#000', 60, 0.26) +
      line(beside(top, 22), accent, 8) +
      groove(
        [
          [150, 910],
          [240, 932],
          [400, 944],
          [620, 934],
          [860, 916],
          [1106, 870],
        ],
        foam,
        5,
        0.5,
      ) +
      groove(
        [
          [400, 962],
          [620, 952],
          [860, 940],
          [1100, 908],
        ],
        foam,
        4,
        0.4,
      ),
  );
  return body;
}

export function hutSlipper(pen: Pen, inks: Inks): string {
  const { main, second, accent } = inks;
  const pile = mix('#efe6d6', second, 0.25);
  const rubber = mix('#2b2826', second, 0.2);
  const rim: Point[] = [
    [560, 600],
    [640, 626],
    [740, 664],
    [850, 678],
    [950, 656],
    [1030, 612],
  ];
  const side = closed([
    [140, 940, 1],
    [122, 880],
    [136, 800],
    [196, 742],
    [290, 716],
    [380, 690],
    [460, 640],
    [520, 596],
    [560, 580, 1],
    ...rim.slice(1),
    [1066, 590],
    [1088, 640],
    [1078, 740],
    [1082, 830],
    [1092, 930, 1],
    [600, 960],
  ]);
  let body = piece(
    pen,
    [
      [540, 590, 1],
      [600, 556],
      [720, 566],
      [850, 590],
      [960, 584],
      [1060, 580],
      [1070, 640, 1],
      [960, 700],
      [840, 710],
      [700, 680, 1],
    ],
    shade(pile, -0.16),
    { tile: 'fleece', round: [40, 0.34], rim: 0 },
  );
  // Down baffles: each tube has its own shade and light; the seams pull in.
  const seams: Point[][] = [
    [
      [250, 700],
      [270, 800],
      [250, 960],
    ],
    [
      [370, 680],
      [404, 800],
      [390, 960],
    ],
    [
      [480, 610],
      [540, 780],
      [530, 960],
    ],
    [
      [600, 600],
      [664, 780],
      [664, 960],
    ],
    [
      [720, 640],
      [790, 800],
      [796, 960],
    ],
    [
      [850, 660],
      [906, 800],
      [914, 960],
    ],
    [
      [970, 640],
      [1010, 780],
      [1014, 960],
    ],
  ];
  const tubes = seams
    .map(
      (seam) =>
        soft(pen, open(seam), '#000', 54, 0.3) +
        `<g transform="translate(-42 0)">${soft(pen, open(seam), '#fff', 44, 0.2)}</g>` +
        line(open(seam), shade(main, -0.22), 3) +
        `<g transform="translate(4 0)">${line(open(seam), '#fff', 2, 0.2)}</g>`,
    )
    .join('');
  const puckers = [
    [256, 760],
    [262, 840],
    [396, 760],
    [402, 850],
    [524, 740],
    [536, 840],
    [650, 740],
    [662, 840],
    [774, 760],
    [792, 850],
    [892, 770],
    [908, 860],
    [1000, 760],
    [1010, 850],
  ]
    .map(([x = 0, y = 0]) => `M${x} ${y}q18 -6 34 -16M${x} ${y + 20}q-18 -2 -34 -14`)
    .join('');
  body += panel(pen, side, main, {
    round: [50, 0.22],
    inside:
      tubes +
      line(puckers, '#000', 4, 0.12) +
      soft(pen, 'M170 800C240 740 360 730 480 650', '#fff', 50, 0.24) +
      soft(pen, 'M140 945C400 960 800 960 1090 930', '#000', 80, 0.34),
  });
  body += within(pen, side, soft(pen, open(rim), '#000', 50, 0.25));
  body += piece(
    pen,
    [
      [520, 590],
      [556, 556],
      [600, 580],
      [680, 614],
      [760, 640],
      [850, 650],
      [940, 632],
      [1010, 594],
      [1056, 560],
      [1096, 572],
      [1096, 620],
      [1040, 650],
      [950, 700],
      [850, 716],
      [740, 700],
      [640, 664],
      [560, 634],
    ],
    pile,
    { tile: 'fleece', cast: [14, 0.34], round: [24, 0.22], rim: 0.3 },
  );
  body += piece(
    pen,
    [
      [1050, 600, 1],
      [1066, 530],
      [1096, 530],
      [1104, 580],
      [1094, 660, 1],
      [1064, 664, 1],
    ],
    accent,
    { tile: 'rib', cast: [7, 0.3], round: [10, 0.2], rim: 0.3 },
  );
  body +=
    cord(pen, 'M560 640C700 700 900 740 1040 680', accent, 9) +
    panel(pen, 'M786 706h34q8 0 8 8v22q0 8-8 8h-34q-8 0-8-8v-22q0-8 8-8z', '#2b2a2a', {
      round: [8, 0.3],
      rim: 0.5,
      cast: [7, 0.36],
    });
  const lip: Point[] = [
    [116, 874],
    [190, 872],
    [320, 892],
    [480, 904],
    [700, 904],
    [900, 892],
    [1090, 868],
  ];
  const shell = closed([
    [114, 866, 1],
    ...lip.slice(1, -1),
    [1096, 866, 1],
    [1106, 920],
    [1096, 980],
    [1040, 1002],
    [700, 1006],
    [300, 1004],
    [180, 986],
    [124, 944],
  ]);
  body += within(pen, side, `<g transform="translate(0 -5)">${soft(pen, open(lip), '#000', 26, 0.4)}</g>`);
  let tread = '';
  for (let x = 200; x < 1060; x += 34) tread += `M${x} 990l6 22h16l6 -22`;
  body += `<path d="${tread}" fill="#1d1b1a"/>`;
  body += sole(
    pen,
    shell,
    rubber,
    groove(
      [
        [120, 912],
        [200, 920],
        [340, 938],
        [700, 944],
        [1104, 918],
      ],
      rubber,
      4,
      0.5,
    ) +
      soft(pen, 'M150 890C300 930 700 930 1080 890', '#fff', 10, 0.2) +
      `<g transform="translate(930 932)">${ridgeMark(0, 0, 60, lightness(rubber) < 0.4 ? accent : '#fff', 12)}</g>`,
  );
  return body;
}
