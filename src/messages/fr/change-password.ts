import type en from '../en/change-password.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Modifiez votre mot de passe',
  intro: 'Les sessions de tous vos autres appareils seront fermées.',
  current: 'Mot de passe actuel',
  submit: 'Modifier le mot de passe',
  done: 'Votre mot de passe est modifié. Les sessions de vos autres appareils ont été fermées.',
} satisfies Translation<typeof en>;
