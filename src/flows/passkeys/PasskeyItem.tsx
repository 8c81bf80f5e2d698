import { useSelector } from '@xstate/react';
import {
  type PasskeysRef,
  selectAskedId,
  selectIsRemoving,
  selectIsTaken,
} from '#machines/passkeys/passkeys.selectors.ts';
import type { Passkey } from '#openapi/generated/waymark.gen.ts';
import { ItemActions, RemoveQuestion } from '#src/flows/profile/index.ts';
import { passkeysText } from '#src/messages/passkeys.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** Returns what a passkey is called: browser and system of the device that added it, as far as they are known. */
function usePasskeyName(): (passkey: Passkey) => string {
  const t = useText(passkeysText);
  return ({ browser, system }) =>
    browser && system ? t('named', { browser, system }) : (browser ?? system ?? t('unknown'));
}

/** One passkey, with the question that precedes its removal. */
export function PasskeyItem({ actor, passkey }: { actor: PasskeysRef; passkey: Passkey }) {
  const t = useText(passkeysText);
  const name = usePasskeyName()(passkey);
  const isTaken = useSelector(actor, selectIsTaken);
  const isRemoving = useSelector(actor, selectIsRemoving);
  const { passkeyId: id, addedAt, usedAt } = passkey;
  const isAsked = useSelector(actor, selectAskedId) === id;
  return (
    <li>
      <div>
        <Text weight="medium">{name}</Text>
        <Text tone="soft" size="sm">
          {t('added', { date: new Date(addedAt) })}
        </Text>
        <Text tone="soft" size="sm">
          {usedAt === undefined ? t('unused') : t('used', { date: new Date(usedAt) })}
        </Text>
      </div>
      {isAsked ? (
        <RemoveQuestion
          title={t('removeTitle')}
          body={t('removeBody')}
          confirm={t('removeConfirm')}
          keep={t('removeKeep')}
          isBusy={isRemoving}
          onConfirm={() => actor.send({ type: 'removal.confirmed' })}
          onKeep={() => actor.send({ type: 'removal.dismissed' })}
        />
      ) : (
        <ItemActions>
          <Button
            variant="quiet"
            size="sm"
            disabled={isTaken}
            aria-label={t('removeOf', { passkey: name })}
            onClick={() => actor.send({ type: 'removal.requested', id })}
          >
            {t('remove')}
          </Button>
        </ItemActions>
      )}
    </li>
  );
}
