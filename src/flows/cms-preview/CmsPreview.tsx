import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { cmsPreviewMachine } from '#machines/cms-preview/cms-preview.machine.ts';
import type { HostLabel } from '#src/domain/host-label.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { createCmsPreviewActors } from './cms-preview.actors.ts';
import { CmsPreviewView } from './CmsPreviewView.tsx';

/** The chart of the preview, and its page. */
export function CmsPreview({ docTypes, host }: { docTypes: readonly string[]; host: HostLabel }) {
  const logic = useMemo(
    () => withPorts(cmsPreviewMachine, () => cmsPreviewMachine.provide({ actors: createCmsPreviewActors() })),
    [],
  );
  const inspect = useInspection();
  const actor = useActorRef(logic, inspect ? { inspect } : {});
  return <CmsPreviewView actor={actor} docTypes={docTypes} host={host} />;
}
