// Compiled by `npm run messages` from src/messages/en-US/consent.json; do not edit.

export default {
  "banner": "Cookies",
  "bannerTitle": "Your choice of cookies",
  "bannerText": "Some cookies are necessary for your cart and payment. With your consent, others show us what to improve, remember your preferences and suggest what may interest you.",
  "acceptAll": "Accept all",
  "onlyNecessary": "Only necessary",
  "choose": "Choose",
  "settings": "Cookie settings",
  "dialogText": "You can change this at any time, under “Cookie settings” at the foot of every page. We ask again after half a year.",
  "save": "Save my choice",
  "C0001": "Necessary",
  "C0001Text": "Your cart, signing in, paying, and this choice. The shop does not work without them.",
  "C0002": "Performance and analytics",
  "C0002Text": "We count which steps shoppers take and where they leave, by the day and without knowing who.",
  "C0003": "Functional",
  "C0003Text": "Remembers what makes the shop more convenient, such as your favorite store.",
  "C0004": "Targeting",
  "C0004Text": "Shows you products and offers that suit what you have looked at.",
} as const;
