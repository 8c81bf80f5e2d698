/** The gift card: a printed card, its back, and the card in its sleeve. */
import { lightness, mix, shade } from '../colour.ts';
import { closed, line, panel, random, ridgeMark, soft, stitch, within, wordmark } from '../draw.ts';
import type { Pen, Point } from '../draw.ts';
import { ridge } from '../scenes/nature.ts';
import type { Inks } from './packs.ts';

const shape = 'M176 440H1024Q1064 440 1064 480V940Q1064 980 1024 980H176Q136 980 136 940V480Q136 440 176 440Z';

function face(pen: Pen, { main, second, accent }: Inks): string {
  const sky = pen.linear(
    [
      [0, shade(main, 0.1)],
      [1, mix(main, second, 0.35)],
    ],
    0,
    0,
    0,
    1,
  );
  const ink = lightness(main) > 0.62 ? '#26221f' : '#f8f4ec';
  const art =
    `<path d="${shape}" fill="${sky}"/><circle cx="800" cy="650" r="120" fill="${accent}"/>` +
    `<path d="${ridge(11, 100, 1100, 820, 190, 1000)}" fill="${mix(main, second, 0.5)}"/>` +
    `<path d="${ridge(23, 100, 1100, 890, 200, 1000)}" fill="${mix(shade(main, -0.1), second, 0.22)}"/>` +
    `<path d="${ridge(5, 100, 1100, 960, 150, 1000)}" fill="${shade(main, -0.14)}"/>` +
    [0, 1, 2, 3, 4, 5]
      .map((i) =>
        line(`M136 ${500 + i * 14}C400 ${470 + i * 18} 700 ${540 + i * 10} 1064 ` + `${490 + i * 15}`, ink, 1.6, 0.16),
      )
      .join('');
  return (
    `<g transform="translate(8 34)">${soft(pen, shape, '#2a2118', 80, 0.45, 6)}</g>` +
    within(pen, shape, art) +
    wordmark(196, 510, 46, ink, 16) +
    ridgeMark(196, 590, 92, ink, 9) +
    line(shape, '#fff', 3, 0.5) +
    within(pen, shape, `<path d="M136 980L620 440H860L380 980Z" fill="#fff" fill-opacity=".07"/>`)
  );
}

export function giftCard(pen: Pen, inks: Inks, angle: string): string {
  const { main, second, accent } = inks;
  if (angle === 'back') {
    const next = random(41);
    let bars = '';
    for (let x = 560; x < 960;) {
      const w = 2 + Math.round(next() * 3) * 2;
      bars += `M${x} 780h${w}v110h-${w}z`;
      x += w + 3 + Math.round(next() * 3) * 2;
    }
    const paper = mix('#f4efe6', second, 0.1);
    let art =
      `<g transform="translate(8 34)">${soft(pen, shape, '#2a2118', 80, 0.45, 6)}</g>` +
      panel(pen, shape, paper, { round: [12, 0.1], rim: 0.4 });
    art += within(
      pen,
      shape,
      `<path d="M100 500H1100V596H100Z" fill="#201d1b"/>` +
        `<path d="M100 504H1100V516H100Z" fill="#fff" fill-opacity=".12"/>`,
    );
    art +=
      panel(pen, 'M200 650H640V718H200Z', '#b9b6b0', { round: [8, 0.14], rim: 0.4 }) +
      [0, 1, 2, 3].map((i) => line(`M${222 + i * 106} 690h72`, '#5a5752', 9, 0.6)).join('');
    art +=
      panel(pen, 'M540 764H980V906H540Z', '#ffffff', { round: [4, 0.08], rim: 0 }) +
      `<path d="${bars}" fill="#201d1b"/>`;
    art +=
      wordmark(200, 780, 30, shade(main, lightness(main) > 0.6 ? -0.35 : 0), 16) +
      line('M200 850h270M200 872h230M200 894h250', '#8d877d', 4, 0.6);
    return `<g transform="rotate(-4 600 710)">${art}</g>`;
  }
  if (angle === 'sleeve') {
    const sleeve: Point[] = [
      [116, 640, 1],
      [1084, 640, 1],
      [1084, 1110, 1],
      [116, 1110, 1],
    ];
    const kraft = mix('#c6ad86', second, 0.12);
    return (
      `<g transform="translate(0 -90) rotate(-3 600 710)">${face(pen, inks)}</g>` +
      `<g transform="translate(8 34)">${soft(pen, closed(sleeve), '#2a2118', 60, 0.4, 6)}</g>` +
      panel(pen, closed(sleeve), kraft, { tile: 'suede', round: [16, 0.14], rim: 0.4, cast: [20, 0.4] }) +
      `<path d="M116 640L600 900L1084 640" fill="none" stroke="${shade(kraft, -0.12)}" stroke-width="3"/>` +
      soft(pen, 'M116 1110L520 850M1084 1110L680 850', '#000', 14, 0.14) +
      `<circle cx="600" cy="894" r="66" fill="${accent}"/>` +
      `<circle cx="600" cy="894" r="56" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>` +
      ridgeMark(556, 866, 88, lightness(accent) > 0.66 ? '#26221f' : '#fff', 11) +
      stitch(pen, 'M140 664H1060', kraft, '#fff', 2.4)
    );
  }
  return `<g transform="rotate(-4 600 710)">${face(pen, inks)}</g>`;
}
