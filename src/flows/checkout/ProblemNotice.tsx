import { useSelector } from '@xstate/react';
import { selectCart, selectIsPlacing, selectProblem } from '#machines/checkout/checkout.selectors.ts';
import type { CheckoutProblem } from '#machines/checkout/checkout.types.ts';
import { useMoney } from '#src/flows/cart/useMoney.ts';
import { checkoutText } from '#src/messages/checkout.ts';
import { useText } from '#src/messages/text.ts';
import { FormError } from '#src/ui/FormError.tsx';
import type { CheckoutRef } from './CheckoutScreen.tsx';
import { useFailureWords } from '#src/flows/useFailureWords.ts';

type Key = keyof typeof checkoutText.en;

const isKey = (key: string): key is Key => key in checkoutText.en;

/** Why the shopper is back, above the step that it is about; it takes the focus. The form says itself what is wrong in it. */
export function ProblemNotice({ actor }: { actor: CheckoutRef }) {
  const say = useText(checkoutText);
  const money = useMoney();
  const failureWords = useFailureWords();
  const problem = useSelector(actor, selectProblem);
  const cart = useSelector(actor, selectCart);
  const isPlacing = useSelector(actor, selectIsPlacing);
  if (!problem || isPlacing) return null;

  const body = ({ reason, failure }: CheckoutProblem): string => {
    const own = `${reason}.body`;
    const sum = (of: 'total' | 'remainingToPay') => (cart ? money(cart.totals[of], cart.currency) : '');
    if (isKey(own)) return say(own, { total: sum('total'), remaining: sum('remainingToPay') });
    return failure ? failureWords(failure) : '';
  };
  return (
    <FormError key={problem.reason} title={say(problem.reason)}>
      {body(problem)}
    </FormError>
  );
}
