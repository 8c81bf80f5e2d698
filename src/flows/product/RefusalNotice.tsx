import { isOutage } from '#machines/cart/cart.failure.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import { useRefusalWords } from '#src/flows/shared/useRefusalWords.ts';
import { productText } from '#src/messages/product.ts';
import { useText } from '#src/messages/text.ts';
import { Notice } from '#src/ui/text/Notice.tsx';

/** Why the cart refused the product. */
export default function RefusalNotice({ failure }: { failure: ApiFailure }) {
  const t = useText(productText);
  const wordsOf = useRefusalWords();
  const words = isOutage(failure) ? null : wordsOf({ change: { operation: 'addItems', items: [] }, failure });
  return <Notice tone="error" isLive title={words ?? t('unavailable')} />;
}
