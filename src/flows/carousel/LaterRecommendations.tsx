import { css } from '@linaria/core';
import { later } from '#src/ui/behaviour/later.tsx';
import { WhenNear } from '#src/ui/behaviour/WhenNear.tsx';
import type { RecommendationsProps } from './Recommendations.tsx';

const Row = later<RecommendationsProps>(
  () => import('./Recommendations.tsx'),
  () => null,
);

/** The room of a row that most pages have, until its code is there; who sees the end of the page sees nothing move. */
const room = css`
  @media (scripting: enabled) {
    &:empty {
      min-height: 38rem;
    }
  }
`;

/** Pixels below the window. */
const REACH = 1200;

/** A row of products. Its code comes before the shopper does, its cards (`Recommendations`) a little later. */
export function LaterRecommendations(props: RecommendationsProps) {
  const { id, source, productIds } = props;
  return (
    <WhenNear id={`${id}-place`} reach={REACH} className={source === 'seen' ? undefined : room}>
      <Row key={productIds.join()} {...props} />
    </WhenNear>
  );
}
