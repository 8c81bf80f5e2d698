/** Garments as a shop lays them out: folded tops, folded legs, a jacket stuffed into its own pocket. */
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
import { drawcord, slider, zip } from './cut.ts';
import type { Inks } from './cut.ts';

const printOn = (cloth: string) => (lightness(cloth) > 0.66 ? '#26221f' : '#f6f2ea');

export type Neck = 'crew' | 'hood' | 'collar' | 'stand';
type Folded = {
  tile: TileName;
  neck: Neck;
  cloth: string;
  neckCloth: string;
  stripes?: boolean;
  check?: boolean;
  zipped?: boolean;
};

/** A top folded to a block, its neck up. */
export function foldedTop(
  pen: Pen,
  inks: Inks,
  { tile, neck, cloth, neckCloth, stripes = false, check = false, zipped = false }: Folded,
): string {
  const { second, accent } = inks;
  const block = both([
    [600, 392],
    [500, 384],
    [400, 372],
    [330, 388],
    [306, 460],
    [300, 760],
    [304, 1040],
    [326, 1106],
    [440, 1120],
    [600, 1124],
  ]);
  const edge = closed(block);
  let inner =
    soft(pen, 'M330 420C440 440 480 600 470 1100', '#000', 30, 0.1) +
    soft(pen, 'M400 480C420 700 400 900 420 1090', '#fff', 60, 0.16) +
    soft(pen, 'M860 420C780 440 740 620 750 1100', '#000', 30, 0.1) +
    soft(pen, 'M320 1050C460 1076 740 1076 880 1050', '#000', 60, 0.18) +
    soft(pen, 'M500 820C600 850 700 840 800 800', '#000', 30, 0.08);
  if (stripes)
    for (let y = 480; y < 1110; y += 74)
      inner =
        `<path d="M280 ${y}C480 ${y + 12} 720 ${y + 12} 920 ${y}" fill="none" stroke="` +
        `${second}" stroke-width="24" stroke-opacity=".92"/>${inner}`;
  if (check)
    for (let v = 300; v < 1120; v += 84)
      inner =
        `<path d="M${v} 360V1140M280 ${v + 80}H920" stroke="` +
        `${second}" stroke-width="30" stroke-opacity=".34"/><path d="M${v + 42} 360V1140M280 ${v + 122}H920" stroke="` +
        `${accent}" stroke-width="5" stroke-opacity=".5"/>${inner}`;
  // The lower layers show as turned edges at the bottom.
  let art = `<g transform="translate(6 34)">${soft(pen, edge, '#2a2118', 80, 0.34, 6)}</g>`;
  for (const dy of [44, 22])
    art +=
      `<g transform="translate(0 ${dy})">` +
      `${panel(pen, edge, shade(cloth, -0.04), { tile, round: [40, 0.26], rim: 0.3 })}</g>`;
  art += panel(pen, edge, cloth, { tile, round: [60, 0.24], rim: 0.34, inside: inner });
  if (neck === 'crew') {
    art +=
      piece(
        pen,
        both([
          [600, 360],
          [540, 364],
          [490, 380, 1],
          [530, 440],
          [600, 462],
        ]),
        shade(cloth, -0.12),
        { tile, round: [20, 0.34], rim: 0 },
      ) + wordmark(563, 404, 10, contrast(cloth, 0.3), 14);
    art += piece(
      pen,
      both([
        [600, 456],
        [546, 440],
        [512, 392],
        [498, 362, 1],
        [472, 374, 1],
        [494, 424],
        [536, 474],
        [600, 490],
      ]),
      neckCloth,
      { tile: 'rib', cast: [10, 0.32], round: [12, 0.2], rim: 0.34 },
    );
  } else if (neck === 'hood') {
    art += piece(
      pen,
      both([
        [600, 340],
        [500, 346],
        [410, 384],
        [384, 460],
        [430, 540],
        [520, 590],
        [600, 604],
      ]),
      cloth,
      {
        tile,
        cast: [20, 0.4],
        round: [46, 0.26],
        rim: 0.34,
        inside: soft(pen, 'M470 430C520 500 680 500 730 430', '#000', 40, 0.16),
      },
    );
    art +=
      piece(
        pen,
        both([
          [600, 430],
          [520, 436],
          [474, 470],
          [520, 528],
          [600, 548],
        ]),
        mix(second, shade(cloth, -0.12), 0.35),
        { round: [36, 0.4], rim: 0, tile: 'jersey' },
      ) + stitch(pen, 'M430 540C520 600 680 600 770 540', cloth);
    for (const [x, dy] of [
      [540, 190],
      [660, 160],
    ] as const)
      art +=
        drawcord(pen, `M${x} 584C${x - 8} 640 ${x + 8} 700 ${x} ${560 + dy}`, accent, 10) +
        line(`M${x} ${552 + dy}v26`, '#b9b4aa', 12);
  } else if (neck === 'collar') {
    art +=
      piece(
        pen,
        both([
          [600, 352],
          [530, 356],
          [486, 384, 1],
          [540, 450],
          [600, 476],
        ]),
        shade(cloth, -0.12),
        { tile, round: [20, 0.34], rim: 0 },
      ) + panel(pen, 'M560 384h80v32h-80z', '#efe9dc', { round: [4, 0.1], rim: 0 });
    art += panel(pen, 'M576 470H626V1122H576Z', cloth, { tile, cast: [8, 0.3], round: [8, 0.1] });
    art += mirrored(
      piece(
        pen,
        [
          [600, 476, 1],
          [548, 430],
          [502, 356, 1],
          [474, 372],
          [464, 420],
          [490, 490],
          [520, 540, 1],
        ],
        cloth,
        {
          tile,
          cast: [13, 0.36],
          round: [16, 0.2],
          rim: 0.36,
          sew: [
            [
              [600, 476],
              [520, 540],
              [490, 490],
              [464, 420],
            ],
            9,
          ],
        },
      ),
    );
    for (let y = 490; y < 1100; y += 120)
      art +=
        `<circle cx="601" cy="` +
        `${y + 3}" r="11" fill="#000" fill-opacity=".3"/><circle cx="601" cy="` +
        `${y}" r="10" fill="#efe6d2" stroke="#8d8272" stroke-width="2"/>`;
  } else {
    art += piece(
      pen,
      both([
        [600, 330],
        [530, 334],
        [480, 354, 1],
        [490, 430],
        [600, 470],
      ]),
      shade(neckCloth, -0.12),
      { tile, round: [24, 0.34], rim: 0 },
    );
    if (zipped) art += zip(pen, 600, 430, 1120, mix(second, '#1c1d1e', 0.35), accent, 450);
    art += mirrored(
      piece(
        pen,
        [
          [596, 440, 1],
          [540, 424],
          [484, 350, 1],
          [460, 390],
          [474, 460],
          [530, 510],
          [596, 526, 1],
        ],
        neckCloth,
        { tile, cast: [12, 0.36], round: [26, 0.24], rim: 0.34 },
      ),
    );
    art += slider(pen, 600, 446, accent);
  }
  if (neck !== 'hood' && !check)
    art += ridgeMark(700, 560, 76, stripes ? accent : mix(accent, printOn(cloth), 0.1), 11);
  return art;
}

