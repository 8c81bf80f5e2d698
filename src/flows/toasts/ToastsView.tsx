import { useSelector } from '@xstate/react';
import { selectIsEmpty, selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { later, MissingPart } from '#src/ui/behaviour/later.tsx';
import type { ToastsProps } from './toasts.props.ts';

/** The error messages, loaded with the first toast: most pages never show one. */
const ToastList = later<ToastsProps>(() => import('./ToastList.tsx'), MissingWords);

/** Renders nothing until there is a toast. */
export function ToastsView({ actor, cartRef }: ToastsProps) {
  const isEmpty = useSelector(actor, selectIsEmpty);
  return isEmpty ? null : <ToastList actor={actor} cartRef={cartRef} />;
}

function MissingWords({ actor }: ToastsProps) {
  const toasts = useSelector(actor, selectToasts);
  return <MissingPart onClose={() => toasts.forEach(({ id }) => actor.send({ type: 'toast.dismissed', id }))} />;
}
