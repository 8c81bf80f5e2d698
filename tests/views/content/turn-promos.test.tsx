import { render, screen, cleanup, act, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { turnPromos } from '#src/flows/header/turnPromos.tsx';
import { PromoMessages } from '#src/flows/header/PromoMessages.tsx';
import words from '#src/messages/compiled/en-US/blocks.gen.ts';

const messages = [
  { id: 'one', text: 'Free delivery' },
  { id: 'two', text: 'Sixty days to return' },
];

const routerOf = (promoBar: object) => {
  const listeners: (() => void)[] = [];
  return {
    state: { matches: [{ routeId: '/$locale', loaderData: { menu: { promoBar } } }] },
    subscribe: (_: string, listener: () => void) => {
      listeners.push(listener);
      return () => undefined;
    },
    rendered: () => listeners.forEach((listener) => listener()),
  };
};
type Router = Parameters<typeof turnPromos>[0];

const header = () =>
  render(
    <header>
      <div data-tone="night">
        <div>
          <PromoMessages messages={messages} />
        </div>
      </div>
    </header>,
  );
const button = () => screen.queryByRole('button', { name: new RegExp(`${words.pause}|${words.play}`) });

afterEach(cleanup);

it('adds the button that pauses the messages, also after the line was away', async () => {
  const { unmount } = header();
  const router = routerOf({ messages, autorotateTime: 4 });
  await act(() => turnPromos(router as unknown as Router));
  await waitFor(() => expect(button()).not.toBeNull());
  act(router.rendered);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  unmount();
  act(router.rendered);
  expect(button()).toBeNull();
  header();
  act(router.rendered);
  await waitFor(() => expect(button()).not.toBeNull());
});

it.each([
  ['editors set no time', { messages }],
  ['there is one message', { messages: messages.slice(0, 1), autorotateTime: 4 }],
])('adds none where %s', async (_, promoBar) => {
  header();
  await act(() => turnPromos(routerOf(promoBar) as unknown as Router));
  expect(button()).toBeNull();
});
