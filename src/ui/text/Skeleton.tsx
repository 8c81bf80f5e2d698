import { css, cx } from '@linaria/core';
import type { PictureRatio } from './Picture.tsx';
import { colour, radius, space } from '../theme/tokens.ts';

const bone = css`
  @keyframes breathe {
    50% {
      opacity: 0.5;
    }
  }

  display: block;
  border-radius: ${radius.sm};
  background: color-mix(in srgb, ${colour.ink} 10%, transparent);
  animation: breathe 1.6s ease-in-out infinite;

  &[data-shape='line'] {
    height: 0.85em;
    margin-block: 0.35em;
  }
  &[data-shape='title'] {
    height: 2.25rem;
  }
  &[data-shape='block'] {
    height: 8rem;
  }
  &[data-shape='button'] {
    height: 3rem;
  }
  &[data-shape='picture'] {
    aspect-ratio: 4 / 5;
  }
  &[data-ratio='wide'] {
    aspect-ratio: 32 / 15;
  }
  &[data-ratio='tall'] {
    aspect-ratio: 3 / 4;
  }
  &[data-ratio='square'] {
    aspect-ratio: 1;
  }
  &[data-ratio='landscape'] {
    aspect-ratio: 3 / 2;
  }
  &[data-width='half'] {
    width: 50%;
  }
  &[data-width='third'] {
    width: 33%;
  }
  &[data-width='two-thirds'] {
    width: 67%;
  }
`;

const lineStack = css`
  display: grid;
  gap: ${space[1]};
`;

/** The shape of loading content. Hidden from screen readers, which announce the region's own busy text. */
export function Skeleton(props: {
  shape?: 'line' | 'title' | 'picture' | 'block' | 'button';
  lines?: number;
  ratio?: PictureRatio;
  width?: 'full' | 'half' | 'third' | 'two-thirds';
  className?: string;
}) {
  const { shape = 'line', lines = 1, ratio, width = 'full', className } = props;
  if (lines > 1) {
    return (
      <span className={cx(lineStack, className)} aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => (
          <span
            key={line}
            className={bone}
            data-shape={shape}
            data-width={line === lines - 1 ? 'two-thirds' : 'full'}
          />
        ))}
      </span>
    );
  }
  return (
    <span className={cx(bone, className)} aria-hidden="true" data-shape={shape} data-ratio={ratio} data-width={width} />
  );
}
