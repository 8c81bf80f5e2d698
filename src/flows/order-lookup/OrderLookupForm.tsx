import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { orderLookupMachine } from '#machines/order-lookup/order-lookup.machine.ts';
import {
  selectFailure,
  selectIsBusy,
  selectIsEmailInvalid,
  selectOpened,
  selectBotDefence,
} from '#machines/order-lookup/order-lookup.selectors.ts';
import type { BotDefenceRef } from '#machines/bot-defence/bot-defence.selectors.ts';
import { LaterBotDefence } from '#src/flows/bot-defence/index.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useWaitWords } from '#src/flows/shared/useWaitWords.ts';
import { orderLookupText } from '#src/messages/order-lookup.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Button, ButtonLink } from '#src/ui/text/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { addressOf } from './order-lookup.address.ts';

interface Props {
  actor: ActorRefFrom<typeof orderLookupMachine>;
  /** Tests replace it. */
  BotDefence?: ComponentType<{ actor: BotDefenceRef }>;
}

/** A form with order number and e-mail address. The typed text stays in the fields. */
export function OrderLookupForm({ actor, BotDefence = LaterBotDefence }: Props) {
  const t = useText(orderLookupText);
  const locale = useLocale();
  const wordsOf = useFailureWords();
  const waitWords = useWaitWords();
  const isBusy = useSelector(actor, selectIsBusy);
  const failure = useSelector(actor, selectFailure);
  const isEmailInvalid = useSelector(actor, selectIsEmailInvalid);
  const opened = useSelector(actor, selectOpened);
  const check = useSelector(actor, selectBotDefence);
  if (opened) {
    const { orderNumber } = opened.order;
    return (
      <Notice
        isLive
        tone="success"
        title={t('opened')}
        action={<ButtonLink href={addressOf(locale, opened)}>{t('open', { number: orderNumber })}</ButtonLink>}
      />
    );
  }
  const submit = (data: FormData) =>
    actor.send({
      type: 'lookup.submitted',
      fields: { orderNumber: String(data.get('orderNumber')).trim(), email: String(data.get('email')).trim() },
    });
  return (
    // Without script nothing is sent: the e-mail address would be in the URL.
    <Form method="dialog" isBusy={isBusy} onSubmit={(_, data) => submit(data)}>
      <FormError>{!isEmailInvalid && failure && (waitWords(failure) ?? wordsOf(failure))}</FormError>
      <TextField
        label={t('number')}
        name="orderNumber"
        autoComplete="off"
        maxLength={32}
        description={t('numberHint')}
        isRequired
      />
      <TextField
        label={t('email')}
        name="email"
        type="text"
        inputMode="email"
        autoComplete="email"
        maxLength={100}
        isRequired
        error={isEmailInvalid && failure ? wordsOf(failure) : null}
      />
      <Button type="submit" variant="accent" size="lg" isWide isBusy={isBusy}>
        {t('submit')}
      </Button>
      {check && <BotDefence actor={check} />}
    </Form>
  );
}
