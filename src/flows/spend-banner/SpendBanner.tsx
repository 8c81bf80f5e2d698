import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { spendBannerMachine } from '#machines/spend-banner/spend-banner.machine.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useDialogsRef, useSessionRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { createSpendBannerActors } from './spend-banner.actors.ts';
import { SpendBannerView } from './SpendBannerView.tsx';

/** The customer's spending this year; renders nothing for most shoppers. */
export function SpendBanner() {
  const session = useSessionRef();
  const dialogs = useDialogsRef();
  const logic = useMemo(
    () =>
      withPorts(spendBannerMachine, () =>
        spendBannerMachine.provide({ actors: createSpendBannerActors({ session, dialogs }) }),
      ),
    [session, dialogs],
  );
  const inspect = useInspection();
  return <SpendBannerView actor={useActorRef(logic, inspect ? { inspect } : {})} />;
}
