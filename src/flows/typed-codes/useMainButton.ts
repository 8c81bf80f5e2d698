import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { typedCodesMachine } from '#machines/typed-codes/typed-codes.machine.ts';
import { selectIsBusy } from '#machines/typed-codes/typed-codes.selectors.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { applyTyped, hasTypedCode } from './code-forms.ts';

/** The main button of a page on which codes can be typed. */
export interface MainButton {
  isBusy: boolean;
  /** True if there are typed codes: they are applied first. False if there are none: the button does its own action. */
  holdsBack: () => boolean;
}

/** `goOn` is called after all typed codes are applied. It must be stable. */
export function useMainButton(goOn: () => unknown): MainButton {
  const logic = useMemo(
    () =>
      withPorts(typedCodesMachine, () =>
        typedCodesMachine.provide({
          actors: {
            applyTyped: fromPromise<void, undefined>(applyTyped),
            goOn: fromPromise<void, undefined>(async () => void (await goOn())),
          },
        }),
      ),
    [goOn],
  );
  const inspect = useInspection();
  const actor = useActorRef(logic, inspect ? { inspect } : {});
  return {
    isBusy: useSelector(actor, selectIsBusy),
    holdsBack: () => {
      const holds = hasTypedCode();
      if (holds) actor.send({ type: 'continue.requested' });
      return holds;
    },
  };
}
