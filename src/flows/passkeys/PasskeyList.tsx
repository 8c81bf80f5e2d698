import { useSelector } from '@xstate/react';
import {
  type PasskeysRef,
  selectFailure,
  selectHasRoom,
  selectIsPasswordWrong,
  selectIsProving,
  selectIsTaken,
  selectPasskeys,
} from '#machines/passkeys/passkeys.selectors.ts';
import { passkeyFailures } from '#machines/passkeys/passkey-failure.ts';
import { AccountList } from '#src/flows/profile/index.ts';
import { useFailureTitle, useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useWaitWords } from '#src/flows/shared/useWaitWords.ts';
import { passkeysText } from '#src/messages/passkeys.ts';
import { useText } from '#src/messages/text.ts';
import { focusIfLost } from '#src/ui/behaviour/focusIfLost.ts';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { PasskeyItem } from './PasskeyItem.tsx';
import { PasskeyProof } from './PasskeyProof.tsx';

/** The passkeys, and the button that adds one of this device, once the customer has typed the password. */
export function PasskeyList({ actor }: { actor: PasskeysRef }) {
  const t = useText(passkeysText);
  const passkeys = useSelector(actor, selectPasskeys) ?? [];
  const failure = useSelector(actor, selectFailure);
  const isPasswordWrong = useSelector(actor, selectIsPasswordWrong);
  const isTaken = useSelector(actor, selectIsTaken);
  const isProving = useSelector(actor, selectIsProving);
  const hasRoom = useSelector(actor, selectHasRoom);
  const failureWords = useFailureWords();
  const failureTitle = useFailureTitle();
  const waitWords = useWaitWords();
  const words = () => {
    if (failure?.errorId === passkeyFailures.known) return t('known');
    if (failure?.errorId === passkeyFailures.unsupported) return t('unsupported');
    return failure && (waitWords(failure) ?? failureWords(failure));
  };
  return (
    <Stack gap={4}>
      {/* A button that is gone took the focus along: the new count gets it. */}
      <div key={passkeys.length} ref={focusIfLost} tabIndex={-1}>
        <Text role="status">{t('count', { count: passkeys.length })}</Text>
      </div>
      {!isPasswordWrong && <FormError title={failure && failureTitle(failure, t('refusedTitle'))}>{words()}</FormError>}
      {passkeys.length > 0 && (
        <AccountList aria-label={t('title')}>
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.passkeyId} actor={actor} passkey={passkey} />
          ))}
        </AccountList>
      )}
      {isProving ? (
        <PasskeyProof actor={actor} />
      ) : (
        hasRoom && (
          <div>
            <Button
              ref={focusIfLost}
              variant="secondary"
              disabled={isTaken}
              onClick={() => actor.send({ type: 'addition.requested' })}
            >
              {t('add')}
            </Button>
          </div>
        )
      )}
    </Stack>
  );
}
