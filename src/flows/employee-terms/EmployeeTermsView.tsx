import { useSelector } from '@xstate/react';
import {
  type EmployeeTermsRef,
  selectFailure,
  selectIsBusy,
} from '#machines/employee-terms/employee-terms.selectors.ts';
import { inLocale } from '#src/domain/locale.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { employeeTermsText } from '#src/messages/employee-terms.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/**
 * A summary of the terms, a link to the full text, and two answers: accept or not now. Closing the dialog means not
 * now.
 */
export function EmployeeTermsView({ actor, isOpen }: { actor: EmployeeTermsRef; isOpen: boolean }) {
  const t = useText(employeeTermsText);
  const wordsOf = useFailureWords();
  const locale = useLocale();
  const isBusy = useSelector(actor, selectIsBusy);
  const failure = useSelector(actor, selectFailure);
  const decline = () => actor.send({ type: 'terms.declined' });
  return (
    <Dialog isOpen={isOpen} onClose={decline} title={t('title')} size="sm">
      <Stack gap={5}>
        <FormError>{failure && wordsOf(failure)}</FormError>
        <Text>{t('intro')}</Text>
        <Text tone="soft">{t('terms')}</Text>
        <Text size="sm">
          <Link href={inLocale(locale, '/associate-discount-terms')}>{t('all')}</Link>
        </Text>
        <Stack gap={3}>
          <Button
            variant="accent"
            size="lg"
            isWide
            isBusy={isBusy}
            onClick={() => actor.send({ type: 'terms.accepted' })}
          >
            {t('accept')}
          </Button>
          <Button variant="quiet" size="lg" isWide disabled={isBusy} onClick={decline}>
            {t('decline')}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}
