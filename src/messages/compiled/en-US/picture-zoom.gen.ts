// Compiled by `npm run messages` from src/messages/en-US/picture-zoom.json; do not edit.

export default {
  "title": "Pictures: {name}",
  "stage": "Picture to zoom. Plus and minus zoom, the arrow keys move it.",
  "zoomIn": "Zoom in",
  "zoomOut": "Zoom out",
  "previous": "Previous picture",
  "next": "Next picture",
  "position": "Picture {number} of {total}, {percent}%",
} as const;
