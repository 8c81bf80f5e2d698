import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { demoGuideMachine } from '#machines/demo-guide/demo-guide.machine.ts';
import { selectCustomerNo } from '#machines/session/session.selectors.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useDialogsRef, useSessionRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { demoGuideText } from '#src/messages/demo-guide.ts';
import { useText } from '#src/messages/text.ts';
import { Panel } from '#src/ui/overlay/Dialog.tsx';
import { createDemoGuideActors } from './demo-guide.actors.ts';
import { DemoGuideView } from './DemoGuideView.tsx';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';

/** The dialog `demo-guide`, which only pages of a demo open (openDemoGuide.ts). */
export default function DemoGuide({ isOpen, onClose }: DialogViewProps) {
  const t = useText(demoGuideText);
  const session = useSessionRef();
  const dialogs = useDialogsRef();
  const logic = useMemo(
    () =>
      withPorts(demoGuideMachine, () =>
        demoGuideMachine.provide({ actors: createDemoGuideActors({ session, dialogs }) }),
      ),
    [session, dialogs],
  );
  const inspect = useInspection();
  const actor = useActorRef(logic, inspect ? { inspect } : {});
  const customerNo = useSelector(session, selectCustomerNo);
  return (
    <Panel isOpen={isOpen} onClose={onClose} title={t('title')}>
      <DemoGuideView actor={actor} customerNo={customerNo} />
    </Panel>
  );
}
