import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type DevicesRef, selectScreen } from '#machines/devices/devices.selectors.ts';
import { Loading, Unavailable } from '#src/flows/order/index.ts';
import { AccountForm, AccountPart, GuestAccount } from '#src/flows/profile/index.ts';
import { PageButton } from '#src/flows/shared/PageButton.tsx';
import { devicesText } from '#src/messages/devices.ts';
import { useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { DeviceList } from './DeviceList.tsx';

interface Props {
  actor: DevicesRef;
  onSignIn: () => void;
  onChangePassword: () => void;
  /** The other parts of the page, for a customer. */
  children?: ReactNode;
}

/** Where the customer is signed in, or why that cannot be shown. */
export function SecurityView({ actor, onSignIn, onChangePassword, children }: Props) {
  const t = useText(devicesText);
  const screen = useSelector(actor, selectScreen);
  if (screen === 'guest') return <GuestAccount onSignIn={onSignIn} />;
  if (screen === 'unavailable')
    return (
      <Unavailable
        title={t('unavailableTitle')}
        retry={t('retry')}
        onRetry={() => actor.send({ type: 'devices.retried' })}
      >
        {t('unavailableBody')}
      </Unavailable>
    );
  return (
    <AccountPart title={t('title')} body={t('lead')}>
      {screen === 'loading' ? (
        <Loading>{t('loading')}</Loading>
      ) : (
        <Stack gap={6}>
          <DeviceList actor={actor} />
          <AccountForm>
            <Stack gap={4}>
              <Heading level={2} size="md">
                {t('passwordTitle')}
              </Heading>
              <Text tone="soft">{t('passwordBody')}</Text>
              <div>
                <PageButton variant="secondary" page="/account/password" onPress={onChangePassword}>
                  {t('changePassword')}
                </PageButton>
              </div>
            </Stack>
          </AccountForm>
          {children}
        </Stack>
      )}
    </AccountPart>
  );
}
