export { InStore } from './InStore.tsx';
export { useSelling } from './useSelling.ts';
