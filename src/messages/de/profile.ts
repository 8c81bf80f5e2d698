import type en from '../en/profile.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Ihr Konto',
  titleNamed: 'Hallo, {name}',
  detailsTitle: 'Ihre Angaben',
  name: 'Name',
  email: 'E-Mail-Adresse',
  phone: 'Telefon',
  postalCode: 'Postleitzahl',
  birthDate: 'Geburtsdatum',
  ordersTitle: 'Bestellungen',
  ordersBody: 'Sehen Sie, wo sie sind, senden Sie etwas zurück oder laden Sie eine Rechnung.',
  toOrders: 'Bestellungen ansehen',
  passwordTitle: 'Passwort',
  passwordBody: 'Ändern Sie es, wenn jemand anders es kennen könnte.',
  changePassword: 'Passwort ändern',
  loading: 'Ihr Konto wird geladen',
  guestTitle: 'Melden Sie sich an, um Ihr Konto zu sehen',
  guestBody: 'Angaben, Bestellungen und Passwort finden Sie hier, sobald Sie angemeldet sind.',
  signIn: 'Anmelden',
  unavailableTitle: 'Wir können Ihr Konto nicht zeigen',
  unavailableBody: 'Etwas hat nicht geantwortet. Ihr Konto ist sicher; versuchen Sie es gleich noch einmal.',
  retry: 'Noch einmal versuchen',
} satisfies Translation<typeof en>;
