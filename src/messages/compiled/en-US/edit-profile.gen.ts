// Compiled by `npm run messages` from src/messages/en-US/edit-profile.json; do not edit.

export default {
  "title": "Edit your details",
  "shoeSize": "Shoe size",
  "shoeSizeHint": "As on the box, like 9.5",
  "shoeSizeInvalid": "Write a size like {example}",
  "submit": "Save",
  "unavailable": "Profile not loaded. Your details are as they were; try again in a moment.",
  "retry": "Try again",
  "loading": "Loading your details",
} as const;
