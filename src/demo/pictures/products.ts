/** Which drawing shows which silhouette from which angle. */
import { beanie, cap, gloves, socks } from './apparel/accessories.ts';
import { leggings, shorts, trousers } from './apparel/bottoms.ts';
import { longSleeve as sleeveOutline } from './apparel/cut.ts';
import type { Inks } from './apparel/cut.ts';
import { foldedLegs, foldedTop, packed } from './apparel/folded.ts';
import { fleece, puffer, shell, vest } from './apparel/outerwear.ts';
import { baseLayer, hoodie, longSleeve, shirt, sweatshirt, tee } from './apparel/tops.ts';
import { both, closed, hanging, mirrored, studio } from './draw.ts';
import type { Box, Pen } from './draw.ts';
import { drawShoe } from './footwear/footwear.ts';
import { bottle, mug, sleepingBag, tent } from './gear/camp.ts';
import { giftCard } from './gear/card.ts';
import { daypack, duffel, hipPack, pack } from './gear/packs.ts';
import type { Silhouette } from './names.ts';

type Kind = {
  /** Draws an angle; `detail` is drawn as the first angle and cropped. */
  draw: (pen: Pen, inks: Inks, angle: string) => string;
  detail: Box;
  /** The y of the floor's edge for what stands; a flat wall for what hangs or lies. */
  floor?: number;
};

const torso = closed(
  both([
    [600, 320],
    [480, 310],
    [400, 345, 1],
    [360, 590, 1],
    [346, 1000],
    [342, 1210, 1],
    [600, 1230],
  ]),
);
const sleeve = closed(sleeveOutline);
const shadows = {
  long: (pen: Pen) => mirrored(hanging(pen, sleeve)) + hanging(pen, torso),
  body: (pen: Pen) => hanging(pen, torso),
  legs: (pen: Pen) =>
    mirrored(
      hanging(
        pen,
        closed([
          [600, 260, 1],
          [430, 250, 1],
          [400, 560],
          [400, 1060],
          [404, 1290, 1],
          [556, 1300, 1],
          [580, 800],
          [600, 600],
        ]),
      ),
    ),
  tights: (pen: Pen) =>
    mirrored(
      hanging(
        pen,
        closed([
          [600, 240, 1],
          [460, 230, 1],
          [420, 480],
          [440, 880],
          [476, 1300, 1],
          [560, 1304, 1],
          [580, 860],
          [600, 560],
        ]),
      ),
    ),
  short: (pen: Pen) =>
    mirrored(
      hanging(
        pen,
        closed([
          [600, 410, 1],
          [400, 400, 1],
          [320, 800],
          [300, 990, 1],
          [556, 1040, 1],
          [600, 800],
        ]),
      ),
    ),
};

/** A garment that hangs: front and back, and a third way to show it. */
const worn =
  (
    draw: (pen: Pen, inks: Inks, fromBack: boolean) => string,
    third: (pen: Pen, inks: Inks) => string,
    shadow: keyof typeof shadows = 'long',
  ): Kind['draw'] =>
  (pen, inks, angle) =>
    angle === 'folded' || angle === 'packed'
      ? third(pen, inks)
      : shadows[shadow](pen) + draw(pen, inks, angle === 'back');

const chest: Box = [500, 260, 400, 500];

