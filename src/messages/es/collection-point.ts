import type { Translation } from '../text.ts';
import type en from '../en/collection-point.ts';

export default {
  title: 'Recógelo cerca de ti',
  place: 'Ciudad, código postal o tienda',
  search: 'Buscar puntos de recogida',
  ask: 'Escribe una ciudad o un código postal y mira qué tiendas cercanas pueden guardarte el paquete.',
  searching: 'Buscando puntos de recogida',
  noneTitle: 'No hay puntos de recogida cerca',
  none: 'Prueba con una ciudad más grande o recíbelo en casa.',
  failed: 'No hemos podido buscar puntos de recogida.',
  found: { one: '{count} punto de recogida cerca de {place}', other: '{count} puntos de recogida cerca de {place}' },
  foundHere: { one: '{count} punto de recogida cerca de ti', other: '{count} puntos de recogida cerca de ti' },
  openToday: 'Hoy abre: {hours}',
  closedToday: 'Hoy cerrado',
  hours: 'Horario',
  closed: 'Cerrado',
  choose: 'Recoger aquí',
  chooseAt: 'Recoger aquí: {name}',
  whoTitle: '¿Quién lo recoge?',
  whoBody: 'Te escribiremos cuando tu paquete esté allí. Lleva algo en lo que aparezca tu nombre.',
  other: 'Elegir otra tienda',
  save: 'Recogerlo allí',

  offerTitle: 'Recógelo cerca de ti',
  offerBody: '{label} · {time} · {price}',
  offer: 'Buscar un punto de recogida',
  atTitle: 'Lo recoges aquí',
  keep: 'Continuar con esta tienda',
  otherPoint: 'Elegir otro punto de recogida',
  sendHome: 'Mejor enviarlo a una dirección',
} satisfies Translation<typeof en>;
