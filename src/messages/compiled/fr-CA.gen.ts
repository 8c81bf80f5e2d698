// Compiled by `npm run messages` from src/messages/fr-CA/; do not edit.

export default {
  "address": {
    "email": "Courriel",
  },
  "cart": {
    "sentTo": "Envoyé par courriel à {email}",
    "sentToName": "Pour {to}, envoyé par courriel à {email}",
  },
  "errors": {
    "AUT401": "Le courriel ou le mot de passe est incorrect. Vérifiez-les et réessayez.",
    "AUT418": "Le courriel ou le mot de passe est incorrect. Vérifiez-les et réessayez.",
    "AUT426": "Le courriel ou le mot de passe est incorrect. Il vous reste un essai avant le blocage du compte.",
    "AUT437": "Le courriel ou le mot de passe est incorrect. Vérifiez-les et réessayez.",
    "AUT438": "Le courriel ou le mot de passe est incorrect. Vérifiez-les et réessayez.",
    "AUT439": "Un compte existe déjà avec ce courriel. Connectez-vous ou utilisez un autre courriel.",
    "AUT453": "Le courriel n’est pas valide.",
    "ORD400": "Le courriel de la commande n’est pas valide. Vérifiez-le et réessayez.",
    "ORD409": "Commande introuvable. Vérifiez le numéro ou consultez votre courriel de confirmation.",
    "PRO400": "Un compte existe déjà avec ce courriel. Connectez-vous ou utilisez un autre courriel.",
  },
  "fields": {
    "emailInvalid": "Le courriel n’est pas valide",
  },
  "gift-card": {
    "pinMore": "Au dos de la carte ou dans le courriel.",
  },
  "gift-option": {
    "intro": "{name} part par courriel, avec votre message, dès que la commande est payée.",
    "email": "Courriel du ou de la destinataire",
  },
  "loyalty": {
    "joinBody": "Chaque commande rapporte des points à son arrivée : un pour chaque dollar entier payé pour des articles. À partir de 500 points, ils deviennent un bon.",
  },
  "order-history": {
    "guestBody": "Commandé sans compte ? Le numéro de commande et votre courriel suffisent aussi.",
  },
  "order-lookup": {
    "intro": "Indiquez le numéro de commande et l’adresse courriel qui a reçu la confirmation. Les deux figurent dans ce courriel.",
    "email": "Courriel",
  },
  "order": {
    "notFoundBody": "Vérifiez le lien dans votre courriel de confirmation ou retrouvez la commande par son numéro. La commande elle-même est en sécurité.",
    "step.sent": "Envoyée par courriel",
    "resend": "Renvoyer le courriel de la carte cadeau",
    "resendTo": "Renvoyer le courriel de la carte cadeau à {email}",
    "resent": "Le courriel a été renvoyé",
    "resendFailed": "Le courriel n’a pas été renvoyé",
  },
  "product": {
    "deliveryNow": "Envoyé aussitôt par courriel",
  },
  "sign-in": {
    "email": "Courriel",
  },
  "sign-up-form": {
    "loyaltyTerms": "Rejoindre le Collective. C’est gratuit : un point pour chaque dollar dépensé.",
    "newsletter": "Recevoir par courriel les nouveautés, des récits de randonnée et des offres. Je peux me désinscrire à tout moment.",
    "email": "Adresse courriel",
  },
};
