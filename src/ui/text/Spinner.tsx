import { css, cx } from '@linaria/core';

const spinner = css`
  @keyframes walk {
    to {
      transform: rotate(1turn);
    }
  }

  flex: none;
  display: inline-block;
  width: 1.25rem;
  height: 1.25rem;
  border: 2px solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: walk 0.7s linear infinite;

  &[data-size='sm'] {
    width: 1rem;
    height: 1rem;
  }

  &[data-size='lg'] {
    width: 2.5rem;
    height: 2.5rem;
    border-width: 3px;
  }
`;

/** A spinner. Without a `label` it is hidden from screen readers. */
export function Spinner({
  size = 'md',
  label,
  className,
}: {
  size?: 'sm' | 'md' | 'lg';
  label?: string;
  className?: string;
}) {
  const spoken = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true };
  return <span className={cx(spinner, className)} data-size={size} {...spoken} />;
}
