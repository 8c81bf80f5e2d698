import { useSyncExternalStore } from 'react';
import { later, MissingPart } from '#src/ui/behaviour/later.tsx';
import { comparing, forgetPresses, subscribeCompared, waitingPresses } from '#src/ui/product/compared.ts';

/** Without its code a press is told; a choice of an earlier page is only not shown. The next press loads it again. */
const Tray = later(
  () => import('./CompareTray.tsx'),
  () => (waitingPresses() > 0 ? <MissingPart onClose={forgetPresses} /> : null),
);

/** The bar of the comparison. Its code is loaded once a product is chosen. */
export function Compare() {
  const count = useSyncExternalStore(subscribeCompared, comparing, () => 0);
  return count > 0 && <Tray />;
}
