import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { type DraftProblem, problemOf } from '#machines/price-adjustment/price-adjustment.rules.ts';
import {
  type PriceAdjustmentRef,
  selectFailure,
  selectIsAsking,
  selectIsBusy,
  selectReason,
  selectThing,
  selectWay,
  selectWritten,
} from '#machines/price-adjustment/price-adjustment.selectors.ts';
import { type AdjustmentReason, reasons } from '#machines/price-adjustment/price-adjustment.types.ts';
import type { AdjustmentType } from '#openapi/generated/waymark.gen.ts';
import { writeMoney } from '#src/domain/written-money.ts';
import { useMoney } from '#src/flows/shared/useMoney.ts';
import { priceAdjustmentText } from '#src/messages/price-adjustment.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import { AgreementForm } from './AgreementForm.tsx';
import { AdjustedPrice } from './AdjustedPrice.tsx';
import { useAdjustmentRefusal } from './useAdjustmentRefusal.ts';

const unit = css`
  padding-inline-end: ${space[3]};
`;

const ways = ['percentage', 'amount', 'fixed'] as const satisfies readonly AdjustmentType[];

interface Props {
  /** The id by which the buttons under the form refer to it. */
  id: string;
  actor: PriceAdjustmentRef;
  /** The name of what is adjusted. */
  name: string;
  isPromoted: boolean;
}

/** The adjustment form; above the associate's limit, the form of the second associate. */
export function PriceAdjustmentForm(props: Props) {
  const isAsking = useSelector(props.actor, selectIsAsking);
  return isAsking ? <AgreementForm {...props} /> : <AdjustmentForm {...props} />;
}

/** The amount and the reason of the adjustment, with the new price. */
function AdjustmentForm({ id, actor, name, isPromoted }: Props) {
  const reasonCode = useSelector(actor, selectReason) ?? '';
  const t = useText(priceAdjustmentText);
  const isBusy = useSelector(actor, selectIsBusy);
  const refusal = useAdjustmentRefusal()(useSelector(actor, selectFailure));
  return (
    <Form
      id={id}
      isBusy={isBusy}
      onSubmit={(_, data) =>
        actor.send({ type: 'adjustment.submitted', reasonCode: String(data.get('reason')) as AdjustmentReason })
      }
    >
      <FormError>{refusal?.place === 'form' && refusal.words}</FormError>
      <Text weight="medium">{name}</Text>
      <HowMuch actor={actor} error={refusal?.place === 'value' ? refusal.words : null} />
      <SelectField
        label={t('reason')}
        name="reason"
        options={reasons.map((value) => ({ value, label: t(value) }))}
        placeholder={t('reasonChoose')}
        defaultValue={reasonCode}
        isRequired
      />
      <AdjustedPrice actor={actor} isPromoted={isPromoted} />
    </Form>
  );
}

/** The kind of adjustment (percent, an amount or a new price) and its value. */
function HowMuch({ actor, error }: { actor: PriceAdjustmentRef; error: string | null }) {
  const t = useText(priceAdjustmentText);
  const locale = useLocale();
  const thing = useSelector(actor, selectThing);
  const way = useSelector(actor, selectWay);
  const written = useSelector(actor, selectWritten);
  const wordsOf = useProblemWords(actor);
  const wordsOfWay = (one: AdjustmentType) => t(thing.pieces > 1 && one !== 'percentage' ? `${one}Each` : one);
  return (
    <>
      <RadioGroup
        label={t('way')}
        name="way"
        variant="plain"
        options={ways.map((value) => ({ value, label: wordsOfWay(value) }))}
        value={way}
        onChange={(value) => actor.send({ type: 'way.chosen', way: value as AdjustmentType })}
      />
      <TextField
        // A new key clears the error: a value that is wrong in percent may be right in money.
        key={way}
        label={wordsOfWay(way)}
        name="value"
        inputMode={way === 'percentage' ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={14}
        defaultValue={written}
        onChange={(value) => actor.send({ type: 'value.written', written: value })}
        validate={(value) => {
          const problem = problemOf({ locale, thing, way, written: value });
          return problem && wordsOf(problem);
        }}
        error={error}
        suffix={<span className={unit}>{way === 'percentage' ? '%' : thing.currency}</span>}
        isRequired
      />
    </>
  );
}

function useProblemWords(actor: PriceAdjustmentRef): (problem: DraftProblem) => string {
  const t = useText(priceAdjustmentText);
  const locale = useLocale();
  const money = useMoney();
  const { price, pieces, currency } = useSelector(actor, selectThing);
  return (problem) =>
    t(problem, { price: money(Math.floor(price / pieces), currency), example: writeMoney(1290, locale) });
}
