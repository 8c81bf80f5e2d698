import { css, cx } from '@linaria/core';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { visuallyHidden } from './Hidden.tsx';
import { colour, font, space, text, title } from '../theme/tokens.ts';

const heading = css`
  font-family: ${font.title};
  font-weight: 650;
  line-height: 1.12;
  letter-spacing: -0.025em;
  word-spacing: 0.07em;
  text-wrap: balance;

  &[data-size='display'] {
    font-size: ${title.display};
    line-height: 0.98;
    letter-spacing: -0.045em;
    word-spacing: 0.05em;
  }

  &[data-size='xl'] {
    font-size: ${title.xl};
    line-height: 1.04;
    letter-spacing: -0.038em;
    word-spacing: 0.05em;
  }

  &[data-size='lg'] {
    font-size: ${title.lg};
    letter-spacing: -0.032em;
  }

  &[data-size='md'] {
    font-size: ${title.md};
  }

  &[data-size='sm'] {
    font-size: ${title.sm};
    line-height: 1.25;
    letter-spacing: -0.02em;
  }

  &[data-size='xs'] {
    font-size: ${title.xs};
    line-height: 1.3;
    letter-spacing: -0.012em;
  }
`;

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
export type HeadingSize = 'display' | 'xl' | 'lg' | 'md' | 'sm' | 'xs';

const sizes: Record<HeadingLevel, HeadingSize> = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm', 5: 'xs', 6: 'xs' };

/** A heading. `level` is its level in the outline, `size` only its style. */
export function Heading(
  props: ComponentPropsWithRef<'h2'> & { level: HeadingLevel; size?: HeadingSize; isHidden?: boolean },
) {
  const { level, size = sizes[level], isHidden, className, ...rest } = props;
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={isHidden ? visuallyHidden : cx(heading, className)} data-size={size} />;
}

const words = css`
  /* Takes no gap while nothing is said. It is there before, because only then is read what comes. */
  &[role='status']:empty {
    position: absolute;
  }
  &[data-size='lg'] {
    font-size: ${text.lg};
    line-height: 1.5;
  }
  &[data-size='sm'] {
    font-size: ${text.sm};
    line-height: 1.5;
  }
  &[data-size='xs'] {
    font-size: ${text.xs};
    line-height: 1.45;
  }
  &[data-tone='soft'] {
    color: ${colour.inkSoft};
  }
  &[data-tone='accent'] {
    color: ${colour.accentText};
  }
  &[data-tone='success'] {
    color: ${colour.success};
  }
  &[data-tone='warning'] {
    color: ${colour.warning};
  }
  &[data-tone='danger'] {
    color: ${colour.danger};
  }
  &[data-weight='medium'] {
    font-weight: 500;
  }
  &[data-weight='bold'] {
    font-weight: 650;
  }
  &[data-numeric] {
    font-variant-numeric: tabular-nums;
  }
  &[data-align='center'] {
    text-align: center;
  }
  &[data-align='end'] {
    text-align: end;
  }
`;

/** Body text. */
export function Text(
  props: Omit<ComponentPropsWithRef<'p'>, 'ref'> & {
    as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'li' | 'dt' | 'dd' | 'time' | 'address';
    size?: 'lg' | 'md' | 'sm' | 'xs';
    tone?: 'ink' | 'soft' | 'accent' | 'success' | 'warning' | 'danger';
    weight?: 'normal' | 'medium' | 'bold';
    isNumeric?: boolean;
    align?: 'start' | 'center' | 'end';
  },
) {
  const { as = 'p', size = 'md', tone, weight, isNumeric, align, className, ...rest } = props;
  const Tag = as as ElementType;
  return (
    <Tag
      {...rest}
      className={cx(words, className)}
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-numeric={isNumeric || undefined}
      data-align={align}
    />
  );
}

const eyebrow = css`
  display: flex;
  align-items: center;
  gap: 0.6em;
  font-size: ${text.xs};
  font-weight: 600;
  line-height: 1.3;
  letter-spacing: 0.09em;
  text-transform: uppercase;
  color: ${colour.inkSoft};

  &[data-blaze]::before {
    content: '';
    flex: none;
    width: 0.45em;
    height: 1.1em;
    background: ${colour.accent};
  }
`;

/** The small label above a title. `hasBlaze` draws a way-mark before it. */
export function Eyebrow(
  props: Omit<ComponentPropsWithRef<'p'>, 'ref'> & { as?: 'p' | 'span' | 'div'; hasBlaze?: boolean },
) {
  const { as = 'p', hasBlaze, className, ...rest } = props;
  const Tag = as as ElementType;
  return <Tag {...rest} className={cx(eyebrow, className)} data-blaze={hasBlaze || undefined} />;
}

const prose = css`
  max-width: 44rem;
  line-height: 1.65;

  &[data-size='sm'] {
    font-size: ${text.sm};
  }
  &[data-size='lg'] {
    font-size: ${text.lg};
  }

  & > * + * {
    margin-block-start: ${space[4]};
  }
  & > * + :is(h2, h3, h4) {
    margin-block-start: ${space[7]};
  }
  & > :is(h2, h3, h4) + * {
    margin-block-start: ${space[3]};
  }
  & h2 {
    font-size: ${title.lg};
  }
  & h3 {
    font-size: ${title.md};
  }
  & h4 {
    font-size: ${title.sm};
  }
  & a {
    text-decoration-color: ${colour.accent};
    text-decoration-thickness: 2px;
  }
  & a:hover {
    color: ${colour.accentText};
  }
  & :is(ul, ol) {
    padding-inline-start: 1.4em;
  }
  & ul {
    list-style: square;
  }
  & ol {
    list-style: decimal;
  }
  & li + li {
    margin-block-start: ${space[2]};
  }
  & li::marker {
    color: ${colour.accentText};
  }
  & blockquote {
    padding-inline-start: ${space[5]};
    border-inline-start: 4px solid ${colour.accent};
    font-family: ${font.title};
    font-size: ${title.sm};
    letter-spacing: -0.02em;
  }
  & img {
    border-radius: var(--radius-sm);
  }
  & table {
    width: 100%;
    font-variant-numeric: tabular-nums;
  }
  & :is(th, td) {
    padding: ${space[2]} ${space[3]} ${space[2]} 0;
    border-bottom: 1px solid ${colour.line};
    text-align: start;
  }
`;

/** Rich text with a readable line length. `html` must have been sanitised on the server. */
export function Prose(
  props: Omit<ComponentPropsWithRef<'div'>, 'children'> & { size?: 'md' | 'sm' | 'lg' } & (
      | { children: ReactNode }
      | { html: string }
    ),
) {
  const { size = 'md', className, ...rest } = props;
  const look = { className: cx(prose, className), 'data-size': size };
  if (!('html' in rest)) return <div {...rest} {...look} />;
  const { html, ...others } = rest;
  return <div {...others} {...look} dangerouslySetInnerHTML={{ __html: html }} />;
}
