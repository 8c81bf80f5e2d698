import type { Translation } from '../text.ts';
import type en from '../en/storefront.ts';

export default {
  siteName: 'Waymark',
  siteDescription: 'Schuhe, Bekleidung und Outdoor-Ausrüstung für den Hin- und Rückweg.',
  skipToContent: 'Zum Inhalt springen',
  messages: 'Meldungen',
  notFoundTitle: 'Dieser Weg ist gesperrt',
  notFoundBody: 'Die Seite ist umgezogen oder war nie da. Der Shop ist weiter offen.',
  notFoundAction: 'Zur Startseite',
  errorTitle: 'Etwas ist schiefgegangen',
  errorBody: 'Die Seite konnte nicht gezeigt werden. Ihr Warenkorb ist sicher.',
  errorOrderTitle: 'Wir konnten Ihre Bestellung nicht zeigen',
  errorOrderBody:
    'Wenn Sie gerade bezahlt haben, ist die Bestellung {order} aufgegeben: Bitte bestellen Sie nicht noch einmal. Versuchen Sie es erneut, um sie zu sehen.',
  errorAction: 'Noch einmal versuchen',
  loading: 'Wird geladen',
  scriptNeeded: 'Schalten Sie JavaScript ein, um einen Warenkorb zu füllen und zur Kasse zu gehen.',
} satisfies Translation<typeof en>;
