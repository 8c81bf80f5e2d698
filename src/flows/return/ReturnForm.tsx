import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { CartItem, ReturnItem } from '#openapi/generated/waymark.gen.ts';
import type { returnMachine } from '#machines/return/return.machine.ts';
import { selectIsMaking, selectIsNothing, selectItems, selectRefusal } from '#machines/return/return.selectors.ts';
import { choicesOf } from '#src/flows/shared/cart-line.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { orderText } from '#src/messages/order.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { useText } from '#src/messages/text.ts';
import { uiText } from '#src/messages/ui.ts';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { space } from '#src/ui/theme/tokens.ts';

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;

/** Chooses the quantity of each item to return. The choices stay in the fields. */
export function ReturnForm({
  actor,
  items,
}: {
  actor: ActorRefFrom<typeof returnMachine>;
  items: readonly CartItem[];
}) {
  const t = useText(orderText);
  const colon = useText(uiText)('colon');
  const wordsOf = useFailureWords();
  const returnable = useSelector(actor, selectItems);
  const isMaking = useSelector(actor, selectIsMaking);
  const isNothing = useSelector(actor, selectIsNothing);
  const refusal = useSelector(actor, selectRefusal);
  const chosenIn = (data: FormData): ReturnItem[] =>
    returnable.map(({ itemId }) => ({ itemId, qty: Number(data.get(itemId)) })).filter(({ qty }) => qty > 0);
  return (
    <Card title={t('returnTitle')} level={3}>
      <Text tone="soft">{t('returnIntro')}</Text>
      <Form isBusy={isMaking} onSubmit={(_, data) => actor.send({ type: 'return.submitted', items: chosenIn(data) })}>
        <FormError title={refusal && t('returnRefused')}>
          {isNothing ? t('returnNothing') : refusal && wordsOf(refusal)}
        </FormError>
        {returnable.map(({ itemId, qty }) => {
          const item = items.find((one) => one.itemId === itemId);
          return (
            <SelectField
              key={itemId}
              name={itemId}
              label={item ? [item.name, ...choicesOf(item, colon)].join(', ') : itemId}
              defaultValue="0"
              options={[
                { value: '0', label: t('returnKeep') },
                ...Array.from({ length: qty }, (_, less) => ({
                  value: String(less + 1),
                  label: t('returnCount', { count: less + 1 }),
                })),
              ]}
            />
          );
        })}
        <div className={row}>
          <Button type="submit" isBusy={isMaking}>
            {t('returnSubmit')}
          </Button>
          <Button variant="secondary" disabled={isMaking} onClick={() => actor.send({ type: 'return.abandoned' })}>
            {t('returnAbandon')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
