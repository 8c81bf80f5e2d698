import { css } from '@linaria/core';
import { colour, font, motion } from '#src/ui/theme/tokens.ts';
import { looksOf } from '#src/chart-kit/draw/looks.ts';

const looks = looksOf(colour, font.text, '&');

/** The styles of a drawing in a page: those of every exported file, and those for interaction. */
export const drawingStyles = css`
  display: block;
  max-width: none;
  height: auto;
  overflow: visible;
  color: ${colour.ink};
  ${looks}

  & [data-part='shape'] {
    transition: stroke ${motion.fast} ${motion.easeOut};
  }
  & [data-line] {
    transition: opacity ${motion.fast} ${motion.easeOut};
  }
  & [data-line]:hover > [data-part='line'] {
    stroke-width: 3;
  }
  & a {
    cursor: pointer;
    outline: none;
  }
  & a:hover > [data-part='shape'] {
    stroke: ${colour.ink};
  }
  & a:focus-visible > [data-part='shape'] {
    stroke: ${colour.focus};
    stroke-width: 3;
  }
  & [data-part='reach'] {
    fill: transparent;
  }
  & [data-part='knob'] {
    fill: ${colour.surface};
    stroke: ${colour.lineStrong};
  }
  & [data-part='sign'] {
    fill: none;
    stroke: ${colour.ink};
    stroke-width: 1.75;
  }
  & a:hover > [data-part='knob'] {
    stroke: ${colour.ink};
    fill: ${colour.mossSoft};
  }
  & a:focus-visible > [data-part='knob'] {
    stroke: ${colour.focus};
    stroke-width: 3;
  }
  @media print {
    & [data-fold] {
      display: none;
    }
  }
  & [data-selected] > [data-part='shape'] {
    stroke: ${colour.ink};
    stroke-width: 2.5;
  }
  & [data-lit] > [data-part='shape'] {
    fill: color-mix(in srgb, ${colour.accent} 22%, ${colour.surface});
    stroke: ${colour.accent};
    stroke-width: 2.5;
  }
  & :is([data-box='compound'], [data-box='region'], [data-box='parallel'])[data-lit] > [data-part='shape'] {
    fill: ${colour.paper};
  }
  & [data-line][data-mark='taken'] > [data-part='line'] {
    stroke: ${colour.moss};
  }
  & [data-line][data-mark='taken'] > [data-part='tip'] {
    fill: ${colour.moss};
  }
  & [data-line][data-mark='latest'] > [data-part='line'] {
    stroke: ${colour.accent};
  }
  & [data-line][data-mark='latest'] > [data-part='tip'] {
    fill: ${colour.accent};
  }
  & [data-row][data-mark='latest'] [data-style='event'] {
    fill: ${colour.accentText};
  }
  &[data-choosing] [data-line]:not([data-related]) {
    opacity: 0.2;
  }
`;
