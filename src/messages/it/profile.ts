import type en from '../en/profile.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Il tuo account',
  titleNamed: 'Ciao, {name}',
  detailsTitle: 'I tuoi dati',
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefono',
  postalCode: 'CAP',
  birthDate: 'Data di nascita',
  ordersTitle: 'Ordini',
  ordersBody: 'Guarda dove sono, rendi qualcosa o scarica una fattura.',
  toOrders: 'Guarda i tuoi ordini',
  passwordTitle: 'Password',
  passwordBody: 'Cambiala se qualcun altro potrebbe conoscerla.',
  changePassword: 'Cambia la password',
  loading: 'Caricamento del tuo account',
  guestTitle: 'Accedi per vedere il tuo account',
  guestBody: 'Qui trovi i tuoi dati, gli ordini e la password quando hai effettuato l’accesso.',
  signIn: 'Accedi',
  unavailableTitle: 'Non possiamo mostrare il tuo account',
  unavailableBody: 'Qualcosa non ha risposto. Il tuo account è al sicuro; riprova tra poco.',
  retry: 'Riprova',
} satisfies Translation<typeof en>;
