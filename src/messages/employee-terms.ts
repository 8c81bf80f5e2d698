import en from './compiled/en-US/employee-terms.gen.ts';
import { text } from './text.ts';

export const employeeTermsText = text('employee-terms', en);
