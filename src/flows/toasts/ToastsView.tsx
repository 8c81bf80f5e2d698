import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { selectIsEmpty, selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { later, MissingPart } from '#src/ui/later.tsx';

interface Props {
  actor: ActorRefFrom<typeof toastsMachine>;
}

/** The words of all errors come with the first message: most pages never show one. */
const ToastList = later<Props>(() => import('./ToastList.tsx'), MissingWords);

/** Nothing until there is something to tell. */
export function ToastsView({ actor }: Props) {
  const isEmpty = useSelector(actor, selectIsEmpty);
  return isEmpty ? null : <ToastList actor={actor} />;
}

function MissingWords({ actor }: Props) {
  const toasts = useSelector(actor, selectToasts);
  return <MissingPart onClose={() => toasts.forEach(({ id }) => actor.send({ type: 'toast.dismissed', id }))} />;
}
