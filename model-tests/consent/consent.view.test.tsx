import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { ConsentView } from '#src/flows/consent/ConsentView.tsx';
import { unreachable, type ViewShow, walkView } from '#model-tests/support/view.tsx';
import { model } from './consent.model.ts';

type Show = ViewShow<typeof model.machine>;

const nothing: Show = (screen) =>
  waitFor(() => {
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

/** Presses the button in the dialog if it is open, or in the bar. */
const press =
  (name: string) => async (user: { click(element: Element): Promise<void> }, screen: Parameters<Show>[0]) => {
    const [button] = screen.getAllByRole('button', { name });
    if (button) await user.click(button);
  };

walkView(model, {
  render: ({ actor }) => <ConsentView actor={actor} />,
  gestures: {
    'everything.accepted': press('Accept all'),
    'necessary.accepted': press('Only necessary'),
    'choice.opened': async (user, screen, { actor, event, snapshot }) => {
      // After an answer, the dialog is opened by a link in the footer, which this view does not have.
      if (snapshot.matches('answered')) actor.send(event);
      else await user.click(screen.getByRole('button', { name: 'Choose' }));
    },
    'choice.submitted': async (user, screen, { event }) => {
      const names = { C0002: /^Performance/, C0003: /^Functional/, C0004: /^Targeting/ } as const;
      for (const category of ['C0002', 'C0003', 'C0004'] as const) {
        const control = screen.getByRole<HTMLInputElement>('switch', { name: names[category] });
        if (control.checked !== event.accepted.includes(category)) await user.click(control);
      }
      await user.click(screen.getByRole('button', { name: 'Save my choice' }));
    },
    'choice.left': (user, screen) => user.click(screen.getByRole('button', { name: 'Close' })),
  },
  shows: {
    deciding: unreachable('passed through'),
    notAsked: nothing,
    preview: nothing,
    asking: async (screen) => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const bar = screen.getByRole('region', { name: 'Cookies' });
      // No answer is easier to give than another.
      const looks = [...bar.querySelectorAll('button')].map(({ dataset }) => dataset['variant']);
      expect(looks).toEqual(['secondary', 'secondary', 'secondary']);
    },
    choosing: (screen, { context: { consent } }) => {
      const isOn = (name: RegExp) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;
      expect([isOn(/^Necessary/), isOn(/^Performance/), isOn(/^Functional/), isOn(/^Targeting/)]).toEqual([
        true,
        consent?.C0002 ?? false,
        consent?.C0003 ?? false,
        consent?.C0004 ?? false,
      ]);
      expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Necessary/ }).disabled).toBe(true);
    },
    keeping: nothing,
    'answered.required.accepted': nothing,
    'answered.performance.deciding': unreachable('passed through'),
    'answered.performance.accepted': nothing,
    'answered.performance.rejected': nothing,
    'answered.functional.deciding': unreachable('passed through'),
    'answered.functional.accepted': nothing,
    'answered.functional.rejected': nothing,
    'answered.targeting.deciding': unreachable('passed through'),
    'answered.targeting.accepted': nothing,
    'answered.targeting.rejected': nothing,
  },
});
