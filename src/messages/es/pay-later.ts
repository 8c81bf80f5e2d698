import type { Translation } from '../text.ts';
import type en from '../en/pay-later.ts';

export default {
  awayTitle: 'Te llevamos a nuestro socio de financiación',
  awayBody: 'Allí aceptas un plan y vuelves para hacer tu pedido. Antes de eso no se cobra nada.',
  backTitle: 'Hola de nuevo',
  backBody: 'Un momento: estamos preguntando qué se ha decidido.',
  unreachedTitle: 'No podemos contactar con nuestro socio de financiación',
  unreachedBody: 'No se ha perdido nada ni se ha cobrado nada. Inténtalo de nuevo o paga de otra forma.',
  retry: 'Intentar de nuevo',
  otherWay: 'Pagar de otra forma',
  infoTitle: 'Cómo funciona pagar después',
  infoIntro: 'Recibes tu pedido ahora y lo pagas a plazos, a nuestro socio de financiación.',
  infoChoose: 'Elige «Pagar después» y guarda tu dirección de facturación.',
  infoApprove: 'En la página de nuestro socio ves cada plazo y su fecha. Acepta el plan o recházalo: tú decides.',
  infoPlace: 'Vuelves a tu pedido y lo miras una vez más. Solo se hace cuando pulsas «Pedir y pagar».',
  infoTotal: 'Un plan vale para un total. Si el total cambia, te pedimos que lo aceptes otra vez.',
  infoCancel: 'Si cancelas tu pedido, el plan se cancela con él.',
  infoLimits:
    'Nuestro socio decide qué pedidos se pueden pagar después. Si el tuyo no, paga con tarjeta o tarjeta regalo.',
  infoDemo: 'Esta tienda es una demostración: el socio es inventado, y nadie presta ni debe nada.',
  close: 'Cerrar',
} satisfies Translation<typeof en>;
