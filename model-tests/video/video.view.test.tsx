import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { fromPort, unreachable, walkView } from '#model-tests/support/view.tsx';
import { videoSource } from '#src/domain/video-source.ts';
import { VideoView } from '#src/flows/video/VideoView.tsx';
import words from '#src/messages/compiled/en-US/video.gen.ts';
import { model } from './video.model.ts';

const own = '/sandbox/films/ridgeline.mp4';
const site = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const title = 'The Ridgeline 3';
const tracks = [{ kind: 'captions' as const, src: '/captions.en.vtt', label: 'English', srclang: 'en' }];

const playButton = (screen: Screen) => screen.queryByRole('button', { name: 'Play video: The Ridgeline 3' });
const control = (screen: Screen, name: string) => screen.queryByRole('button', { name });
const video = (screen: Screen) => screen.queryByLabelText<HTMLVideoElement>(title, { selector: 'video' });

/** The poster with its button, and no control of a video that plays. */
const poster = (screen: Screen) => {
  expect(playButton(screen)).not.toBeNull();
  expect(control(screen, words.pause)).toBeNull();
};

const plays = (screen: Screen) => {
  expect(playButton(screen)).toBeNull();
  expect(video(screen)?.querySelector('track')?.default).toBe(true);
};

const frame = (screen: Screen) => {
  const { src } = screen.getByTitle<HTMLIFrameElement>(/The Ridgeline 3/);
  expect(src).toContain('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ');
};

walkView(model, {
  render: ({ actor }) => {
    const src = actor.getSnapshot().context.player === 'own' ? own : site;
    return (
      <VideoView
        actor={actor}
        id="video"
        src={src}
        source={videoSource({ src })}
        title={title}
        poster={{ path: 'product/trail-runner/moss-bone-signal/side' }}
        tracks={tracks}
        settings={{ hideControls: true }}
      />
    );
  },
  gestures: {
    'play.requested': (user, screen) =>
      user.click(playButton(screen) ?? screen.getByRole('button', { name: words.goOn })),
    'pause.requested': (user, screen) => user.click(screen.getByRole('button', { name: words.pause })),
    'video.played': fromPort('watchVideo'),
    'video.paused': fromPort('watchVideo'),
    'video.ended': fromPort('watchVideo'),
    'video.failed': fromPort('watchVideo'),
    'video.seen': fromPort('watchVideo'),
    'video.left': fromPort('watchVideo'),
  },
  controls: {
    'play.requested': (screen) => playButton(screen) ?? control(screen, words.goOn),
    'pause.requested': (screen) => control(screen, words.pause),
  },
  except: ({ event, state }) =>
    event.type === 'play.requested' && state.hasTag('busy') ? 'the button is busy: a press does nothing' : null,
  shows: {
    opening: unreachable('passed through'),
    waiting: poster,
    autoplaying: poster,
    resting: poster,
    starting: (screen) => expect(playButton(screen)?.getAttribute('aria-busy')).toBe('true'),
    playing: (screen) => {
      plays(screen);
      expect(control(screen, words.pause)).not.toBeNull();
    },
    paused: (screen) => {
      plays(screen);
      expect(control(screen, words.goOn)).not.toBeNull();
    },
    held: plays,
    embedded: frame,
    embeddedHeld: frame,
    failed: (screen) => {
      poster(screen);
      expect(screen.getByRole('alert').textContent).toBe(words.failed);
    },
  },
});
