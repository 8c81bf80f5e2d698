/** What every dialog's view gets: it renders a Dialog or a Panel of src/ui with `isOpen` and `onClose` passed on. */
export interface DialogViewProps {
  isOpen: boolean;
  onClose: () => void;
  data: Record<string, unknown>;
}
