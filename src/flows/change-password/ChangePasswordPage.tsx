import type { ChangePasswordInput } from '#machines/change-password/change-password.types.ts';
import type { ProfileInput } from '#machines/profile/profile.types.ts';
import { AccountForm, AccountPart, ProfileFrame } from '#src/flows/profile/index.ts';
import { changePasswordText } from '#src/messages/change-password.ts';
import { useText } from '#src/messages/text.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { useChangePassword } from './useChangePassword.ts';

/** /account/password: the form of the dialog, for readers without script. */
export function ChangePasswordPage({ profile, input }: ProfileInput & { input: ChangePasswordInput }) {
  const t = useText(changePasswordText);
  const actor = useChangePassword(input);
  return (
    <ProfileFrame profile={profile}>
      {() => (
        <AccountPart title={t('title')}>
          <AccountForm>
            <ChangePasswordForm actor={actor} />
          </AccountForm>
        </AccountPart>
      )}
    </ProfileFrame>
  );
}
