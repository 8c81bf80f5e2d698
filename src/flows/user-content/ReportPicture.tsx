import { useSelector } from '@xstate/react';
import {
  selectFailure,
  selectIsReporting,
  type UserContentRef,
} from '#machines/user-content/user-content.selectors.ts';
import { ReportForm } from '#src/flows/shared/ReportForm.tsx';
import { useText } from '#src/messages/text.ts';
import { userContentText } from '#src/messages/user-content.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Button } from '#src/ui/text/Button.tsx';

const reasons = ['offensive', 'advertising', 'personal-data', 'not-theirs'] as const;

/** The dialog that asks what is wrong with a picture. */
export function ReportPicture({ actor }: { actor: UserContentRef }) {
  const t = useText(userContentText);
  const isBusy = useSelector(actor, selectIsReporting);
  const failure = useSelector(actor, selectFailure);
  const dismiss = () => actor.send({ type: 'report.dismissed' });
  return (
    <Dialog isOpen onClose={dismiss} title={t('report')} size="sm">
      <ReportForm
        lead={t('lead')}
        legend={t('reason')}
        reasons={reasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        submit={t('submit')}
        isBusy={isBusy}
        failure={failure}
        onReport={(reason) => actor.send({ type: 'report.submitted', reason })}
      >
        <Button variant="quiet" onClick={dismiss}>
          {t('cancel')}
        </Button>
      </ReportForm>
    </Dialog>
  );
}
