import type { Translation } from '../text.ts';
import type en from '../en/collection-point.ts';

export default {
  title: 'In Ihrer Nähe abholen',
  place: 'Ort, Postleitzahl oder Shop',
  search: 'Abholpunkte suchen',
  ask: 'Geben Sie einen Ort oder eine Postleitzahl ein und sehen Sie, welche Shops in der Nähe Ihr Paket annehmen.',
  searching: 'Abholpunkte werden gesucht',
  noneTitle: 'Kein Abholpunkt in der Nähe',
  none: 'Versuchen Sie es mit einer größeren Stadt in der Nähe oder lassen Sie es nach Hause liefern.',
  failed: 'Wir konnten nicht nach Abholpunkten suchen.',
  found: { one: '{count} Abholpunkt in der Nähe von {place}', other: '{count} Abholpunkte in der Nähe von {place}' },
  foundHere: { one: '{count} Abholpunkt in Ihrer Nähe', other: '{count} Abholpunkte in Ihrer Nähe' },
  openToday: 'Heute geöffnet: {hours}',
  closedToday: 'Heute geschlossen',
  hours: 'Öffnungszeiten',
  closed: 'Geschlossen',
  choose: 'Hier abholen',
  chooseAt: 'Hier abholen: {name}',
  whoTitle: 'Wer holt es ab?',
  whoBody: 'Wir schreiben Ihnen, wenn Ihr Paket da ist. Bringen Sie etwas mit, auf dem Ihr Name steht.',
  other: 'Anderen Shop wählen',
  save: 'Dort abholen',

  offerTitle: 'In Ihrer Nähe abholen',
  offerBody: '{label} · {time} · {price}',
  offer: 'Abholpunkt suchen',
  atTitle: 'Hier holen Sie es ab',
  keep: 'Weiter mit diesem Shop',
  otherPoint: 'Anderen Abholpunkt wählen',
  sendHome: 'Lieber an eine Adresse liefern',
} satisfies Translation<typeof en>;
