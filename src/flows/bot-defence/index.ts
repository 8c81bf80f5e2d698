export { LaterBotDefence } from './LaterBotDefence.tsx';
export { askForToken } from './defence.actors.ts';
export { createBotDefenceActors } from './bot-defence.actors.ts';
