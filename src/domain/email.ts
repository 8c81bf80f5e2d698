/**
 * An e-mail address whose domain has at least two parts (core 5). Without the characters that have a meaning in the
 * header of a message (RFC 5322): a mail server would send `somebody<maya@example.com>` to maya@example.com. Without
 * control and format characters, which it would leave out.
 */
export const emailPattern = /^[^\s@<>()[\],;:"\\\p{C}]+@[^\s@<>()[\],;:"\\\p{C}]+\.[^\s@<>()[\],;:"\\\p{C}.]{2,}$/u;

export const isEmail = (text: string): boolean => emailPattern.test(text);
