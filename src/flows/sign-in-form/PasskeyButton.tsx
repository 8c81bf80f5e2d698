import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { signInFormMachine } from '#machines/sign-in-form/sign-in-form.machine.ts';
import { selectIsBusy, selectIsShowingPasskey } from '#machines/sign-in-form/sign-in-form.selectors.ts';
import { signInText } from '#src/messages/sign-in.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { scripted } from '#src/ui/text/scripted.ts';

/** The way in without an email and a password. A browser without script cannot show a passkey. */
export function PasskeyButton({ actor }: { actor: ActorRefFrom<typeof signInFormMachine> }) {
  const t = useText(signInText);
  const isBusy = useSelector(actor, selectIsBusy);
  const isShowing = useSelector(actor, selectIsShowingPasskey);
  return (
    <div className={scripted}>
      <Button
        variant="secondary"
        isWide
        isBusy={isShowing}
        disabled={isBusy && !isShowing}
        onClick={() => actor.send({ type: 'passkey.requested' })}
      >
        {t('passkey')}
      </Button>
    </div>
  );
}
