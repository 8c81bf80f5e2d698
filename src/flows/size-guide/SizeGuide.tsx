import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { sizeGuideMachine } from '#machines/size-guide/size-guide.machine.ts';
import type { SizeGuideInput } from '#machines/size-guide/size-guide.types.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { useLocale } from '#src/messages/text.ts';
import { createSizeGuideActors } from './size-guide.actors.ts';
import { SizeGuideView } from './SizeGuideView.tsx';

/** The dialog `size-guide`. `data` is the input of its chart. */
export default function SizeGuide({ isOpen, onClose, data }: DialogViewProps) {
  const locale = useLocale() as LocaleCode;
  const logic = useMemo(
    () => withPorts(sizeGuideMachine, () => sizeGuideMachine.provide({ actors: createSizeGuideActors(locale) })),
    [locale],
  );
  const inspect = useInspection();
  const input = data as unknown as SizeGuideInput;
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return <SizeGuideView actor={actor} isOpen={isOpen} onClose={onClose} />;
}
