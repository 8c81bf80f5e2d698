import type en from '../en/signed-out.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Sie wurden abgemeldet',
  body: 'Melden Sie sich an: Ihr Warenkorb wartet auf Sie.',
  signIn: 'Anmelden',
  offer: 'Sie haben ein Konto? Darin sind Ihre Adressen und Karten.',
  guestTitle: 'Ihr Warenkorb ist nicht mehr auffindbar',
  guestBody:
    'Wir haben Ihren Warenkorb über Cookies dieses Browsers erkannt. Sie wurden gelöscht oder sind abgelaufen. Sie können einen neuen Warenkorb beginnen.',
  startNew: 'Neuen Warenkorb beginnen',
} satisfies Translation<typeof en>;
