// Compiled by `npm run messages` from src/messages/en-US/person.json; do not edit.

export default {
  "firstName": "First name",
  "lastName": "Last name",
  "nameInvalid": "Name is not valid",
  "nameShort": "Value must contain at least {count} characters",
  "birthDate": "Date of birth",
  "birthDateHint": "You must be at least {minimalAge} years old.",
  "birthDateTooYoung": "You must be at least {minimalAge} years old to have an account.",
  "birthDateTooEarly": "Enter a date after {earliest}.",
  "gender": "Gender",
  "choose": "Choose",
  "female": "Female",
  "male": "Male",
  "other": "Other, or I do not say",
  "phone": "Phone",
  "phoneInvalid": "A valid phone number is required",
  "postalCode": "ZIP code",
  "postalCodeInvalid": "Enter it like {example}",
} as const;
