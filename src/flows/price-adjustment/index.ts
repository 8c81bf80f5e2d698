export type { AdjustPriceProps } from './AdjustPrice.tsx';
export { agreement } from './agreement.ts';
