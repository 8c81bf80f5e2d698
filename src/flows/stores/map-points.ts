import type { Position } from '#src/domain/distance.ts';

/** A point to draw; `isChosen` sets it apart. */
export interface MapPlace extends Position {
  id: string;
  label: string;
  isChosen?: boolean;
}

export interface DrawnPlace {
  id: string;
  x: number;
  y: number;
  isChosen: boolean;
  /** Null where other labels leave no room. */
  label: { text: string; x: number; y: number; anchor: 'start' | 'middle' | 'end' } | null;
}

export interface DrawnMap {
  width: number;
  height: number;
  places: DrawnPlace[];
  meridians: number[];
  parallels: number[];
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Units of the drawing. A letter's width is an estimate for a label of 12. */
const WIDTH = 400;
const [LEAST, MOST] = [260, 460];
const MARGIN = 36;
const [LETTER, LINE] = [6.6, 15];
const GAP = 11;

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const around = (x: number, y: number): Box => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 });

const isInside = ({ left, right }: Box) => left >= 2 && right <= WIDTH - 2;

/** Where a label may stand: right, left, above or below its place; above and below it keeps inside the drawing. */
function spotsFor(label: string, x: number, y: number) {
  const length = label.length * LETTER;
  const spot = (anchor: 'start' | 'middle' | 'end', textX: number, middle: number) => {
    const left = textX - { start: 0, middle: length / 2, end: length }[anchor];
    const box = { left, right: left + length, top: middle - LINE / 2, bottom: middle + LINE / 2 };
    return { box, at: { x: textX, y: middle + 4, anchor } };
  };
  const inside = between(x, length / 2 + 4, WIDTH - length / 2 - 4);
  return [
    spot('start', x + GAP, y),
    spot('end', x - GAP, y),
    spot('middle', inside, y - GAP - LINE / 2),
    spot('middle', inside, y + GAP + LINE / 2),
  ];
}

/** Whole multiples of a step in a range: about four lines. */
function lines(from: number, to: number): number[] {
  const step = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 45].find((one) => (to - from) / one <= 6) ?? 90;
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, at) => (first + at) * step);
}

/**
 * Projects places to a drawing, north up: an equirectangular projection that is true to scale in the middle. Labels
 * that would cover others are left out; chosen places and the first ones are labelled first.
 */
export function drawMap(places: readonly MapPlace[]): DrawnMap {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const middle = {
    y: (Math.min(...latitudes) + Math.max(...latitudes)) / 2,
    x: (Math.min(...longitudes) + Math.max(...longitudes)) / 2,
  };
  const squeeze = Math.cos((middle.y * Math.PI) / 180);
  // Half a degree at least: a single store has some land around it.
  const tall = Math.max(0.5, Math.max(...latitudes) - Math.min(...latitudes));
  const wide = Math.max(0.5, (Math.max(...longitudes) - Math.min(...longitudes)) * squeeze);
  const height = Math.round(between(((WIDTH - 2 * MARGIN) * tall) / wide + 2 * MARGIN, LEAST, MOST));
  const scale = Math.min((WIDTH - 2 * MARGIN) / wide, (height - 2 * MARGIN) / tall);
  const xOf = (longitude: number) => Math.round((WIDTH / 2 + (longitude - middle.x) * squeeze * scale) * 10) / 10;
  const yOf = (latitude: number) => Math.round((height / 2 - (latitude - middle.y) * scale) * 10) / 10;
  const across = WIDTH / 2 / scale / squeeze;
  const up = height / 2 / scale;

  const points = places
    .map((place) => ({ ...place, x: xOf(place.longitude), y: yOf(place.latitude) }))
    .sort((a, b) => Number(b.isChosen ?? false) - Number(a.isChosen ?? false));
  const taken: Box[] = points.map(({ x, y }) => around(x, y));
  const drawn = points.map(({ id, label, x, y, isChosen = false }): DrawnPlace => {
    const spot = spotsFor(label, x, y).find(({ box }) => isInside(box) && !taken.some((other) => overlap(box, other)));
    if (spot) taken.push(spot.box);
    return { id, x, y, isChosen, label: spot ? { text: label, ...spot.at } : null };
  });
  return {
    width: WIDTH,
    height,
    places: drawn,
    meridians: lines(middle.x - across, middle.x + across).map(xOf),
    parallels: lines(middle.y - up, middle.y + up).map(yOf),
  };
}
