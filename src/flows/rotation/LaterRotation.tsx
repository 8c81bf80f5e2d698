import { css } from '@linaria/core';
import { later } from '#src/ui/behaviour/later.tsx';
import { WhenNear } from '#src/ui/behaviour/WhenNear.tsx';
import type { RotationProps } from './Rotation.tsx';

const Control = later<RotationProps>(
  () => import('./Rotation.tsx'),
  () => null,
);

/** The room of the button, so that nothing moves when its code is there. */
const room = css`
  flex: none;
  width: var(--target);
  height: var(--target);
`;

/**
 * The button of slides that change by themselves. It and its chart come when the shopper is near them: the button
 * stands below the slides, which may be seen without it.
 */
export function LaterRotation(props: RotationProps) {
  return (
    <WhenNear id={`${props.id}-rotation`} firstReach={600} className={room}>
      <Control {...props} />
    </WhenNear>
  );
}
