import { useSelector } from '@xstate/react';
import { css } from '@linaria/core';
import { useCallback } from 'react';
import {
  selectAskedFor,
  selectChosen,
  selectGone,
  selectOffer,
  selectStockLabel,
} from '#machines/product/product.selectors.ts';
import type { Choice as ProductChoice } from '#machines/product/product.variants.ts';
import type { Product } from '#openapi/generated/waymark.gen.ts';
import { formatMoney } from '#src/domain/money.ts';
import { productText } from '#src/messages/product.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { SizePicker } from '#src/ui/form/SizePicker.tsx';
import { Icon } from '#src/ui/text/Icon.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { colour, space, text } from '#src/ui/theme/tokens.ts';
import type { OnDialog } from '#src/flows/shared/dialogs.props.ts';
import type { ProductRef } from '#src/flows/shared/product-ref.ts';

const guide = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: var(--target);
  font-size: ${text.sm};
  text-decoration: underline;
  text-decoration-color: ${colour.accent};
  text-decoration-thickness: 2px;
  text-underline-offset: 0.3em;
`;

const advice = css`
  margin-block-start: ${space[2]};
`;

const note = css`
  min-height: 1.5rem;
  margin-block: ${space[2]} calc(-1 * ${space[3]});
`;

const asking = {
  size: 'chooseSize',
  width: 'chooseWidth',
  length: 'chooseLength',
  inseam: 'chooseInseam',
  fitType: 'chooseFit',
  amount: 'chooseAmount',
} as const;

/**
 * One choice: size, width, inseam, fit or the value of a gift card. Before a launch the options are shown but cannot be
 * chosen.
 */
export function Choice({
  actor,
  choice,
  product,
  onDialog,
}: {
  actor: ProductRef;
  choice: ProductChoice;
  product: Product;
  onDialog: OnDialog;
}) {
  const t = useText(productText);
  const locale = useLocale();
  const { type, label, options } = choice;
  const { sizeChart, fitNote } = product;
  const guideButton = type === 'size' && sizeChart && (
    <SizeGuideButton onPress={() => onDialog('size-guide', { productType: sizeChart, fitNote })} />
  );
  const selected = useSelector(actor, (snapshot) => selectChosen(snapshot)[type]);
  const gone = useSelector(actor, selectGone(type)).split('\n');
  const isAskedFor = useSelector(actor, (snapshot) => selectAskedFor(snapshot) === type);
  const isComingSoon = useSelector(actor, (snapshot) => selectOffer(snapshot) === 'comingSoon');
  const choose = useCallback(
    (value: string) => actor.send({ type: 'option.chosen', attribute: type, value }),
    [actor, type],
  );
  if (isComingSoon)
    return (
      <div>
        <Text size="sm" weight="medium">
          {label}
        </Text>
        <Text tone="soft">{options.map((option) => option.label).join(' · ')}</Text>
        {guideButton}
      </div>
    );
  return (
    <div>
      <SizePicker
        label={label}
        name={type}
        items={options.map((option) => ({
          value: option.value,
          label: option.label,
          isUnavailable: gone.includes(option.value),
          // An amount is its own price.
          ...(option.price && type !== 'amount'
            ? { note: formatMoney(option.price.current, option.price.currency, locale) }
            : {}),
        }))}
        {...(selected === undefined ? {} : { selected })}
        onSelect={choose}
        error={isAskedFor ? t(type === 'size' && sizeChart?.endsWith('shoes') ? 'chooseShoeSize' : asking[type]) : null}
        columns={options.some((option) => option.label.length > 5) ? 'wide' : 'auto'}
        action={guideButton}
      />
      {type === 'size' && fitNote && (
        <Text size="sm" tone="soft" className={advice}>
          {fitNote}
        </Text>
      )}
      {type === 'size' && <StockNote actor={actor} />}
    </div>
  );
}

function SizeGuideButton({ onPress }: { onPress: () => void }) {
  const t = useText(productText);
  return (
    <button type="button" className={guide} onClick={onPress}>
      <Icon name="ruler" size="sm" />
      {t('sizeGuide')}
    </button>
  );
}

/** The stock of the chosen variant. Its line is always reserved, so that nothing moves when it gets text. */
function StockNote({ actor }: { actor: ProductRef }) {
  const t = useText(productText);
  const label = useSelector(actor, selectStockLabel);
  const mayComeBack = useSelector(actor, (snapshot) => selectOffer(snapshot) === 'notifyMe');
  return (
    <div className={note} aria-live="polite">
      {label && (
        <Text size="sm" tone="accent" weight="medium">
          {label}
        </Text>
      )}
      {mayComeBack && (
        <Text size="sm" tone="soft">
          {t('backSoon')}
        </Text>
      )}
    </div>
  );
}
