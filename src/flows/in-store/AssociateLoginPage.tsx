import { css } from '@linaria/core';
import { inStoreText } from '#src/messages/in-store.ts';
import { useText } from '#src/messages/text.ts';
import { Container, Stack } from '#src/ui/layout/Layout.tsx';
import { Eyebrow, Heading } from '#src/ui/text/Text.tsx';
import { AssociateScreen } from './AssociateScreen.tsx';
import { StoreBar } from './StoreBar.tsx';
import { useInStore } from './useInStore.ts';

const page = css`
  min-height: 38rem;
  padding-block: clamp(1.5rem, 5vw, 4rem) clamp(3rem, 8vw, 6rem);
`;

/** /associate-login: starts a session in a store, and is shown again after it has ended. */
export function AssociateLoginPage() {
  const t = useText(inStoreText);
  const actor = useInStore(true);
  return (
    <Container width="form" className={page}>
      <Stack gap={6}>
        <Stack gap={2}>
          <Eyebrow hasBlaze>{t('eyebrow')}</Eyebrow>
          <Heading level={1} size="xl">
            {t('title')}
          </Heading>
        </Stack>
        <AssociateScreen actor={actor} />
      </Stack>
      <StoreBar actor={actor} />
    </Container>
  );
}
