// Compiled by `npm run messages` from src/messages/en-US/chart-titles.json; do not edit.

/** Titles of browser tabs of the gallery of charts, which is in American English only. */
export default {
  "charts": "Waymark charts",
  "chartsDescription": "Every flow of the shop as a statechart: drawn, described and live.",
  "chartsPlay": "Play through · Waymark charts",
  "chartsMap": "Map · Waymark charts",
  "chartsFunnel": "Funnel · Waymark charts",
  "chartsChanges": "Changes · Waymark charts",
  "chartsLive": "Live · Waymark charts",
} as const;
