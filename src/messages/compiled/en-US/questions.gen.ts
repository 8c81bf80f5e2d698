// Compiled by `npm run messages` from src/messages/en-US/questions.json; do not edit.
import type { Format } from '../../message.ts';

export default {
  "title": "Questions",
  "ask": "Ask a question",
  "none": "No questions yet.",
  "count": (values: { count: number }, format: Format) => format.choose(values.count, { one: "{count} question", other: "{count} questions" }),
  "unavailable": "The questions cannot be shown at the moment.",
  "retry": "Try again",
  "more": "Show more questions",
  "stuck": "More questions did not load. Try again.",
  "waiting": "Not answered yet.",
  "shop": "Waymark, the shop",
} as const;
