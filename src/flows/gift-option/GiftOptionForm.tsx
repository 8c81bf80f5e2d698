import { useSelector } from '@xstate/react';
import { type GiftOptionRef, selectFailure, selectIsBusy } from '#machines/gift-option/gift-option.selectors.ts';
import type { GiftOption } from '#openapi/generated/waymark.gen.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { giftOptionText } from '#src/messages/gift-option.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

/** Returns the typed values without empty fields. */
function giftOf(data: FormData): GiftOption {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const [to, message] = [text('to'), text('message')];
  return { email: text('email'), ...(to ? { to } : {}), ...(message ? { message } : {}) };
}

/** A form for the recipient and the message. */
export function GiftOptionForm({ actor, gift }: { actor: GiftOptionRef; gift: GiftOption | null }) {
  const t = useText(giftOptionText);
  const wordsOf = useFailureWords();
  const isBusy = useSelector(actor, selectIsBusy);
  const failure = useSelector(actor, selectFailure);
  return (
    <Form isBusy={isBusy} onSubmit={(_, data) => actor.send({ type: 'gift.submitted', gift: giftOf(data) })}>
      <FormError>{failure && wordsOf(failure)}</FormError>
      <TextField
        label={t('email')}
        name="email"
        type="email"
        defaultValue={gift?.email ?? ''}
        autoComplete="off"
        maxLength={100}
        description={t('emailMore')}
        isRequired
      />
      <TextField
        label={t('to')}
        name="to"
        defaultValue={gift?.to ?? ''}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={60}
      />
      <TextField label={t('message')} name="message" defaultValue={gift?.message ?? ''} maxLength={250} rows={4} />
      <Button type="submit" variant="accent" size="lg" isWide isBusy={isBusy}>
        {t('submit')}
      </Button>
    </Form>
  );
}
