import { type Screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { CmsPreviewView } from '#src/flows/cms-preview/CmsPreviewView.tsx';
import outages from '#src/messages/compiled/en-US/errors.gen.ts';
import { cmsPreviewText } from '#src/messages/cms-preview.ts';
import { fromPort, walkView } from '#model-tests/support/view.tsx';
import { model } from './cms-preview.model.ts';

const { en } = cmsPreviewText;
const button = (screen: Screen, name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
const checkbox = (screen: Screen) => screen.queryByRole<HTMLInputElement>('checkbox', { name: en.together });
const frames = (screen: Screen) => screen.getAllByText(/a page as narrow|a page as wide/);
const press = (user: UserEvent, screen: Screen, name: string) => user.click(screen.getByRole('button', { name }));

walkView(model, {
  render: ({ actor }) => (
    <CmsPreviewView
      actor={actor}
      docTypes={['page', 'hero']}
      host="localhost"
      Frame={({ name, src }) => <p>{`a page as ${name}: ${src}`}</p>}
    />
  ),
  gestures: {
    'list.requested': async (user, screen, { event: { query } }) => {
      await user.selectOptions(screen.getByLabelText(en.docType), query.docType);
      await press(user, screen, en.submit);
    },
    'page.requested': (user, screen) => press(user, screen, en.next),
    'item.chosen': (user, screen, { event: { item } }) => press(user, screen, item.name),
    'preview.closed': (user, screen) => press(user, screen, en.close),
    'scrolling.joined': (user, screen) => user.click(screen.getByRole('checkbox', { name: en.together })),
    'scrolling.parted': (user, screen) => user.click(screen.getByRole('checkbox', { name: en.together })),
    'frame.scrolled': fromPort('watchFrames'),
  },
  controls: {
    'page.requested': (screen) => button(screen, en.next),
    'item.chosen': (screen) => button(screen, 'Waymark'),
    'preview.closed': (screen) => button(screen, en.close),
  },
  shows: {
    'choosing.quiet': (screen) => expect(screen.queryByText(en.docTypeRequired)).toBeNull(),
    'choosing.missingType': (screen) => screen.getByText(en.docTypeRequired),
    loading: (screen) =>
      expect(screen.getByRole('button', { name: new RegExp(`^${en.submit}`) }).getAttribute('aria-busy')).toBe('true'),
    results: (screen) => {
      screen.getByRole('heading', { name: '45 results' });
      const lines = within(screen.getByRole('table'))
        .getAllByRole('row')
        .map((row) => row.textContent);
      expect(lines).toEqual([
        'IDNameReferrers countModification date',
        expect.stringContaining('page-homeWaymark0Nov 2, 2026'),
        expect.stringContaining('page-helpHelp3Nov 2, 2026'),
        expect.stringContaining('unusedNobody opens it No page shows it.0'),
      ]);
    },
    none: (screen) => screen.getByText('No results.'),
    failed: (screen) => expect(screen.getByRole('alert').textContent).toContain(outages.API503),
    'previewing.together': (screen) => {
      screen.getByRole('heading', { name: /^(Waymark|Help) on localhost$/ });
      const shown = frames(screen).map(({ textContent }) => textContent);
      expect(shown).toEqual([
        expect.stringMatching(/^a page as narrow: \/en-us(\/help)?\?preview=true$/),
        expect.stringMatching(/^a page as wide: \/en-us(\/help)?\?preview=true$/),
      ]);
      expect(checkbox(screen)?.checked).toBe(true);
    },
    'previewing.apart': (screen) => expect(checkbox(screen)?.checked).toBe(false),
  },
});
