/**
 * The props of every dialog's view. The view renders a Dialog or a Panel of src/ui and passes on `isOpen` and
 * `onClose`.
 */
export interface DialogViewProps {
  isOpen: boolean;
  onClose: () => void;
  data: Record<string, unknown>;
}
