import { useSelector } from '@xstate/react';
import {
  type InStoreRef,
  selectFailure,
  selectIsBusy,
  selectSellers,
  selectStore,
} from '#machines/in-store/in-store.selectors.ts';
import { StepTitle } from '#src/flows/shared/StepTitle.tsx';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { inStoreText } from '#src/messages/in-store.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx';

/** Asks who sells. */
export function SellerChoice({ actor }: { actor: InStoreRef }) {
  const t = useText(inStoreText);
  const wordsOf = useFailureWords();
  const store = useSelector(actor, selectStore);
  const sellers = useSelector(actor, selectSellers);
  const isBusy = useSelector(actor, selectIsBusy);
  const failure = useSelector(actor, selectFailure);
  return (
    <Form
      isBusy={isBusy}
      onSubmit={(_, data) => actor.send({ type: 'seller.chosen', storeEmployeeId: String(data.get('seller')) })}
    >
      <StepTitle>{t('seller', { store: store?.name ?? '' })}</StepTitle>
      <FormError>{failure && wordsOf(failure)}</FormError>
      <RadioGroup
        label={t('sellerLabel')}
        name="seller"
        variant="cards"
        options={sellers.map(({ storeEmployeeId, storeEmployeeName }) => ({
          value: storeEmployeeId,
          label: storeEmployeeName,
        }))}
        isRequired
      />
      <Button type="submit" variant="accent" size="lg" isWide isBusy={isBusy}>
        {t('sellerSubmit')}
      </Button>
      <Button variant="quiet" isWide disabled={isBusy} onClick={() => actor.send({ type: 'store.reconsidered' })}>
        {t('anotherStore')}
      </Button>
    </Form>
  );
}
