export { LaterPersonCheck } from './LaterPersonCheck.tsx';
export { askForToken } from './defence.actors.ts';
export { createPersonCheckActors } from './person-check.actors.ts';
