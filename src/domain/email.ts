/** An e-mail address whose domain has at least two parts (core 5). */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

export const isEmail = (text: string): boolean => emailPattern.test(text);
