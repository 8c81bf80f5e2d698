import { css, cx } from '@linaria/core';
import { colour, media } from '../theme/tokens.ts';

const word =
  'M1-4l6.5 23L14-3l6.5 22L27-4M28.6 22 39.1-3 49.6 22M48.1-4l9.5 14.5L67.1-4M57.6 9v13' +
  'M71.6 22V-3l12 16L95.6-3v25M99.6 22 110.1-3 120.6 22M126.6 22V2.1h9.5a4.7 4.7 0 0 1 0 9.4H126.6' +
  'M135.4 11.4l8.9 11.6M149.6 22V-4M169.1-4 150.1 13M155.6 7 170.1 22';

const logo = css`
  flex: none;
  display: block;
  width: auto;
  height: 1.25rem;
  color: inherit;

  @media ${media.md} {
    height: 1.5rem;
  }

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
 * The mark is a trail's double blaze: two painted bars, the upper one shifted towards the turn of the path. The viewBox
 * cuts the strokes of the word flat at cap height and baseline.
 */
export function Logo({
  variant = 'full',
  label,
  className,
}: {
  variant?: 'full' | 'mark';
  label?: string;
  className?: string;
}) {
  const isFull = variant === 'full';
  return (
    <svg
      viewBox={isFull ? '0 0 198 24' : '0 0 16 24'}
      className={cx(logo, className)}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path data-part="upper" d="M8 0h7v11H8z" />
      <path data-part="lower" d="M1 13h7v11H1z" />
      {isFull && (
        <svg x="27" y="3" width="171" height="18" viewBox="0 0 171 18">
          <path data-part="word" d={word} />
        </svg>
      )}
    </svg>
  );
}
