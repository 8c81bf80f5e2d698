import { css, cx } from '@linaria/core';
import { useId } from 'react';
import type { SecondaryNavBlock as SecondaryNav } from '#openapi/generated/waymark.gen.ts';
import { LaterSecondaryNav } from '#src/flows/secondary-nav/index.ts';
import { blocksText } from '#src/messages/blocks.ts';
import { useText } from '#src/messages/text.ts';
import { Disclosure } from '#src/ui/layout/Disclosure.tsx';
import { Container } from '#src/ui/layout/Layout.tsx';
import { colour, media, space } from '#src/ui/theme/tokens.ts';
import { margins } from './parts/margins.ts';
import { TargetLink } from './parts/Target.tsx';
import { marginsOf } from './parts/style-attributes.ts';

const nav = css`
  border-block: 1px solid ${colour.line};

  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    font-weight: 500;
  }

  & [data-part='bar'] {
    display: none;
    flex-wrap: wrap;
    gap: 0 ${space[6]};
  }

  @media ${media.lg} {
    & [data-part='bar'] {
      display: flex;
    }

    & details {
      display: none;
    }
  }
`;

/** A bar on large screens, a collapsible list on small ones (catalogue 4). */
export function SecondaryNavBlock({ block }: { block: SecondaryNav }) {
  const t = useText(blocksText);
  const id = useId();
  const { items, title = t('onThisPage'), bottomMargins } = block;
  const links = items.map((target) => (
    <li key={target.url}>
      <TargetLink target={target} variant="quiet" />
    </li>
  ));
  return (
    <nav id={id} className={cx(nav, margins)} aria-label={title} {...marginsOf(bottomMargins)}>
      <Container>
        <ul data-part="bar">{links}</ul>
        <Disclosure title={title} variant="plain">
          <ul>{links}</ul>
        </Disclosure>
        <LaterSecondaryNav id={id} />
      </Container>
    </nav>
  );
}
