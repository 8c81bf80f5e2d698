import { useSelector } from '@xstate/react';
import { type PopupsRef, selectPopup } from '#machines/popups/popups.selectors.ts';
import { loadBlocksLater } from '#src/blocks/LaterBlocks.tsx';
import { later } from '#src/ui/behaviour/later.tsx';

/** If its code cannot be loaded, only the pop-up is missing. */
const PopupsView = later<{ actor: PopupsRef }>(
  async () => ({ default: (await loadBlocksLater()).PopupsView }),
  () => null,
);

/** The pop-up. Its code, that of the blocks, loads once there is one to show. */
export function Popups({ actor }: { actor: PopupsRef }) {
  return useSelector(actor, selectPopup) && <PopupsView actor={actor} />;
}
