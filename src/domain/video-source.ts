/** Where a video comes from (catalogue 4): a file, or the player of a video-sharing site in a frame. */
export type VideoSource =
  | { player: 'own'; src: string }
  | { player: 'embedded'; src: string; origin: string; pause: string };

interface Given {
  src: string;
  /** The same video at the video service; the service leaves it out where the shop does not use it. */
  cloudinaryAsset?: { cloudName: string; publicId: string };
}

/** Hosts of the players that pages may embed; the Content-Security-Policy names them. */
export const playerHosts = { youtube: 'https://www.youtube-nocookie.com', vimeo: 'https://player.vimeo.com' } as const;

/** Host of the video service. */
export const cloudinaryHost = 'https://res.cloudinary.com';

const youtube =
  /^https:\/\/(?:(?:www|m)\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/))([\w-]{11})(?:[?&#].*)?$/;
const vimeo = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})(?:[?#].*)?$/;

/** Returns the source of a video. The embedded players set no cookies before they play, and play by themselves. */
export function videoSource({ src, cloudinaryAsset }: Given): VideoSource {
  if (cloudinaryAsset) {
    const { cloudName, publicId } = cloudinaryAsset;
    const path = publicId.split('/').map(encodeURIComponent).join('/');
    return {
      player: 'own',
      src: `${cloudinaryHost}/${encodeURIComponent(cloudName)}/video/upload/f_auto,q_auto/${path}`,
    };
  }
  const [, tube] = youtube.exec(src) ?? [];
  if (tube)
    return {
      player: 'embedded',
      src: `${playerHosts.youtube}/embed/${tube}?autoplay=1&enablejsapi=1&rel=0`,
      origin: playerHosts.youtube,
      pause: JSON.stringify({ event: 'command', func: 'pauseVideo', args: [] }),
    };
  const [, film] = vimeo.exec(src) ?? [];
  if (film)
    return {
      player: 'embedded',
      src: `${playerHosts.vimeo}/video/${film}?autoplay=1&dnt=1`,
      origin: playerHosts.vimeo,
      pause: JSON.stringify({ method: 'pause' }),
    };
  return { player: 'own', src };
}