/** Trousers, shorts or leggings folded in half and in half again, their waistband up. */
export function foldedLegs(pen: Pen, { main, second, accent }: Inks, tile: TileName): string {
  const block = both([
    [600, 380],
    [480, 376],
    [370, 372],
    [352, 400],
    [346, 760],
    [352, 1080],
    [370, 1110],
    [600, 1120],
  ]);
  const edge = closed(block);
  let art = `<g transform="translate(6 34)">${soft(pen, edge, '#2a2118', 80, 0.34, 6)}</g>`;
  for (const dy of [60, 40, 20])
    art +=
      `<g transform="translate(0 ${dy})">` +
      `${panel(pen, edge, shade(main, -0.03), { tile, round: [40, 0.26], rim: 0.3 })}</g>`;
  art += panel(pen, edge, main, {
    tile,
    round: [56, 0.24],
    rim: 0.3,
    inside:
      soft(pen, 'M440 480C430 700 450 900 440 1090', '#fff', 60, 0.16) +
      soft(pen, 'M780 480C760 700 770 900 760 1100', '#000', 50, 0.14) +
      soft(pen, 'M350 1060C500 1080 700 1080 850 1060', '#000', 60, 0.18) +
      soft(pen, 'M420 620C560 660 660 650 800 610', '#000', 26, 0.08),
  });
  art += piece(
    pen,
    both([
      [600, 372],
      [480, 368],
      [362, 364, 1],
      [354, 470, 1],
      [480, 482],
      [600, 484],
    ]),
    second,
    {
      tile: 'canvas',
      cast: [12, 0.34],
      round: [18, 0.2],
      rim: 0.36,
      sew: [
        [
          [354, 470],
          [480, 482],
          [600, 484],
          [720, 482],
          [846, 470],
        ],
        -9,
      ],
    },
  );
  for (const x of [440, 600, 760])
    art += panel(pen, `M${x - 11} 362h22v118h-22z`, shade(second, -0.03), {
      tile: 'canvas',
      round: [5, 0.16],
      cast: [6, 0.34],
      rim: 0.3,
    });
  const pocket: Point[] = [
    [440, 600, 1],
    [640, 590, 1],
    [644, 820],
    [540, 860, 1],
    [446, 830],
  ];
  art +=
    piece(pen, pocket, main, { tile, cast: [10, 0.32], round: [14, 0.16], rim: 0.3 }) +
    stitch(pen, beside(pocket, 10, true), main) +
    panel(pen, 'M560 640h60v32h-60z', accent, { round: [4, 0.12], cast: [5, 0.28], rim: 0.3 });
  return (
    art +
    within(
      pen,
      edge,
      stitch(pen, 'M700 490C720 700 710 900 716 1120', main) + stitch(pen, 'M712 490C732 700 722 900 728 1120', main),
    ) +
    ridgeMark(480, 690, 90, mix(accent, printOn(main), 0.1), 10)
  );
}

