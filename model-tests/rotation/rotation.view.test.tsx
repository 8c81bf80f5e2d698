import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { RotationView } from '#src/flows/rotation/RotationView.tsx';
import words from '#src/messages/compiled/en-US/blocks.gen.ts';
import { fromPort, walkView } from '#model-tests/support/view.tsx';
import { model } from './rotation.model.ts';

const button = (screen: Screen, name: string) => screen.queryByRole('button', { name });
const canPause = (screen: Screen) => expect(button(screen, words.pause)).not.toBeNull();

walkView(model, {
  render: ({ actor }) => <RotationView actor={actor} />,
  gestures: {
    'sight.gained': fromPort('watchSlides'),
    'sight.lost': fromPort('watchSlides'),
    'attention.gained': fromPort('watchSlides'),
    'attention.lost': fromPort('watchSlides'),
    'slide.reached': fromPort('watchSlides'),
    'pause.requested': (user, screen) => user.click(screen.getByRole('button', { name: words.pause })),
    'play.requested': (user, screen) => user.click(screen.getByRole('button', { name: words.play })),
  },
  controls: {
    'pause.requested': (screen) => button(screen, words.pause),
    'play.requested': (screen) => button(screen, words.play),
  },
  shows: {
    unseen: canPause,
    turning: canPause,
    held: canPause,
    paused: (screen) => expect(button(screen, words.play)).not.toBeNull(),
    none: (screen) => expect(screen.queryByRole('button')).toBeNull(),
  },
});
