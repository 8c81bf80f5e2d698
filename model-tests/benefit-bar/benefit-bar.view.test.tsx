import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { fromPort, walkView } from '#model-tests/support/view.tsx';
import { BenefitBarView } from '#src/flows/benefit-bar/BenefitBarView.tsx';
import { model } from './benefit-bar.model.ts';

const name = 'Hide “Waymark Collective”';
const button = (screen: Screen) => screen.queryByRole('button', { name });
const nothing = (screen: Screen) => expect(button(screen)).toBeNull();

walkView(model, {
  render: ({ actor }) => <BenefitBarView actor={actor} title="Waymark Collective" />,
  gestures: {
    'bar.closed': (user, screen) => user.click(screen.getByRole('button', { name })),
    'device.changed': fromPort('watchDevice'),
  },
  controls: { 'bar.closed': button },
  shows: {
    recalling: nothing,
    shown: (screen) => expect(button(screen)).not.toBeNull(),
    'gone.saving': nothing,
    'gone.closed': nothing,
    'gone.unsaved': nothing,
  },
});
