import { fireEvent, render, type Screen, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { megaMenuMachine } from '#machines/mega-menu/mega-menu.machine.ts';
import { fromPort, walkView } from '#model-tests/support/view.tsx';
import { MegaMenuView } from '#src/flows/mega-menu/MegaMenuView.tsx';
import { menuOf } from './mega-menu.fixtures.ts';
import { model } from './mega-menu.model.ts';

const titles: Record<string, string> = { women: 'Women', men: 'Men' };
const opener = (screen: Screen, id: string) => screen.getByRole('button', { name: `Open ${titles[id]}` });
const links = { women: 'Trail running', men: 'Hiking boots' };

const panelOf = (id: keyof typeof links | null) => (screen: Screen) => {
  for (const [item, link] of Object.entries(links)) {
    const isShown = screen.queryByRole('link', { name: link }) !== null;
    if (isShown !== (item === id)) throw new Error(`the panel of ${item} should ${item === id ? '' : 'not '}be open`);
  }
};
const closed = panelOf(null);
/** The code of the panel is loaded when the bar is reached. */
const open = async (screen: Screen, { context }: { context: { itemId: string | null } }) => {
  const id = context.itemId as keyof typeof links;
  await screen.findByRole('link', { name: links[id] });
  panelOf(id)(screen);
};

walkView(model, {
  render: ({ actor }) => (
    <>
      <header style={{ position: 'relative' }}>
        <MegaMenuView menu={menuOf(actor.getSnapshot().context.opensOn)} actor={actor} />
      </header>
      <main>The page</main>
    </>
  ),
  gestures: {
    // A pointer that is there already does not enter again, so the pointer events are dispatched one by one.
    'item.pointed': async (_, screen, { event }) => {
      const entry = screen.getByRole('link', { name: titles[event.itemId] ?? '' }).closest('li');
      if (entry) fireEvent.pointerEnter(entry, { pointerType: 'mouse' });
    },
    'menu.left': async (_, screen) => {
      fireEvent.pointerLeave(screen.getByRole('navigation', { name: 'Shop' }), { pointerType: 'mouse' });
    },
    'item.pressed': async (user, screen, { event }) => {
      opener(screen, event.itemId).focus();
      await user.keyboard('{Enter}');
    },
    'menu.escaped': async (user, screen) => {
      opener(screen, 'women').focus();
      await user.keyboard('{Escape}');
    },
    'route.changed': fromPort('watchRoute'),
  },
  shows: { closed, intending: closed, open, leaving: open },
});

it('stays open under a pointer that rests where its veil appears, until the pointer moves', () => {
  vi.useFakeTimers();
  const logic = megaMenuMachine.provide({ actors: { watchRoute: fromCallback(() => {}) } });
  const actor = createActor(logic, { input: { opensOn: 'hover' } }).start();
  const { container } = render(
    <header>
      <MegaMenuView menu={menuOf('hover')} actor={actor} />
    </header>,
  );
  fireEvent.click(opener(screen, 'women'));
  const veil = container.querySelector('nav > [aria-hidden]');
  if (!veil) throw new Error('there is no veil');
  fireEvent.pointerEnter(veil, { pointerType: 'mouse' });
  expect(actor.getSnapshot().value).toBe('open');
  fireEvent.pointerMove(veil, { pointerType: 'mouse' });
  expect(actor.getSnapshot().value).toBe('leaving');
  actor.stop();
  vi.useRealTimers();
});
