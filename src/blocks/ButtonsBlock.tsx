import { css, cx } from '@linaria/core';
import type { ButtonsBlock as Buttons } from '#openapi/generated/waymark.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import { margins } from './parts/margins.ts';
import { Targets } from './parts/Targets.tsx';
import { marginsOf } from './parts/style-attributes.ts';

const band = css`
  padding-block: ${space[4]} clamp(2.5rem, 5vw, 4.5rem);
`;

/** Buttons in a row. */
export function ButtonsBlock({ block, isInside }: { block: Buttons; isInside?: boolean }) {
  const { targets, alignment, equalTargetSize, bottomMargins } = block;
  const row = <Targets targets={targets} align={alignment} equal={equalTargetSize} />;
  if (isInside) return row;
  return (
    <div className={cx(band, margins)} {...marginsOf(bottomMargins)}>
      <Container>{row}</Container>
    </div>
  );
}
