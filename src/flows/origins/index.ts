export { mayNote, noteOrigin } from './note-origin.ts';
export { type Beginning, watchOrigins } from './watchOrigins.ts';
