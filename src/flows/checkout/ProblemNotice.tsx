import { useSelector } from '@xstate/react';
import { selectCart, selectIsPlacing, selectProblem } from '#machines/checkout/checkout.selectors.ts';
import type { CheckoutProblem } from '#machines/checkout/checkout.types.ts';
import { useMoney } from '#src/flows/shared/useMoney.ts';
import { checkoutText } from '#src/messages/checkout.ts';
import { useText } from '#src/messages/text.ts';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Differences } from './Differences.tsx';
import { keysOf } from './problem-words.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import type { CheckoutRef } from '#machines/checkout/checkout.selectors.ts';

/** Explains above a step why the shopper is back at it, and takes the focus. The form shows its own errors. */
export function ProblemNotice({ actor }: { actor: CheckoutRef }) {
  const t = useText(checkoutText);
  const money = useMoney();
  const failureWords = useFailureWords();
  const problem = useSelector(actor, selectProblem);
  const cart = useSelector(actor, selectCart);
  const isPlacing = useSelector(actor, selectIsPlacing);
  if (!problem || isPlacing) return null;

  const keys = keysOf(problem);
  const body = ({ failure }: CheckoutProblem): string => {
    const sum = (of: 'total' | 'remainingToPay' | 'tax') => (cart ? money(cart.totals[of], cart.currency) : '');
    if (keys.body) return t(keys.body, { total: sum('total'), remaining: sum('remainingToPay'), tax: sum('tax') });
    return failure ? failureWords(failure) : '';
  };
  return (
    <FormError key={keys.title} title={t(keys.title)}>
      {body(problem)}
      {problem.differences && cart && <Differences differences={problem.differences} currency={cart.currency} />}
    </FormError>
  );
}
