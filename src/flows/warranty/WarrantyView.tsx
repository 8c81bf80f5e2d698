import { useSelector } from '@xstate/react';
import {
  selectCaseNumber,
  selectFailure,
  selectScreen,
  type WarrantyRef,
} from '#machines/warranty/warranty.selectors.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useText } from '#src/messages/text.ts';
import { warrantyText } from '#src/messages/warranty.ts';
import { focusIfLost } from '#src/ui/behaviour/focusIfLost.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { LiveRegion } from '#src/ui/text/Hidden.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Skeleton } from '#src/ui/text/Skeleton.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { WarrantyForm } from './WarrantyForm.tsx';

/** What the dialog shows. */
export function WarrantyView({ actor }: { actor: WarrantyRef }) {
  const t = useText(warrantyText);
  const screen = useSelector(actor, selectScreen);
  const caseNumber = useSelector(actor, selectCaseNumber);
  const failure = useSelector(actor, selectFailure);
  const wordsOf = useFailureWords();
  if (screen === 'loading')
    return (
      <div aria-busy="true">
        <LiveRegion>{t('loading')}</LiveRegion>
        <Skeleton shape="block" width="full" />
      </div>
    );
  if (screen === 'nothing') return <Text role="status">{t('nothing')}</Text>;
  if (screen === 'unread')
    return (
      <Notice
        tone="error"
        title={t('unread')}
        isLive
        action={
          <Button size="sm" variant="secondary" onClick={() => actor.send({ type: 'items.retried' })}>
            {t('retry')}
          </Button>
        }
      >
        {failure && wordsOf(failure)}
      </Notice>
    );
  if (screen === 'form') return <WarrantyForm actor={actor} />;
  return (
    <div ref={focusIfLost} tabIndex={-1}>
      <Text role="status">{t('done', { number: caseNumber ?? '' })}</Text>
    </div>
  );
}
