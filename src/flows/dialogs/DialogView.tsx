import type { ComponentType } from 'react';
import type { DialogName } from '#machines/dialogs/dialogs.types.ts';
import { preload } from '#src/ui/behaviour/later.tsx';
import type { DialogViewProps } from '../shared/dialogs.props.ts';
import { dialogViews } from './dialogs.registry.ts';
import { loadQuickShop } from './loadQuickShop.ts';

/** Loads the quick shop before a card opens it. Rejects without a connection. */
export const prepareQuickShop = (): Promise<void> => preload(loadQuickShop);

/**
 * A dialog by its name. It is loaded when the page is idle, or with the first dialog: the names of all dialogs and of
 * their files are 2 kB that no page needs to show itself.
 */
export default function DialogView({ name, ...props }: DialogViewProps & { name: DialogName }) {
  const views: Partial<Record<DialogName, ComponentType<DialogViewProps>>> = dialogViews;
  const View = views[name];
  return View && <View {...props} />;
}
