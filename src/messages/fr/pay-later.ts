import type en from '../en/pay-later.ts';
import type { Translation } from '../text.ts';

export default {
  awayTitle: 'Direction notre partenaire de crédit',
  awayBody: 'Vous y acceptez un échéancier et revenez passer commande. Rien n’est débité avant.',
  backTitle: 'Vous revoilà',
  backBody: 'Un instant : nous demandons ce qui a été décidé.',
  unreachedTitle: 'Notre partenaire de crédit est injoignable',
  unreachedBody: 'Rien n’est perdu et rien n’a été débité. Réessayez ou payez autrement.',
  retry: 'Réessayer',
  otherWay: 'Payer autrement',

  infoTitle: 'Comment fonctionne le paiement différé',
  infoIntro: 'Vous recevez votre commande maintenant et la payez en plusieurs fois à notre partenaire de crédit.',
  infoChoose: 'Choisissez « Payer plus tard » et enregistrez votre adresse de facturation.',
  infoApprove:
    'La page de notre partenaire montre chaque versement et sa date. Acceptez l’échéancier ou refusez-le : c’est votre choix.',
  infoPlace:
    'Vous revenez à votre commande et la vérifiez. Elle est passée quand vous appuyez sur « Commander et payer », pas avant.',
  infoTotal: 'Un échéancier vaut pour un seul total. Si le total change, vous devez l’accepter de nouveau.',
  infoCancel: 'Si vous annulez votre commande, l’échéancier est annulé aussi.',
  infoLimits:
    'Notre partenaire décide quelles commandes peuvent être payées plus tard. Sinon, payez par carte ou carte cadeau.',
  infoDemo: 'Cette boutique est une démonstration : le partenaire est fictif, personne ne prête ni ne doit rien.',
  close: 'Fermer',
} satisfies Translation<typeof en>;
