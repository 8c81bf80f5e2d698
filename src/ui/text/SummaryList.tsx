import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { colour, font, space, text, title } from '../theme/tokens.ts';

const list = css`
  display: grid;
  gap: ${space[2]};
  font-variant-numeric: tabular-nums;

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
  }

  & dd {
    text-align: end;
    white-space: nowrap;
  }

  & small {
    display: block;
    color: ${colour.inkSoft};
    font-size: ${text.sm};
  }

  & [data-tone='soft'] {
    color: ${colour.inkSoft};
  }

  & [data-tone='success'] {
    color: ${colour.success};
  }

  & [data-total] {
    align-items: baseline;
    margin-block-start: ${space[2]};
    padding-block-start: ${space[4]};
    border-block-start: 1px solid ${colour.line};
    font-weight: 600;
  }

  & [data-total]:first-child {
    margin: 0;
    padding: 0;
    border: 0;
  }

  & [data-total] > dd {
    font-family: ${font.title};
    font-size: ${title.sm};
    letter-spacing: -0.02em;
    word-spacing: 0.07em;
  }
`;

interface Line {
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
  tone?: 'soft' | 'success';
}

function Row({ line, isTotal }: { line: Line; isTotal?: boolean }) {
  return (
    <div data-tone={line.tone} data-total={isTotal || undefined}>
      <dt>
        {line.label}
        {line.note && <small>{line.note}</small>}
      </dt>
      <dd>{line.value}</dd>
    </div>
  );
}

/** A list of amounts and their total, in tabular figures. */
export function SummaryList(props: { items: readonly Line[]; total?: Line; label?: string; className?: string }) {
  const { items, total, label, className } = props;
  return (
    <dl className={cx(list, className)} aria-label={label}>
      {items.map((line, place) => (
        <Row key={place} line={line} />
      ))}
      {total && <Row line={total} isTotal />}
    </dl>
  );
}

const pairs = css`
  display: grid;
  gap: 0 ${space[6]};

  &[data-columns='2'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  }

  & > div {
    display: grid;
    grid-template-columns: minmax(6rem, 2fr) 3fr;
    gap: ${space[4]};
    padding-block: ${space[3]};
    border-block-end: 1px solid ${colour.line};
  }

  & dt {
    color: ${colour.inkSoft};
  }
`;

/** Names and values: material, weight, order number. */
export function DescriptionList(props: {
  items: readonly { term: ReactNode; details: ReactNode }[];
  columns?: 1 | 2;
  className?: string;
}) {
  return (
    <dl className={cx(pairs, props.className)} data-columns={props.columns}>
      {props.items.map(({ term, details }, place) => (
        <div key={place}>
          <dt>{term}</dt>
          <dd>{details}</dd>
        </div>
      ))}
    </dl>
  );
}
