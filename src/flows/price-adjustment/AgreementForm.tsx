import { useSelector } from '@xstate/react';
import {
  type PriceAdjustmentRef,
  selectCap,
  selectFailure,
  selectIsAgreeing,
} from '#machines/price-adjustment/price-adjustment.selectors.ts';
import { focusOnArrival } from '#src/flows/shared/focusOnArrival.ts';
import { priceAdjustmentText } from '#src/messages/price-adjustment.ts';
import { useText } from '#src/messages/text.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { PasswordField, TextField } from '#src/ui/form/TextField.tsx';
import { AdjustedPrice } from './AdjustedPrice.tsx';
import { agreement } from './agreement.ts';
import { useAdjustmentRefusal } from './useAdjustmentRefusal.ts';

interface Props {
  id: string;
  actor: PriceAdjustmentRef;
  name: string;
  isPromoted: boolean;
}

/** What a second associate approves, and the form in which they identify themselves. */
export function AgreementForm({ id, actor, name, isPromoted }: Props) {
  const t = useText(priceAdjustmentText);
  const isAgreeing = useSelector(actor, selectIsAgreeing);
  const cap = useSelector(actor, selectCap);
  const refusal = useAdjustmentRefusal()(useSelector(actor, selectFailure));
  const agree = (data: FormData) => {
    agreement.show({ username: String(data.get('email')).trim(), password: String(data.get('password')) });
    actor.send({ type: 'agreement.given' });
  };
  return (
    <Form id={id} isBusy={isAgreeing} onSubmit={(_, data) => agree(data)}>
      <FormError>{refusal?.words}</FormError>
      <Heading level={3} size="sm" tabIndex={-1} ref={focusOnArrival}>
        {t('agreeTitle')}
      </Heading>
      <Text tone="soft">{t('agreeIntro', { cap })}</Text>
      <Text weight="medium">{name}</Text>
      <AdjustedPrice actor={actor} isPromoted={isPromoted} />
      <TextField label={t('agreeEmail')} name="email" type="email" autoComplete="off" maxLength={100} isRequired />
      <PasswordField label={t('agreePassword')} name="password" autoComplete="off" maxLength={128} isRequired />
    </Form>
  );
}
