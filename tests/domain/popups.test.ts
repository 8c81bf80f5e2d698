import { expect, it } from 'vitest';
import { firstUndismissed, popupKindOf } from '#src/domain/popups.ts';

it.each([
  ['newsletter autumn', 'newsletter'],
  ['Autumn Newsletter', 'newsletter'],
  ['news', 'registration'],
  ['members', 'registration'],
])('classes a pop-up of the name %s as %s', (name, kind) => expect(popupKindOf(name)).toBe(kind));

const popups = [{ id: 'first' }, { id: 'second' }];

it.each([
  [[], 'first'],
  [['first'], 'second'],
  [['second'], 'first'],
  [['gone', 'first', 'second'], undefined],
])('shows the first pop-up that is not among those dismissed: %j', (dismissed, id) =>
  expect(firstUndismissed(popups, dismissed)?.id).toBe(id),
);
