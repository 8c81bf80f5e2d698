import type { NoCatalogueWords } from '#src/messages/en/no-catalogue.ts';

export default {
  title: 'Cette boutique n’a pas encore de produits',
  shoppers: 'Nous préparons l’ouverture. Revenez bientôt.',
  operators: 'Vous gérez cette boutique\u202f?',
  import: 'Importez un catalogue, et la boutique ouvre en moins d’une minute\u00a0:',
  guide: 'Le contenu du fichier est décrit dans docs/catalogue.md, avec le code source.',
} satisfies NoCatalogueWords;
