import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type PersonField, refusedPersonField } from '#machines/shared/person.ts';
import type { editProfileMachine } from './edit-profile.machine.ts';

export type EditProfileRef = ActorRefFrom<typeof editProfileMachine>;
type Snapshot = SnapshotFrom<typeof editProfileMachine>;

export const selectLoaded = ({ context }: Snapshot) => context.loaded;
export const selectIsUnavailable = (snapshot: Snapshot): boolean => snapshot.matches('unavailable');
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectFailure = ({ context }: Snapshot) => context.failure;

/** The field that the last refusal is about; null if it is about none. */
export function selectRefusedField({ context: { failure } }: Snapshot): PersonField | 'preferredShoeSize' | null {
  if (!failure) return null;
  const isSize = failure.errorId === 'API422' && (failure.fields?.[0]?.field.endsWith('/preferredShoeSize') ?? false);
  return isSize ? 'preferredShoeSize' : refusedPersonField(failure);
}
