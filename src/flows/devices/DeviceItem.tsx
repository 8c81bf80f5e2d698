import { useSelector } from '@xstate/react';
import { type DevicesRef, selectEndingId, selectIsBusy } from '#machines/devices/devices.selectors.ts';
import type { DeviceSession } from '#openapi/generated/waymark.gen.ts';
import { ItemActions } from '#src/flows/profile/index.ts';
import { devicesText } from '#src/messages/devices.ts';
import { useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Badge } from '#src/ui/text/Badge.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';

interface Props {
  actor: DevicesRef;
  device: DeviceSession;
}

/** Returns what a device is called: browser and system, as far as they are known. */
function useDeviceName(): (device: DeviceSession) => string {
  const t = useText(devicesText);
  return ({ browser, system }) =>
    browser && system ? t('named', { browser, system }) : (browser ?? system ?? t('unknown'));
}

/** One device, with the button that signs it out unless it is this one. */
export function DeviceItem({ actor, device }: Props) {
  const t = useText(devicesText);
  const deviceName = useDeviceName();
  const isBusy = useSelector(actor, selectIsBusy);
  const isEnding = useSelector(actor, selectEndingId) === device.sessionId;
  const { sessionId: id, isCurrent, seenAt } = device;
  const name = deviceName(device);
  return (
    <li>
      <Stack gap={2} align="start">
        {isCurrent && <Badge tone="moss">{t('thisDevice')}</Badge>}
        <div>
          <Text weight="medium">{name}</Text>
          <Text tone="soft" size="sm">
            {isCurrent ? t('activeNow') : t('lastActive', { date: new Date(seenAt) })}
          </Text>
        </div>
      </Stack>
      {!isCurrent && (
        <ItemActions>
          <Button
            variant="quiet"
            size="sm"
            isBusy={isEnding}
            disabled={isBusy && !isEnding}
            aria-label={t('signOutOf', { device: name })}
            onClick={() => actor.send({ type: 'session.ended', id })}
          >
            {t('signOut')}
          </Button>
        </ItemActions>
      )}
    </li>
  );
}
