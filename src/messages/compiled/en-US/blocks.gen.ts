// Compiled by `npm run messages` from src/messages/en-US/blocks.json; do not edit.
import type { Format } from '../../message.ts';

export default {
  "colours": (values: { count: number }, format: Format) => format.choose(values.count, { one: "{count} color", other: "{count} colors" }),
  "products": "Products",
  "slides": "Slides",
  "pause": "Pause the slides",
  "play": "Let the slides change",
  "topics": "Topics",
  "allTopics": "All",
  "onThisPage": "On this page",
  "close": "Close",
  "hideBar": "Hide “{title}”",
  "englishOnly": "This page is available in English only.",
  "breadcrumbs": "You are here",
} as const;
