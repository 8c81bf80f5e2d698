import { css } from '@linaria/core';
import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '../text/Hidden.tsx';
import { useLocale, useText } from '#src/messages/text.ts';
import { uiText } from '#src/messages/ui.ts';
import { Price, type ShownPrice } from '../product/Price.tsx';
import { useAnchor } from '../text/Link.tsx';
import { colour, media, motion, radius, space, text } from '../theme/tokens.ts';

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  &[data-size='sm'] {
    gap: ${space[1]};
  }
`;

const priced = css`
  display: grid;
  gap: ${space[1]};

  & + & {
    margin-block-start: ${space[3]};
  }
`;

const legend = css`
  margin-block-end: ${space[3]};
  font-size: ${text.sm};

  & b {
    font-weight: 600;
  }
`;

const tile = css`
  position: relative;
  display: block;
  width: var(--target);
  height: var(--target);
  padding: 3px;
  border: 1.5px solid transparent;
  border-radius: ${radius.md};
  cursor: pointer;
  transition: border-color ${motion.fast} ${motion.easeOut};

  & svg {
    width: 100%;
    height: 100%;
    border-radius: ${radius.sm};
    outline: 1px solid color-mix(in srgb, ${colour.ink} 22%, transparent);
    outline-offset: -1px;
  }

  &:hover {
    border-color: ${colour.lineStrong};
  }

  /* At once: the first frame of a transition shows nothing of the press. */
  &[aria-current],
  &[data-pressed],
  input:checked + & {
    border-color: ${colour.ink};
    transition: none;
  }

  input:focus-visible + & {
    outline: 2px solid ${colour.focus};
    outline-offset: 2px;
  }

  &[data-unavailable]::after {
    content: '';
    position: absolute;
    inset: 3px;
    border-radius: ${radius.sm};
    background: linear-gradient(
      to top right,
      transparent calc(50% - 2px),
      ${colour.surface} calc(50% - 2px) calc(50% - 0.75px),
      ${colour.ink} calc(50% - 0.75px) calc(50% + 0.75px),
      ${colour.surface} calc(50% + 0.75px) calc(50% + 2px),
      transparent calc(50% + 2px)
    );
  }

  @media ${media.forced} {
    forced-color-adjust: none;

    &[aria-current],
    input:checked + & {
      border-color: Highlight;
    }
  }

  [data-size='sm'] & {
    width: 1.5rem;
    height: 1.5rem;
    padding: 2px;
  }
`;

const rest = css`
  padding-inline: ${space[1]};
  font-size: ${text.xs};
  color: ${colour.inkSoft};
