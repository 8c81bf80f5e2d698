/** Trousers, shorts and leggings. */
import { contrast, lightness, mix, shade } from '../colour.ts';
import { beside, both, closed, line, mirrored, open, panel, piece, ridgeMark, soft, stitch, within } from '../draw.ts';
import type { Pen, Point } from '../draw.ts';
import { drawcord, pocketZip } from './cut.ts';
import type { Inks } from './cut.ts';

const printOn = (cloth: string) => (lightness(cloth) > 0.66 ? '#26221f' : '#f6f2ea');

/** The inside of the waist behind the front. */
const waist = (pen: Pen, colour: string) =>
  piece(
    pen,
    both([
      [600, 212],
      [500, 210],
      [424, 216, 1],
      [430, 268, 1],
      [600, 286],
    ]),
    shade(colour, -0.14),
    { tile: 'jersey', round: [24, 0.34], rim: 0 },
  ) + panel(pen, 'M566 222h68v30h-68z', '#efe9dc', { round: [4, 0.1], rim: 0 });

export function trousers(pen: Pen, inks: Inks, fromBack: boolean): string {
  const { main, second, accent } = inks;
  const legs = both([
    [600, 246],
    [500, 240],
    [420, 226, 1],
    [398, 360],
    [376, 560],
    [374, 800],
    [384, 1060],
    [394, 1310, 1],
    [470, 1322],
    [560, 1314, 1],
    [572, 1060],
    [584, 800],
    [594, 620],
    [600, 566, 1],
  ]);
  const edge = closed(legs);
  const shading = mirrored(
    soft(pen, 'M600 566C560 600 480 610 400 600', '#000', 26, 0.16) +
      soft(pen, 'M594 590C540 660 470 690 400 690', '#000', 30, 0.12) +
      soft(pen, 'M590 640C540 700 480 720 410 726', '#fff', 14, 0.1) +
      soft(pen, 'M470 420C450 700 470 1000 470 1300', '#fff', 50, 0.14) +
      soft(pen, 'M572 660C560 900 560 1100 556 1310', '#000', 60, 0.2) +
      soft(pen, 'M384 880C430 910 520 910 580 870', '#000', 20, 0.14) +
      soft(pen, 'M384 950C430 976 510 976 576 946', '#000', 16, 0.1) +
      soft(pen, 'M390 1230C430 1250 510 1252 562 1226', '#000', 22, 0.12) +
      soft(pen, 'M390 1180C430 1196 510 1196 562 1176', '#000', 14, 0.08),
  );
  let art =
    (fromBack ? '' : waist(pen, main)) + panel(pen, edge, main, { tile: 'twill', round: [46, 0.22], inside: shading });
  const knee: Point[] = [
    [360, 820],
    [430, 846],
    [520, 846],
    [600, 812],
  ];
  const lower: Point[] = [
    [360, 1010],
    [430, 1034],
    [520, 1034],
    [600, 1004],
  ];
  const out = (body: string) => within(pen, edge, body);
  if (!fromBack)
    art += out(
      mirrored(
        piece(pen, [...knee, ...[...lower].reverse()], shade(main, -0.02), {
          tile: 'ripstop',
          cast: [8, 0.26],
          round: [14, 0.12],
          rim: 0.2,
          sew: [knee, 9],
        }) + stitch(pen, beside(lower, -9), main),
      ),
    );
  art += out(
    line('M600 290V566', shade(main, -0.2), 3, 0.7) +
      soft(pen, 'M600 290V570', '#000', 16, 0.24) +
      mirrored(stitch(pen, 'M386 1288C460 1304 520 1304 566 1292', main)),
  );
  if (fromBack) {
    const pocket = (x: number) =>
      piece(
        pen,
        [
          [x, 420, 1],
          [x + 118, 412, 1],
          [x + 120, 550],
          [x + 60, 580, 1],
          [x + 2, 556],
        ],
        main,
        {
          tile: 'twill',
          cast: [10, 0.32],
          round: [14, 0.14],
          rim: 0.3,
          sew: [
            [
              [x, 420],
              [x + 2, 556],
              [x + 60, 580],
              [x + 120, 550],
              [x + 118, 412],
            ],
            -9,
          ],
        },
      );
    art +=
      out(`<g>${stitch(pen, 'M400 350C470 384 560 392 600 392C640 392 730 384 800 350', main)}</g>`) +
      pocket(436) +
      mirroredOnce(pocket(436)) +
      panel(pen, 'M500 446h52v26h-52z', accent, { round: [4, 0.12], cast: [5, 0.26] });
  } else {
    const slash: Point[] = [
      [470, 290],
      [440, 370],
      [392, 420],
    ];
    art += out(
      mirrored(
        soft(pen, open(slash), '#000', 24, 0.3) +
          line(open(slash), shade(main, -0.22), 3) +
          stitch(pen, beside(slash, -9), main) +
          stitch(pen, beside(slash, -17), main),
      ),
    );
    art += out(
      stitch(pen, 'M644 292C650 420 640 490 604 530', main) + stitch(pen, 'M652 292C658 424 648 498 606 542', main),
    );
    const cargo: Point[] = [
      [714, 640, 1],
      [826, 620, 1],
      [830, 790, 1],
      [722, 800, 1],
    ];
    art +=
      piece(pen, cargo, second, { tile: 'ripstop', cast: [13, 0.36], round: [16, 0.16], rim: 0.3 }) +
      stitch(pen, beside(cargo, 9, true), second) +
      piece(
        pen,
        [
          [708, 632, 1],
          [832, 610, 1],
          [834, 668, 1],
          [770, 694],
          [712, 686, 1],
        ],
        second,
        { tile: 'ripstop', cast: [10, 0.34], round: [12, 0.14], rim: 0.34 },
      ) +
      ridgeMark(744, 724, 54, accent, 11);
    art += pocketZip(pen, 392, 640, 408, 790, main, accent);
  }
  const band = both([
    [600, 250],
    [500, 244],
    [420, 224, 1],
    [412, 284, 1],
    [500, 304],
    [600, 310],
  ]);
  art += piece(pen, band, second, {
    tile: 'canvas',
    cast: [9, 0.34],
    round: [14, 0.18],
    rim: 0.34,
    sew: [
      [
        [412, 284],
        [500, 304],
        [600, 310],
        [700, 304],
        [788, 284],
      ],
      -9,
    ],
  });
  for (const x of [466, 540, 660, 734])
    art += panel(pen, `M${x - 9} ${232 + Math.abs(x - 600) * -0.06 + 10}h18v76h-18z`, shade(second, -0.03), {
      tile: 'canvas',
      round: [5, 0.16],
      cast: [6, 0.34],
      rim: 0.3,
    });
  if (!fromBack)
    art +=
      `<circle cx="601" cy="286" r="15" fill="#000" fill-opacity=".3"/>` +
      `<circle cx="600" cy="281" r="14" fill="#b9b4aa" stroke="#6f6b63" stroke-width="2"/>` +
      ridgeMark(592, 276, 16, '#3b3833', 14);
  return art;
}

