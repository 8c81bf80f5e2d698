import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import { selectDialogs, selectIsShown } from '#machines/dialogs/dialogs.selectors.ts';
import type { DialogName } from '#machines/dialogs/dialogs.types.ts';
import { toolDialogs } from '#src/flows/shared/inspection.ts';
import { useFocusReturn } from '#src/ui/overlay/useFocusReturn.ts';
import { later } from '#src/ui/behaviour/later.tsx';
import type { DialogViewProps } from '../shared/dialogs.props.ts';
import { loadDialogs } from './loadDialogs.ts';
import { MissingDialog } from './MissingDialog.tsx';

const DialogView = later(loadDialogs, MissingDialog);

interface Props {
  actor: ActorRefFrom<typeof dialogsMachine>;
  /** Tests replace views here. */
  views?: Partial<Record<DialogName, ComponentType<DialogViewProps>>>;
}

/** Renders the open dialogs from the bottom up. A covered dialog keeps its state. */
export function DialogsView({ actor, views = {} }: Props) {
  const dialogs = useSelector(actor, selectDialogs);
  const isShown = useSelector(actor, selectIsShown);
  useFocusReturn(dialogs.length > 0);
  const close = () => actor.send({ type: 'dialog.dismissed' });
  return dialogs.map(({ name, data, edition = 0 }, at) => {
    const View = views[name] ?? toolDialogs[name];
    const isTop = at === dialogs.length - 1;
    const props = { isOpen: !isTop || isShown, onClose: close, data };
    const key = `${name} ${edition}`;
    return View ? <View key={key} {...props} /> : <DialogView key={key} name={name} {...props} />;
  });
}
