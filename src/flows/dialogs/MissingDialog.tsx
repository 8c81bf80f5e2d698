import { MissingPart } from '#src/ui/behaviour/later.tsx';
import type { DialogViewProps } from '../shared/dialogs.props.ts';

/** Shown if the code of a dialog could not be loaded. */
export function MissingDialog({ isOpen, onClose }: DialogViewProps) {
  return isOpen ? <MissingPart onClose={onClose} /> : null;
}
