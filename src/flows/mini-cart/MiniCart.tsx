import { Panel } from '#src/ui/Dialog.tsx';
import type { DialogViewProps } from '#src/flows/dialogs/dialogs.registry.ts';

export default function MiniCart({ isOpen, onClose }: DialogViewProps) {
  return <Panel isOpen={isOpen} onClose={onClose} title="" children={null} />;
}
