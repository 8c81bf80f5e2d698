// Compiled by `npm run messages` from src/messages/en-US/fields.json; do not edit.

export default {
  "required": "This field is required",
  "requiredBox": "Check this box to continue",
  "requiredChoice": "Select an option",
  "optional": "optional",
  "emailInvalid": "Email is not valid",
  "wrongLength": "Value must contain exactly {count} characters",
  "tooShort": "Value must contain at least {count} characters",
  "tooLong": "Value must not be longer than {count} characters",
  "tooSmall": "Value must not be less than {count}",
  "tooLarge": "Value must not be more than {count}",
  "patternMismatch": "Value should match {pattern}",
  "dateInvalid": "Date should match {format} and be a valid date",
  "dateLetters": "DMY",
  "showPassword": "Show password",
  "hidePassword": "Hide password",
} as const;
