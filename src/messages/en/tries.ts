/** Somebody who tried too often has to wait. */
export default {
  minutes: {
    one: 'Too many tries. Try again in {count} minute.',
    other: 'Too many tries. Try again in {count} minutes.',
  },
  hours: { one: 'Too many tries. Try again in {count} hour.', other: 'Too many tries. Try again in {count} hours.' },
} as const;
