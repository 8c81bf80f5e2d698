import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';
import { CompleteProfileDialog } from './CompleteProfileDialog.tsx';

const input = { begins: 'interests' } as const;

/** The dialog `interests`: a customer changes what they like to do. */
export default function Interests(props: DialogViewProps) {
  return <CompleteProfileDialog {...props} input={input} />;
}
