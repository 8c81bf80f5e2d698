import { useSelector } from '@xstate/react';
import {
  type DevicesRef,
  selectDevices,
  selectFailure,
  selectIsBusy,
  selectIsEndingOthers,
} from '#machines/devices/devices.selectors.ts';
import { AccountList } from '#src/flows/profile/index.ts';
import { useFailureTitle, useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { devicesText } from '#src/messages/devices.ts';
import { useText } from '#src/messages/text.ts';
import { focusIfLost } from '#src/ui/behaviour/focusIfLost.ts';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { DeviceItem } from './DeviceItem.tsx';

/** The devices, and the button that signs out all others. */
export function DeviceList({ actor }: { actor: DevicesRef }) {
  const t = useText(devicesText);
  const devices = useSelector(actor, selectDevices) ?? [];
  const failure = useSelector(actor, selectFailure);
  const isBusy = useSelector(actor, selectIsBusy);
  const isEndingOthers = useSelector(actor, selectIsEndingOthers);
  const failureWords = useFailureWords();
  const failureTitle = useFailureTitle();
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={2} size="md">
          {t('devicesTitle')}
        </Heading>
        {/* A button that is gone took the focus along: the new count gets it. */}
        <div key={devices.length} ref={focusIfLost} tabIndex={-1}>
          <Text tone="soft" role="status">
            {t('count', { count: devices.length })}
          </Text>
        </div>
      </Stack>
      <FormError title={failure && failureTitle(failure, t('refusedTitle'))}>
        {failure && failureWords(failure)}
      </FormError>
      <AccountList aria-label={t('devicesTitle')}>
        {devices.map((device) => (
          <DeviceItem key={device.sessionId} actor={actor} device={device} />
        ))}
      </AccountList>
      {devices.length > 1 && (
        <div>
          <Button
            variant="secondary"
            isBusy={isEndingOthers}
            disabled={isBusy && !isEndingOthers}
            onClick={() => actor.send({ type: 'others.ended' })}
          >
            {t('signOutOthers')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
