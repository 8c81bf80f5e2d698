// Compiled by `npm run messages` from src/messages/fr-CA/; do not edit.

export default {
  "address": {
    "email": "Courriel",
    "recipientContactPhoneHint": "Le transporteur appelle ce numéro. Si vous recevez des textos sur vos commandes, celui de ce colis y est envoyé.",
    "readyTexts": "M’avertir par texto quand je peux la retirer",
    "readyTextsHint": "En plus du courriel. Le texto est envoyé au téléphone ci-dessus.",
    "orderTexts": "M’avertir par texto quand le colis part",
    "orderTextsHint": "En plus du courriel. Le texto est envoyé au numéro du destinataire s’il y en a un, sinon au téléphone ci-dessus.",
  },
  "cart": {
    "sentTo": "Envoyé par courriel à {email}",
    "sentToName": "Pour {to}, envoyé par courriel à {email}",
  },
  "complete-profile": {
    "mobileTitle": "Votre numéro de cellulaire",
  },
  "contact": {
    "lead": "Nous répondons par courriel sous un jour ouvrable.",
    "email": "Courriel",
    "sentBody": "Son numéro est {number}. Un courriel le confirme.",
    "sentBodyWithout": "Un courriel avec son numéro le confirme.",
    "sentNext": "Nous répondons par courriel sous un jour ouvrable.",
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
    "OHS4004": "Commande introuvable. Vérifiez le numéro de commande et l’adresse courriel, puis réessayez.",
    "PRO400": "Un compte existe déjà avec ce courriel. Connectez-vous ou utilisez un autre courriel.",
  },
  "event-sign-up": {
    "email": "Adresse courriel",
  },
  "fields": {
    "emailInvalid": "Le courriel n’est pas valide",
  },
  "footer": {
    "newsletterEmail": "Adresse courriel",
    "newsletterPolicy": "J’accepte la politique de confidentialité et souhaite recevoir l’infolettre par courriel.",
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
  "newsletter": {
    "title": "Infolettre",
    "email": "Courriel",
    "policy": "J’ai lu la politique de confidentialité et je souhaite recevoir l’infolettre par courriel. Je peux me désinscrire à tout moment.",
    "confirmAbout": "Souhaitez-vous recevoir l’infolettre Waymark à cette adresse ? Environ deux courriels par mois.",
    "confirmedBody": "Le premier courriel est en route. Chaque courriel contient un lien de désinscription.",
    "stopAbout": "Souhaitez-vous vous désinscrire de l’infolettre ?",
    "stoppedBody": "Nous ne vous enverrons plus d’infolettre. Vous recevrez toujours les courriels concernant vos commandes.",
  },
  "notices": {
    "accountErasedMore": "Un courriel vous le confirme. Vous pouvez commander en tant qu’invité quand vous le souhaitez.",
  },
  "notify-me": {
    "promise": "Laissez votre courriel. Nous vous écrirons une seule fois, dès que l’article sera de retour, et l’adresse ne servira à rien d’autre.",
    "email": "Courriel",
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
    "updatesEmail": "Par courriel",
    "updatesBoth": "Par courriel et texto",
  },
  "privacy": {
    "erasedBody": "Un courriel vous le confirme. Vous pouvez commander en tant qu’invité quand vous le souhaitez.",
  },
  "product": {
    "deliveryNow": "Envoyé aussitôt par courriel",
  },
  "profile": {
    "email": "Courriel",
    "subscriptionsBody": "Les actualités par courriel et texto, et comment les désactiver.",
  },
  "reset-password": {
    "askIntro": "Indiquez le courriel de votre compte. Nous vous envoyons un lien pour choisir un nouveau mot de passe.",
    "email": "Courriel",
    "sentNameless": "S’il existe un compte pour ce courriel, un lien est en route. Il fonctionne une seule fois, pendant une heure.",
    "missed": "Rien après quelques minutes ? Regardez aussi dans les indésirables ou vérifiez le courriel saisi.",
  },
  "seldom-titles": {
    "newsletter": "Infolettre | Waymark",
  },
  "sign-in": {
    "email": "Courriel",
    "anotherEmail": "Utiliser une autre adresse courriel",
  },
  "sign-up-form": {
    "email": "Adresse courriel",
    "loyaltyTerms": "Rejoindre le Collective. C’est gratuit : un point pour chaque dollar dépensé.",
    "newsletter": "Recevoir par courriel les nouveautés, des récits de randonnée et des offres. Je peux me désinscrire à tout moment.",
    "phoneForTexts": "Saisissez un numéro de téléphone valide, ou décochez les nouveautés par texto.",
  },
  "sms-opt-in": {
    "box": "Recevoir les nouveautés et les offres par texto",
    "termsTitle": "Conditions des textos",
    "readTerms": "Lire les conditions des textos",
    "on": "Les nouveautés par texto sont activées.",
  },
  "stop-notifications": {
    "about": "Vous avez demandé un courriel au retour d’un article. Tous ces courriels s’arrêtent, pour tous les articles.",
  },
  "subscriptions": {
    "emailTitle": "Actualités par courriel",
    "smsTitle": "Actualités par texto",
    "email": "Courriel",
    "emailTerms": "J’ai lu la politique de confidentialité et je souhaite recevoir les actualités par courriel.",
    "ordersTitle": "Textos sur vos commandes",
    "ordersBody": "Nous vous écrivons toujours par courriel au sujet d’une commande. Un texto peut aussi annoncer le départ d’un colis ou qu’il est prêt à être retiré ; il est envoyé au téléphone de la livraison.",
    "ordersOn": "Les textos sont activés.",
    "ordersOff": "Les textos sont désactivés.",
  },
  "warranty": {
    "lead": "Décrivez le défaut de matière ou de fabrication. Nous vous répondons par courriel et précisons ce qu’il nous faut, par exemple une photo.",
    "done": "Votre demande porte le numéro {number}. Un courriel la confirme.",
  },
};
