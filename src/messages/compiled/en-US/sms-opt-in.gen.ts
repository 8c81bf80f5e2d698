// Compiled by `npm run messages` from src/messages/en-US/sms-opt-in.json; do not edit.

export default {
  "box": "Text me about new products and offers",
  "phoneFirst": "Enter a valid phone number first.",
  "termsTitle": "Terms for text messages",
  "terms": "Your consent is not a condition of a purchase. Your carrier may charge for messages. You can turn the news off at any time, in your account or by replying STOP.",
  "readTerms": "Read the SMS terms",
  "accept": "Accept the terms",
  "sent": "We have sent a code of six digits to {phone}. It works for 10 minutes.",
  "code": "Code",
  "confirm": "Confirm",
  "again": "Send again",
  "on": "News by SMS are on.",
  "refusedTitle": "That did not work",
  "wrongCode": "This code is wrong or has expired. Check it, or send a new one.",
} as const;
