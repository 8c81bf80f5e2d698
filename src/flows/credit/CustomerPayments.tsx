import { useSelector } from '@xstate/react';
import { type CreditRef, rewardsGate } from '#machines/credit/credit.selectors.ts';
import type { RewardCodeRef } from '#machines/reward-code/reward-code.selectors.ts';
import type { RewardsRef } from '#machines/rewards/rewards.selectors.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { RewardCodes } from '#src/flows/reward-code/index.ts';
import { Rewards } from '#src/flows/rewards/index.ts';
import { AthleteCredit } from './AthleteCredit.tsx';

interface CustomerPaymentsProps {
  credit: CreditRef;
  rewards: RewardsRef;
  rewardCode: RewardCodeRef;
  cart: Cart;
}

/** Payments that only customers have: an athlete's credit, then rewards (core 5). */
export function CustomerPayments({ credit, rewards, rewardCode, cart }: CustomerPaymentsProps) {
  const gate = useSelector(credit, (snapshot) => rewardsGate(snapshot, cart));
  return (
    <>
      <AthleteCredit actor={credit} cart={cart} />
      {gate !== 'asking' && (
        <>
          <Rewards actor={rewards} cart={cart} isHeld={gate === 'held'} />
          <RewardCodes actor={rewardCode} cart={cart} isHeld={gate === 'held'} />
        </>
      )}
    </>
  );
}
