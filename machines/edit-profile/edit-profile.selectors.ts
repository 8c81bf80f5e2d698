import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { PersonField } from '#machines/shared/person.ts';
import type { editProfileMachine } from './edit-profile.machine.ts';

export type EditProfileRef = ActorRefFrom<typeof editProfileMachine>;
type Snapshot = SnapshotFrom<typeof editProfileMachine>;

export const selectLoaded = ({ context }: Snapshot) => context.loaded;
export const selectIsUnavailable = (snapshot: Snapshot): boolean => snapshot.matches('unavailable');
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectFailure = ({ context }: Snapshot) => context.failure;

const byCode: Readonly<Record<string, PersonField>> = {
  AUT442: 'phone',
  AUT444: 'phone',
  PRO410: 'birthDate',
  PRO411: 'birthDate',
};
const byName: Readonly<Record<string, PersonField | 'preferredShoeSize'>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  birthDate: 'birthDate',
  phone: 'phone',
  postalCode: 'postalCode',
  gender: 'gender',
  preferredShoeSize: 'preferredShoeSize',
};

/** The field that the last refusal is about; null if it is about none. */
export function selectRefusedField({ context: { failure } }: Snapshot): PersonField | 'preferredShoeSize' | null {
  if (!failure) return null;
  const [named] = failure.errorId === 'API422' ? (failure.fields ?? []) : [];
  return (
    byCode[failure.errorId] ?? (named ? (byName[named.field.slice(named.field.lastIndexOf('/') + 1)] ?? null) : null)
  );
}
