/** Demo data: who is taken for a program, and of whom nobody is sure until they pass the check. */
export const testPeople = { program: 'robot@example.com', unsure: 'maybe.robot@example.com' } as const;
