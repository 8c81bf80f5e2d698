export { createReloadGuardActors } from './reload-guard.actors.ts';
