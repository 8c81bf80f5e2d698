import type { Translation } from '../text.ts';
import type en from '../en/in-store.ts';

export default {
  eyebrow: 'Für unsere Filialen',
  title: 'Verkaufen in der Filiale',
  signIn: 'Als Verkaufskraft anmelden',
  signInMore: 'Mit Ihrem Konto für den Verkauf in der Filiale. Was im Warenkorb liegt, nehmen Sie mit.',
  customer: 'Es ist jemand anderes angemeldet',
  customerMore:
    'Dieses Konto verkauft in keiner Filiale. Melden Sie es ab und melden Sie sich dann für den Verkauf an.',
  signOut: 'Abmelden',
  lost: 'Das konnte nicht geladen werden',
  lostMore: 'Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  retry: 'Noch einmal versuchen',
  store: 'Welche Filiale ist das?',
  storeLabel: 'Filiale',
  storePlaceholder: 'Filiale wählen',
  storeSubmit: 'Weiter',
  seller: 'Wer verkauft in {store}?',
  sellerLabel: 'Verkauf durch',
  sellerSubmit: 'Verkauf beginnen',
  anotherStore: 'Andere Filiale',
  selling: 'Sie können jetzt verkaufen',
  sellingMore:
    'Am Fuß jeder Seite steht, wo und wer verkauft, und jede Bestellung wird für Sie vermerkt. Beenden Sie die Sitzung, wenn Sie das Gerät verlassen.',
  toShop: 'Zum Shop',
  bar: 'Sitzung in der Filiale',
  barStore: 'Filiale: {store}',
  barSeller: 'Verkauf: {name}',
  end: 'Sitzung beenden',
  ending: 'Abmeldung läuft',
  stillSignedIn: 'Sie sind noch angemeldet.',
} satisfies Translation<typeof en>;
