import { css, cx } from '@linaria/core';
import { Children, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../text/Icon.tsx';
import { useText } from '#src/messages/text.ts';
import { uiText } from '#src/messages/ui.ts';
import { colour, media, motion, radius, space } from '../theme/tokens.ts';

const frame = css`
  position: relative;
`;

const track = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: var(--slide);
  gap: var(--column-gap);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;
  padding: 4px;
  margin: -4px;

  &::-webkit-scrollbar {
    display: none;
  }

  & > li {
    min-width: 0;
    scroll-snap-align: start;
    scroll-margin-inline: 4px;
  }

  &[data-slide='card'] {
    --slide: 62%;
  }
  &[data-slide='half'] {
    --slide: 85%;
  }
  &[data-slide='narrow'] {
    --slide: 9rem;
  }
  &[data-slide='full'] {
    --slide: 100%;
  }

  @media ${media.md} {
    &[data-slide='card'] {
      --slide: calc((100% - 2 * var(--column-gap)) / 3);
    }
    &[data-slide='half'] {
      --slide: calc((100% - var(--column-gap)) / 2);
    }
    &[data-slide='narrow'] {
      --slide: 12.5rem;
    }
  }

  @media ${media.lg} {
    &[data-slide='card'] {
      --slide: calc((100% - 3 * var(--column-gap)) / 4);
    }
  }
`;

const arrows = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  margin-block-start: ${space[4]};

  /* Only after hydration is it known if everything is visible: the space of the arrows is reserved before and after. */
  &[data-idle='true'] {
    visibility: hidden;
  }

  & > [data-part='arrows'] {
    display: flex;
    gap: ${space[2]};
  }

  & button {
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    border: 1px solid ${colour.lineStrong};
    border-radius: ${radius.round};
    transition: opacity ${motion.fast} ${motion.easeOut};
  }

  & button:hover {
    border-color: ${colour.ink};
  }

  & button[aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }

  & progress {
    appearance: none;
    flex: 1;
    height: 2px;
    border: 0;
    background: ${colour.line};
  }

  & progress::-webkit-progress-bar {
    background: ${colour.line};
  }
  & progress::-webkit-progress-value {
    background: ${colour.ink};
  }
  & progress::-moz-progress-bar {
    background: ${colour.ink};
  }

  @media ${media.smOnly} {
    & > [data-part='arrows'] {
      display: none;
    }
  }
`;

/** Slides in a row: a native scroller with snap points, and arrows from md. Each child is a slide. */
export function Carousel(props: {
  label: string;
  children: ReactNode;
  /** Visible slides: card 1.6, 3, 4; half 1.2, 2; narrow: small tiles; full: one. */
  slide?: 'card' | 'half' | 'full' | 'narrow';
  showsArrows?: boolean;
  showsProgress?: boolean;
  /** Returns true if the last slide is followed by the first at the present width of the window. */
  loops?: () => boolean;
  /** A control of the slides, before the arrows. */
  control?: ReactNode;
  /** Slides that an arrow moves by; without it, nearly all that are visible. */
  step?: number;
  className?: string;
}) {
  const { label, children, slide = 'card', showsArrows = true, showsProgress = true, step, className } = props;
  const { loops, control } = props;
  const t = useText(uiText);
  const list = useRef<HTMLUListElement>(null);
  const [reach, setReach] = useState({ start: 0, end: 1, isRound: false });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => {
      const whole = element.scrollWidth || 1;
      const end = (element.scrollLeft + element.clientWidth) / whole;
      setReach({ start: element.scrollLeft / whole, end, isRound: loops?.() === true });
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [loops]);

  const isAtStart = reach.start < 0.01;
  const isAtEnd = reach.end > 0.99;
  const go = (direction: -1 | 1) => {
    const element = list.current;
    const [one, next] = element?.children ?? [];
    const left =
      step && one && next
        ? step * (next.getBoundingClientRect().left - one.getBoundingClientRect().left)
        : (element?.clientWidth ?? 0) * 0.9;
    const isOver = reach.isRound && (direction === 1 ? isAtEnd : isAtStart);
    if (isOver) element?.scrollTo({ left: direction === 1 ? 0 : element.scrollWidth });
    else element?.scrollBy({ left: direction * left });
  };
  return (
    <div className={cx(frame, className)}>
      <ul ref={list} className={track} data-slide={slide} aria-label={label}>
        {Children.map(children, (child) => child && <li>{child}</li>)}
      </ul>
      {(showsArrows || showsProgress || control) && (
        <div className={arrows} data-idle={isAtStart && isAtEnd}>
          {showsProgress && <progress value={reach.end} max={1} aria-hidden="true" />}
          {control && <div data-part="control">{control}</div>}
          {showsArrows && (
            <div data-part="arrows">
              <button
                type="button"
                aria-label={t('previous')}
                aria-disabled={!reach.isRound && isAtStart}
                onClick={() => go(-1)}
              >
                <Icon name="arrow-left" />
              </button>
              <button
                type="button"
                aria-label={t('next')}
                aria-disabled={!reach.isRound && isAtEnd}
                onClick={() => go(1)}
              >
                <Icon name="arrow-right" />
              </button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
