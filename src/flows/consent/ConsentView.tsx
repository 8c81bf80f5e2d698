import { useSelector } from '@xstate/react';
import { selectConsent, selectHasBar, selectIsChoosing } from '#machines/consent/consent.selectors.ts';
import type { ConsentRef } from './consent.ref.ts';
import { ConsentBar } from './ConsentBar.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';

/** The consent bar and the dialog with the categories. */
export function ConsentView({ actor }: { actor: ConsentRef }) {
  const hasBar = useSelector(actor, selectHasBar);
  const isChoosing = useSelector(actor, selectIsChoosing);
  const consent = useSelector(actor, selectConsent);
  return (
    <>
      {hasBar && <ConsentBar actor={actor} />}
      <ConsentDialog actor={actor} isOpen={isChoosing} consent={consent} />
    </>
  );
}
