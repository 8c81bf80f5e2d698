import type en from '../en/passwords.ts';
import type { Translation } from '../text.ts';

export default {
  new: 'Nouveau mot de passe',
  confirm: 'Confirmez le nouveau mot de passe',
  length: '8 caractères ou plus',
  upper: 'Une majuscule',
  lower: 'Une minuscule',
  digit: 'Un chiffre',
  met: 'Fait :',
  unmet: 'Il manque :',
  invalid: 'Le mot de passe ne respecte pas les règles',
} satisfies Translation<typeof en>;
