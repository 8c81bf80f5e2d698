import type { PersonCheckRef } from '#machines/person-check/person-check.selectors.ts';
import { later, MissingPart } from '#src/ui/behaviour/later.tsx';

/** Shown if the code of the check could not be loaded. Closing it cancels the check. */
const MissingPersonCheck = ({ actor }: { actor: PersonCheckRef }) => (
  <MissingPart onClose={() => actor.send({ type: 'check.left' })} />
);

/** Loaded when it is needed: few shoppers are checked. */
export const LaterPersonCheck = later<{ actor: PersonCheckRef }>(
  async () => ({ default: (await import('./PersonCheck.tsx')).PersonCheck }),
  MissingPersonCheck,
);
