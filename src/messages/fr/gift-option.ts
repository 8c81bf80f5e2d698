import type en from '../en/gift-option.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Ajouter une option cadeau',
  titleChange: 'Modifier l’option cadeau',
  intro: '{name} part par courriel, avec vos mots, dès que la commande est payée.',
  email: 'Courriel du ou de la destinataire',
  emailMore: 'Vérifiez-le bien : il vaut de l’argent.',
  to: 'Son nom',
  message: 'Votre message',
  submit: 'Enregistrer',
} satisfies Translation<typeof en>;
