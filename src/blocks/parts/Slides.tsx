import { cx } from '@linaria/core';
import { type ReactNode, useId, useMemo } from 'react';
import type { CollectionBreakpoint } from '#openapi/generated/waymark.gen.ts';
import { LaterRotation } from '#src/flows/rotation/index.ts';
import { Carousel } from '#src/ui/layout/Carousel.tsx';
import type { Step } from './breakpoints.ts';
import { isShown, loopsOf, pacesOf, slides, slidesOf } from './slides.ts';

/** A carousel as editors set it for each breakpoint (catalogue 3). `usual` is the width of a slide without one. */
export function Slides(props: {
  given: Record<Step, CollectionBreakpoint>;
  label: string;
  usual: string;
  slide: 'half' | 'full';
  className?: string;
  children: readonly ReactNode[];
}) {
  const { given, label, usual, slide, className, children, ...shape } = props;
  const id = useId();
  const paces = useMemo(() => pacesOf(given), [given]);
  const loops = useMemo(() => loopsOf(given), [given]);
  return (
    <div id={id} className={cx(slides, className)} {...shape} {...slidesOf(given, usual)}>
      <Carousel
        label={label}
        slide={slide}
        showsArrows={isShown(given, 'showArrows', true)}
        showsProgress={isShown(given, 'showProgress', true)}
        loops={loops}
        control={paces && <LaterRotation id={id} count={children.length} paces={paces} />}
      >
        {children}
      </Carousel>
    </div>
  );
}
