import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { checkoutText } from '#src/messages/checkout.ts';
import { useText } from '#src/messages/text.ts';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, space } from '#src/ui/theme/tokens.ts';

const section = css`
  display: grid;
  gap: ${space[4]};

  /* A cart without anything to pay has no wallets. */
  &:not(:has(button)) {
    display: none;
  }
`;

/** The words between two lines. */
const or = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${colour.line};
  }
`;

/** The wallets, before the form that they save the shopper. */
export function Express({ children }: { children: ReactNode }) {
  const t = useText(checkoutText);
  return (
    <section className={section} aria-labelledby="express">
      <Heading level={2} size="xs" id="express">
        {t('walletsTitle')}
      </Heading>
      {children}
      <Text size="sm" tone="soft" className={or}>
        {t('walletsOr')}
      </Text>
    </section>
  );
}
