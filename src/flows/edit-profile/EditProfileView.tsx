import { useSelector } from '@xstate/react';
import {
  type EditProfileRef,
  selectIsUnavailable,
  selectLoaded,
} from '#machines/edit-profile/edit-profile.selectors.ts';
import { Loading } from '#src/flows/order/index.ts';
import { editProfileText } from '#src/messages/edit-profile.ts';
import { useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { EditProfileForm } from './EditProfileForm.tsx';

/** The form, or why there is none yet. */
export function EditProfileView({ actor }: { actor: EditProfileRef }) {
  const t = useText(editProfileText);
  const loaded = useSelector(actor, selectLoaded);
  const isUnavailable = useSelector(actor, selectIsUnavailable);
  if (loaded) return <EditProfileForm actor={actor} loaded={loaded} />;
  if (!isUnavailable) return <Loading>{t('loading')}</Loading>;
  return (
    <Stack gap={5}>
      <Notice tone="error" isLive>
        {t('unavailable')}
      </Notice>
      <Button variant="secondary" isWide onClick={() => actor.send({ type: 'profile.retried' })}>
        {t('retry')}
      </Button>
    </Stack>
  );
}
