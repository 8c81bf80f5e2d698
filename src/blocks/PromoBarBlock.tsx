import { css, cx } from '@linaria/core';
import type { PromoBarBlock as PromoBar } from '#openapi/generated/waymark.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { media, space, text } from '#src/ui/theme/tokens.ts';
import { ground, groundOf } from './parts/ground.ts';
import { margins, marginsOf } from './parts/margins.ts';
import { TargetLink } from './parts/Target.tsx';
import { promotionOf } from './parts/tracking.ts';

const bar = css`
  padding-block: ${space[2]};
  font-size: ${text.sm};

  & ul {
    display: flex;
    justify-content: space-evenly;
    gap: ${space[1]} ${space[6]};
    text-align: center;
  }

  @media ${media.belowLg} {
    & li:not(:first-child) {
      display: none;
    }
  }
`;

/** A thin bar of messages; without space for all of them it shows the first. */
export function PromoBarBlock({ block }: { block: PromoBar }) {
  const { messages, colours, bottomMargins } = block;
  return (
    <div className={cx(bar, ground, margins)} {...groundOf(colours?.background ?? 'ink')} {...marginsOf(bottomMargins)}>
      <Container>
        <ul>
          {messages.map(({ id, text: words, target, promotionTracking }) => (
            <li key={id} {...promotionOf(promotionTracking)}>
              {target ? (
                <TargetLink target={target} variant="quiet">
                  {words}
                </TargetLink>
              ) : (
                words
              )}
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
