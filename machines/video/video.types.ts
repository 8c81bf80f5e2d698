/** What is known of a video when its place is rendered. */
export interface VideoInput {
  /** A player of the shop, or the page of a video-sharing site in a frame. */
  player: 'own' | 'embedded';
  /** Starts by itself; when the shopper comes near, if it is lazy; or when the shopper presses its button. */
  start: 'at once' | 'near' | 'press';
}

export type VideoContext = VideoInput;

export type VideoEvent =
  /** The shopper pressed the button of the poster. */
  | { type: 'play.requested' }
  /** The shopper pressed the button of a video without controls. */
  | { type: 'pause.requested' }
  /** The controls of the browser started it. */
  | { type: 'video.played' }
  /** The controls of the browser paused it. */
  | { type: 'video.paused' }
  | { type: 'video.ended' }
  /** The connection or the file failed while it played. */
  | { type: 'video.failed' }
  /** The paused flag is cleared: the video is in sight. */
  | { type: 'video.seen' }
  /** The paused flag is set: it is out of sight, in a slide that is not shown, or the tab is hidden. */
  | { type: 'video.left' };

export type VideoTag = 'poster' | 'busy';
