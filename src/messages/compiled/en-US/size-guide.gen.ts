// Compiled by `npm run messages` from src/messages/en-US/size-guide.json; do not edit.

export default {
  "howToMeasure": "How to measure",
  "noGuide": "There is no size guide for this product.",
  "loading": "The size guide is loading.",
  "unavailable": "The size guide could not be loaded. Check your connection and try again.",
  "retry": "Try again",
  "footLength": "Length of your longer foot, in cm",
  "fits": "Your size: {size}",
  "tooLong": "That is longer than our largest size.",
  "tooShort": "That is shorter than our smallest size.",
} as const;
