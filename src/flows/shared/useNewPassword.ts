import { meetsPasswordRule, passwordRules } from '#src/domain/password.ts';
import { passwordsText } from '#src/messages/passwords.ts';
import { useText } from '#src/messages/text.ts';

/** Returns what every field for a new password says: the rules of core 5 in the page's language. */
export function useNewPassword() {
  const t = useText(passwordsText);
  return {
    rules: passwordRules.map((rule) => ({
      label: t(rule),
      isMet: (password: string) => meetsPasswordRule(password, rule),
    })),
    marks: { met: t('met'), unmet: t('unmet') },
    invalid: t('invalid'),
  };
}
