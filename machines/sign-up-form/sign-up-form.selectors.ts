import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { BotDefenceRef } from '#machines/bot-defence/bot-defence.selectors.ts';
import type { PersonField } from '#machines/shared/person.ts';
import type { signUpFormMachine } from './sign-up-form.machine.ts';

export type SignUpFormRef = ActorRefFrom<typeof signUpFormMachine>;
export type SignUpFormSnapshot = SnapshotFrom<typeof signUpFormMachine>;

/** A field that a refusal can be about. */
export type RefusedField = PersonField | 'email' | 'password';

/** The bot defence's check, while there is one. */
export const selectBotDefence = ({ children }: SignUpFormSnapshot) =>
  children['botDefence'] as BotDefenceRef | undefined;
export const selectIsBusy = (snapshot: SignUpFormSnapshot) => snapshot.hasTag('busy');
/** True from the moment at which the account is there and somebody is signed in with it. */
export const selectIsEntering = (snapshot: SignUpFormSnapshot) =>
  snapshot.hasTag('busy') || snapshot.matches('welcomed');
export const selectIsCreated = (snapshot: SignUpFormSnapshot) => snapshot.matches('created');
export const selectFailure = ({ context }: SignUpFormSnapshot) => context.failure;
export const selectRules = ({ context }: SignUpFormSnapshot) => context.rules;

const byCode: Readonly<Record<string, RefusedField>> = {
  AUT439: 'email',
  PRO400: 'email',
  AUT453: 'email',
  AUT442: 'phone',
  AUT444: 'phone',
  FE872: 'password',
  PRO410: 'birthDate',
  PRO411: 'birthDate',
};

const byPointer: Readonly<Record<string, RefusedField>> = {
  '/email': 'email',
  '/password': 'password',
  '/firstName': 'firstName',
  '/lastName': 'lastName',
  '/birthDate': 'birthDate',
  '/phone': 'phone',
  '/postalCode': 'postalCode',
  '/gender': 'gender',
};

/** The field that the last refusal is about; null if it is about none (catalogue 8). */
export function selectRefusedField({ context: { failure } }: SignUpFormSnapshot): RefusedField | null {
  if (!failure) return null;
  const [named] = failure.errorId === 'API422' ? (failure.fields ?? []) : [];
  return byCode[failure.errorId] ?? (named ? (byPointer[named.field] ?? null) : null);
}
