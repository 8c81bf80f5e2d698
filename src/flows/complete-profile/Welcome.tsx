import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';
import { CompleteProfileDialog } from './CompleteProfileDialog.tsx';

const input = { begins: 'greeting' } as const;

/** The dialog `welcome`: greets a customer, and asks for what their profile lacks. */
export default function Welcome(props: DialogViewProps) {
  return <CompleteProfileDialog {...props} input={input} />;
}
