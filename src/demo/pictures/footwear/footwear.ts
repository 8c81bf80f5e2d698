/** Every shoe from every side. */
import { ground, number, studio } from '../draw.ts';
import type { Box, Pen } from '../draw.ts';
import type { Silhouette } from '../names.ts';
import { hutSlipper, sandal, winterBoot } from './easy.ts';
import type { Inks } from './shoe.ts';
import { skateLow, slipOn } from './skate.ts';
import { hikingBoot, trailRunner } from './trail.ts';
import { trainerHigh, trainerLow } from './trainer.ts';
import { back, soles, top } from './views.ts';
import type { Last } from './views.ts';

type Shoe = { side: (pen: Pen, inks: Inks) => string; last: Last; detail: Box };

const shoes: Partial<Record<Silhouette, Shoe>> = {
  'trainer-low': {
    side: trainerLow,
    detail: [380, 480, 448, 560],
    last: { tile: 'mesh', overlay: 'suede', front: 'lace', collar: 402, sole: 140, tread: 'wave' },
  },
  'trainer-high': {
    side: trainerHigh,
    detail: [540, 320, 480, 600],
    last: { tile: 'leather', overlay: 'leather', front: 'lace', collar: 592, sole: 130, tread: 'waffle' },
  },
  'skate-low': {
    side: skateLow,
    detail: [420, 490, 448, 560],
    last: { tile: 'canvas', overlay: 'suede', front: 'lace', collar: 384, sole: 118, tread: 'waffle' },
  },
  'slip-on': {
    side: slipOn,
    detail: [520, 560, 400, 500],
    last: { tile: 'canvas', overlay: 'suede', front: 'gore', collar: 374, sole: 118, tread: 'waffle' },
  },
  'trail-runner': {
    side: trailRunner,
    detail: [640, 500, 448, 560],
    last: { tile: 'mesh', overlay: 'ripstop', front: 'lace', collar: 436, sole: 172, tread: 'lug' },
  },
  'hiking-boot': {
    side: hikingBoot,
    detail: [540, 330, 480, 600],
    last: {
      tile: 'suede',
      overlay: 'leather',
      front: 'lace',
      collar: 620,
      sole: 160,
      darkSole: true,
      tread: 'lug',
      rubberToe: true,
    },
  },
  'winter-boot': {
    side: winterBoot,
    detail: [520, 250, 480, 600],
    last: {
      tile: 'canvas',
      overlay: 'leather',
      front: 'lace',
      collar: 730,
      sole: 96,
      darkSole: true,
      tread: 'lug',
      pile: true,
      rubberToe: true,
    },
  },
  sandal: {
    side: sandal,
    detail: [620, 470, 440, 550],
    last: { tile: 'rib', overlay: 'canvas', front: 'straps', collar: 462, sole: 190, darkSole: true, tread: 'lug' },
  },
  'hut-slipper': {
    side: hutSlipper,
    detail: [480, 520, 440, 550],
    last: {
      tile: 'jersey',
      overlay: 'suede',
      front: 'none',
      collar: 430,
      sole: 120,
      darkSole: true,
      tread: 'wave',
      pile: true,
      quilted: true,
    },
  },
};

/** A shoe's picture and the part that the frame shows; null for another silhouette. Bare: its side, no backdrop. */
export function drawShoe(
  pen: Pen,
  silhouette: Silhouette,
  inks: Inks,
  angle: string,
  isBare = false,
): { body: string; view?: Box } | null {
  const shoe = shoes[silhouette];
  if (shoe === undefined) return null;
  if (isBare) return { body: shoe.side(pen, inks) };
  const wall = studio(pen, 880);
  if (angle === 'top') return { body: studio(pen) + top(pen, inks, shoe.last) };
  if (angle === 'sole') return { body: studio(pen) + soles(pen, inks, shoe.last) };
  if (angle === 'back') {
    const scale = Math.min(1.5, 860 / (shoe.last.collar + 130));
    const move = `translate(${number(600 * (1 - scale))} ${number(1060 - 1012 * scale)}) scale(${scale.toFixed(3)})`;
    return {
      body: `${wall}<g transform="${move}">${ground(pen, 600, 1006, 250, 34)}` + `${back(pen, inks, shoe.last)}</g>`,
    };
  }
  const side = shoe.side(pen, inks);
  if (angle === 'pair') {
    const one = `<g id="shoe">${ground(pen, 610, 1004, 500)}${side}</g>`;
    return {
      body:
        `${wall}<g transform="translate(230 -50) scale(.75)">${one}</g>` +
        '<use href="#shoe" transform="translate(-20 190) scale(.875)"/>',
    };
  }
  const body = wall + ground(pen, 610, 1004, 500) + side;
  return angle === 'detail' ? { body, view: shoe.detail } : { body };
}
