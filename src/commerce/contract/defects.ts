import type { ErrorId } from '#openapi/generated/waymark.gen.ts';
import type { OperationId } from './routes.ts';

/**
 * The codes of a defect in operations for which core 8 has one; every other operation answers GEN500. Two codes say
 * that a profile was not saved: one for each of the two calls that save it.
 */
const codes: Readonly<Partial<Record<OperationId | 'unknown', ErrorId>>> = {
  createToken: 'AUT500',
  signIn: 'AUT500',
  signInAssociate: 'AUT500',
  signInWithPasskey: 'AUT500',
  updateConsumer: 'PRO412',
  completeConsumer: 'PRO418',
  changePassword: 'PRO415',
};

/** Returns the code that an operation answers, with 500, if something failed that is no refusal. */
export const defectOf = (operation: OperationId | 'unknown'): ErrorId => codes[operation] ?? 'GEN500';
