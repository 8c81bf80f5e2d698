import { cleanup, fireEvent, render, type Screen, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { pictureZoomMachine } from '#machines/picture-zoom/picture-zoom.machine.ts';
import { walkView } from '#model-tests/support/view.tsx';
import { PictureZoomView } from '#src/flows/picture-zoom/PictureZoomView.tsx';
import words from '#src/messages/compiled/en-US/picture-zoom.gen.ts';
import { input, model } from './picture-zoom.model.ts';

const button = (screen: Screen, name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const frame = (screen: Screen) => screen.getByRole('group', { name: words.stage });
const transform = (screen: Screen) => frame(screen).querySelector('picture')?.style.transform;

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <PictureZoomView actor={actor} name={input.name} pictures={input.pictures} isOpen onClose={() => {}} />
  ),
  gestures: {
    'zoom.requested': (user, screen, { event: { by } }) =>
      user.click(button(screen, by > 1 ? words.zoomIn : words.zoomOut)),
    'picture.moved': async (user, screen) => {
      await user.pointer([
        { keys: '[MouseLeft>]', target: frame(screen), coords: { clientX: 0, clientY: 0 } },
        { target: frame(screen), coords: { clientX: 1, clientY: 1 } },
        { keys: '[/MouseLeft]', target: frame(screen) },
      ]);
    },
    'picture.chosen': (user, screen, { event: { at } }) =>
      user.click(button(screen, at === 0 ? words.previous : words.next)),
  },
  shows: {
    whole: (screen, { context: { at } }) => {
      screen.getByRole('img', { name: input.pictures[at]?.alt });
      expect(button(screen, words.zoomOut).disabled).toBe(true);
      expect(transform(screen)).toBe('translate(0.00%, 0.00%) scale(1.000)');
      screen.getByText(`Picture ${at + 1} of 2, 100%`);
    },
    enlarged: (screen, { context: { scale } }) => {
      expect(button(screen, words.zoomOut).disabled).toBe(false);
      expect(button(screen, words.zoomIn).disabled).toBe(scale === 4);
      expect(transform(screen)).toContain(`scale(${scale}.000)`);
    },
  },
});

afterEach(cleanup);

describe('the frame', () => {
  function open() {
    const actor = createActor(pictureZoomMachine, { input }).start();
    render(<PictureZoomView actor={actor} name={input.name} pictures={input.pictures} isOpen onClose={() => {}} />);
    return () => actor.getSnapshot().context;
  }

  it('is zoomed and moved by the keyboard', () => {
    const context = open();
    for (const key of ['+', '+', '-']) fireEvent.keyDown(frame(screen), { key });
    expect(context().scale).toBe(2);
    fireEvent.keyDown(frame(screen), { key: 'ArrowRight' });
    fireEvent.keyDown(frame(screen), { key: 'ArrowUp' });
    expect(context().center).toEqual({ x: 0.55, y: 0.45 });
  });

  it('has keys that work on the buttons, too', () => {
    const context = open();
    fireEvent.keyDown(button(screen, words.next), { key: '+' });
    expect(context().scale).toBe(2);
  });

  it('is zoomed by the wheel, and the page is not', () => {
    const context = open();
    expect(fireEvent.wheel(frame(screen), { deltaY: -400 * Math.LN2 })).toBe(false);
    expect(context().scale).toBeCloseTo(2);
  });

  it('is zoomed by two fingers', () => {
    const context = open();
    fireEvent.pointerDown(frame(screen), { pointerId: 1, clientX: 0, clientY: 0 });
    fireEvent.pointerDown(frame(screen), { pointerId: 2, clientX: 10, clientY: 0 });
    fireEvent.pointerMove(frame(screen), { pointerId: 2, clientX: 20, clientY: 0 });
    expect(context().scale).toBeCloseTo(2);
    fireEvent.pointerUp(frame(screen), { pointerId: 2 });
    fireEvent.pointerUp(frame(screen), { pointerId: 1 });
    fireEvent.pointerMove(frame(screen), { pointerId: 2, clientX: 40, clientY: 0 });
    expect(context().scale).toBeCloseTo(2);
  });
});
