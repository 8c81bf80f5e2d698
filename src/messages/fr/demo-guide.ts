import type en from '../en/demo-guide.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Guide de la démo',
  note: 'Une démo : aucune commande n’est réelle.',
  intro: 'Quoi saisir, et ce qui se passe alors.',
  asPage: 'Tout sur une page',
  groups: 'Parties du guide',
  people: 'Personnes',
  cards: 'Cartes',
  codes: 'Codes',
  addresses: 'Adresses',
  products: 'Produits',
  orders: 'Commandes',
  password: 'Mot de passe de chacun',
  signIn: 'Se connecter',
  signInAs: 'Se connecter en tant que {name}',
  signedIn: 'Connecté',
  copy: 'Copier {text}',
  copied: '{text} est copié',
  uncopied: 'Votre navigateur n’a pas permis la copie. Le texte est sélectionné : copiez-le au clavier.',
  open: 'Ouvrir la page',
  loading: 'Chargement du guide',
  unavailable: 'Le guide n’a pas pu être chargé.',
  retry: 'Réessayer',
} satisfies Translation<typeof en>;
