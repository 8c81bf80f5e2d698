/** A part of the rule for passwords (core 5): each is told separately. */
export type PasswordRule = 'length' | 'upper' | 'lower' | 'digit';

const minimalPasswordLength = 8;

const rules: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  length: (password) => [...password].length >= minimalPasswordLength,
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\d/.test(password),
};

/** In the order in which they are listed beside the field. */
export const passwordRules = ['length', 'upper', 'lower', 'digit'] as const satisfies readonly PasswordRule[];

export const meetsPasswordRule = (password: string, rule: PasswordRule): boolean => rules[rule](password);

/** Returns the rules that a password breaks; none for a valid password. */
export const brokenPasswordRules = (password: string): PasswordRule[] =>
  passwordRules.filter((rule) => !meetsPasswordRule(password, rule));
