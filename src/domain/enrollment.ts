/** The forms of catalogue 3: the simplified one asks for an email and a password only. */
export type Enrollment = 'standard' | 'loyalty' | 'simplified';

export const enrollments = ['standard', 'loyalty', 'simplified'] as const satisfies readonly Enrollment[];
