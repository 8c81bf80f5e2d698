import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  selectIsUnavailable,
  selectItems,
  type SavedForLaterRef,
} from '#machines/saved-for-later/saved-for-later.selectors.ts';
import type { OnDialog } from '#src/flows/shared/dialogs.props.ts';
import { cartText } from '#src/messages/cart.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import { SavedLines } from './SavedLines.tsx';

/** As wide as the lines of the cart, which are beside the totals. */
const section = css`
  max-width: 53rem;
  margin-block-start: clamp(2.5rem, 6vw, 4.5rem);
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[4]};
  margin-block-end: ${space[5]};
`;

/** The items saved for later, under the cart. Renders nothing if there are none. */
export function SavedForLater({ actor, onDialog }: { actor: SavedForLaterRef; onDialog: OnDialog }) {
  const t = useText(cartText);
  const items = useSelector(actor, selectItems);
  const isUnavailable = useSelector(actor, selectIsUnavailable);
  if (isUnavailable) return <Unavailable onRetry={() => actor.send({ type: 'list.retried' })} />;
  if (!items || items.length === 0) return null;
  return (
    <section className={section} aria-labelledby="saved-for-later">
      <div className={head}>
        <Heading level={2} size="sm" id="saved-for-later">
          {t('savedTitle')}
        </Heading>
        <Text as="span" tone="soft" isNumeric>
          {t('count', { count: items.length })}
        </Text>
      </div>
      <SavedLines actor={actor} items={items} onDialog={onDialog} aria-labelledby="saved-for-later" />
    </section>
  );
}

/** The list could not be loaded; the cart still works. */
function Unavailable({ onRetry }: { onRetry: () => void }) {
  const t = useText(cartText);
  const retry = (
    <Button size="sm" variant="secondary" aria-label={t('savedRetry')} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <Notice tone="info" className={section} action={retry}>
      {t('savedUnavailable')}
    </Notice>
  );
}
