/** How slides change at the present width of the window. */
export interface Pace {
  /** Seconds that a slide stays. */
  seconds: number;
  /** True if the last slide is followed by the first. */
  loops: boolean;
}

export interface RotationInput {
  /** Number of slides. */
  count: number;
}

export interface RotationContext extends RotationInput, Pace {
  /** Index of the slide that is shown. */
  position: number;
}

export type RotationEvent =
  /** The slides are in the window, the tab is shown, and at this width they change by themselves. */
  | { type: 'sight.gained'; pace: Pace; wantsStillness: boolean }
  | { type: 'sight.lost' }
  /** The pointer is over the slides, or the focus is within them. */
  | { type: 'attention.gained' }
  | { type: 'attention.lost' }
  /** The shopper moved the slides. */
  | { type: 'slide.reached'; position: number }
  /** The shopper pressed pause. */
  | { type: 'pause.requested' }
  /** The shopper pressed play. */
  | { type: 'play.requested' };

/** What the port is asked: to bring a slide into view. */
export interface ShowSlide {
  type: 'slide.shown';
  position: number;
}
