import type { Translation } from '../text.ts';
import type en from '../en/outages.ts';

export default {
  offlineTitle: 'Vous n’êtes pas connecté à Internet',
  offline: 'Votre demande ne nous est pas parvenue. Vérifiez votre connexion Internet et réessayez.',
  faultTitle: 'Le problème vient de chez nous',
  providerTitle: 'Un service dont nous dépendons ne répond pas',
  provider: 'Ni vous ni votre connexion n’y êtes pour rien. Réessayez dans quelques minutes.',
} satisfies Translation<typeof en>;
