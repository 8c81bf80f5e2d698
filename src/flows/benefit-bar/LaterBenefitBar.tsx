import { later } from '#src/ui/behaviour/later.tsx';
import { WhenNear } from '#src/ui/behaviour/WhenNear.tsx';
import type { BenefitBarProps } from './BenefitBar.tsx';

const BenefitBar = later<BenefitBarProps>(
  () => import('./BenefitBar.tsx'),
  () => null,
);

/** The button that closes a bar of benefits. It and its chart come when the shopper is near the bar. */
export function LaterBenefitBar(props: BenefitBarProps) {
  return (
    <WhenNear id={`close-${props.id}`}>
      <BenefitBar {...props} />
    </WhenNear>
  );
}
