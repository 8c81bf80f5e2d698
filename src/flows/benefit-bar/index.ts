export { default as BenefitBar } from './BenefitBar.tsx';
export { hidingScript } from './closed-bars.ts';
export { LaterBenefitBar } from './LaterBenefitBar.tsx';
