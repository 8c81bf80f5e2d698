/** Only spaces are nothing (core 5). */
export const isBlank = (value: string): boolean => value.trim() === '';
