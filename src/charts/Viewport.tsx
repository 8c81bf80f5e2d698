import { css } from '@linaria/core';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { colour, radius } from '#src/ui/tokens.ts';

/** The largest step of `data-fit`, in tens of rem. */
export const widestFit = 14;

const leastWidths = Array.from({ length: widestFit }, (_, step) => `& > svg[data-fit='${step + 1}'] { min-width: ${(step + 1) * 10}rem; }`).join('\n');

const viewport = css`
  position: relative;
  overflow: auto;
  border: 1px solid ${colour.line};
  border-radius: ${radius.md};
  background: ${colour.paper};
  overscroll-behavior-inline: contain;
  touch-action: pan-x pan-y;

  &:focus-visible {
    outline: 2px solid ${colour.focus};
    outline-offset: 2px;
  }
  /* As large as the reader wants: then it is a window, and no longer a part of the page's length. */
  &[data-zoomed] {
    max-height: max(34rem, 86dvh);
  }
  &[data-holding] {
    cursor: grabbing;
    user-select: none;
  }
  & > svg {
    margin-inline: auto;
  }
  /* Fitted: no wider than the place, and no smaller than can be read. */
  & > svg[data-fit] {
    max-width: 100%;
  }
  ${leastWidths}
  @media print {
    overflow: visible;
    max-height: none;
    border: 0;

    & > svg {
      width: 100%;
      min-width: 0;
      max-height: 100vh;
    }
  }
`;

interface ViewportProps {
  label: string;
  /** The drawing's natural width, in pixels. */
  naturalWidth: number;
  zoom: number | null;
  isHolding: boolean;
  /** What must be in view: the drawing scrolls to it whenever it changes. */
  follows?: string | undefined;
  onStep: (direction: 'in' | 'out', shown: number) => void;
  onFit: () => void;
  onHold: (isHolding: boolean) => void;
  children: ReactNode;
}

const isOnLink = (target: EventTarget): boolean => target instanceof Element && target.closest('a') !== null;

/**
 * A window onto a drawing: it scrolls natively (touch, wheel, arrow keys), a mouse drags it, + and - and Ctrl with the
 * wheel change the size around where the reader looks, 0 fits. What size that is, the chart says; this only asks.
 */
export function Viewport({ label, naturalWidth, zoom, isHolding, follows, onStep, onFit, onHold, children }: ViewportProps) {
  const box = useRef<HTMLDivElement>(null);
  const focus = useRef({ x: 0.5, y: 0.5, left: 0, top: 0 });
  const shown = () => (box.current?.firstElementChild?.getBoundingClientRect().width ?? naturalWidth) / naturalWidth;

  const step = (direction: 'in' | 'out', at?: { x: number; y: number }) => {
    const element = box.current;
    if (!element) return;
    const left = at?.x ?? element.clientWidth / 2;
    const top = at?.y ?? element.clientHeight / 2;
    focus.current = {
      left,
      top,
      x: (element.scrollLeft + left) / element.scrollWidth,
      y: (element.scrollTop + top) / element.scrollHeight,
    };
    onStep(direction, shown());
  };
  const stepRef = useRef(step);
  stepRef.current = step;

  // React listens to wheels passively; zooming has to keep the page from doing so itself.
  useEffect(() => {
    const element = box.current;
    const turn = (wheel: WheelEvent) => {
      if (!element || (!wheel.ctrlKey && !wheel.metaKey)) return;
      wheel.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      stepRef.current(wheel.deltaY < 0 ? 'in' : 'out', { x: wheel.clientX - left, y: wheel.clientY - top });
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, []);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || zoom === null) return;
    const { x, y, left, top } = focus.current;
    element.scrollTo(x * element.scrollWidth - left, y * element.scrollHeight - top);
  }, [zoom]);

  useEffect(() => {
    const element = box.current;
    const lit = element?.querySelectorAll('[data-lit]');
    const last = lit?.[lit.length - 1];
    if (!element || !last || follows === undefined) return;
    const [place, state] = [element.getBoundingClientRect(), last.getBoundingClientRect()];
    element.scrollBy(state.x + state.width / 2 - place.x - place.width / 2, state.y + state.height / 2 - place.y - place.height / 2);
  }, [follows]);

  const press = (key: KeyboardEvent) => {
    if (key.ctrlKey || key.metaKey || key.altKey) return;
    if (key.key === '+' || key.key === '=') step('in');
    else if (key.key === '-') step('out');
    else if (key.key === '0') onFit();
    else return;
    key.preventDefault();
  };
  const move = (pointer: PointerEvent) => {
    if (!isHolding || pointer.buttons !== 1) return;
    box.current?.scrollBy(-pointer.movementX, -pointer.movementY);
  };

  return (
    <div
      ref={box}
      className={viewport}
      role="region"
      aria-label={label}
      // A box that scrolls has to be reachable by the keyboard.
      tabIndex={0}
      data-zoomed={zoom !== null || undefined}
      data-holding={isHolding || undefined}
      onKeyDown={press}
      onPointerDown={(pointer) => {
        if (pointer.pointerType !== 'mouse' || pointer.button !== 0 || isOnLink(pointer.target)) return;
        pointer.currentTarget.setPointerCapture(pointer.pointerId);
        onHold(true);
      }}
      onPointerMove={move}
      onPointerUp={() => isHolding && onHold(false)}
      onPointerCancel={() => isHolding && onHold(false)}
    >
      {children}
    </div>
  );
}
