import { assertEvent, setup } from 'xstate';
import type { PictureZoomContext, PictureZoomEvent, PictureZoomInput, Point } from './picture-zoom.types.ts';

/** The largest scale: a picture of the shop has no more details. */
export const MOST = 4;

export const middle: Point = { x: 0.5, y: 0.5 };

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

const scaled = ({ scale }: PictureZoomContext, by: number): number => between(1, scale * by, MOST);

/** Returns the center that is the nearest to a point and leaves no side of the frame empty. */
function held({ x, y }: Point, scale: number): Point {
  const edge = 0.5 / scale;
  return { x: between(edge, x, 1 - edge), y: between(edge, y, 1 - edge) };
}

const base = setup({
  types: { context: {} as PictureZoomContext, events: {} as PictureZoomEvent, input: {} as PictureZoomInput },
  guards: {
    /** True unless the picture is as large, or as small, as it may be. */
    isOtherScale: ({ context, event }) => {
      assertEvent(event, 'zoom.requested');
      return scaled(context, event.by) !== context.scale;
    },
    isWhole: ({ context, event }) => {
      assertEvent(event, 'zoom.requested');
      return scaled(context, event.by) === 1;
    },
    isOther: ({ context, event }) => {
      assertEvent(event, 'picture.chosen');
      return event.at !== context.at && event.at in context.pictures;
    },
  },
});

export const pictureZoomSetup = base.extend({
  actions: {
    zoom: base.assign(({ context, event }) => {
      assertEvent(event, 'zoom.requested');
      const scale = scaled(context, event.by);
      const kept = (axis: 'x' | 'y') =>
        context.center[axis] + (event.about[axis] - 0.5) * (1 / context.scale - 1 / scale);
      return { scale, center: held({ x: kept('x'), y: kept('y') }, scale) };
    }),
    move: base.assign(({ context: { center, scale }, event }) => {
      assertEvent(event, 'picture.moved');
      return { center: held({ x: center.x - event.by.x / scale, y: center.y - event.by.y / scale }, scale) };
    }),
    choose: base.assign(({ event }) => {
      assertEvent(event, 'picture.chosen');
      return { at: event.at, scale: 1, center: middle };
    }),
  },
});
