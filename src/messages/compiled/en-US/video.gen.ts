// Compiled by `npm run messages` from src/messages/en-US/video.json; do not edit.

export default {
  "play": "Play video: {title}",
  "pause": "Pause",
  "goOn": "Play",
  "failed": "This video does not load. Press play to try again.",
  "embedded": "Video: {title}. It plays in the player of a video-sharing site.",
} as const;
