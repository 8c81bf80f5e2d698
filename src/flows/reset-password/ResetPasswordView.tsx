import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { BotDefenceRef } from '#machines/bot-defence/bot-defence.selectors.ts';
import { type ResetPasswordRef, selectEmail, selectPart } from '#machines/reset-password/reset-password.selectors.ts';
import { LaterBotDefence } from '#src/flows/bot-defence/index.ts';
import { SignInButton } from '#src/flows/shared/SignInButton.tsx';
import { resetPasswordText } from '#src/messages/reset-password.ts';
import { useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { LinkForm } from './LinkForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';

interface Props {
  actor: ResetPasswordRef;
  /** The code of the link; empty without one. */
  code: string;
  onSignIn: () => void;
  /** Tests replace it. */
  BotDefence?: ComponentType<{ actor: BotDefenceRef }>;
}

/** What the flow shows in each of its parts, without its title: the same on a page and in a dialog. */
export function ResetPasswordView({ actor, code, onSignIn, BotDefence = LaterBotDefence }: Props) {
  const t = useText(resetPasswordText);
  const part = useSelector(actor, selectPart);
  const email = useSelector(actor, selectEmail);
  if (part === 'sent')
    return (
      <Stack gap={5}>
        <Notice tone="success" isLive>
          {email === null ? t('sentNameless') : t('sent', { email })}
        </Notice>
        <Text tone="soft">{t('missed')}</Text>
        <Button variant="secondary" isWide onClick={() => actor.send({ type: 'link.missed' })}>
          {t('again')}
        </Button>
      </Stack>
    );
  if (part === 'changed')
    return (
      <Stack gap={5}>
        <Notice tone="success" isLive>
          {t('changed')}
        </Notice>
        <SignInButton variant="accent" size="lg" isWide onSignIn={onSignIn}>
          {t('signIn')}
        </SignInButton>
      </Stack>
    );
  return (
    <Stack gap={5}>
      <Text tone="soft">{t(part === 'choosing' ? 'chooseIntro' : 'askIntro')}</Text>
      {part === 'choosing' ? (
        <PasswordForm actor={actor} code={code} />
      ) : (
        <LinkForm actor={actor} BotDefence={BotDefence} />
      )}
    </Stack>
  );
}
