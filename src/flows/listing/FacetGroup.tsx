import { css } from '@linaria/core';
import type { Facet, FacetOption } from '#openapi/generated/waymark.gen.ts';
import { listingText } from '#src/messages/listing.ts';
import { useText } from '#src/messages/text.ts';
import { Disclosure } from '#src/ui/layout/Disclosure.tsx';
import { visuallyHidden } from '#src/ui/text/Hidden.tsx';
import { colour, radius, space, text } from '#src/ui/theme/tokens.ts';

/** Options of a facet that are shown at first; the rest is collapsed. */
const FEW = 8;

const options = css`
  display: grid;
  gap: 0;

  &[data-shape='tiles'] {
    grid-template-columns: repeat(auto-fill, minmax(3.25rem, 1fr));
    gap: ${space[2]};
  }
`;

const line = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 2.5rem;
  font-size: ${text.sm};
  cursor: pointer;

  & > input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${colour.ink};
  }

  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    border-radius: ${radius.round};
    box-shadow: 0 0 0 1px ${colour.lineStrong};
  }

  & > small {
    margin-inline-start: auto;
    color: ${colour.inkSoft};
    font-size: ${text.xs};
    font-variant-numeric: tabular-nums;
  }

  &:has(input:disabled) {
    color: ${colour.inkSoft};
    cursor: default;
  }

  &:hover:not(:has(input:disabled)) > span {
    text-decoration: underline;
  }
`;

const tile = css`
  display: grid;
  place-items: center;
  min-height: var(--target);
  border: 1px solid ${colour.lineStrong};
  border-radius: ${radius.sm};
  background: ${colour.surface};
  font-size: ${text.sm};
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:has(input:checked) {
    border-color: ${colour.ink};
    background: ${colour.ink};
    color: ${colour.paper};
  }

  &:has(input:focus-visible) {
    outline: 2px solid ${colour.focus};
    outline-offset: 2px;
  }

  &:has(input:disabled) {
    border-color: ${colour.line};
    background: none;
    color: ${colour.inkSoft};
    cursor: default;
  }
`;

interface OptionProps {
  name: string;
  option: FacetOption;
  isChosen: boolean;
  onToggle: () => void;
}

/** One facet: options with counts, colours, or tiles for sizes. */
export function FacetGroup(props: {
  facet: Facet;
  chosen: readonly string[];
  isOpen: boolean;
  onToggle: (value: string) => void;
}) {
  const { facet, chosen, isOpen, onToggle } = props;
  const t = useText(listingText);
  const isTiles = facet.key === 'size' || facet.key === 'shoeSize';
  const Option = isTiles ? Tile : Line;
  const all = facet.options.map((option) => (
    <Option
      key={option.value}
      name={`${facet.key}:${encodeURIComponent(option.value)}`}
      option={option}
      isChosen={chosen.includes(option.value)}
      onToggle={() => onToggle(option.value)}
    />
  ));
  const isShort = isTiles || all.length <= FEW + 2;
  return (
    <Disclosure title={facet.label} isOpen={isOpen}>
      <div role="group" aria-label={facet.label}>
        <div className={options} data-shape={isTiles ? 'tiles' : undefined}>
          {isShort ? all : all.slice(0, FEW)}
        </div>
        {!isShort && (
          <Disclosure title={t('moreOptions', { count: all.length - FEW })} variant="plain">
            <div className={options}>{all.slice(FEW)}</div>
          </Disclosure>
        )}
      </div>
    </Disclosure>
  );
}

const isEmpty = ({ count }: FacetOption, isChosen: boolean) => count === 0 && !isChosen;

function Line({ name, option, isChosen, onToggle }: OptionProps) {
  const { label, count, swatch } = option;
  return (
    <label className={line}>
      <input
        type="checkbox"
        name="filter"
        value={name}
        checked={isChosen}
        disabled={isEmpty(option, isChosen)}
        onChange={onToggle}
      />
      {swatch && (
        <svg viewBox="0 0 2 2" aria-hidden="true">
          <path d="M0 0h2v2H0z" fill={swatch[0]} />
        </svg>
      )}
      <span>{label}</span>
      <small>{count}</small>
    </label>
  );
}

function Tile({ name, option, isChosen, onToggle }: OptionProps) {
  return (
    <label className={tile}>
      <input
        type="checkbox"
        className={visuallyHidden}
        name="filter"
        value={name}
        checked={isChosen}
        disabled={isEmpty(option, isChosen)}
        onChange={onToggle}
      />
      <span>{option.label}</span>
    </label>
  );
}
