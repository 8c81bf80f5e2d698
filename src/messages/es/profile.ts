import type en from '../en/profile.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Tu cuenta',
  titleNamed: 'Hola, {name}',
  detailsTitle: 'Tus datos',
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  postalCode: 'Código postal',
  birthDate: 'Fecha de nacimiento',
  ordersTitle: 'Pedidos',
  ordersBody: 'Mira dónde están, devuelve algo o descarga una factura.',
  toOrders: 'Ver tus pedidos',
  passwordTitle: 'Contraseña',
  passwordBody: 'Cámbiala si alguien más pudiera conocerla.',
  changePassword: 'Cambiar la contraseña',
  loading: 'Cargando tu cuenta',
  guestTitle: 'Inicia sesión para ver tu cuenta',
  guestBody: 'Tus datos, tus pedidos y tu contraseña están aquí cuando inicias sesión.',
  signIn: 'Iniciar sesión',
  unavailableTitle: 'No podemos mostrar tu cuenta',
  unavailableBody: 'Algo no ha respondido. Tu cuenta está a salvo; inténtalo de nuevo en un momento.',
  retry: 'Intentar de nuevo',
} satisfies Translation<typeof en>;
