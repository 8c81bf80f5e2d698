import { StatedError } from './log/stated-error.ts';

/** Something that the service needs is away for now: it answers API503, and the same call may succeed later. */
export class UnavailableError extends StatedError {}
