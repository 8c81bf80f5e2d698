import type { PersonCheckRef } from '#machines/person-check/person-check.selectors.ts';
import { later, MissingPart } from '#src/ui/behaviour/later.tsx';

/** In the place of the check, where its code could not be fetched: closing it leaves the check. */
const MissingPersonCheck = ({ actor }: { actor: PersonCheckRef }) => (
  <MissingPart onClose={() => actor.send({ type: 'check.left' })} />
);

/** Few are asked: the dialog comes when it is wanted. */
export const LaterPersonCheck = later<{ actor: PersonCheckRef }>(
  async () => ({ default: (await import('./PersonCheck.tsx')).PersonCheck }),
  MissingPersonCheck,
);
