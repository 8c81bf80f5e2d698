import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { space } from '#src/ui/theme/tokens.ts';
import { beside } from './beside.ts';

const grid = css`
  & > * {
    min-width: 0;
  }
  @media ${beside} {
    @media screen {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 21rem;
      column-gap: ${space[5]};

      /* As high as the drawings, whatever is said in it: choosing a state moves nothing. */
      & > [data-beside] {
        --least: 32rem;

        container-type: size;
        min-height: var(--least);
      }
      & > [data-beside] > div {
        position: sticky;
        inset-block-start: 0;
        overflow-y: auto;
        /* Beside a drawing that is lower than the column's least height, Chromium's cqh is 0. */
        max-height: min(max(var(--least), 100cqh), 100dvh);
        margin-inline: -4px;
        padding: ${space[6]} 4px ${space[4]};
      }
    }
  }
`;

/** Drawings, and from 1100 px on a column of text beside them; below that width the text stays in its own place. */
export function Beside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={grid}>
      <div>{children}</div>
      <div data-beside>
        <div>{aside}</div>
      </div>
    </div>
  );
}
