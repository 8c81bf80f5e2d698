import { randomInt } from 'node:crypto';

/** A number for a new member. Random, so that it does not say how many there are. */
export const newMemberId = (): string => `WL${randomInt(10_000_000, 99_999_999)}`;
