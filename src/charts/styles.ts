import { css } from '@linaria/core';
import { colour, font, motion } from '#src/ui/tokens.ts';

/** The drawing's look. Sizes of type are those of typeset.ts: the boxes are measured with them. */
export const drawingStyles = css`
  display: block;
  height: auto;
  overflow: visible;
  font-family: ${font.text};
  color: ${colour.ink};
  fill: ${colour.ink};
  --event: ${colour.ink};
  --after: ${colour.warning};
  --done: ${colour.success};
  --error: ${colour.danger};
  --always: ${colour.lineStrong};

  & text {
    font-size: 12px;
    white-space: pre;
  }
  & [data-style='root'] {
    font: 600 22px ${font.text};
    letter-spacing: -0.01em;
  }
  & [data-style='title'] {
    font-size: 15px;
    font-weight: 600;
  }
  & :is([data-style='event'], [data-style='sign']) {
    font-weight: 600;
  }
  & :is([data-style='note'], [data-style='action'], [data-style='row'], [data-style='guard']) {
    fill: ${colour.inkSoft};
  }
  & [data-style='action'] {
    font-size: 11px;
  }

  & [data-part='shape'] {
    fill: ${colour.surface};
    stroke: ${colour.lineStrong};
    stroke-width: 1.25;
    transition: stroke ${motion.fast} ${motion.easeOut};
  }
  & [data-part='ring'] {
    fill: none;
    stroke: ${colour.lineStrong};
    stroke-width: 1.25;
  }
  & [data-box='root'] > [data-part='shape'] {
    fill: none;
    stroke: none;
  }
  & :is([data-box='compound'], [data-box='parallel'], [data-box='region'], [data-box='group']) > [data-part='shape'] {
    fill: ${colour.paper};
  }
  & :is([data-box='region'], [data-box='group'], [data-box='anywhere']) > [data-part='shape'] {
    stroke-dasharray: 5 4;
  }
  & [data-part='head'] {
    fill: ${colour.mossSoft};
  }
  & [data-box='closed'] [data-part='shape'] {
    fill: ${colour.mossSoft};
    stroke: ${colour.moss};
  }
  & [data-box='closed'] [data-part='sheet'] {
    fill: ${colour.paper};
    stroke: ${colour.moss};
    stroke-width: 1;
  }
  & :is([data-box='sign'], [data-box='anywhere']) [data-part='shape'] {
    fill: ${colour.sunken};
    stroke: ${colour.lineStrong};
    stroke-width: 1;
  }
  & [data-box='initial'] circle {
    fill: ${colour.ink};
  }

  & :is([data-line], [data-row]) {
    --kind: var(--event);
  }
  & [data-line] {
    transition: opacity ${motion.fast} ${motion.easeOut};
  }
  & [data-kind='after'] {
    --kind: var(--after);
  }
  & [data-kind='done'] {
    --kind: var(--done);
  }
  & [data-kind='error'] {
    --kind: var(--error);
  }
  & [data-kind='always'] {
    --kind: var(--always);
  }
  & [data-part='line'] {
    fill: none;
    stroke: var(--kind);
    stroke-width: 1.5;
  }
  & [data-kind='always'] > [data-part='line'] {
    stroke-dasharray: 2 3;
  }
  & [data-kind='after'] > [data-part='line'] {
    stroke-dasharray: 7 3;
  }
  & [data-part='tip'] {
    fill: var(--kind);
  }
  & [data-part='ground'] {
    fill: ${colour.paper};
  }
  & [data-line]:hover > [data-part='line'] {
    stroke-width: 3;
  }
  & [data-glyph] {
    fill: none;
    stroke: ${colour.inkSoft};
    stroke-width: 1.5;
  }
  & [data-row] [data-style='event'] {
    fill: var(--kind);
  }
  & [data-row] > :is([data-glyph='after'], [data-glyph='done'], [data-glyph='error']) {
    stroke: var(--kind);
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
  &[data-choosing] [data-line]:not([data-related]) {
    opacity: 0.2;
  }
`;
