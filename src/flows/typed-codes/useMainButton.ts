import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { typedCodesMachine } from '#machines/typed-codes/typed-codes.machine.ts';
import { selectIsBusy } from '#machines/typed-codes/typed-codes.selectors.ts';
import { inspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { applyTyped, hasTypedCode } from './code-forms.ts';

/** The main button of a page on which codes can be typed. */
export interface MainButton {
  isBusy: boolean;
  /** Asks for what is typed to be applied first: true. Nothing is typed: false, and the button does what it does. */
  holdsBack: () => boolean;
}

/** `goOn` is called when all that was typed is applied. It must be stable. */
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
  const inspect = inspection();
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
