import { fromCallback } from 'xstate';
import type { RotationPorts } from '#machines/rotation/rotation.setup.ts';
import type { Pace } from '#machines/rotation/rotation.types.ts';
import { media } from '#src/ui/theme/tokens.ts';

/** The pace at each width of the window; without one the slides do not change there. */
export type Paces = Partial<Record<'sm' | 'md' | 'lg', Pace>>;

/** The part of the slides that has to be in the window for them to count as seen, or that they fill of the window. */
const SEEN = 0.5;

const isSeen = ({ intersectionRatio, intersectionRect }: IntersectionObserverEntry): boolean =>
  intersectionRatio >= SEEN || intersectionRect.height >= innerHeight * SEEN;

/** Pixels from the first edge of the list to that of a slide. */
const distanceTo = (row: Element, slide: Element | undefined): number =>
  slide ? slide.getBoundingClientRect().left - row.getBoundingClientRect().left : 0;

/** Returns the index of the slide at the first edge of the list. */
const positionOf = (row: HTMLElement): number => {
  const distances = [...row.children].map((slide) => Math.abs(distanceTo(row, slide)));
  return distances.indexOf(Math.min(...distances));
};

const isAtEnd = (row: HTMLElement): boolean => row.scrollLeft + row.clientWidth >= row.scrollWidth - 2;

/** The actors of slides: the scrolling list within the element with the id `id`. */
export const createRotationActors = (id: string, paces: Paces): RotationPorts => ({
  watchSlides: fromCallback(({ sendBack, receive }) => {
    const row = document.getElementById(id)?.querySelector<HTMLElement>('ul[data-slide]');
    if (!row) throw new Error(`no slides in "${id}"`);
    const ending = new AbortController();
    const { signal } = ending;
    const [medium, large, still] = [media.md, media.lg, media.still].map((query) => matchMedia(query));
    let isInWindow = false;
    /** True while the list scrolls because the chart asked for it: the shopper did nothing. */
    let isShowing = false;

    const paceNow = () => (large?.matches ? paces.lg : medium?.matches ? paces.md : paces.sm);
    const tell = () => {
      const pace = paceNow();
      // Slides that all have room have nothing to show.
      const canTurn = row.scrollWidth > row.clientWidth + 2;
      if (pace && canTurn && isInWindow && !document.hidden)
        sendBack({ type: 'sight.gained', pace, wantsStillness: still?.matches === true });
      else sendBack({ type: 'sight.lost' });
    };
    const observer = new IntersectionObserver(
      (entries) => {
        isInWindow = entries.slice(-1).some(isSeen);
        tell();
      },
      { threshold: [0, 0.1, 0.2, 0.3, 0.4, SEEN] },
    );
    observer.observe(row);
    document.addEventListener('visibilitychange', tell, { signal });
    for (const query of [medium, large, still]) query?.addEventListener('change', tell, { signal });

    const attends = () => sendBack({ type: 'attention.gained' });
    const leaves = () => {
      if (!row.matches(':hover') && !row.contains(document.activeElement)) sendBack({ type: 'attention.lost' });
    };
    row.addEventListener('pointerenter', attends, { signal });
    row.addEventListener('pointerleave', leaves, { signal });
    row.addEventListener('focusin', attends, { signal });
    // The focus leaves after this event.
    row.addEventListener('focusout', () => queueMicrotask(leaves), { signal });
    row.addEventListener(
      'scrollend',
      () => {
        if (!isShowing) sendBack({ type: 'slide.reached', position: positionOf(row) });
        isShowing = false;
      },
      { signal },
    );
    receive(({ position }) => {
      const last = row.children.length - 1;
      // The last slides come into view together: nothing is after them but the first.
      if (position > 0 && isAtEnd(row) && !paceNow()?.loops) return sendBack({ type: 'slide.reached', position: last });
      const shown = position > 0 && isAtEnd(row) ? 0 : position;
      const way = distanceTo(row, row.children[shown]);
      if (Math.abs(way) < 1) return;
      isShowing = shown === position;
      row.scrollBy({ left: way });
    });
    return () => {
      observer.disconnect();
      ending.abort();
    };
  }),
});
