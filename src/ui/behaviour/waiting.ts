/**
 * CSS for templates: content that is being replaced. Its colours and pictures fade. Its text keeps its contrast, which
 * fading everything would reduce.
 */
export const waiting = `
  filter: saturate(0.4);

  & :is(picture, video) {
    opacity: 0.4;
  }
`;
