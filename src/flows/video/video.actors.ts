import { fromCallback, fromPromise } from 'xstate';
import type { VideoPorts } from '#machines/video/video.setup.ts';
import { media } from '#src/ui/theme/tokens.ts';
import type { VideoSource } from '#src/domain/video-source.ts';

/** The part of a video that has to be in the window for it to count as seen. */
const SEEN = 0.35;

const events = { play: 'video.played', pause: 'video.paused', ended: 'video.ended', error: 'video.failed' } as const;

/** Shoppers who asked for less motion, or whose connection is to be spared. */
function wantsStillness(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return matchMedia(media.still).matches || connection?.saveData === true;
}

/** Rejects if the last file does not load: for want of another one, `play` would wait for ever. */
const noFile = (video: HTMLVideoElement, signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const last = [...video.querySelectorAll('source')].at(-1);
    last?.addEventListener('error', () => reject(new Error('no file')), { once: true, signal });
  });

/** The actors of a video: its element, which has the id `id`, or the frame of the embedded player in its place. */
export function createVideoActors(id: string, source: VideoSource): VideoPorts {
  const place = () => {
    const found = document.getElementById(id);
    if (!found) throw new Error(`no element "${id}"`);
    return found;
  };
  const element = () => place().querySelector('video');
  const play = async (signal: AbortSignal) => {
    const video = element();
    if (!video) throw new Error('no video');
    signal.addEventListener('abort', () => video.pause());
    // A file that failed once is requested again.
    if (video.error || video.networkState === video.NETWORK_NO_SOURCE) video.load();
    await Promise.race([video.play(), noFile(video, signal)]);
  };
  return {
    watchVideo: fromCallback(({ sendBack }) => {
      const box = place();
      let isInWindow = false;
      const tell = () => sendBack({ type: isInWindow && !document.hidden ? 'video.seen' : 'video.left' });
      const observer = new IntersectionObserver(
        (entries) => {
          isInWindow = entries.at(-1)?.isIntersecting === true;
          tell();
        },
        { threshold: SEEN },
      );
      observer.observe(box);
      document.addEventListener('visibilitychange', tell);
      const note = ({ type }: Event) => {
        // The end of a video is a pause, too.
        if (type === 'pause' && element()?.ended) return;
        sendBack({ type: events[type as keyof typeof events] });
      };
      // These events do not bubble.
      for (const name of Object.keys(events)) box.addEventListener(name, note, true);
      return () => {
        observer.disconnect();
        document.removeEventListener('visibilitychange', tell);
        for (const name of Object.keys(events)) box.removeEventListener(name, note, true);
      };
    }),
    startByItself: fromPromise(async ({ signal }) => {
      if (wantsStillness()) throw new Error('less motion');
      const video = element();
      // Browsers let no video with sound start by itself.
      if (video) video.muted = true;
      await play(signal);
    }),
    startPlaying: fromPromise(({ signal }) => play(signal)),
    keepPlaying: fromCallback(() => {
      if (source.player === 'own') return () => element()?.pause();
      return () => place().querySelector('iframe')?.contentWindow?.postMessage(source.pause, source.origin);
    }),
  };
}
