/** What a complete profile has (core 4, Profile). */
const enrolled = ['phone', 'firstName', 'lastName', 'postalCode', 'birthDate'] as const;

type Details = Readonly<Partial<Record<(typeof enrolled)[number], string>>>;

/** True if the profile lacks any of phone, first name, last name, postal code or date of birth (core 4). */
export const isPartlyEnrolled = (details: Details): boolean => enrolled.some((name) => !details[name]);
