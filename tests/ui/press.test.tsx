import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProductCard } from '#src/ui/product/ProductCard.tsx';
import { afterPaint } from '#src/ui/behaviour/afterPaint.ts';
import { SizePicker } from '#src/ui/form/SizePicker.tsx';
import { seen } from '#src/ui/behaviour/seen.ts';
import { showProgress, startProgress } from '#src/ui/behaviour/showProgress.ts';
import './support.tsx';

type Listener = (event: { fromLocation?: object; hrefChanged: boolean }) => void;

/** A fake router whose events the test sends with `tell`. */
function openRouter() {
  const listeners: Record<string, Listener> = {};
  const subscribe = (event: string, listener: Listener) => {
    listeners[event] = listener;
    return () => {};
  };
  return {
    router: { subscribe } as unknown as Parameters<typeof showProgress>[0],
    tell: (event: string, told: Parameters<Listener>[0]) => listeners[event]?.(told),
  };
}

afterEach(() => void delete document.documentElement.dataset['going']);

const isGoing = () => document.documentElement.dataset['going'] !== undefined;

describe('the progress bar of a navigation', () => {
  it('is shown from the press until the page is there', () => {
    const { router, tell } = openRouter();
    showProgress(router);
    tell('onBeforeLoad', { fromLocation: {}, hrefChanged: true });
    expect(isGoing()).toBe(true);
    tell('onResolved', { fromLocation: {}, hrefChanged: true });
    expect(isGoing()).toBe(false);
  });

  it('is not shown for the first page, nor if the same page is reloaded', () => {
    const { router, tell } = openRouter();
    showProgress(router);
    tell('onBeforeLoad', { hrefChanged: true });
    tell('onBeforeLoad', { fromLocation: {}, hrefChanged: false });
    expect(isGoing()).toBe(false);
  });

  it('is shown in the turn of the press on a link, except on a link to the same page', () => {
    startProgress(location.pathname);
    expect(isGoing()).toBe(false);
    startProgress('/en-us/stores');
    expect(isGoing()).toBe(true);
  });

  it('ends if the pressed address was another spelling of this page', () => {
    const { router, tell } = openRouter();
    showProgress(router);
    startProgress('/en-us/stores/');
    tell('onBeforeLoad', { fromLocation: {}, hrefChanged: false });
    expect(isGoing()).toBe(false);
  });
});

describe('work after a press', () => {
  beforeEach(() => void vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible'));
  afterEach(() => vi.restoreAllMocks());

  it('waits for the frame that shows the press', async () => {
    const order: string[] = [];
    requestAnimationFrame(() => order.push('frame'));
    await seen().then(() => order.push('work'));
    expect(order).toEqual(['frame', 'work']);
  });

  it('does not wait on a page that is left or hidden', async () => {
    vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    const leaving = seen();
    dispatchEvent(new Event('pagehide'));
    await leaving;
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await seen();
  });
});

describe('a press whose work draws much', () => {
  afterEach(() => vi.restoreAllMocks());
  const visible = () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');

  it('is marked until the work is done, and a second press before is ignored', async () => {
    visible();
    const element = document.createElement('button');
    const work = vi.fn(() => expect(element.dataset).not.toHaveProperty('pressed'));
    afterPaint(element, work);
    afterPaint(element, work);
    expect(work).not.toHaveBeenCalled();
    expect(element.dataset).toHaveProperty('pressed');
    await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
    afterPaint(element, work);
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  });

  it('does its work at once on a page out of sight', () => {
    const work = vi.fn();
    afterPaint(document.createElement('button'), work);
    expect(work).toHaveBeenCalledOnce();
  });

  it('leaves the choice of a size to the browser, and shows what the chart chose meanwhile', async () => {
    visible();
    const onSelect = vi.fn();
    const items = ['8', '9'].map((value) => ({ value, label: value }));
    const { rerender } = render(<SizePicker label="Size" name="size" items={items} onSelect={onSelect} />);
    const nine = screen.getByRole<HTMLInputElement>('radio', { name: '9' });
    fireEvent.click(nine);
    expect(nine.checked).toBe(true);
    expect(onSelect).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(onSelect).toHaveBeenCalledWith('9'));
    rerender(<SizePicker label="Size" name="size" items={items} selected="8" onSelect={onSelect} />);
    expect(nine.checked).toBe(false);
  });
});

describe('the picture of a tile', () => {
  it('has a transition name only after its tile is pressed', async () => {
    const { container } = render(
      <ProductCard
        href="#"
        title="Fellrunner 3"
        pictures={[{ path: 'product/a/b/side', alt: '' }]}
        transitionName="product-WM000123"
      />,
    );
    const named = () => container.querySelector('[style*="view-transition-name: product-WM000123"]');
    expect(named()).toBeNull();
    fireEvent.click(screen.getByRole('link'));
    await vi.waitFor(() => expect(named()).not.toBeNull());
  });
});