/** The mirror image alone. */
const mirroredOnce = (body: string) => `<g transform="matrix(-1 0 0 1 1200 0)">${body}</g>`;

export function shorts(pen: Pen, inks: Inks, fromBack: boolean): string {
  const { main, second, accent } = inks;
  const edge = closed(
    both([
      [600, 400],
      [480, 396],
      [388, 384, 1],
      [350, 560],
      [306, 800],
      [276, 1000, 1],
      [420, 1052],
      [560, 1058, 1],
      [586, 900],
      [600, 790, 1],
    ]),
  );
  const shading = mirrored(
    soft(pen, 'M600 790C540 780 440 760 350 720', '#000', 30, 0.14) +
      soft(pen, 'M594 830C540 840 460 830 380 800', '#fff', 14, 0.1) +
      soft(pen, 'M440 480C410 700 400 860 390 1030', '#fff', 60, 0.14) +
      soft(pen, 'M584 860C570 940 560 1000 556 1050', '#000', 60, 0.2) +
      soft(pen, 'M480 470C490 640 480 760 500 1040', '#000', 40, 0.1) +
      soft(pen, 'M420 460C400 520 420 560 400 620', '#000', 22, 0.1),
  );
  let art =
    (fromBack ? '' : `<g transform="translate(-84 158) scale(1.14 1)">${waist(pen, main)}</g>`) +
    panel(pen, edge, main, { tile: 'ripstop', round: [46, 0.22], inside: shading });
  const side: Point[] = [
    [420, 440],
    [388, 640],
    [376, 820],
    [380, 1060],
  ];
  art += within(
    pen,
    edge,
    mirrored(
      piece(pen, [...side, [240, 1060, 1], [300, 440, 1]], second, {
        tile: 'ripstop',
        cast: [8, 0.26],
        round: [16, 0.14],
        rim: 0.2,
        sew: [side, 8],
      }),
    ),
  );
  art += within(
    pen,
    edge,
    line('M600 440V790', shade(main, -0.2), 3, 0.7) +
      soft(pen, 'M600 450V790', '#000', 16, 0.22) +
      mirrored(stitch(pen, 'M270 980C420 1030 520 1036 566 1034', main)),
  );
  if (fromBack) {
    art +=
      panel(pen, 'M660 560L790 548L796 570L664 584Z', shade(main, -0.05), { round: [6, 0.2], cast: [8, 0.3] }) +
      pocketZip(pen, 790, 560, 664, 574, main, accent) +
      ridgeMark(430, 900, 70, accent, 11);
  } else {
    art += mirrored(pocketZip(pen, 422, 500, 366, 680, second, accent)) + ridgeMark(424, 938, 70, printOn(main), 10);
  }
  const band = both([
    [600, 402],
    [480, 398],
    [386, 380, 1],
    [376, 448, 1],
    [480, 470],
    [600, 474],
  ]);
  let gathers = '';
  for (let x = 392; x < 820; x += 15) gathers += `M${x} 384q${x < 600 ? -5 : 5} 46 ${x < 600 ? -8 : 8} 88`;
  art += piece(pen, band, main, {
    cast: [9, 0.34],
    round: [16, 0.2],
    rim: 0.34,
    inside: line(gathers, '#000', 5, 0.16) + line('M370 424C480 440 720 440 830 424', '#000', 3, 0.2),
  });
  if (!fromBack)
    art +=
      drawcord(pen, 'M566 440C560 520 590 560 570 640', accent, 9) +
      drawcord(pen, 'M634 440C650 500 620 560 636 620', accent, 9) +
      line('M570 630v22M636 610v22', '#b9b4aa', 11);
  return art;
}

