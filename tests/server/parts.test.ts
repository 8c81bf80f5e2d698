import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type AnyActorRef, createActor, createMachine } from 'xstate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetParts, PageParts } from '#src/server/parts.ts';
import { CachedPart, PartsContext } from '#src/ui/behaviour/CachedPart.tsx';

const chart = createMachine({ id: 'header', initial: 'tall', states: { tall: {} } });
const Header = vi.fn(({ actors }: { actors: AnyActorRef[] }) => {
  actors.push(createActor(chart));
  return createElement('header', null, 'Waymark’s');
});

const headerPart = (actors: AnyActorRef[]) => {
  const props = { name: 'header', children: createElement(Header, { actors }) };
  return createElement(CachedPart, props);
};

/** Renders a page with a shared header, as the server does. */
function render(kind: string, words: string, now = 0): { html: string; charts: number } {
  const actors: AnyActorRef[] = [];
  const parts = new PageParts(kind, actors, now);
  const html = parts.finish(
    renderToString(
      createElement(
        PartsContext,
        { value: parts },
        createElement('body', null, headerPart(actors), createElement('main', null, words)),
      ),
    ),
  );
  return { html, charts: actors.length };
}

describe('a part shared by all pages of a kind', () => {
  beforeEach(() => {
    forgetParts();
    Header.mockClear();
  });

  it('is rendered once, and every page is complete', () => {
    const pages = ['one', 'two', 'three'].map((words) => render('en-us p', words).html);
    expect(pages).toEqual(
      ['one', 'two', 'three'].map((words) => `<body><header>Waymark’s</header><main>${words}</main></body>`),
    );
    expect(Header).toHaveBeenCalledTimes(1);
  });

  it('lists its charts on every page', () => {
    expect([render('en-us p', 'one').charts, render('en-us p', 'two').charts]).toEqual([1, 1]);
  });

  it('is rendered separately for another kind', () => {
    render('en-us p', 'one');
    render('fr-fr p', 'un');
    expect(Header).toHaveBeenCalledTimes(2);
  });

  it('is rendered again after a minute, and when content changed', () => {
    render('en-us p', 'one');
    render('en-us p', 'one', 59_999);
    expect(Header).toHaveBeenCalledTimes(1);
    render('en-us p', 'one', 60_000);
    expect(Header).toHaveBeenCalledTimes(2);
    forgetParts();
    render('en-us p', 'one', 60_000);
    expect(Header).toHaveBeenCalledTimes(3);
  });

  it('is rendered each time if nothing may be cached', () => {
    expect(renderToString(headerPart([]))).toBe('<header>Waymark’s</header>');
  });
});
