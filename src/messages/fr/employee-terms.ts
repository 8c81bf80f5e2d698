import type en from '../en/employee-terms.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Votre remise employé',
  intro:
    'Vous travaillez avec nous : il y a des conditions à accepter avant qu’une remise employé compte. Vous pouvez acheter sans elle.',
  terms:
    'Elle est pour vous et votre foyer, dans votre limite annuelle, pas pour la revente, et ne se cumule pas avec des codes.',
  all: 'Lire toutes les conditions',
  accept: 'Accepter les conditions',
  decline: 'Pas maintenant',
} satisfies Translation<typeof en>;