export function leggings(pen: Pen, inks: Inks, fromBack: boolean): string {
  const { main, second, accent } = inks;
  const edge = closed(
    both([
      [600, 216],
      [520, 214],
      [446, 206, 1],
      [424, 320],
      [392, 470],
      [398, 640],
      [426, 800],
      [430, 900],
      [424, 1000],
      [450, 1160],
      [470, 1310, 1],
      [520, 1320],
      [566, 1312, 1],
      [570, 1160],
      [584, 1000],
      [582, 860],
      [592, 660],
      [600, 540, 1],
    ]),
  );
  const shading = mirrored(
    soft(pen, 'M470 330C440 500 470 700 490 860C490 960 500 1100 512 1300', '#fff', 50, 0.2) +
      soft(pen, 'M588 640C570 760 580 880 570 1000C566 1100 562 1200 560 1310', '#000', 50, 0.24) +
      soft(pen, 'M430 860C470 880 540 880 580 860', '#000', 18, 0.14) +
      soft(pen, 'M428 900C470 916 540 916 582 898', '#000', 14, 0.1) +
      soft(pen, 'M600 540C560 560 520 560 480 540', '#000', 20, 0.14) +
      soft(pen, 'M462 1260C500 1274 540 1274 566 1262', '#000', 12, 0.12),
  );
  let art = panel(pen, edge, main, { tile: 'jersey', round: [44, 0.26], inside: shading });
  const flank: Point[] = [
    [440, 340],
    [452, 480],
    [448, 640],
    [466, 800],
    [462, 960],
    [486, 1320],
  ];
  art += within(
    pen,
    edge,
    mirrored(
      piece(pen, [...flank, [380, 1330, 1], [360, 340, 1]], second, {
        tile: 'mesh',
        round: [16, 0.16],
        rim: 0.1,
        edge: 0.2,
      }) +
        stitch(pen, beside(flank, 5), second, accent, 3, '5 4') +
        stitch(pen, beside(flank, -5), second, accent, 3, '5 4'),
    ),
  );
  art += within(
    pen,
    edge,
    line('M600 330V540', shade(main, -0.18), 3, 0.7) + soft(pen, 'M600 340V540', '#000', 14, 0.2),
  );
  const band = both([
    [600, 200],
    [520, 198],
    [450, 190, 1],
    [424, 326, 1],
    [520, 350],
    [600, 356],
  ]);
  art += piece(pen, band, shade(main, -0.02), {
    tile: 'rib',
    cast: [8, 0.28],
    round: [24, 0.22],
    rim: 0.3,
    sew: [
      [
        [424, 326],
        [520, 350],
        [600, 356],
        [680, 350],
        [776, 326],
      ],
      -8,
    ],
  });
  const phone: Point[] = [
    [752, 420, 1],
    [796, 414, 1],
    [806, 580, 1],
    [756, 590, 1],
  ];
  if (!fromBack)
    art += within(
      pen,
      edge,
      piece(pen, phone, second, { tile: 'mesh', round: [12, 0.18], cast: [8, 0.3], rim: 0.3 }) +
        stitch(pen, 'M752 420L800 414', second, accent, 3, '5 4'),
    );
  if (fromBack)
    art +=
      panel(pen, 'M552 226h96v84h-96z', shade(second, -0.02), { tile: 'mesh', round: [8, 0.16], cast: [6, 0.3] }) +
      line('M552 232H648', contrast(second, 0.24), 6) +
      line('M562 232v40', accent, 6);
  return art + ridgeMark(fromBack ? 572 : 470, fromBack ? 320 : 260, 54, mix(accent, '#ffffff', 0.05), 11);
}
