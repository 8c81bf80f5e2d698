import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Drawing } from '#src/chart-kit/draw/drawing.types.ts';

export interface Handling {
  /** The drawing's natural width, in pixels. */
  naturalWidth: number;
  zoom: number | null;
  /** The part that must be visible: the drawing scrolls to it whenever this changes. */
  follows?: string | undefined;
  onStep: (direction: 'in' | 'out', shown: number) => void;
  onFit: () => void;
  onHold: (isHolding: boolean) => void;
}

const isOnLink = (target: EventTarget | null): boolean => target instanceof Element && target.closest('a') !== null;

/** Returns the current scale of a drawing, however it was set. */
export const shownSize = (box: Element | null | undefined, naturalWidth: number): number =>
  (box?.firstElementChild?.getBoundingClientRect().width ?? naturalWidth) / naturalWidth;

/**
 * Dragging and zoom for an element that scrolls: a mouse drags its content, + and - and Ctrl with the wheel zoom around
 * the point that the reader looks at, 0 fits. Wheel listeners are native, because React's could not stop the page from
 * zooming itself.
 */
export function useHand(box: RefObject<HTMLElement | null>, handling: Handling): void {
  const { zoom, follows } = handling;
  const focus = useRef({ x: 0.5, y: 0.5, left: 0, top: 0 });

  const step = useEffectEvent((element: HTMLElement, direction: 'in' | 'out', at?: { x: number; y: number }) => {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
    const [left, top] = [at?.x ?? clientWidth / 2, at?.y ?? clientHeight / 2];
    focus.current = { left, top, x: (scrollLeft + left) / scrollWidth, y: (scrollTop + top) / scrollHeight };
    handling.onStep(direction, shownSize(element, handling.naturalWidth));
  });
  const fit = useEffectEvent(() => handling.onFit());
  const hold = useEffectEvent((isHolding: boolean) => handling.onHold(isHolding));

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const hearing = new AbortController();
    const { signal } = hearing;
    const wheel = (turn: WheelEvent) => {
      if (!turn.ctrlKey && !turn.metaKey) return;
      turn.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      step(element, turn.deltaY < 0 ? 'in' : 'out', { x: turn.clientX - left, y: turn.clientY - top });
    };
    const press = (key: KeyboardEvent) => {
      if (key.ctrlKey || key.metaKey || key.altKey || !['+', '=', '-', '0'].includes(key.key)) return;
      key.preventDefault();
      if (key.key === '0') fit();
      else step(element, key.key === '-' ? 'out' : 'in');
    };
    const take = (pointer: PointerEvent) => {
      if (pointer.pointerType !== 'mouse' || pointer.button !== 0 || isOnLink(pointer.target)) return;
      element.setPointerCapture(pointer.pointerId);
      hold(true);
    };
    const move = ({ pointerId, movementX, movementY }: PointerEvent) => {
      if (element.hasPointerCapture(pointerId)) element.scrollBy(-movementX, -movementY);
    };
    element.addEventListener('wheel', wheel, { passive: false, signal });
    element.addEventListener('keydown', press, { signal });
    element.addEventListener('pointerdown', take, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('lostpointercapture', () => hold(false), { signal });
    return () => hearing.abort();
  }, [box]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || zoom === null) return;
    const { x, y, left, top } = focus.current;
    element.scrollTo(x * element.scrollWidth - left, y * element.scrollHeight - top);
  }, [box, zoom]);

  useEffect(() => {
    const element = box.current;
    const lit = [...(element?.querySelectorAll('[data-lit]') ?? [])].at(-1);
    if (!element || !lit || follows === undefined) return;
    const [place, state] = [element.getBoundingClientRect(), lit.getBoundingClientRect()];
    element.scrollBy(
      state.x + state.width / 2 - place.x - place.width / 2,
      state.y + state.height / 2 - place.y - place.height / 2,
    );
  }, [box, follows]);
}

/**
 * The offset of a drawing's beginning in its viewport: what leads to the state, and the names around it, stay visible.
 */
const inset = 0.35;

