import { later } from '#src/ui/behaviour/later.tsx';
import { WhenNear } from '#src/ui/behaviour/WhenNear.tsx';

const SecondaryNav = later<{ id: string }>(
  () => import('./SecondaryNav.tsx'),
  () => null,
);

/** The chart of the navigation with this id. It comes when the shopper is near; before, Escape folds nothing. */
export function LaterSecondaryNav({ id }: { id: string }) {
  return (
    <WhenNear id={`${id}-chart`}>
      <SecondaryNav id={id} />
    </WhenNear>
  );
}
