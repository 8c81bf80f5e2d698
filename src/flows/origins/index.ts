export { mayNote, noteOrigin } from './note-origin.ts';
export { watchOrigins } from './watchOrigins.ts';
