import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { type ReactNode, useRef } from 'react';
import { type ErasureRef, selectScreen } from '#machines/erasure/erasure.selectors.ts';
import { inLocale } from '#src/domain/locale.ts';
import { AccountPart, GuestAccount } from '#src/flows/profile/index.ts';
import { privacyText } from '#src/messages/privacy.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { focusIfLost } from '#src/ui/behaviour/focusIfLost.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button, ButtonLink } from '#src/ui/text/Button.tsx';
import { EmptyState } from '#src/ui/text/EmptyState.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useFocusReturn } from '#src/ui/overlay/useFocusReturn.ts';
import { media, space } from '#src/ui/theme/tokens.ts';
import { ErasureForm } from './ErasureForm.tsx';

const cards = css`
  display: grid;
  gap: ${space[5]};

  @media ${media.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;

interface Props {
  actor: ErasureRef;
  /** The card of the download, which has a chart of its own. */
  download: ReactNode;
  onSignIn: () => void;
}

/** The customer's data as a file, and the end of the account. */
export function ErasureView({ actor, download, onSignIn }: Props) {
  const t = useText(privacyText);
  const locale = useLocale();
  const screen = useSelector(actor, selectScreen);
  const erase = useRef<HTMLButtonElement>(null);
  // The button that had the focus is a new one after the form.
  useFocusReturn(screen === 'form', erase);
  if (screen === 'guest') return <GuestAccount onSignIn={onSignIn} />;
  if (screen === 'erased')
    return (
      <div ref={focusIfLost} tabIndex={-1} role="status">
        <EmptyState
          level={1}
          icon="check"
          title={t('erasedTitle')}
          action={<ButtonLink href={inLocale(locale, '/')}>{t('toShop')}</ButtonLink>}
        >
          {t('erasedBody')}
        </EmptyState>
      </div>
    );
  return (
    <AccountPart title={t('title')} body={t('lead')}>
      <div className={cards}>
        {download}
        <Card title={t('eraseTitle')} level={2}>
          <Text tone="soft">{t('eraseBody')}</Text>
          <Text tone="soft">{t('eraseKept')}</Text>
          {screen === 'form' ? (
            <ErasureForm actor={actor} />
          ) : (
            <Stack align="start">
              <Button
                ref={erase}
                variant="secondary"
                icon="trash"
                onClick={() => actor.send({ type: 'erasure.requested' })}
              >
                {t('erase')}
              </Button>
            </Stack>
          )}
        </Card>
      </div>
    </AccountPart>
  );
}
