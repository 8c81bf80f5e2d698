import type { SignUpTyped } from '#machines/sign-up-form/sign-up-form.types.ts';
import type { Enrollment } from '#src/domain/enrollment.ts';

const genders = ['female', 'male', 'other'] as const;
const texts = ['firstName', 'lastName', 'birthDate', 'phone', 'postalCode'] as const;

/** Returns what a submitted form says, without fields that are empty. */
export function typedIn(data: FormData, enrollment: Enrollment): SignUpTyped {
  const textOf = (name: string): string => String(data.get(name) ?? '').trim();
  const gender = genders.find((one) => one === data.get('gender'));
  return {
    enrollment,
    email: textOf('email'),
    password: String(data.get('password')),
    ...Object.fromEntries(texts.flatMap((name) => (textOf(name) ? [[name, textOf(name)]] : []))),
    ...(gender ? { gender } : {}),
    newsletter: data.get('newsletter') !== null,
    optInAccepted: data.get('optInAccepted') !== null,
    loyaltyTerms: data.get('loyaltyTerms') !== null,
  };
}
