import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { CompareRef } from '#machines/compare/compare.selectors.ts';
import { fromPort, unreachable, walkView } from '#model-tests/support/view.tsx';
import { CompareTrayView } from '#src/flows/compare/CompareTrayView.tsx';
import words from '#src/messages/compiled/en-US/compare-tray.gen.ts';
import { model } from './compare.model.ts';

type Snapshot = ReturnType<CompareRef['getSnapshot']>;

const nothing = (screen: Screen) => expect(screen.queryByRole('region', { name: words.tray })).toBeNull();

const shown =
  (problem: RegExp | null) =>
  (screen: Screen, { context: { ids } }: Snapshot) => {
    screen.getByText(`${ids.length} of 4 chosen`);
    const link = screen.getByRole('link', { name: words.open });
    expect(link.getAttribute('href')).toBe(`/en-us/compare${ids.length > 0 ? `?p=${ids.join(',')}` : ''}`);
    expect(screen.getByRole('status').querySelectorAll('p')).toHaveLength(problem ? 2 : 1);
    if (problem) screen.getByText(problem);
  };

const counted = (screen: Screen, snapshot: Snapshot) =>
  (snapshot.context.ids.length === 0 ? nothing : shown(null))(screen, snapshot);

walkView(model, {
  render: ({ actor }) => <CompareTrayView actor={actor} />,
  gestures: {
    'product.toggled': fromPort('watchCards'),
    'device.changed': fromPort('watchDevice'),
    'choice.cleared': (user, screen) => user.click(screen.getByRole('button', { name: words.clear })),
  },
  controls: {
    'choice.cleared': (screen) => screen.queryByRole('button', { name: words.clear }),
  },
  except: ({ event, state }) =>
    event.type === 'choice.cleared' && state.context.ids.length === 0 && state.matches('saving')
      ? 'the bar is gone: there is nothing to press'
      : null,
  shows: {
    counting: unreachable('passed through'),
    empty: nothing,
    chosen: shown(null),
    full: shown(null),
    refused: shown(/^4 products at most/),
    saving: counted,
    unsaved: shown(/could not save your choice/),
  },
});
