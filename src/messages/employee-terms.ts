import en from './en/employee-terms.ts';
import { text } from './text.ts';

export const employeeTermsText = text('employeeTerms', en);
