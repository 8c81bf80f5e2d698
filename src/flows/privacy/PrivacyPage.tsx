import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { dataDownloadMachine } from '#machines/data-download/data-download.machine.ts';
import { erasureMachine } from '#machines/erasure/erasure.machine.ts';
import type { ErasureInput } from '#machines/erasure/erasure.types.ts';
import { AccountPage } from '#src/flows/profile/index.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useDialogsRef, useSessionRef, useToastsRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { useLocale } from '#src/messages/text.ts';
import { DataDownload } from './DataDownload.tsx';
import { ErasureView } from './ErasureView.tsx';
import { createDataDownloadActors, createErasureActors } from './privacy.actors.ts';

/** /account/privacy: the customer's data as a file, and the end of the account. */
export function PrivacyPage({ input }: { input: ErasureInput }) {
  const session = useSessionRef();
  const dialogs = useDialogsRef();
  const toasts = useToastsRef();
  const router = useRouter();
  const locale = useLocale();
  const erasureLogic = useMemo(
    () =>
      withPorts(erasureMachine, () =>
        erasureMachine.provide({ actors: createErasureActors({ session, toasts, router, locale }) }),
      ),
    [session, toasts, router, locale],
  );
  const downloadLogic = useMemo(
    () => withPorts(dataDownloadMachine, () => dataDownloadMachine.provide({ actors: createDataDownloadActors() })),
    [],
  );
  const inspect = useInspection();
  const erasure = useActorRef(erasureLogic, inspect ? { input, inspect } : { input });
  const download = useActorRef(downloadLogic, inspect ? { inspect } : {});
  return (
    <AccountPage>
      <ErasureView
        actor={erasure}
        download={<DataDownload actor={download} />}
        onSignIn={() => dialogs.send({ type: 'dialog.requested', name: 'sign-in' })}
      />
    </AccountPage>
  );
}
