import { useSelector } from '@xstate/react';
import {
  type InStoreRef,
  selectFailure,
  selectIsBusy,
  selectStore,
  selectStores,
} from '#machines/in-store/in-store.selectors.ts';
import { StepTitle } from '#src/flows/shared/StepTitle.tsx';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { pairOf } from '#src/domain/pair.ts';
import { inStoreText } from '#src/messages/in-store.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';

/** Asks for the store. */
export function StoreChoice({ actor }: { actor: InStoreRef }) {
  const t = useText(inStoreText);
  const locale = useLocale();
  const wordsOf = useFailureWords();
  const stores = useSelector(actor, selectStores);
  const store = useSelector(actor, selectStore);
  const isBusy = useSelector(actor, selectIsBusy);
  const failure = useSelector(actor, selectFailure);
  return (
    <Form
      isBusy={isBusy}
      onSubmit={(_, data) => actor.send({ type: 'store.chosen', storeId: String(data.get('store')) })}
    >
      <StepTitle>{t('store')}</StepTitle>
      <FormError>{failure && wordsOf(failure)}</FormError>
      <SelectField
        label={t('storeLabel')}
        name="store"
        placeholder={t('storePlaceholder')}
        options={stores.map(({ storeId, name, city }) => ({ value: storeId, label: pairOf(locale, city, name) }))}
        {...(store ? { defaultValue: store.storeId } : {})}
        isRequired
      />
      <Button type="submit" variant="accent" size="lg" isWide isBusy={isBusy}>
        {t('storeSubmit')}
      </Button>
      <Button variant="quiet" isWide disabled={isBusy} onClick={() => actor.send({ type: 'ending.requested' })}>
        {t('signOut')}
      </Button>
    </Form>
  );
}
