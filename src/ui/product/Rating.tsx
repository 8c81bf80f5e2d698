import { css, cx } from '@linaria/core';
import { useId } from 'react';
import { formatNumber } from '#src/domain/numerals.ts';
import { useLocale } from '#src/messages/text.ts';
import { Link } from '../text/Link.tsx';
import { VisuallyHidden } from '../text/Hidden.tsx';
import { colour, text } from '../theme/tokens.ts';

const rating = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  font-size: ${text.sm};
  font-variant-numeric: tabular-nums;
  color: ${colour.inkSoft};

  & svg {
    width: 5.5em;
    height: 1.1em;
    color: ${colour.ink};
  }

  & strong {
    color: ${colour.ink};
    font-weight: 600;
  }
`;

const row = [0, 1, 2, 3, 4]
  .map((place) => `M${12 + place * 24} 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z`)
  .join('');

/**
 * Stars out of five, with `label` for screen readers: '4.6 of 5 stars, 128 reviews'. The score is in the language's
 * number format.
 */
export function Rating(props: {
  score: number;
  count?: number;
  label: string;
  href?: string;
  showsScore?: boolean;
  className?: string;
}) {
  const { score, count, label, href, showsScore, className } = props;
  const id = useId();
  const locale = useLocale();
  const share = Math.max(0, Math.min(5, score)) / 5;
  const inside = (
    <>
      <svg viewBox="0 0 120 24" aria-hidden="true" focusable="false">
        <defs>
          <linearGradient id={id}>
            <stop offset={share} stopColor="currentColor" />
            <stop offset={share} stopColor="currentColor" stopOpacity="0.28" />
          </linearGradient>
        </defs>
        <path d={row} fill={`url(#${id})`} />
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
      {showsScore && <strong aria-hidden="true">{formatNumber(score, locale, 1, 1)}</strong>}
      {count !== undefined && <span aria-hidden="true">({count})</span>}
    </>
  );
  return href ? (
    <Link href={href} variant="quiet" className={cx(rating, className)}>
      {inside}
    </Link>
  ) : (
    <span className={cx(rating, className)}>{inside}</span>
  );
}
