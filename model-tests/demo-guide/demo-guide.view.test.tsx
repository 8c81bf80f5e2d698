import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { unreachable, walkView } from '#model-tests/support/view.tsx';
import { DemoGuideView } from '#src/flows/demo-guide/DemoGuideView.tsx';
import words from '#src/messages/compiled/en-US/demo-guide.gen.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { except, guide, model } from './demo-guide.model.ts';

const part = (group: keyof typeof guide.groups) => (screen: Screen) => {
  expect(screen.getByRole('tab', { name: words[group] }).getAttribute('aria-selected')).toBe('true');
  for (const { title, lines } of guide.groups[group]) {
    screen.getByRole('heading', { name: title });
    for (const { causes } of lines) screen.getAllByText(causes);
  }
};

/** Only the first part lists people, so the other parts show nothing of a sign-in. */
const people = (screen: Screen) => screen.queryAllByRole('button', { name: /^Sign in as / });

walkView(model, {
  render: ({ actor }) => (
    <Container width="form">
      <DemoGuideView actor={actor} customerNo={null} />
    </Container>
  ),
  gestures: {
    'guide.retried': (user, screen) => user.click(screen.getByRole('button', { name: words.retry })),
    'group.chosen': (user, screen, { event }) => user.click(screen.getByRole('tab', { name: words[event.group] })),
    'person.chosen': (user, screen, { event }) =>
      user.click(screen.getByRole('button', { name: `Sign in as ${event.person.name}` })),
    'text.chosen': (user, screen, { event }) => user.click(screen.getByRole('button', { name: `Copy ${event.text}` })),
  },
  except,
  controls: { 'guide.retried': (screen) => screen.queryByRole('button', { name: words.retry }) },
  shows: {
    loading: (screen) => screen.getByRole('status', { name: words.loading }),
    unavailable: (screen) => {
      expect(screen.getByRole('alert').textContent).toContain(words.unavailable);
      expect(screen.getByRole('link', { name: words.asPage }).getAttribute('href')).toBe('/sandbox/guide');
    },
    'shown.group.people': part('people'),
    'shown.group.cards': part('cards'),
    'shown.group.codes': part('codes'),
    'shown.group.addresses': part('addresses'),
    'shown.group.products': part('products'),
    'shown.group.orders': part('orders'),
    'shown.account.resting': (screen) =>
      expect(people(screen).filter((button) => button.getAttribute('aria-busy') === 'true')).toHaveLength(0),
    'shown.account.signingIn': (screen, { context: { person } }) => {
      const [busy] = people(screen).filter((button) => button.getAttribute('aria-busy') === 'true');
      if (people(screen).length > 0) expect(busy?.getAttribute('aria-label')).toBe(`Sign in as ${person?.name}`);
    },
    'shown.account.showingTerms': unreachable('passed through'),
    'shown.account.signedIn': (screen) => expect(screen.queryByRole('alert')).toBeNull(),
    'shown.account.refused': (screen, { context: { failure } }) => {
      if (people(screen).length > 0)
        expect(screen.getByRole('alert').textContent).toContain(
          errorMessages[failure?.errorId as 'AUT441'] ?? errorMessages.API503,
        );
    },
    'shown.clipboard.quiet': (screen) => expect(screen.getByRole('status').textContent).toBe(''),
    'shown.clipboard.copying': (screen) => expect(screen.queryByText(words.uncopied)).toBeNull(),
    'shown.clipboard.copied': (screen) => expect(screen.getByRole('status').textContent).toBe('Trailhead1 is copied'),
    'shown.clipboard.uncopied': (screen) => {
      screen.getByText(words.uncopied);
      const field = screen.getByRole<HTMLInputElement>('textbox');
      expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['Trailhead1', 0, 'Trailhead1'.length]);
    },
  },
});
