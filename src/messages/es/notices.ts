import type { Translation } from '../text.ts';
import type { notices } from '../en/notices.ts';

/** What the shopper is told in Spanish outside the place that it is about: toasts. */
export default {
  // The cart (core 8)
  cartExpired: 'Tu cesta había caducado',
  cartExpiredMore: 'No hemos podido recuperar tus artículos. Tu cesta nueva está vacía y lista.',
  invalidCustomer: 'Esta cesta es de otra cuenta',
  invalidCustomerMore: 'Tienes una cesta nueva. La página se recargará en un momento.',
  cartMerged: 'Los artículos que dejaste aquí antes están otra vez en tu cesta.',
  notAdded: 'No podemos conectar con la tienda',
  notAddedMore: 'Lo que has elegido aún no está en tu cesta.',
  removeFailed: 'No se ha podido quitar el artículo de la cesta. Inténtalo de nuevo más tarde.',
  lineGone: 'Ese artículo ya no está en tu cesta: se quitó en otro sitio.',
  giftNotAdded: 'Este artículo no se puede añadir: viene de regalo con una oferta.',
  maxQuantity: {
    one: 'Puedes llevarte {count} unidad de este artículo como máximo.',
    other: 'Puedes llevarte {count} unidades de este artículo como máximo.',
  },
  maxQuantityAny: 'Tienes el máximo de unidades de este artículo por pedido.',
  maxQuantityOfGift: 'El regalo viene en una cantidad fija.',
  outOfStock: 'Agotado',
  fromTheShop: '{message}',

  // The session (core 4)
  signedIn: 'Has iniciado sesión',
  signedOut: 'Has cerrado sesión',
  termsAccepted: 'Has aceptado las condiciones del descuento de empleado',
  notSignedOut: 'Tu sesión sigue abierta',
  notSignedOutMore: 'No podemos conectar con la tienda. Revisa tu conexión y cierra sesión de nuevo.',

  // Flash codes (core 4)
  ProductLineItemInventoryMissing:
    'Quedan menos unidades de un artículo de las que pediste. Hemos cambiado la cantidad en tu cesta.',
  ProductItemNotAvailable: 'Un artículo ya no está disponible. Lo hemos quitado de tu cesta.',
  ProductLineItemFullInventoryMissing: 'Un artículo se ha agotado. Lo hemos quitado de tu cesta.',
  nothingLeftToOrder: 'Todo lo que había en tu cesta se ha agotado, así que el pedido no se puede completar.',
  InvalidShippingAddress: 'No podemos enviar a esta dirección. Revísala o elige otra.',
  orderUpdated: 'Hemos actualizado tu pedido porque una parte no puede ir a esta dirección.',
  PaymentNotAuthorized: 'Tu banco no ha confirmado el pago. Inténtalo de nuevo o paga de otra forma.',

  // The six delivery changes (core 4)
  PickupToSthTransition: 'Un artículo ya no se puede recoger en tienda. Te lo enviamos a casa.',
  PickupToStsTransition: 'Un artículo ya no está en la tienda. Lo enviamos allí para que lo recojas.',
  StsToSthTransition: 'Un artículo ya no se puede enviar a la tienda. Te lo enviamos a casa.',
  StsToPickupTransition: 'Un artículo ya está en la tienda. Puedes recogerlo allí.',
  STHToPickupTransition: 'Un artículo ya no se puede enviar a tu casa. Puedes recogerlo en la tienda.',
  OrderShippingMethodDowngraded:
    'La entrega que elegiste ya no está disponible. Hemos elegido la siguiente; revisa la fecha y el precio.',
} satisfies Translation<typeof notices>;
