import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { type ApiFailure, UNEXPECTED } from '#machines/shared/failure.ts';
import {
  selectFailure,
  selectHasFailed,
  selectIsKept,
  selectIsSavedChosen,
  selectIsTyping,
  selectMethod,
  selectMethods,
  selectSavedCards,
} from '#machines/payment-method/payment-method.selectors.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { paymentText } from '#src/messages/payment.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import { HostedFields } from './HostedFields.tsx';
import { SavedCards } from './SavedCards.tsx';
import type { PaymentMethodEvent } from '#machines/payment-method/payment-method.types.ts';
import type { PaymentMethodRef } from '#machines/payment-method/payment-method.selectors.ts';

/** Aligns its text with the text above. */
const flush = css`
  margin-inline-start: calc(-1 * ${space[2]} - 1.5px);
`;

/** The methods that need this form, as the service names them. What else it offers has a form of its own. */
const choices = { CREDIT_CARD: 'card', PAYPAL: 'paypal', PAY_LATER: 'pay-later' } as const;

const isChoice = (id: string): id is keyof typeof choices => id in choices;

/** The event of a choice in the list of methods. */
function eventOf(method: string): PaymentMethodEvent {
  if (method === 'paypal') return { type: 'payPal.chosen' };
  return { type: method === 'pay-later' ? 'payLater.chosen' : 'cardPayment.chosen' };
}

/**
 * Payment by card, with PayPal or later, as far as the service offers it for the cart. For a card: a saved card, the
 * provider's fields, or why they are missing. The element of the fields stays on the page.
 */
export function CardForm({ actor, onPayLaterInfo }: { actor: PaymentMethodRef; onPayLaterInfo: () => void }) {
  const t = useText(paymentText);
  const saved = useSelector(actor, selectSavedCards);
  const isChosen = useSelector(actor, selectIsSavedChosen);
  const isTyping = useSelector(actor, selectIsTyping);
  const method = useSelector(actor, selectMethod);
  const isKept = useSelector(actor, selectIsKept);
  const offered = (useSelector(actor, selectMethods) ?? []).filter(isChoice);
  const words = {
    CREDIT_CARD: { label: t('payByCard') },
    PAYPAL: { label: t('payPal'), description: t('payPalShort') },
    PAY_LATER: { label: t('payLater'), description: t('payLaterShort') },
  };
  return (
    <>
      {offered.length > 1 && (
        <RadioGroup
          name="method"
          label={t('howToPay')}
          value={method}
          onChange={(value) => actor.send(eventOf(value))}
          options={offered.map((id) => ({ value: choices[id], ...words[id] }))}
        />
      )}
      {method === 'pay-later' && <Later onInfo={onPayLaterInfo} />}
      {method === 'paypal' && <Text tone="soft">{t('payPalBody')}</Text>}
      {saved && saved.length > 0 && method === 'card' && <SavedCards actor={actor} saved={saved} />}
      <CardFields actor={actor} isHidden={isChosen || method !== 'card'} />
      {saved && isTyping && (
        <Checkbox
          name="keep"
          isChecked={isKept}
          onChange={(checked) => actor.send({ type: 'keeping.chosen', isKept: checked })}
        >
          {t('keep')}
        </Checkbox>
      )}
    </>
  );
}

/** The provider's fields, or why they are missing. */
export function CardFields({ actor, isHidden = false }: { actor: PaymentMethodRef; isHidden?: boolean }) {
  const hasFailed = useSelector(actor, selectHasFailed);
  return (
    <>
      {hasFailed && <FailedFields actor={actor} />}
      <HostedFields actor={actor} isHidden={hasFailed || isHidden} />
    </>
  );
}

function Later({ onInfo }: { onInfo: () => void }) {
  const t = useText(paymentText);
  return (
    <Stack gap={3} align="start">
      <Text tone="soft">{t('payLaterBody')}</Text>
      <Button variant="quiet" size="sm" className={flush} onClick={onInfo}>
        {t('payLaterInfo')}
      </Button>
    </Stack>
  );
}

/** Used if no call failed: the provider's frame did not load or did not answer. */
const frameLost: ApiFailure = { errorId: UNEXPECTED, message: '', status: 0, isProviders: true };

function FailedFields({ actor }: { actor: PaymentMethodRef }) {
  const t = useText(paymentText);
  const failureWords = useFailureWords();
  const failure = useSelector(actor, selectFailure) ?? frameLost;
  return (
    <Notice
      tone="error"
      title={t('failedTitle')}
      isLive
      action={
        <Button size="sm" variant="secondary" onClick={() => actor.send({ type: 'payment.retried' })}>
          {t('retry')}
        </Button>
      }
    >
      {t('failedBody')} {failureWords(failure)}
    </Notice>
  );
}
