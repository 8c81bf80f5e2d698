import { MissingPart } from '#src/ui/behaviour/later.tsx';
import type { DialogViewProps } from './dialogs.props.ts';

/** In the place of a dialog whose code could not be fetched. */
export function MissingDialog({ isOpen, onClose }: DialogViewProps) {
  return isOpen ? <MissingPart onClose={onClose} /> : null;
}
