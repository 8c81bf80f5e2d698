import type { Translation } from '../text.ts';
import type en from '../en/outages.ts';

export default {
  offlineTitle: 'Sie sind nicht verbunden',
  offline: 'Das kam nicht bei uns an. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  faultTitle: 'Das liegt an uns',
  providerTitle: 'Ein Dienst, mit dem wir arbeiten, antwortet nicht',
  provider: 'Es liegt weder an Ihnen noch an Ihrer Verbindung. Versuchen Sie es in ein paar Minuten noch einmal.',
} satisfies Translation<typeof en>;
