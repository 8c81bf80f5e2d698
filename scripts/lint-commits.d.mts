/** What is wrong with a commit's subject, or null. */
export function wrongInSubject(subject: string): string | null;
