import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import { selectDialogs, selectIsShown } from '#machines/dialogs/dialogs.selectors.ts';
import type { DialogName } from '#machines/dialogs/dialogs.types.ts';
import { toolDialogs } from '#src/flows/shared/inspection.ts';
import { useFocusReturn } from '#src/ui/overlay/useFocusReturn.ts';
import { dialogViews } from './dialogs.registry.ts';
import type { DialogViewProps } from '../shared/dialogs.props.ts';

interface Props {
  actor: ActorRefFrom<typeof dialogsMachine>;
  /** Tests replace views here. */
  views?: Partial<Record<DialogName, ComponentType<DialogViewProps>>>;
}

/** Renders the open dialogs from the bottom up. A covered dialog keeps its state. */
export function DialogsView({ actor, views = dialogViews }: Props) {
  const dialogs = useSelector(actor, selectDialogs);
  const isShown = useSelector(actor, selectIsShown);
  useFocusReturn(dialogs.length > 0);
  const close = () => actor.send({ type: 'dialog.dismissed' });
  return dialogs.map(({ name, data, edition = 0 }, at) => {
    const View = views[name] ?? toolDialogs[name];
    const isTop = at === dialogs.length - 1;
    return View && <View key={`${name} ${edition}`} isOpen={!isTop || isShown} onClose={close} data={data} />;
  });
}
