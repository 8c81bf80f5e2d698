export type { WatchPhone } from './sms-opt-in.actors.ts';
export { SmsOptIn } from './SmsOptIn.tsx';
export { useSmsOptIn } from './useSmsOptIn.ts';