/** Scrolls a drawing that is larger than its viewport to its first state, unless it follows a running chart. */
export function useBeginning(
  box: RefObject<HTMLElement | null>,
  { chart, root }: Drawing,
  follows: string | undefined,
): void {
  const isFree = follows === undefined;
  const shown = useRef('');
  const drawing = `${chart} ${root}`;
  useLayoutEffect(() => {
    const element = box.current;
    const beginning = element?.querySelector('[data-begins]');
    if (!element || !beginning || !isFree || shown.current === drawing) return;
    shown.current = drawing;
    const [place, state] = [element.getBoundingClientRect(), beginning.getBoundingClientRect()];
    element.scrollBy({
      left: state.x + state.width / 2 - place.x - inset * place.width,
      top: state.y + state.height / 2 - place.y - inset * place.height,
      behavior: 'instant',
    });
  }, [box, drawing, isFree]);
}

const corners = ['bottom-right', 'top-right', 'bottom-left'] as const;

const isCovered = (state: DOMRect, by: DOMRect): boolean =>
  state.left < by.right && by.left < state.right && state.top < by.bottom && by.top < state.bottom;

/** Moves the small map to the first corner in which it does not cover the drawing's first state. */
function placeOverview(small: SVGSVGElement, element: HTMLElement): void {
  const beginning = element.querySelector('[data-begins]')?.getBoundingClientRect();
  if (!beginning) return;
  for (const corner of corners) {
    small.dataset.corner = corner;
    if (!isCovered(beginning, small.getBoundingClientRect())) return;
  }
}

/** Height of a viewport, in pixels, below which a map would cover much of the drawing, which scrolls sideways only. */
const LEAST_HEIGHT = 300;

/**
 * Shows on the small map which part of the drawing is visible, and scrolls to where the map is clicked; hides the map
 * if everything is visible, or the drawing is low.
 */
export function useOverview(
  box: RefObject<HTMLElement | null>,
  map: RefObject<SVGSVGElement | null>,
  { width, height }: Drawing,
): void {
  useEffect(() => {
    const [element, small] = [box.current, map.current];
    const drawn = element?.querySelector('svg');
    const shown = small?.querySelector('[data-part="shown"]');
    if (!element || !small || !drawn || !shown) return undefined;
    const hearing = new AbortController();
    const { signal } = hearing;
    const show = () => {
      const [place, whole] = [element.getBoundingClientRect(), drawn.getBoundingClientRect()];
      const scale = whole.width / width;
      const isAllSeen =
        element.scrollWidth <= element.clientWidth + 1 && element.scrollHeight <= element.clientHeight + 1;
      small.toggleAttribute('hidden', isAllSeen || scale === 0 || element.clientHeight < LEAST_HEIGHT);
      if (scale === 0) return;
      const seen = {
        x: Math.max(0, (place.x - whole.x) / scale),
        y: Math.max(0, (place.y - whole.y) / scale),
        width: Math.min(width, element.clientWidth / scale),
        height: Math.min(height, element.clientHeight / scale),
      };
      for (const [name, pixels] of Object.entries(seen)) shown.setAttribute(name, String(Math.round(pixels)));
    };
    const goTo = ({ clientX, clientY }: PointerEvent) => {
      const { x, y, width: across, height: down } = small.getBoundingClientRect();
      element.scrollTo({
        left: ((clientX - x) / across) * element.scrollWidth - element.clientWidth / 2,
        top: ((clientY - y) / down) * element.scrollHeight - element.clientHeight / 2,
        behavior: 'instant',
      });
    };
    const sized = new ResizeObserver(() => {
      show();
      placeOverview(small, element);
    });
    sized.observe(element);
    sized.observe(drawn);
    element.addEventListener('scroll', show, { passive: true, signal });
    small.addEventListener(
      'pointerdown',
      (pointer) => {
        small.setPointerCapture(pointer.pointerId);
        goTo(pointer);
      },
      { signal },
    );
    small.addEventListener(
      'pointermove',
      (pointer) => {
        if (small.hasPointerCapture(pointer.pointerId)) goTo(pointer);
      },
      { signal },
    );
    return () => {
      hearing.abort();
      sized.disconnect();
    };
  }, [box, map, width, height]);
}
