import { css } from '@linaria/core';
import type { ContentHorizontal, ContentTarget } from '#openapi/generated/waymark.gen.ts';
import { media, space } from '#src/ui/theme/tokens.ts';
import { Target } from './Target.tsx';

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};

  &[data-align='center'] {
    justify-content: center;
  }

  &[data-align='right'] {
    justify-content: end;
  }

  &[data-equal] {
    display: grid;
    grid-auto-rows: 1fr;

    @media ${media.md} {
      grid-auto-flow: column;
      grid-auto-columns: 1fr;
      width: max-content;
      max-width: 100%;
    }
  }
`;

/** Buttons side by side; `equal` gives them the same width. */
export function Targets(props: {
  targets: readonly ContentTarget[];
  align?: ContentHorizontal;
  equal?: boolean;
  leading?: boolean;
}) {
  const { targets, align = 'left', equal, leading } = props;
  return (
    <div className={row} data-align={align} data-equal={equal || undefined}>
      {targets.map((target) => (
        <Target key={target.url + target.text} target={target} leading={leading} isWide={equal} />
      ))}
    </div>
  );
}