`;

export interface Swatch {
  id: string;
  label: string;
  /** One to three sRGB values, main colour first. */
  colours: readonly string[];
  href?: string;
  isUnavailable?: boolean;
  /** Colours of the same value stand together under their price, if there is more than one value. */
  groupBy?: string | undefined;
  price?: ShownPrice | undefined;
}

/** The lowest and the highest price of some colours. */
function priceOf(swatches: readonly Swatch[]): ShownPrice | null {
  const prices = swatches.flatMap(({ price }) => price ?? []);
  const [first] = prices;
  if (!first) return null;
  const all = (read: (price: ShownPrice) => number) => prices.map(read);
  return {
    ...first,
    lowCurrent: Math.min(...all(({ current, lowCurrent = current }) => lowCurrent)),
    highCurrent: Math.max(...all(({ current, highCurrent = current }) => highCurrent)),
    lowOriginal: Math.min(...all(({ original = 0, lowOriginal = original }) => lowOriginal)),
    highOriginal: Math.max(...all(({ original = 0, highOriginal = original }) => highOriginal)),
  };
}

/** Colours of one price. */
function Priced({ swatches, children }: { swatches: readonly Swatch[]; children: ReactNode }) {
  const id = useId();
  const locale = useLocale();
  const price = priceOf(swatches);
  return (
    <div role="group" aria-labelledby={id} className={priced}>
      <div id={id}>{price && <Price price={price} locale={locale} size="sm" />}</div>
      {children}
    </div>
  );
}

/** The main colour, with the others in a corner. */
function Paint({ colours: [main = 'transparent', second, third] }: { colours: readonly string[] }) {
  return (
    <svg viewBox="0 0 20 20" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d="M0 0h20v20H0z" fill={main} />
      {second && <path d="M20 6v14H6z" fill={second} />}
      {third && <path d="M20 14v6h-6z" fill={third} />}
    </svg>
  );
}

function SwatchLink({
  swatch,
  isCurrent,
  label,
}: {
  swatch: Swatch & { href: string };
  isCurrent: boolean;
  label: string;
}) {
  return (
    <a
      {...useAnchor({ href: swatch.href, keepsScroll: true, hasTransition: false })}
      className={tile}
      aria-label={label}
      title={swatch.label}
      aria-current={isCurrent || undefined}
      data-unavailable={swatch.isUnavailable || undefined}
    >
      <Paint colours={swatch.colours} />
    </a>
  );
}

/** The colours of a product: links to its other colours, or radio buttons if they have no `href`. */
export function Swatches(props: {
  label: string;
  items: readonly Swatch[];
  selected?: string;
  /** The name of the radio buttons. */
  name?: string;
  onSelect?: (id: string) => void;
  size?: 'sm' | 'md';
  limit?: number;
  className?: string;
}) {
  const { label, items, selected, name, onSelect, size = 'md', limit = items.length, className } = props;
  const t = useText(uiText);
  const group = useId();
  const shown = items.slice(0, limit);
  const hidden = items.length - shown.length;
  const chosen = items.find(({ id }) => id === selected);
  const spoken = (swatch: Swatch) => (swatch.isUnavailable ? t('unavailable', { label: swatch.label }) : swatch.label);
  const isLinks = items.every(({ href }) => href !== undefined);
  const caption = size === 'md' && (
    <>
      {label}
      {chosen && (
        <>
          {t('colon')}
          <b>{chosen.label}</b>
        </>
      )}
    </>
  );
  const more = hidden > 0 && (
    <span className={rest}>
      <span aria-hidden="true">+{hidden}</span>
      <span className={visuallyHidden}>{t('more', { count: hidden })}</span>
    </span>
  );

  const isLast = (swatches: readonly Swatch[]) => swatches.at(-1) === shown.at(-1);
  const line = (swatches: readonly Swatch[]) =>
    isLinks ? (
      <ul className={row} data-size={size} aria-label={label}>
        {swatches.map((swatch) => (
          <li key={swatch.id}>
            <SwatchLink
              swatch={{ ...swatch, href: swatch.href ?? '' }}
              isCurrent={swatch.id === selected}
              label={spoken(swatch)}
            />
          </li>
        ))}
        {isLast(swatches) && more && <li>{more}</li>}
      </ul>
    ) : (
      <div className={row} data-size={size}>
        {swatches.map((swatch) => (
          <label key={swatch.id} title={swatch.label}>
            <input
              type="radio"
              className={visuallyHidden}
              name={name ?? group}
              value={swatch.id}
              aria-label={spoken(swatch)}
              {...(onSelect
                ? { checked: swatch.id === selected, onChange: () => onSelect(swatch.id) }
                : { defaultChecked: swatch.id === selected })}
            />
            <span className={tile} data-unavailable={swatch.isUnavailable || undefined}>
              <Paint colours={swatch.colours} />
            </span>
          </label>
        ))}
        {isLast(swatches) && more}
      </div>
    );
  const groups = [...new Set(shown.map(({ groupBy }) => groupBy))].map((value) =>
    shown.filter(({ groupBy }) => groupBy === value),
  );
  const content =
    groups.length < 2
      ? line(shown)
      : groups.map((swatches, at) => (
          <Priced key={at} swatches={swatches}>
            {line(swatches)}
          </Priced>
        ));
  if (isLinks)
    return (
      <div className={className}>
        {caption && (
          <p className={legend} aria-hidden="true">
            {caption}
          </p>
        )}
        {content}
      </div>
    );
  return (
    <fieldset className={className}>
      <legend className={size === 'md' ? legend : visuallyHidden}>{caption || label}</legend>
      {content}
    </fieldset>
  );
}
