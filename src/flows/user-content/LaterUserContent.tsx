import { later } from '#src/ui/behaviour/later.tsx';
import { WhenNear } from '#src/ui/behaviour/WhenNear.tsx';
import type { UserContentProps } from './UserContent.tsx';

/** If its code cannot be loaded, only the pictures are missing. */
const UserContent = later<UserContentProps>(
  () => import('./UserContent.tsx'),
  () => null,
);

/** The place of shoppers' pictures: their code comes when the shopper is near. Without pictures it has no height. */
export function LaterUserContent(props: UserContentProps) {
  return (
    <WhenNear id={props.id}>
      <UserContent {...props} />
    </WhenNear>
  );
}
