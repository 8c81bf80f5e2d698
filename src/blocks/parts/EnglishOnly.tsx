import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { blocksText } from '#src/messages/blocks.ts';
import { useText } from '#src/messages/text.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { colour, space } from '#src/ui/theme/tokens.ts';

const line = css`
  padding-block: ${space[3]};
  border-block-end: 1px solid ${colour.line};
`;

const blocks = css`
  display: contents;
`;

/**
 * A page that exists only in English: a note says so in the site's language, and screen readers read its text as
 * English.
 */
export function EnglishOnly({ children }: { children: ReactNode }) {
  const t = useText(blocksText);
  return (
    <>
      <div className={line}>
        <Container>
          <Text size="sm" tone="soft">
            {t('englishOnly')}
          </Text>
        </Container>
      </div>
      <div className={blocks} lang="en">
        {children}
      </div>
    </>
  );
}
