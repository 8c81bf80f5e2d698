import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  selectCanTick,
  selectFailure,
  selectIsBusy,
  selectIsTicked,
  selectShowsTerms,
  type SmsOptInRef,
} from '#machines/sms-opt-in/sms-opt-in.selectors.ts';
import { inLocale } from '#src/domain/locale.ts';
import { useFailureTitle, useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useWaitWords } from '#src/flows/shared/useWaitWords.ts';
import { smsOptInText } from '#src/messages/sms-opt-in.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { colour, radius, space } from '#src/ui/theme/tokens.ts';

const terms = css`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
  margin-block-start: ${space[2]};
  padding: ${space[4]};
  border: 1px solid ${colour.line};
  border-radius: ${radius.md};
  background: ${colour.surface};
`;

/** The box. Ticked, it shows the terms and the button that accepts them. */
export function SmsBox({ actor, name, size }: { actor: SmsOptInRef; name: string | undefined; size: 'sm' | 'md' }) {
  const t = useText(smsOptInText);
  const locale = useLocale();
  const canTick = useSelector(actor, selectCanTick);
  const isTicked = useSelector(actor, selectIsTicked);
  const showsTerms = useSelector(actor, selectShowsTerms);
  const isBusy = useSelector(actor, selectIsBusy);
  const failure = useSelector(actor, selectFailure);
  const failureTitle = useFailureTitle();
  const failureWords = useFailureWords();
  const waitWords = useWaitWords();
  return (
    <div>
      <Checkbox
        // A consent whose terms are not accepted is not sent. Before scripts run, the box alone is the consent.
        name={name !== undefined && !showsTerms ? name : 'smsOptIn'}
        size={size}
        isChecked={isTicked}
        isDisabled={isBusy || (name === undefined && !canTick)}
        onChange={(isOn) => actor.send({ type: isOn ? 'box.ticked' : 'box.unticked' })}
        {...(canTick ? {} : { description: t('phoneFirst') })}
      >
        {t('box')}
      </Checkbox>
      {showsTerms && (
        <div className={terms} role="group" aria-label={t('termsTitle')}>
          <Text size="sm">{t('terms')}</Text>
          <Link href={inLocale(locale, '/sms-terms')} isExternal>
            {t('readTerms')}
          </Link>
          <FormError title={failure && failureTitle(failure, t('refusedTitle'))}>
            {failure && (waitWords(failure) ?? failureWords(failure))}
          </FormError>
          <Button size="sm" isBusy={isBusy} onClick={() => actor.send({ type: 'terms.accepted' })}>
            {t('accept')}
          </Button>
        </div>
      )}
    </div>
  );
}