/** A jacket packed into its own pocket: a pouch with a zip around it and a loop to hang it from. */
export function packed(pen: Pen, { main, second, accent }: Inks, quilted: boolean): string {
  const pouch = both([
    [600, 520],
    [470, 524],
    [360, 550],
    [312, 640],
    [300, 780],
    [314, 930],
    [372, 1010],
    [480, 1034],
    [600, 1038],
  ]);
  const edge = closed(pouch);
  let art =
    `<g transform="translate(6 40)">${soft(pen, edge, '#2a2118', 80, 0.34, 6)}</g>` +
    line('M330 600C270 580 260 500 330 490C372 486 384 530 372 566', shade(accent, -0.16), 24) +
    line('M330 600C270 580 260 500 330 490C372 486 384 530 372 566', accent, 18);
  let inside =
    soft(pen, 'M360 640C460 590 700 590 800 630', '#fff', 70, 0.26) +
    soft(pen, 'M420 700C470 760 460 840 500 900', '#000', 26, 0.14) +
    soft(pen, 'M760 700C720 760 740 860 700 930', '#000', 26, 0.14) +
    soft(pen, 'M560 640C580 700 560 740 590 790', '#000', 20, 0.1) +
    soft(pen, 'M320 980C460 1020 740 1020 880 980', '#000', 80, 0.26);
  if (quilted)
    for (const y of [640, 740, 840, 940])
      inside +=
        `<g transform="translate(0 -44)">` +
        `${soft(pen, `M280 ${y}C440 ${y + 26} 760 ${y + 26} 920 ${y}`, '#fff', 50, 0.2, 3)}</g>` +
        soft(pen, `M280 ${y}C440 ${y + 26} 760 ${y + 26} 920 ${y}`, '#000', 44, 0.28, 3) +
        line(`M280 ${y}C440 ${y + 26} 760 ${y + 26} 920 ${y}`, shade(main, -0.2), 3);
  art += panel(pen, edge, main, {
    ...(quilted ? {} : { tile: 'ripstop' as const }),
    round: [90, 0.28],
    rim: 0.36,
    inside,
  });
  const run: Point[] = [
    [330, 640],
    [372, 572],
    [480, 548],
    [600, 544],
    [720, 548],
    [828, 572],
    [870, 640],
  ];
  art +=
    soft(pen, open(run), '#000', 34, 0.26) +
    line(open(run), shade(second, -0.04), 24) +
    line(open(run), '#1c1b1a', 9) +
    `<path d="${open(run)}" fill="none" stroke="#6d6a64" stroke-width="7" stroke-linecap="butt" ` +
    `stroke-dasharray="2.4 3.4"/>` +
    slider(pen, 866, 640, accent);
  return (
    art +
    panel(pen, 'M500 740h200v100h-200z', second, { tile: 'canvas', cast: [9, 0.34], round: [12, 0.14], rim: 0.34 }) +
    ridgeMark(520, 764, 78, printOn(second), 10) +
    wordmark(606, 781, 10.5, printOn(second), 17)
  );
}
