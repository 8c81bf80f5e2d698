// Compiled by `npm run messages` from src/messages/en-US/interests.json; do not edit.

export default {
  "interests": "Interests",
  "hiking": "Hiking",
  "trailRunning": "Trail running",
  "climbing": "Climbing",
  "camping": "Camping",
  "skiing": "Skiing",
  "travel": "Travel",
} as const;
