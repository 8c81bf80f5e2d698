import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { walkView } from '#model-tests/support/view.tsx';
import { SizeGuideView } from '#src/flows/size-guide/SizeGuideView.tsx';
import words from '#src/messages/compiled/en-US/size-guide.gen.ts';
import { model, shoes } from './size-guide.model.ts';

const field = (screen: Screen) => screen.getByRole<HTMLInputElement>('textbox', { name: words.footLength });
const results: Record<string, string> = {
  250: 'Your size: US 8',
  400: words.tooLong,
  150: words.tooShort,
  null: '',
};

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => <SizeGuideView actor={actor} isOpen onClose={() => {}} />,
  gestures: {
    'guide.retried': (user, screen) => user.click(screen.getByRole('button', { name: words.retry })),
    'foot.measured': async (user, screen, { event: { millimetres } }) => {
      await user.clear(field(screen));
      if (millimetres !== null) await user.type(field(screen), String(millimetres / 10));
      await user.tab();
    },
  },
  shows: {
    reading: (screen) => {
      screen.getByRole('dialog', { name: 'Size guide' });
      screen.getByText(words.loading);
    },
    unavailable: (screen) => expect(screen.getByRole('alert').textContent).toContain(words.unavailable),
    unknown: (screen) => void screen.getByText(words.noGuide),
    shown: (screen, { context: { foot } }) => {
      screen.getByRole('dialog', { name: shoes.chart.title });
      screen.getByText('Most find it true to size.');
      expect(screen.getAllByRole('row')).toHaveLength(shoes.chart.rows.length + 1);
      const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
      expect(said.join('')).toBe(results[String(foot)]);
      expect(screen.getAllByRole('row').filter((row) => row.getAttribute('aria-current'))).toHaveLength(
        foot === 250 ? 1 : 0,
      );
    },
  },
});
