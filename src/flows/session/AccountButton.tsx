import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { selectIsRegistered } from '#machines/session/session.selectors.ts';
import { inLocale } from '#src/domain/locale.ts';
import { useDialogsRef, useSessionRef } from '#src/flows/shared/storefront.hooks.ts';
import { headerText } from '#src/messages/header.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { IconButton } from '#src/ui/text/Button.tsx';

const form = css`
  display: contents;
`;

/** In the header: opens the sign-in or the customer's menu; without script, the page of the sign-in. */
export function AccountButton() {
  const t = useText(headerText);
  const dialogs = useDialogsRef();
  const isRegistered = useSelector(useSessionRef(), selectIsRegistered);
  return (
    <form
      className={form}
      action={inLocale(useLocale(), '/sign-in')}
      data-fallback
      onSubmit={(event) => {
        event.preventDefault();
        dialogs.send({ type: 'dialog.requested', name: 'sign-in', data: { mayGreet: true } });
      }}
    >
      <IconButton icon="user" type="submit" label={t(isRegistered ? 'account' : 'signIn')} />
    </form>
  );
}
