export { LaterRotation } from './LaterRotation.tsx';
export type { Paces } from './rotation.actors.ts';
