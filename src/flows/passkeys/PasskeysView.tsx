import { useSelector } from '@xstate/react';
import { type PasskeysRef, selectScreen } from '#machines/passkeys/passkeys.selectors.ts';
import { Loading, Unavailable } from '#src/flows/order/index.ts';
import { passkeysText } from '#src/messages/passkeys.ts';
import { useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { PasskeyList } from './PasskeyList.tsx';

/** A part of the page of security: the passkeys, or why they cannot be shown. */
export function PasskeysView({ actor }: { actor: PasskeysRef }) {
  const t = useText(passkeysText);
  const screen = useSelector(actor, selectScreen);
  if (screen === 'unavailable')
    return (
      <Unavailable
        title={t('unavailableTitle')}
        retry={t('retry')}
        onRetry={() => actor.send({ type: 'passkeys.retried' })}
      >
        {t('unavailableBody')}
      </Unavailable>
    );
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={2} size="md">
          {t('title')}
        </Heading>
        <Text tone="soft">{t('lead')}</Text>
      </Stack>
      {screen === 'loading' ? <Loading>{t('loading')}</Loading> : <PasskeyList actor={actor} />}
    </Stack>
  );
}
