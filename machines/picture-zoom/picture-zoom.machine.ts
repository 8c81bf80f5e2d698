import { middle, pictureZoomSetup } from './picture-zoom.setup.ts';

/** The dialog in which the pictures of a product are enlarged. */
export const pictureZoomMachine = pictureZoomSetup.createMachine({
  id: 'picture-zoom',
  description:
    'A shopper looks at the pictures of a product from near, by touch, mouse or keyboard (catalogue 1, view details).',
  context: ({ input }) => ({ ...input, scale: 1, center: middle }),
  initial: 'whole',
  on: { 'picture.chosen': { guard: 'isOther', target: '.whole', actions: 'choose' } },
  states: {
    whole: {
      description: 'The whole picture is seen. Another one can be chosen.',
      on: { 'zoom.requested': { guard: 'isOtherScale', target: 'enlarged', actions: 'zoom' } },
    },
    enlarged: {
      description: 'A part of the picture is seen, larger. It can be moved, but not out of sight.',
      on: {
        'zoom.requested': [
          { guard: 'isWhole', target: 'whole', actions: 'zoom' },
          { guard: 'isOtherScale', actions: 'zoom' },
        ],
        'picture.moved': { actions: 'move' },
      },
    },
  },
});
