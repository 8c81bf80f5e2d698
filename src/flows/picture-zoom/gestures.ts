import type { KeyboardEvent, PointerEvent } from 'react';
import type { PictureZoomRef } from '#machines/picture-zoom/picture-zoom.selectors.ts';
import type { Point } from '#machines/picture-zoom/picture-zoom.types.ts';

const middle: Point = { x: 0.5, y: 0.5 };

/** How much larger a press of a button or key makes the picture. */
export const STEP = 2;
/** The part of the frame by which an arrow key moves the picture. */
const KEY_STEP = 0.1;
/** Pixels of the wheel that make the picture e times larger. */
const WHEEL = 400;

/** Returns where in the frame a pointer is. */
function pointIn(frame: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: (clientX - left) / (width || 1), y: (clientY - top) / (height || 1) };
}

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The handlers that turn pointers and the wheel in the frame, and keys in the dialog, into events of the chart. */
export function gesturesOf(actor: PictureZoomRef) {
  const held = new Map<number, Point>();
  const zoom = (by: number, about: Point = middle) => actor.send({ type: 'zoom.requested', by, about });
  const move = (x: number, y: number) => actor.send({ type: 'picture.moved', by: { x, y } });
  const release = ({ pointerId }: PointerEvent) => void held.delete(pointerId);
  const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
    ArrowLeft: [KEY_STEP, 0],
    ArrowRight: [-KEY_STEP, 0],
    ArrowUp: [0, KEY_STEP],
    ArrowDown: [0, -KEY_STEP],
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (event.key === '+' || event.key === '=') zoom(STEP);
    else if (event.key === '-') zoom(1 / STEP);
    else if (arrow) move(...arrow);
    else return;
    event.preventDefault();
  };
  const frame = {
    onPointerDown: (event: PointerEvent) => {
      held.set(event.pointerId, pointIn(event.currentTarget, event));
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      const before = held.get(event.pointerId);
      if (!before) return;
      const now = pointIn(event.currentTarget, event);
      const [other] = [...held].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
      held.set(event.pointerId, now);
      if (!other) return move(now.x - before.x, now.y - before.y);
      const [start, end] = [between(before, other), between(now, other)];
      zoom(distance(now, other) / (distance(before, other) || 1), start);
      move(end.x - start.x, end.y - start.y);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onDoubleClick: (event: { currentTarget: Element; clientX: number; clientY: number }) =>
      zoom(STEP, pointIn(event.currentTarget, event)),
    /**
     * The dialog opens with the focus in the frame, so that keys work at once. React listens to the wheel passively,
     * and then the page would zoom, too.
     */
    ref: (frame: HTMLElement | null) => {
      if (!frame) return;
      frame.focus({ preventScroll: true });
      const turn = (event: WheelEvent) => {
        event.preventDefault();
        zoom(Math.exp(-event.deltaY / WHEEL), pointIn(frame, event));
      };
      frame.addEventListener('wheel', turn, { passive: false });
      return () => frame.removeEventListener('wheel', turn);
    },
  };
  return { frame, onKeyDown };
}
