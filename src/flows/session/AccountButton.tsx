import { useSelector } from '@xstate/react';
import { selectIsRegistered } from '#machines/session/session.selectors.ts';
import { useDialogsRef, useSessionRef } from '#src/flows/shared/storefront.hooks.ts';
import { headerText } from '#src/messages/header.ts';
import { useText } from '#src/messages/text.ts';
import { IconButton } from '#src/ui/text/Button.tsx';

/** In the header: opens the sign-in, or links to the account. */
export function AccountButton() {
  const t = useText(headerText);
  const dialogs = useDialogsRef();
  const isRegistered = useSelector(useSessionRef(), selectIsRegistered);
  return (
    <IconButton
      icon="user"
      label={t(isRegistered ? 'account' : 'signIn')}
      onClick={() => dialogs.send({ type: 'dialog.requested', name: 'sign-in' })}
    />
  );
}
