import { css } from '@linaria/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { colour, layer, radius, space } from '../theme/tokens.ts';

const hidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** The class of `VisuallyHidden`, for native controls with a drawn replacement. */
export const visuallyHidden = hidden;

/** Text for screen readers only. */
export function VisuallyHidden(props: ComponentPropsWithRef<'span'>) {
  return <span {...props} className={hidden} />;
}

const skip = css`
  position: fixed;
  inset-block-start: ${space[3]};
  inset-inline-start: ${space[3]};
  z-index: ${layer.skip};
  padding: ${space[3]} ${space[5]};
  border-radius: ${radius.sm};
  background: ${colour.ink};
  color: ${colour.paper};
  font-weight: 600;

  &:not(:focus) {
    transform: translateY(-200%);
  }
  @media print {
    display: none;
  }
`;

/** The first element that the Tab key reaches: jumps to `href`, the page's main part. */
export function SkipLink({ href, children }: { href: `#${string}`; children: ReactNode }) {
  return (
    <a className={skip} href={href}>
      {children}
    </a>
  );
}

/** Announces its text to screen readers when it changes. Keep it mounted and change `children`. */
export function LiveRegion(props: { children?: ReactNode; politeness?: 'polite' | 'assertive' }) {
  const { children, politeness = 'polite' } = props;
  return (
    <div
      className={hidden}
      role={politeness === 'polite' ? 'status' : 'alert'}
      aria-live={politeness}
      aria-atomic="true"
    >
      {children}
    </div>
  );
}
