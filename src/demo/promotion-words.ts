import type { Promotion } from '#src/commerce/model/promotion.ts';

type Said = NonNullable<NonNullable<Promotion['words']>['fr']>;

const said = (name: string, calloutMessage = name): Said => ({ name, calloutMessage });

/** What promotions say in the languages beside English, by their ids; amounts and parts as in `Promotion`. */
export const promotionWords: Record<string, Promotion['words']> = {
  'first-steps-15': {
    fr: said('15 % de réduction sur votre commande'),
    de: said('15 % Rabatt auf Ihre Bestellung'),
    it: said('15% di sconto sul tuo ordine'),
    es: said('15 % de descuento en tu pedido'),
  },
  'ridge-20-off': {
    fr: said('{off} de réduction dès {threshold}', '{off} de réduction sur votre commande'),
    de: said('{off} Rabatt ab {threshold}', '{off} Rabatt auf Ihre Bestellung'),
    it: said('{off} di sconto da {threshold}', '{off} di sconto sul tuo ordine'),
    es: said('{off} de descuento a partir de {threshold}', '{off} de descuento en tu pedido'),
  },
  'boots-25': {
    fr: said('25 % de réduction sur les chaussures de randonnée'),
    de: said('25 % Rabatt auf Wanderschuhe'),
    it: said('25% di sconto sugli scarponi da montagna'),
    es: said('25 % de descuento en botas de montaña'),
  },
  'thank-you': {
    fr: said('{off} de réduction, avec nos remerciements', '{off} de réduction sur votre commande'),
    de: said('{off} Rabatt, mit herzlichem Dank', '{off} Rabatt auf Ihre Bestellung'),
    it: said('{off} di sconto, con i nostri ringraziamenti', '{off} di sconto sul tuo ordine'),
    es: said('{off} de descuento, con nuestro agradecimiento', '{off} de descuento en tu pedido'),
  },
  'free-delivery': {
    fr: said('Livraison offerte', 'Livraison offerte pour cette commande'),
    de: said('Kostenloser Versand', 'Kostenloser Versand für diese Bestellung'),
    it: said('Consegna gratuita', 'Consegna gratuita per questo ordine'),
    es: said('Envío gratis', 'Envío gratis en este pedido'),
  },
  'gift-socks': {
    fr: said('Chaussettes Drove offertes dès {threshold}', 'Une paire de chaussettes Drove, offerte'),
    de: said('Drove-Socken gratis ab {threshold}', 'Ein Paar Drove-Socken, geschenkt'),
    it: said('Calze Drove in omaggio da {threshold}', 'Un paio di calze Drove, in omaggio'),
    es: said('Calcetines Drove de regalo a partir de {threshold}', 'Un par de calcetines Drove, de regalo'),
  },
  'members-delivery': {
    fr: said('Livraison standard offerte aux membres', 'Les membres du Collective ont la livraison standard offerte'),
    de: said('Kostenloser Standardversand für Mitglieder', 'Mitglieder haben kostenlosen Standardversand'),
    it: said('Consegna standard gratuita per i membri', 'I membri hanno la consegna standard gratuita'),
    es: said('Envío estándar gratis para miembros', 'Los miembros tienen el envío estándar gratis'),
  },
  'approach-free-delivery': {
    fr: said(
      'Livraison standard offerte',
      'La livraison offerte est proche|Encore {distance} pour la livraison standard offerte|Votre livraison standard est offerte',
    ),
    de: said(
      'Kostenloser Standardversand',
      'Der kostenlose Versand ist nah|Noch {distance} bis zum kostenlosen Standardversand|Ihr Standardversand ist kostenlos',
    ),
    it: said(
      'Consegna standard gratuita',
      'La consegna gratuita è vicina|Ancora {distance} per la consegna standard gratuita|La tua consegna standard è gratuita',
    ),
    es: said(
      'Envío estándar gratis',
      'El envío gratis está cerca|Faltan {distance} para el envío estándar gratis|Tu envío estándar es gratis',
    ),
  },
  'approach-ten-off': {
    fr: said(
      '10 % de réduction dès {threshold}',
      'Vous vous équipez ? Une grosse commande a 10 % de réduction|Encore {distance} et tout est à −10 %|10 % de réduction sur votre commande',
    ),
    de: said(
      '10 % Rabatt ab {threshold}',
      'Größere Ausrüstung? Es gibt 10 % Rabatt|Noch {distance} bis zu 10 % Rabatt auf alles|10 % Rabatt auf Ihre Bestellung',
    ),
    it: said(
      '10% di sconto da {threshold}',
      'Ti stai attrezzando? C’è il 10% di sconto sugli ordini grandi|Ancora {distance} per il 10% su tutto|10% di sconto sul tuo ordine',
    ),
    es: said(
      '10 % de descuento a partir de {threshold}',
      '¿Te equipas? Hay un 10 % de descuento en pedidos grandes|Faltan {distance} para un 10 % en todo|10 % de descuento en tu pedido',
    ),
  },
  'associate-40': {
    fr: said('Remise collaborateur (40 %)', '40 % de réduction, en tant que collaborateur'),
    de: said('Mitarbeiterrabatt (40 %)', '40 % Rabatt für Mitarbeitende'),
    it: said('Sconto dipendenti (40%)', '40% di sconto, per i dipendenti'),
    es: said('Descuento de empleado (40 %)', '40 % de descuento, como empleado'),
  },
  'professional-ipa-30': {
    fr: said('Remise IPA (30 %)', '30 % de réduction, avec IPA'),
    de: said('IPA-Rabatt (30 %)', '30 % Rabatt mit IPA'),
    it: said('Sconto IPA (30%)', '30% di sconto, con IPA'),
    es: said('Descuento IPA (30 %)', '30 % de descuento, con IPA'),
  },
  'professional-wranx-25': {
    fr: said('Remise WRANX (25 %)', '25 % de réduction, avec WRANX'),
    de: said('WRANX-Rabatt (25 %)', '25 % Rabatt mit WRANX'),
    it: said('Sconto WRANX (25%)', '25% di sconto, con WRANX'),
    es: said('Descuento WRANX (25 %)', '25 % de descuento, con WRANX'),
  },
  'approach-bottle': {
    fr: said(
      'Gourde Beck offerte dès {threshold}',
      'Une gourde Beck accompagne les grosses commandes|Encore {distance} et nous ajoutons une gourde Beck|Votre gourde Beck est dans le panier',
    ),
    de: said(
      'Beck-Flasche gratis ab {threshold}',
      'Zu größeren Bestellungen gibt es eine Beck-Flasche|Noch {distance}, und wir legen eine Beck-Flasche dazu|Ihre Beck-Flasche ist im Warenkorb',
    ),
    it: said(
      'Borraccia Beck in omaggio da {threshold}',
      'Con gli ordini grandi c’è una borraccia Beck|Ancora {distance} e aggiungiamo una borraccia Beck|La tua borraccia Beck è nel carrello',
    ),
    es: said(
      'Botella Beck de regalo a partir de {threshold}',
      'Los pedidos grandes llevan una botella Beck|Faltan {distance} y añadimos una botella Beck|Tu botella Beck está en la cesta',
    ),
  },
};
