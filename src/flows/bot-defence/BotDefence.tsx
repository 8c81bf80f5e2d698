import { useSelector } from '@xstate/react';
import { useCallback, useId } from 'react';
import { type BotDefenceRef, selectIsUnavailable } from '#machines/bot-defence/bot-defence.selectors.ts';
import { botDefenceText } from '#src/messages/bot-defence.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** The bot check dialog. Closing it cancels the call that needed it. */
export function BotDefence({ actor }: { actor: BotDefenceRef }) {
  const t = useText(botDefenceText);
  const isUnavailable = useSelector(actor, selectIsUnavailable);
  const leave = () => actor.send({ type: 'check.left' });
  return (
    <Dialog isOpen onClose={leave} title={t('title')} size="sm">
      <Stack gap={5}>
        <Text tone="soft">{t('body')}</Text>
        <FormError>{isUnavailable && t('unavailable')}</FormError>
        <Widget actor={actor} label={t('label')} />
        {isUnavailable && (
          <Button isWide onClick={() => actor.send({ type: 'check.retried' })}>
            {t('again')}
          </Button>
        )}
        <Button variant="quiet" isWide onClick={leave}>
          {t('leave')}
        </Button>
      </Stack>
    </Dialog>
  );
}

/** The element for the bot defence's widget. */
function Widget({ actor, label }: { actor: BotDefenceRef; label: string }) {
  const placeId = useId();
  const tell = useCallback(
    (element: HTMLDivElement | null) => {
      if (element) actor.send({ type: 'check.placed', placeId });
    },
    [actor, placeId],
  );
  return <div id={placeId} ref={tell} data-label={label} />;
}
