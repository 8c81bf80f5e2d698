import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { CompleteProfileInput } from '#machines/complete-profile/complete-profile.types.ts';
import { inLocale } from '#src/domain/locale.ts';
import { AccountForm, AccountPart, ProfileFrame } from '#src/flows/profile/index.ts';
import { useDialogsRef } from '#src/flows/shared/storefront.hooks.ts';
import { completeProfileText } from '#src/messages/complete-profile.ts';
import { noticesText } from '#src/messages/notices.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { CompleteProfileView } from './CompleteProfileView.tsx';
import { useCompleteProfile } from './useCompleteProfile.ts';

interface Props {
  input: Pick<CompleteProfileInput, 'known' | 'failure'>;
  /** A form without script was accepted. */
  isPosted: boolean;
}

/** /account/interests: the form of the dialog, for readers without script. */
export function InterestsPage({ input, isPosted }: Props) {
  const t = useText(completeProfileText);
  const n = useText(noticesText);
  return (
    <ProfileFrame profile={input.known?.profile ?? null}>
      {() => (
        <AccountPart title={t('interestsTitle')}>
          <AccountForm>
            <Stack gap={5}>
              {isPosted && <Notice tone="success">{n('profileSaved')}</Notice>}
              <EditedInterests input={input} />
            </Stack>
          </AccountForm>
        </AccountPart>
      )}
    </ProfileFrame>
  );
}

function EditedInterests({ input }: Pick<Props, 'input'>) {
  const t = useText(completeProfileText);
  const dialogs = useDialogsRef();
  const router = useRouter();
  const locale = useLocale();
  const leave = useCallback(() => void router.navigate({ href: inLocale(locale, '/account') }), [router, locale]);
  const actor = useCompleteProfile({ input: { begins: 'interests', ...input }, leave });
  return (
    <CompleteProfileView
      actor={actor}
      doneLabel={t('toAccount')}
      onSignIn={() => dialogs.send({ type: 'dialog.requested', name: 'sign-in' })}
    />
  );
}
