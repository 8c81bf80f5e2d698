export { LaterUserContent } from './LaterUserContent.tsx';
