/**
 * Replaces the thin spaces of a formatted range: Node writes them where browsers write plain ones, and the server's
 * HTML must have the browser's text.
 */
export const plainSpaces = (text: string): string => text.replaceAll(/[\u2009\u202F]/g, ' ');
