import type { ComponentType } from 'react';
import type { DialogName } from '#machines/dialogs/dialogs.types.ts';
import type { DialogViewProps } from '../shared/dialogs.props.ts';
import { loadQuickShop } from '#src/flows/quick-shop/index.ts';
import { preload } from '#src/ui/behaviour/later.tsx';
import { dialogViews } from './dialogs.registry.ts';
import { loadDialogs } from './loadDialogs.ts';

/** Loads the quick shop before it is asked for. Fails silently: it is loaded again when it opens. */
export const prepareQuickShop = (): Promise<unknown> =>
  Promise.all([preload(loadDialogs), preload(loadQuickShop)]).catch(() => undefined);

/**
 * A dialog by its name. It is loaded when the page is idle, or with the first dialog: the names of all dialogs and of
 * their files are 2 kB that no page needs to show itself.
 */
export default function DialogView({ name, ...props }: DialogViewProps & { name: DialogName }) {
  const views: Partial<Record<DialogName, ComponentType<DialogViewProps>>> = dialogViews;
  const View = views[name];
  return View && <View {...props} />;
}
