import { css, cx } from '@linaria/core';
import { useId, useMemo } from 'react';
import type { PromoBarBlock as PromoBar } from '#openapi/generated/waymark.gen.ts';
import { LaterRotation } from '#src/flows/rotation/index.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { media, space, text } from '#src/ui/theme/tokens.ts';
import { ground } from './parts/ground.ts';
import { margins } from './parts/margins.ts';
import { TargetLink } from './parts/Target.tsx';
import { textLook } from './parts/text-look.ts';
import { promotionOf } from './parts/tracking.ts';
import { groundOf, marginsOf, textLookOf } from './parts/style-attributes.ts';

const bar = css`
  padding-block: ${space[1]};
  font-size: ${text.sm};
`;

const row = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: var(--target);

  & ul {
    flex: 1;
    min-width: 0;
    display: grid;
    grid-auto-flow: column;
    text-align: center;
  }

  @media ${media.lg} {
    & ul {
      grid-auto-columns: auto;
      justify-content: space-evenly;
      gap: ${space[6]};
    }

    & > div {
      display: none;
    }
  }

  /* One message has the bar; the others are beside it, to swipe to. */
  @media ${media.belowLg} {
    & ul {
      grid-auto-columns: 100%;
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scroll-snap-type: x mandatory;
      scroll-behavior: smooth;
      scrollbar-width: none;
    }

    & ul::-webkit-scrollbar {
      display: none;
    }

    & li {
      scroll-snap-align: start;
    }
  }
`;

/** A thin bar of messages: side by side where there is room, else in turn. */
export function PromoBarBlock({ block }: { block: PromoBar }) {
  const { messages, autorotateTime, colours, bottomMargins } = block;
  const id = useId();
  const paces = useMemo(() => {
    const pace = autorotateTime && { seconds: autorotateTime, loops: true };
    return pace ? { sm: pace, md: pace } : null;
  }, [autorotateTime]);
  return (
    <div className={cx(bar, ground, margins)} {...groundOf(colours?.background ?? 'ink')} {...marginsOf(bottomMargins)}>
      <Container>
        <div className={row} id={id}>
          <ul data-slide="message" className={textLook} {...textLookOf(colours?.text)}>
            {messages.map(({ id: name, text: words, target, promotionTracking }) => (
              <li key={name} {...promotionOf(promotionTracking)}>
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
          {paces && messages.length > 1 && <LaterRotation id={id} count={messages.length} paces={paces} />}
        </div>
      </Container>
    </div>
  );
}
