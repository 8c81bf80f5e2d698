import { expect } from 'vitest';
import SearchPanel from '#src/flows/auto-suggest/SearchPanel.tsx';
import { fromPort, relayed, unreachable, walkView } from '#model-tests/support/view.tsx';
import { model } from './auto-suggest.model.ts';

walkView(model, {
  render: ({ actor }) => <SearchPanel actor={actor} />,
  gestures: {
    'search.opened': relayed('the button in the header'),
    'search.closed': async (user, screen) => {
      // While suggestions are open, the first Escape only closes them.
      if (!screen.queryByRole('button', { name: 'Close' })) await user.keyboard('{Escape}');
      await user.click(screen.getByRole('button', { name: 'Close' }));
    },
    'text.typed': async (user, screen, { event, snapshot, actor }) => {
      const line = screen.getByRole('combobox', { name: 'Search the shop' });
      if (event.text === snapshot.context.text) return actor.send(event);
      if (event.text === '') return user.clear(line);
      // Replaces the present text.
      await user.tripleClick(line);
      await user.paste(event.text);
    },
    'search.submitted': async (user, screen, { event, snapshot, actor }) => {
      if (snapshot.context.text === '') return actor.send(event);
      await user.click(screen.getByRole('combobox', { name: 'Search the shop' }));
      await user.keyboard('{Enter}');
    },
    'suggestion.picked': async (user, screen, { event, actor }) => {
      const option = screen.queryByRole('option', { name: /trail running shoes/ });
      if (option) await user.click(option);
      else actor.send(event);
    },
    'route.changed': fromPort('watchRoute'),
  },
  axe: {
    ignore: {
      'aria-hidden-focus':
        'while suggestions are open the combobox hides all but itself and them from readers; Tab closes them first',
    },
  },
  shows: {
    closed: (screen) => expect(screen.queryByRole('dialog')).toBeNull(),
    'open.weighing': unreachable('passed through'),
    'open.empty': (screen) => screen.getByRole('combobox', { name: 'Search the shop' }),
    'open.typing': (screen) => screen.getByRole('combobox', { name: 'Search the shop' }),
    'open.loading': (screen) => screen.getByRole('combobox', { name: 'Search the shop' }),
    'open.suggestions': (screen) => {
      screen.getByRole('option', { name: /trail running shoes/ });
      // Help pages are listed below the products.
      expect(screen.getAllByRole('option').at(-1)?.textContent).toBe('How to return');
    },
    'open.none': (screen) => screen.getAllByText(/Nothing comes to mind/),
    'open.failed': (screen) => screen.getAllByText(/No suggestions at the moment/),
    leaving: (screen) => screen.getByRole('dialog'),
    closing: unreachable('an animation, which a DOM without layout does not play'),
  },
});
