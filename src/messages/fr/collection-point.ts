import type en from '../en/collection-point.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Retrait près de chez vous',
  place: 'Ville, code postal ou commerce',
  search: 'Trouver des points relais',
  ask: 'Saisissez une ville ou un code postal et voyez quels commerces proches gardent votre colis pour vous.',
  searching: 'Recherche de points relais',
  noneTitle: 'Aucun point relais à proximité',
  none: 'Essayez une plus grande ville voisine ou faites-vous livrer chez vous.',
  failed: 'La recherche de points relais a échoué.',
  found: { one: '{count} point relais près de {place}', other: '{count} points relais près de {place}' },
  foundHere: { one: '{count} point relais près de vous', other: '{count} points relais près de vous' },
  openToday: 'Ouvert aujourd’hui : {hours}',
  closedToday: 'Fermé aujourd’hui',
  hours: 'Horaires d’ouverture',
  closed: 'Fermé',
  choose: 'Retirer ici',
  chooseAt: 'Retirer ici : {name}',
  whoTitle: 'Qui vient le chercher ?',
  whoBody: 'Nous vous écrivons quand votre colis y est. Apportez un document où figure votre nom.',
  other: 'Choisir un autre commerce',
  save: 'Le retirer là',

  offerTitle: 'Retrait près de chez vous',
  offerBody: '{label} · {time} · {price}',
  offer: 'Trouver un point relais',
  atTitle: 'À retirer ici',
  keep: 'Continuer avec ce commerce',
  otherPoint: 'Choisir un autre point relais',
  sendHome: 'Livrer plutôt à une adresse',
} satisfies Translation<typeof en>;
