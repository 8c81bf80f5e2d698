// Compiled by `npm run messages` from src/messages/en-US/footer.json; do not edit.

export default {
  "footer": "About the shop",
  "promise": "Made for outside. Mended for as long as you like.",
  "elsewhere": "Elsewhere",
  "cookieSettings": "Cookie settings",
  "country": "Country and language",
  "en-us": "United States, English",
  "en-ca": "Canada, English",
  "fr-ca": "Canada, français",
  "en-gb": "United Kingdom, English",
  "fr-fr": "France, français",
  "de-de": "Deutschland, Deutsch",
  "it-it": "Italia, italiano",
  "es-es": "España, español",
  "newsletterEmail": "Address for the newsletter",
  "newsletterSubmit": "Subscribe",
  "newsletterPolicy": "I accept the privacy policy and want the newsletter.",
} as const;
