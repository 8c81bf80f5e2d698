export { mayNote, notedOrigin, noteOrigin } from './note-origin.ts';
export { type Beginning, watchOrigins } from './watchOrigins.ts';
