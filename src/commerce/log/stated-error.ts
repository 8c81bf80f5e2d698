/**
 * An error whose message is text of this repository and numbers, never data, so that the log may contain it. The
 * message of any other error is left out of the log, because libraries put e-mail addresses, SQL values and bodies into
 * theirs.
 */
export class StatedError extends Error {}