const kinds: Partial<Record<Silhouette, Kind>> = {
  'shell-jacket': { draw: worn(shell, (pen, inks) => packed(pen, inks, false)), detail: [420, 90, 440, 550] },
  puffer: { draw: worn(puffer, (pen, inks) => packed(pen, inks, true)), detail: [440, 230, 440, 550] },
  vest: { draw: worn(vest, (pen, inks) => packed(pen, inks, true), 'body'), detail: [440, 230, 440, 550] },
  fleece: {
    draw: worn(fleece, (pen, inks) =>
      foldedTop(pen, inks, { tile: 'fleece', neck: 'stand', cloth: inks.main, neckCloth: inks.main, zipped: true }),
    ),
    detail: [500, 260, 440, 550],
  },
  tee: {
    draw: worn(
      tee,
      (pen, inks) => foldedTop(pen, inks, { tile: 'jersey', neck: 'crew', cloth: inks.main, neckCloth: inks.main }),
      'body',
    ),
    detail: [470, 250, 400, 500],
  },
  'long-sleeve': {
    draw: worn(longSleeve, (pen, inks) =>
      foldedTop(pen, inks, { tile: 'jersey', neck: 'crew', cloth: inks.main, neckCloth: inks.main, stripes: true }),
    ),
    detail: chest,
  },
  sweatshirt: {
    draw: worn(sweatshirt, (pen, inks) =>
      foldedTop(pen, inks, { tile: 'marl', neck: 'crew', cloth: inks.main, neckCloth: inks.main }),
    ),
    detail: [420, 250, 400, 500],
  },
  hoodie: {
    draw: worn(hoodie, (pen, inks) =>
      foldedTop(pen, inks, { tile: 'marl', neck: 'hood', cloth: inks.main, neckCloth: inks.main }),
    ),
    detail: [420, 180, 440, 550],
  },
  shirt: {
    draw: worn(shirt, (pen, inks) =>
      foldedTop(pen, inks, { tile: 'twill', neck: 'collar', cloth: inks.main, neckCloth: inks.main, check: true }),
    ),
    detail: [440, 250, 400, 500],
  },
  'base-layer-top': {
    draw: worn(baseLayer, (pen, inks) =>
      foldedTop(pen, inks, { tile: 'waffle', neck: 'stand', cloth: inks.main, neckCloth: inks.second }),
    ),
    detail: [440, 230, 400, 500],
  },
  trousers: {
    draw: worn(trousers, (pen, inks) => foldedLegs(pen, inks, 'twill'), 'legs'),
    detail: [460, 200, 400, 500],
  },
  shorts: {
    draw: worn(shorts, (pen, inks) => foldedLegs(pen, inks, 'ripstop'), 'short'),
    detail: [360, 360, 400, 500],
  },
  leggings: {
    draw: worn(leggings, (pen, inks) => foldedLegs(pen, inks, 'jersey'), 'tights'),
    detail: [420, 170, 360, 450],
  },
  cap: { draw: cap, detail: [420, 400, 400, 500] },
  beanie: { draw: (pen, inks, angle) => beanie(pen, inks, angle), detail: [400, 620, 360, 450] },
  'bobble-hat': { draw: (pen, inks, angle) => beanie(pen, inks, angle, true), detail: [380, 160, 440, 550] },
  socks: { draw: socks, detail: [480, 200, 400, 500] },
  gloves: { draw: gloves, detail: [130, 640, 400, 500] },
  pack: { draw: pack, detail: [400, 210, 440, 550] },
  daypack: { draw: daypack, detail: [400, 290, 400, 500] },
  duffel: { draw: duffel, detail: [420, 500, 400, 500], floor: 960 },
  'hip-pack': { draw: hipPack, detail: [320, 580, 400, 500] },
  tent: { draw: tent, detail: [380, 400, 480, 600], floor: 960 },
  'sleeping-bag': { draw: sleepingBag, detail: [400, 130, 440, 550] },
  'water-bottle': { draw: bottle, detail: [420, 190, 360, 450], floor: 1130 },
  mug: { draw: mug, detail: [380, 480, 400, 500], floor: 900 },
  'gift-card': { draw: giftCard, detail: [560, 440, 440, 550] },
};

/** Angles that look down on a product that lies: there is no edge of a floor. */
const flat = new Set(['top', 'packed', 'folded', 'sole', 'open']);

/** A product's picture on its backdrop, and the part of it that the frame shows. */
export function product(
  pen: Pen,
  silhouette: Silhouette,
  inks: Inks,
  angle: string,
  first: string,
): { body: string; view?: Box } {
  const shoe = drawShoe(pen, silhouette, inks, angle);
  if (shoe !== null) return shoe;
  const kind = kinds[silhouette];
  if (kind === undefined) throw new Error(`No drawing of ${silhouette}`);
  const stands = kind.floor !== undefined && !flat.has(angle);
  const body = studio(pen, stands ? kind.floor : 0) + kind.draw(pen, inks, angle === 'detail' ? first : angle);
  return angle === 'detail' ? { body, view: kind.detail } : { body };
}

/** A product without its backdrop, for a scene. */
export function bare(pen: Pen, silhouette: Silhouette, inks: Inks, angle: string): string {
  const kind = kinds[silhouette];
  if (kind !== undefined) return kind.draw(pen, inks, angle);
  return drawShoe(pen, silhouette, inks, angle, true)?.body ?? '';
}
