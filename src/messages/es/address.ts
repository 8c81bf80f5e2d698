import type { Translation } from '../text.ts';
import type en from '../en/address.ts';

/** Spanish words of the address form. */
export default {
  loading: 'Cargando el formulario de dirección',
  contact: 'Contacto',
  deliveryAddress: 'Dirección de entrega',
  billingAddress: 'Dirección de facturación',
  collector: 'Quién lo recoge',

  email: 'Correo electrónico',
  emailHint: 'Solo te escribiremos sobre este pedido.',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  phone: 'Teléfono',
  phoneHint: 'Solo para dudas sobre tu entrega.',
  country: 'País',
  addressLine1: 'Calle y número',
  addressLine2: 'Piso, puerta, escalera',
  addressLine3: 'Otros datos',
  postalCode: 'Código postal',
  zipCode: 'Código ZIP',
  postcode: 'Código postal',
  city: 'Ciudad',
  town: 'Localidad',
  province: 'Provincia',
  state: 'Estado',
  county: 'Condado',
  chooseProvince: 'Elige',
  newsletter:
    'Quiero recibir correos sobre novedades, historias de montaña y ofertas. Puedes darte de baja cuando quieras.',
  shipsTo: 'País: {country}',

  nameInvalid: 'El nombre no es válido',
  postalCodeInvalid: 'Escríbelo así: {example}',
  phoneInvalid: 'Escribe el teléfono con todas sus cifras',
  invalid: 'Esto no parece correcto',
  tooShort: 'Escribe al menos {count} caracteres',
  tooLong: 'Escribe {count} caracteres como máximo',
  checkField: 'Revisa este campo',

  bookTitle: 'Tus direcciones',
  deliverHere: 'Entregar aquí',
  deliverTo: 'Entregar aquí: {place}',
  billHere: 'Facturar a esta dirección',
  billTo: 'Facturar a esta dirección: {place}',
  mainAddress: 'Principal',
  keep: 'Guardar en mis direcciones',
  unkeptTitle: 'El pedido va a esa dirección; tu libreta sigue como estaba',

  refusedTitle: 'Todavía no podemos usar esta dirección',
  unavailableTitle: 'El formulario no se ha cargado',
  unavailableBody: 'No se ha perdido nada.',
  retry: 'Intentar de nuevo',

  suggestionTitle: '¿Es esta tu dirección?',
  suggestionBody: 'El servicio de direcciones la escribe de otra forma. Bien escrita, llega antes.',
  suggested: 'Sugerencia',
  asTyped: 'Como la has escrito',
  useSuggested: 'Usar la dirección sugerida',
  keepTyped: 'Dejar la mía',
  editAgain: 'Editar la dirección',
} satisfies Translation<typeof en>;
