/**
 * For templates: how content looks while what replaces it is on its way. Its colours and pictures fade; its words keep
 * their contrast, which fading all of it would take.
 */
export const waiting = `
  filter: saturate(0.4);

  & :is(picture, video) {
    opacity: 0.4;
  }
`;
