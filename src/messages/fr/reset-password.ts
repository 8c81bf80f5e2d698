import type en from '../en/reset-password.ts';
import type { Translation } from '../text.ts';

export default {
  askTitle: 'Mot de passe oublié ?',
  askIntro: 'Indiquez l’e-mail de votre compte. Nous vous envoyons un lien pour choisir un nouveau mot de passe.',
  email: 'E-mail',
  ask: 'Envoyer le lien',
  sentTitle: 'Consultez votre messagerie',
  sent: 'S’il existe un compte pour {email}, un lien est en route. Il fonctionne une seule fois, pendant une heure.',
  sentNameless:
    'S’il existe un compte pour cet e-mail, un lien est en route. Il fonctionne une seule fois, pendant une heure.',
  missed: 'Rien après quelques minutes ? Regardez aussi dans les indésirables ou vérifiez l’e-mail saisi.',
  again: 'Demander un autre lien',
  chooseTitle: 'Choisissez un nouveau mot de passe',
  chooseIntro: 'Toutes les sessions ouvertes de votre compte seront alors fermées.',
  choose: 'Enregistrer le mot de passe',
  changedTitle: 'Votre mot de passe est modifié',
  changed: 'Toutes vos sessions ont été fermées. Connectez-vous avec le nouveau mot de passe.',
  signIn: 'Se connecter',
} satisfies Translation<typeof en>;
