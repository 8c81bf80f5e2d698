import type { WrittenLanguage } from '#src/commerce/model/locale.ts';

/** The page of the stand-in. */
export const customiserWords: Record<WrittenLanguage, Record<'title' | 'demo' | 'use' | 'back', string>> = {
  en: {
    title: 'Design your own',
    demo: 'This page stands in for a customizer. It offers three designs.',
    use: 'Use this design',
    back: 'Back to the product',
  },
  fr: {
    title: 'Personnalisez votre modèle',
    demo: 'Cette page remplace un outil de personnalisation. Elle propose trois modèles.',
    use: 'Choisir ce modèle',
    back: 'Retour au produit',
  },
  de: {
    title: 'Selbst gestalten',
    demo: 'Diese Seite steht für einen Konfigurator. Sie bietet drei Entwürfe an.',
    use: 'Diesen Entwurf verwenden',
    back: 'Zurück zum Produkt',
  },
  it: {
    title: 'Personalizza il tuo modello',
    demo: 'Questa pagina sostituisce un configuratore. Propone tre modelli.',
    use: 'Usa questo modello',
    back: 'Torna al prodotto',
  },
  es: {
    title: 'Diseña el tuyo',
    demo: 'Esta página sustituye a un configurador. Ofrece tres diseños.',
    use: 'Usar este diseño',
    back: 'Volver al producto',
  },
};
