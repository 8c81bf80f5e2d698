import { css, cx } from '@linaria/core';
import { colour } from './tokens.ts';

const logo = css`
  flex: none;
  display: block;
  width: auto;
  height: 1.5rem;
  color: inherit;

  & [data-part='word'] {
    fill: none;
    stroke: currentColor;
    stroke-width: 4.2;
    stroke-linejoin: miter;
    stroke-miterlimit: 10;
  }

  & [data-part='upper'] {
    fill: ${colour.accent};
  }

  & [data-part='lower'] {
    fill: currentColor;
  }
`;

/**
 * The mark is a trail's double blaze: two painted bars, the upper one set towards where the path turns. The word is drawn with
 * strokes that the viewBox cuts flat at cap height and baseline.
 */
export function Logo({ variant = 'full', label, className }: { variant?: 'full' | 'mark'; label?: string; className?: string }) {
  const isFull = variant === 'full';
  return (
    <svg
      viewBox={isFull ? '0 0 196 24' : '0 0 16 24'}
      className={cx(logo, className)}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path data-part="upper" d="M8 0h7v11H8z" />
      <path data-part="lower" d="M1 13h7v11H1z" />
      {isFull && (
        <svg x="27" y="3" width="169" height="18" viewBox="0 0 169 18">
          <path
            data-part="word"
            d="M1-4l6.5 23L14-3l6.5 22L27-4M28 22 38.5-3 49 22M45-4l9.5 14.5L64-4M54.5 9v13M70 22V-3l12 16L94-3v25M96 22 106.5-3 117 22M122 22V2.1h9.5a4.7 4.7 0 0 1 0 9.4H122M130 10l9 12M145.5 22V-4M165-4 146 13M151.5 7 166 22"
          />
        </svg>
      )}
    </svg>
  );
}
