import type { Screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { chartPage } from '#src/charts/pages/catalogue.ts';
import { Simulator } from '#src/charts/simulate/Simulator.ts';
import { SimulatorPage } from '#src/charts/simulate/SimulateView.tsx';
import { loadSubject } from '#src/charts/simulate/subjects.ts';
import { fromPort, walkView } from '#model-tests/support/view.tsx';
import { model } from './simulator.model.ts';

await loadSubject('reload-guard');
const page = await chartPage('reload-guard', 'full');
if (!page) throw new Error('the gallery lacks the reload guard');

const back = (screen: Screen) => screen.getByRole('button', { name: 'Step back' });
/** Takes the first of the steps that the chart offers now. */
const takeStep = (user: UserEvent) => user.click(document.querySelector('[data-step]') ?? document.body);

walkView(model, {
  render: ({ logic, options }) => (
    <Simulator.Provider logic={logic} options={options}>
      <SimulatorPage page={page} />
    </Simulator.Provider>
  ),
  gestures: {
    'step.taken': takeStep,
    'trail.cut': async (user, screen, { event }) => {
      if (event.length === 0) return user.click(screen.getByRole('button', { name: /^The beginning/ }));
      await takeStep(user);
      return user.click(back(screen));
    },
    'trail.restarted': (user, screen) => user.click(screen.getByRole('button', { name: 'Start again' })),
    'address.read': fromPort('keepAddress'),
    'link.wanted': (user, screen) => user.click(screen.getByRole('button', { name: 'Copy link' })),
    'retry.requested': (user, screen) => user.click(screen.getByRole('button', { name: 'Try again' })),
  },
  shows: {
    loading: (screen) => screen.getByRole('status', { name: 'Fetching the chart' }),
    unavailable: (screen) => screen.getByText('The chart could not be fetched'),
    'ready.trail.atStart': (screen) => expect(back(screen)).toHaveProperty('disabled', true),
    'ready.trail.underway': (screen, { context: { steps } }) => {
      expect(back(screen)).toHaveProperty('disabled', false);
      expect(document.querySelectorAll('[data-trail] li')).toHaveLength(steps.length + 1);
    },
    'ready.link.resting': (screen) => screen.getByRole('button', { name: 'Copy link' }),
    'ready.link.copying': (screen) => screen.getByRole('button', { name: 'Copy link' }),
    'ready.link.copied': (screen) => screen.getByText(/^Copied/),
    'ready.link.refused': (screen) => screen.getByText(/does not lend its clipboard/),
  },
  controls: { 'retry.requested': (screen) => screen.queryByRole('button', { name: 'Try again' }) },
});
