import type en from '../en/gift-option.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Ajouter une option cadeau',
  titleChange: 'Modifier l’option cadeau',
  intro: '{name} part par e-mail, avec votre message, dès que la commande est payée.',
  email: 'E-mail du ou de la destinataire',
  emailMore: 'Vérifiez-la bien : une carte cadeau vaut de l’argent comptant.',
  to: 'Son nom',
  message: 'Votre message',
  submit: 'Enregistrer',
} satisfies Translation<typeof en>;
