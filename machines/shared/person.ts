/** Rules by which the form checks a person's fields; the service checks them again. */
export interface PersonRules {
  /** Milliseconds since the epoch by the service's clock; 0 if it did not answer (catalogue 7). */
  now: number;
  dialCode: string;
  phoneMasks: string[];
  /** A regular expression; null if any postal code will do. */
  postalCode: string | null;
  postalCodeExample: string;
}

/** A field about a person that a refusal can be about. */
export type PersonField = 'firstName' | 'lastName' | 'birthDate' | 'phone' | 'postalCode' | 'gender';
