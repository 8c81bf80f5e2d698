import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { EditProfileInput } from '#machines/edit-profile/edit-profile.types.ts';
import { inLocale } from '#src/domain/locale.ts';
import { AccountForm, AccountPart, ProfileFrame } from '#src/flows/profile/index.ts';
import { editProfileText } from '#src/messages/edit-profile.ts';
import { noticesText } from '#src/messages/notices.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { EditProfileView } from './EditProfileView.tsx';
import { useEditProfile } from './useEditProfile.ts';

interface Props {
  input: EditProfileInput;
  /** A form without script was accepted. */
  isPosted: boolean;
}

/** /account/profile: the form of the dialog, for readers without script. */
export function EditProfilePage({ input, isPosted }: Props) {
  const t = useText(editProfileText);
  const n = useText(noticesText);
  return (
    <ProfileFrame profile={input.loaded?.profile ?? null}>
      {() => (
        <AccountPart title={t('title')}>
          <AccountForm>
            <Stack gap={5}>
              {isPosted && <Notice tone="success">{n('profileSaved')}</Notice>}
              <EditedProfile input={input} />
            </Stack>
          </AccountForm>
        </AccountPart>
      )}
    </ProfileFrame>
  );
}

function EditedProfile({ input }: Pick<Props, 'input'>) {
  const router = useRouter();
  const locale = useLocale();
  const leave = useCallback(() => void router.navigate({ href: inLocale(locale, '/account') }), [router, locale]);
  return <EditProfileView actor={useEditProfile(input, leave)} />;
}
