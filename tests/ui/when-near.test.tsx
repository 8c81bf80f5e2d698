import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { WhenNear } from '#src/ui/behaviour/WhenNear.tsx';
import './support.tsx';

/** How far below the window the part is, in pixels. */
let below = 0;

/** An observer of one element, `below` the window. */
class Observer {
  private readonly tell: IntersectionObserverCallback;
  private readonly reach: number;
  constructor(tell: IntersectionObserverCallback, { rootMargin = '0px' }: IntersectionObserverInit) {
    this.tell = tell;
    this.reach = Number.parseInt(rootMargin, 10);
  }
  observe() {
    const entry = { isIntersecting: below <= this.reach } as IntersectionObserverEntry;
    act(() => this.tell([entry], this as unknown as IntersectionObserver));
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  return () => vi.unstubAllGlobals();
});

const open = () =>
  render(
    <WhenNear id="part" reach={1200}>
      part
    </WhenNear>,
  );

it('renders a part below the window once the page is scrolled, if it is near', () => {
  below = 300;
  open();
  expect(screen.queryByText('part')).toBeNull();
  fireEvent.scroll(window);
  expect(screen.getByText('part')).not.toBeNull();
});

it('renders a part that is near at once on a page that the browser opens further down', () => {
  vi.stubGlobal('scrollY', 500);
  below = 300;
  open();
  expect(screen.getByText('part')).not.toBeNull();
});

it('renders a part in the window at once', () => {
  below = 0;
  open();
  expect(screen.getByText('part')).not.toBeNull();
});

it('renders a part below the window before the page is scrolled, if it is told to', () => {
  below = 300;
  render(
    <WhenNear id="part" firstReach={600}>
      part
    </WhenNear>,
  );
  expect(screen.getByText('part')).not.toBeNull();
});

it('renders nothing of a part that is far away', () => {
  below = 2000;
  open();
  fireEvent.scroll(window);
  expect(screen.queryByText('part')).toBeNull();
});
