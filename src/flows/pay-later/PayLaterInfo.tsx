import { css } from '@linaria/core';
import { payLaterText } from '#src/messages/pay-later.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';

const steps = css`
  display: grid;
  gap: ${space[3]};
  padding-inline-start: 1.25em;
  list-style: decimal;

  & > li::marker {
    font-weight: 600;
  }
`;

/** The dialog `pay-later-info` (core 2): the conditions, and what happens when. */
export default function PayLaterInfo({ isOpen, onClose }: DialogViewProps) {
  const t = useText(payLaterText);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('infoTitle')} size="md">
      <Stack gap={5}>
        <Text>{t('infoIntro')}</Text>
        <ol className={steps}>
          <li>{t('infoChoose')}</li>
          <li>{t('infoApprove')}</li>
          <li>{t('infoPlace')}</li>
        </ol>
        <Text>{t('infoTotal')}</Text>
        <Text>{t('infoCancel')}</Text>
        <Text>{t('infoLimits')}</Text>
        <Text size="sm" tone="soft">
          {t('infoDemo')}
        </Text>
        <Button onClick={onClose}>{t('close')}</Button>
      </Stack>
    </Dialog>
  );
}
